"""Lines that say how far a fit is: `STEPS/ALL WHAT`, which `barpoint train` reads and people can."""

import math
import time

# A first look at the speed, and the most of the time that measuring may take.
FIRST_STEPS, MEASURING = 5, 0.02


class Progress:
    """Counts the steps of all nets."""

    def __init__(self, settings, done, total, rows):
        self.done, self.total, self.pause = done, total, settings.report_seconds
        self.rows_of_a_step = rows.plans * (settings.batch + 2 * settings.pairs)
        self.figures, self.measure_at = "", 0.0

    def say(self, what):
        print(f"{self.done}/{self.total} {what}", flush=True)

    def begin(self):
        """The speed is measured from here."""
        self.first = self.done
        self.began = self.reported = time.monotonic()
        self.early = True

    def stepped(self, steps):
        """Counts steps; whether a report is due."""
        self.done += steps
        early = self.early and self.done - self.first >= FIRST_STEPS * steps
        return early or time.monotonic() >= self.reported + self.pause

    def report(self, what, measured):
        """Says how fast the steps are and, unless that would take too long, how good the nets."""
        now = time.monotonic()
        speed = (self.done - self.first) / (now - self.began)
        if self.early:
            hours, minutes = divmod(round((self.total - self.done) / speed / 60), 60)
            self.figures = f", about {hours}:{minutes:02} hours for all steps"
        elif now >= self.measure_at:
            self.figures = "".join(f"; {name}: {in_words(found)}" for name, found in measured())
            self.measure_at = time.monotonic() + (time.monotonic() - now) / MEASURING
        self.say(f"{what}, {speed * self.rows_of_a_step:,.0f} rows/s{self.figures}")
        self.early = False
        self.reported = time.monotonic()


def in_words(found):
    """The figures of `measured`."""
    words = []
    if "held_rms" in found:
        plans = ("none" if math.isnan(rms) else f"{rms:.5f}" for rms in found["held_rms"])
        words.append("rms equity of plans held out " + " ".join(plans))
    if "strength" in found:
        strength = found["strength"]
        words.append(f"choices lose {1000 * strength['equity_loss']:.2f}/1000, {strength['agreement']:.1%} as looked ahead")
    return ", ".join(words)
