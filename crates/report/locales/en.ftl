# The words of reports, one message a line.
money-session = money session
match-length = { $length }-point match
white = White
black = Black
annotated-by = Annotated by { $name }
analysed = Analysed: { $how }.
missing = { $count } decisions are not analysed yet: errors and counts are those found so far, PR and the other rates come when every decision is analysed.
missing-short = { $count } decisions are not analysed yet.
not-analysed = This match is not analysed: there are no errors, chances and ratings to show.
not-analysed-short = This match is not analysed.
table-of = match equity table { $table }
turns-by = { $method } ({ $count } turns)
rollout = rollout
plies = { $count }-ply
trials = { $count } trials
score-level = { $white } : { $black }, level
score-wins = { $white } : { $black }, { $name } wins
score-leads = { $white } : { $black }, { $name } leads
player = Player
error-rate = Error rate
snowie-rate = Snowie rate
errors = Errors
luck = Luck
rates-help = PR: 500 × loss (EMG) by plays with a choice and close or actual cube decisions, on average; error rate: the same × 1000; Snowie rate: 1000 × loss by all decisions for each move of either player. Lower is better.
worst-errors = Worst errors
game = Game
error = Error
better = Better
loss = Loss
game-heading = { $crawford ->
        [yes] Game { $number } at { $white } : { $black }, Crawford game
       *[no] Game { $number } at { $white } : { $black }
    } – { $result ->
        [unfinished] unfinished
       *[won] { $points ->
            [1] { $name } wins 1 point
           *[other] { $name } wins { $points } points
        }{ $resigned ->
            [yes] { " " }by resignation
           *[no] { "" }
        }
    }
errors-of = Errors: { $heading }
did = { $name } { $what }
did-play = plays { $roll }: { $play }
did-not-double = does not double
did-double = doubles
did-take = takes
did-pass = passes
did-dance = cannot move
no-double = No double
double-take = Double, take
double-pass = Double, pass
better-double-pass = double, pass
better-double-take = double, take
better-no-double = no double
better-pass = pass
better-take = take
verdict-no-double-take = no double, take
verdict-no-double-beaver = no double, beaver
verdict-no-redouble-take = no redouble, take
verdict-no-redouble-beaver = no redouble, beaver
verdict-double-take = double, take
verdict-double-pass = double, pass
verdict-double-beaver = double, beaver
verdict-redouble-take = redouble, take
verdict-redouble-pass = redouble, pass
verdict-too-good-to-double-pass = too good to double, pass
verdict-too-good-to-redouble-pass = too good to redouble, pass
verdict-too-good-to-double-take = too good to double, take
verdict-optional-double-take = optional double, take
verdict-optional-double-pass = optional double, pass
verdict-optional-redouble-take = optional redouble, take
verdict-optional-redouble-pass = optional redouble, pass
verdict-never-double-dead-cube = never double (dead cube)
verdict-never-redouble-dead-cube = never redouble (dead cube)
proper-action = Proper cube action: { $verdict }
proper-short = proper: { $verdict }
better-short = better: { $play }
loses-better = loses { $loss }; better: { $better }
play = Play
equity = Equity
win = Win
gammon = Gammon
lose-gammon = Lose gammon
by = By
played = played
action = Action
against-proper = Against proper
without-doubling = Of the player who may double, without doubling: wins { $win }, gammons { $gammon }, loses gammons { $lost } ({ $by }).
chances-double = Who may double wins { $win }, gammons { $gammon } – { $lost }; { $by }
chances-play = wins { $win }, gammons { $gammon } – { $lost }, { $by }
doubtful = doubtful
bad = bad
very-bad = very bad
mark-of-play = { $mark } play
mark-of-cube = { $mark } cube action
games = Games
marks-help = Marks: round for plays, square for cube actions; ?! doubtful (loses more than { $doubtful }), ? bad ({ $bad }), ?? very bad ({ $verybad }). Bold dice were lucky, italic ones unlucky. A mark leads to the position.
no-move = no move
not-legal = { $play } (not legal)
no-play = no play
doubles-to = Doubles to { $value }
doubles = Doubles
takes = Takes
passes = Passes
set-position = Position set up by hand
set-cube = Cube set to { $value }
cube-centred = Cube put in the middle
cube-given = Cube given to a player
very-lucky = very lucky
lucky = lucky
unlucky = unlucky
very-unlucky = very unlucky
winning-chances = Winning chances
winning-chances-of = Winning chances of { $name }
chances-help = Chance of { $white } to win the game, decision by decision, with gaps where none is analysed; upright lines begin games. Marks: round for plays, square for cube actions; above the middle line errors of { $white }, below it those of { $black }; each leads to its position.
chances-help-short = Chance of { $white } to win the game. Marks: round for plays, square for cube actions; errors of { $white } above, of { $black } below.
game-number = Game { $number }
error-title = { $name }: { $mark } ({ $sign }), loses { $loss }
statistics = Statistics
by-others = By other programs
by-others-help = As the file holds them or as counted from it by the program's own definitions, which differ from ours: above all in which decisions count.
decisions = Decisions
lost-in-play = Lost in checker play
lost-in-cube = Lost in cube decisions
opinion-best = { $level }, best { $play }
opinion-lost = { "" }; the play made loses { $loss }
board-on-roll = { $name } · on roll
board-to-play = { $name } · to play
board-score = { $points } of { $length }
board-pips = { $count } pips
written-by = Written by { $program }
cube-sign = cube { $sign }
