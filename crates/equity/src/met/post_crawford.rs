//! Post-Crawford chances by formula: the trailer doubles at once in every game.
//!
//! Rows are those of the trailer: entry n is the chance at n + 1 away against an opponent 1 away.

/// What Zadeh's way of filling a post-Crawford row depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PostCrawfordZadeh {
    /// Share of gammons among the trailer's wins.
    pub gammon_rate_trailer: f64,
    /// What the leader's free pass costs the trailer at 2 away.
    pub free_drop_2_away: f64,
    /// The same at 4 away.
    pub free_drop_4_away: f64,
}

/// What Tornberg's match equity calculator needs for a post-Crawford row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PostCrawfordMec {
    /// Share of gammons among wins.
    pub gammon_rate: f64,
    /// The player's chance to win a game.
    pub win_rate: f64,
    /// What the leader's free pass costs the trailer at 2 away.
    pub free_drop_2_away: f64,
    /// What it brings at 4 away.
    pub free_drop_4_away: f64,
}

impl Default for PostCrawfordZadeh {
    /// The values of gnubg's `zadeh.xml`, with which it also continues short rows.
    fn default() -> Self {
        Self {
            gammon_rate_trailer: 0.25,
            free_drop_2_away: 0.015,
            free_drop_4_away: 0.004,
        }
    }
}

impl Default for PostCrawfordMec {
    /// What gnubg takes for a player to whom a file gives no parameters.
    fn default() -> Self {
        Self {
            gammon_rate: 0.25,
            win_rate: 0.5,
            free_drop_2_away: 0.015,
            free_drop_4_away: 0.004,
        }
    }
}

impl PostCrawfordZadeh {
    /// Goes on with a row up to `length`. A free pass lowers the chances built on it, too.
    pub(super) fn extend(&self, row: &mut Vec<f64>, length: usize) {
        if row.is_empty() {
            row.push(0.5);
        }
        while row.len() < length {
            let next = row.len();
            let free_pass = match next {
                1 => self.free_drop_2_away,
                3 => self.free_drop_4_away,
                _ => 0.0,
            };
            row.push(two_or_four_points(row, self.gammon_rate_trailer, 0.5) - free_pass);
        }
    }
}

impl PostCrawfordMec {
    /// The row up to `length`. As gnubg computes it: free passes count only where they happen, and at
    /// 4 away the value is added.
    pub(super) fn row(&self, length: usize) -> Vec<f64> {
        let mut row = vec![self.win_rate];
        while row.len() < length {
            row.push(two_or_four_points(&row, self.gammon_rate, self.win_rate));
        }
        for (at, change) in [(1, -self.free_drop_2_away), (3, self.free_drop_4_away)] {
            if let Some(chance) = row.get_mut(at) {
                *chance += change;
            }
        }
        row
    }
}

/// The next entry of a row: a doubled game is won with a chance of `win_rate`, with a gammon for four points.
fn two_or_four_points(row: &[f64], gammon_rate: f64, win_rate: f64) -> f64 {
    let after = |points: usize| {
        let left = row.len().checked_sub(points);
        left.map_or(1.0, |left| row[left])
    };
    win_rate * (gammon_rate * after(4) + (1.0 - gammon_rate) * after(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_from_nothing() {
        let mut row = Vec::new();
        PostCrawfordZadeh::default().extend(&mut row, 5);
        // 2-away wins by winning once (0.5), less the free pass; 3-away needs two single wins or
        // one gammon.
        assert!((row[1] - 0.485).abs() < 1e-12);
        assert!((row[2] - (0.125 + 0.375 * 0.5)).abs() < 1e-12);
        assert!((row[3] - (0.125 + 0.375 * 0.485 - 0.004)).abs() < 1e-12);
    }
}
