# Everything the pages say. One message a line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] white
       *[black] black
    }
count-word =
    { $count ->
        [0] none
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
       *[other] { $count }
    }
place-point =
    { $side ->
        [nobody] { $point } point, empty
       *[white] { $point } point, { count-word } { side }
    }
place-bar = { side } bar, { count-word }
place-tray = { side } tray, { count-word } borne off
place-movable = { $place }, can move
place-target = { $place }, can be reached
place-chosen = { $place }, chosen

## Board and settings

board-edit = Position editor: click a point to set its checkers
settings-theme = Board
board-play = Board
actions = Actions
close = Close
bar = bar
off = off
side-name =
    { $side ->
        [white] White
       *[black] Black
    }
pips = { $pips } pips
pips-word = pips
epc = EPC { $epc }
on-roll = to act
money = Money
match-to = Match to { $length }
score-money = Points
score-away = { $away } away
cube-is = cube { $value }
crawford-game = Crawford game
post-crawford = after Crawford
jacoby = Jacoby
beavers = beavers
moves = Moves
text-board = Position in words
eval-bar = Chance of winning
thinking = Thinking…
waiting = Please wait…
offline = The program does not answer. Is barpoint still running?
not-allowed = This page is no longer allowed in. Open the address barpoint printed.
retry = Try again
no-page = There is no such page.
no-page-home = To the first page

## Playing

roll = Roll
enter-dice = Enter dice
double = Double
done = Done
cannot-move = cannot move
cannot-move-done = No legal move
undo = Undo
take = Take
pass = Pass
beaver = Beaver
accept = Accept
decline = Decline
next-game = Next game
hint = Hint
take-back = Take back
bear-off = Bear off
bear-off-help = Plays the race to its end, without doubling; any key or press stops it
bearing-off = Bearing off… Any key or press stops.
resign = Resign
review = Analyse
# Of somebody called You things are said in the second person: “You roll”, not “You rolls”.

game-moved = The game went on in another window; this is how it stands now.
question-double =
    { $side ->
        [You] You double
       *[other] { $side } doubles
    } to { $value }.
question-beaver =
    { $side ->
        [You] You beaver
       *[other] { $side } beavers
    }: the cube would be at { $value }.
question-resign =
    { $side ->
        [You] You offer
       *[other] { $side } offers
    } to resign { $kind ->
        [1] a single game
        [2] a gammon
       *[3] a backgammon
    }.
resign-title = Resign
resign-kind =
    { $kind ->
        [1] Single game
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] You win
       *[other] { $winner } wins
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] a gammon,{ " " }
       *[3] a backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points }: the double was passed.
result-resigned = { wins } { points } by resignation.
points =
    { $points ->
        [1] one point
       *[other] { $points } points
    }
result-match = { wins } the match.
typed-label = Type a play
typed-play = Play
typed-illegal = “{ $play }” is no legal play here.
dice-title = Which roll?
dice-opening =
    Opening dice: { $white ->
        [You] yours
       *[other] { $white }’s
    } first, then { $black ->
        [You] yours
       *[other] { $black }’s
    }
dice-type = Press one, or type both dice.
dice-roll = { $first } and { $second }
event-opening_roll = Opening roll { $dice }
event-begin =
    { $side ->
        [You] You begin
       *[other] { $side } begins
    }
event-roll =
    { $side ->
        [You] You roll
       *[other] { $side } rolls
    } { $dice }
event-play = { $side }: { $play }
event-double =
    { $side ->
        [You] You double
       *[other] { $side } doubles
    }
event-take =
    { $side ->
        [You] You take
       *[other] { $side } takes
    }
event-pass =
    { $side ->
        [You] You pass
       *[other] { $side } passes
    }
event-beaver =
    { $side ->
        [You] You beaver
       *[other] { $side } beavers
    }
event-resign =
    { $side ->
        [You] You offer
       *[other] { $side } offers
    } to resign
event-accept =
    { $side ->
        [You] You accept
       *[other] { $side } accepts
    }
event-decline =
    { $side ->
        [You] You decline
       *[other] { $side } declines
    }
event-next_game = Next game

clock-over =
    { $name ->
        [You] Your time
       *[other] The time of { $name }
    } is over
clock-over-choice = { $name } may resign this game, or you play on without a clock.
clock-resign =
    { $kind ->
        [1] Resign a single game
        [2] Resign a gammon
       *[3] Resign a backgammon
    }
clock-play-on = Play on without a clock
clock-is-over = time over

## New game

new-title = New game
new-length = Match to
new-other-length = or
new-opponent = Opponent
new-program = Program
new-human = Person
new-level = Level
new-your-name = Your name
new-second-name = Their name
new-you = You
new-someone = Guest
new-tutor = Tutor: warn me before
new-more = More
new-variation = Game
new-dice = Dice
new-dice-program = rolled by the program
new-dice-by-hand = entered by hand
new-cube = Doubling cube
new-crawford = Crawford rule
new-jacoby = Jacoby rule
new-beavers = Beavers, at most
new-automatic = Automatic doubles, at most
new-clock = Clock
new-minutes = Minutes each
new-delay = Delay, seconds a turn
new-start = Start from a position
new-from = From the position below, with its length, score and cube.
new-start-game = Start
tutor-off = nothing (no tutor)
tutor-doubtful = doubtful plays
tutor-bad = errors
tutor-very_bad = blunders
tutor-says-doubtful = That looks doubtful
tutor-says-bad = That looks like an error
tutor-says-very_bad = That looks like a blunder
tutor-says-fine = That looks fine
tutor-loss = It costs about { $loss }.
tutor-rethink = Think again
tutor-hint = Show me
tutor-anyway = Play anyway

## Tables of plays and cube decisions

hint-rank = Rank
hint-play = Play
hint-equity = Equity
hint-depth = Depth
hint-played = played
hint-play-it = Play it
hint-details = Details of { $play }
hint-not-comparable = Looked at to { $depth } only: not comparable with those above
hint-alone = { $asked } was asked for. After { $depth } no other play was close enough to the best to look deeper.
depth-plies = { $plies }-ply
depth-rollout = { $trials } games
chances-win = win
chances-lose = lose
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = cubeless
cube-no-double = No double
cube-double-take = Double / take
cube-double-pass = Double / pass
cube-proper = Proper action:
cube-offer =
    { $offer ->
        [no_double] no double
        [too_good] too good to double
       *[double] double
    }
cube-response =
    { $response ->
        [take] take
        [beaver] beaver
       *[pass] pass
    }

## Settings

settings-title = Settings
settings-colours = Colours of your own
settings-colours-reset = Back to the theme’s
colour-frame = Frame
colour-field = Field
colour-point-a = Points
colour-point-b = Other points
colour-light-top = Light checkers
colour-dark-top = Dark checkers
settings-mode = Page
settings-mode-system = as the system
settings-mode-light = light
settings-mode-dark = dark
settings-home = Home
settings-home-right = bottom right
settings-home-left = bottom left
settings-light = Light checkers
settings-light-bottom = at the bottom
settings-light-top = at the top
settings-click = A click on a checker
settings-click-die = plays the left die
settings-click-select = chooses it
settings-speed = Speed of checkers: slow is right
settings-pause = Pause of the program
settings-volume = Loudness
settings-showTargets = Show where a checker may go
settings-showMovable = Mark checkers that can move
settings-showLastMove = Arrows of the last play
settings-higherDieLeft = Higher die left
settings-autoRoll = Roll when nothing else is possible
settings-autoForced = Play forced moves
settings-autoFinish = End the turn with the last checker
settings-autoBearOff = Bear off when nothing else is possible
settings-turnBoard = Two people: turn the board to whoever plays
settings-evalBar = Show the chance of winning
settings-percent = Chances in percent
settings-textBoard = Position in words
settings-sounds = Sounds
settings-reset = Reset all
settings-docs = The interface for scripts

## Keys

keys-title = Keys
keys-play = Playing
keys-board = On the board
keys-review = Going through a match
keys-everywhere = Everywhere
key-walk = Walk from point to point (all arrows)
key-left-die = Move with the left die; end the turn
key-right-die = Move with the right die
key-choose = Choose a checker, see where it goes
key-take-step = Take back the checker moved here (also a click on it, or Shift and a click)
key-set-count = In the editor: set the checkers of a place
key-roll = Roll
key-finish = End the turn, roll, next game
key-undo = Take the last step back
key-undo-all = Take the whole turn back
key-swap = Swap the dice
key-double = Double
key-take = Take
key-pass = Pass
key-beaver = Beaver
key-accept = Accept a resignation
key-decline = Decline a resignation
key-resign = Resign
key-take-back = Take back to the last decision
key-bear-off = Bear off to the end; any key or press stops it
key-hint = Hint
key-type-move = Type a play
key-new-game = New game
key-next = Next
key-previous = Previous
key-next-game = Next game
key-previous-game = Previous game
key-next-error = Next error
key-previous-error = Previous error
key-analyse = Analyse
key-copy-id = Copy the XGID
key-copy-image = Copy the board as an image
key-copy-hint = Copy the list of plays as text
key-jobs = Jobs: analyses and rollouts under way
key-mirror = Mirror the board
key-eval-bar = Show or hide the chance of winning
key-help = This sheet

## Pages

nav = Pages
nav-home = Home
nav-play = Play
nav-analyse = Analyse
nav-settings = Settings
nav-help = Keys
home-title = barpoint
home-resume = Go on playing
home-empty = No game yet.
home-new = New game
home-analyse = Analyse a position or a match
home-delete = Delete
home-delete-title = Delete “{ $title }”?
home-delete-warning = It cannot be had back.
home-keep = Keep
home-finished = finished
home-opened = opened { $when }
home-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## Analysing positions

analysis = Analysis
id-paste = Paste an ID, a position or a match
id-lost = { $reason } Shown instead: the start of a game.
draft-lost = This address holds no position. Shown instead: the start of a game.
pasted-xgid = This looks like an XGID, but a part of it is missing or not right ({ $reason }). An XGID looks like this: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = This looks like a GNUBG ID, but its parts have { $position } and { $match } characters: a Position ID of 14, a colon and a Match ID of 12 are wanted, such as 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = This looks like a Position ID, but no position has it. The start of a game is 4HPwATDgc/ABMA.
pasted-match-id = This looks like a Match ID, but no match has it. The start of a money game is cAkAAAAAAAAA.
pasted-id = This looks like one of GNU Backgammon’s IDs, but it has { $count } characters: a Position ID has 14, such as 4HPwATDgc/ABMA, a Match ID 12, such as cAkAAAAAAAAA.
pasted-match = This is no match that can be read here, nor does it contain the ID of a position ({ $reason }). What can be opened: match files (.mat, .txt, .gam, .sgf) and texts with the ID of a position in them.
pasted-text = There is no ID of a position in this. Paste an XGID, such as XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, a Position ID, such as 4HPwATDgc/ABMA, a Match ID, or a whole match.
id-first-of = This is the first of { $count } positions in what was opened.
id-show = Show
id-open = Open…
id-copy = Copy { $name }
id-picture = Picture:
copied = Copied
saved = Saved as a file
copy = Copy
copy-failed = Not allowed to copy
copy-image = Image
copy-image-label = Copy the board as an image
copy-hint = Copy as text
edit = Edit
edit-put = A click puts
edit-put-side =
    { $side ->
        [white] White
       *[black] Black
    }
edit-start = Start position
edit-clear = Clear
edit-turn = { side-name } to play
edit-dice = Dice
edit-die = Die { $number }
edit-cube = Cube
edit-cube-owner = Cube is
cube-centred = in the middle
edit-length = Match to (0: money)
edit-score = Score of { side-name }
edit-score-held = In a match to { $length } a score before a game is 0 to { $high }.
edit-length-held = Matches go to { $high } points at most; 0 is a money game.
edit-to-place = { $count ->
        [one] One checker of { side-name } to place…
       *[other] { $count } checkers of { side-name } to place…
    }
edit-counts = On the board: White { $white }, Black { $black }; borne off: White { $white-off }, Black { $black-off }.
edit-not-yet = Nothing to analyse yet: { $reason }
edit-help = Click a point at a height to set its checkers (right button: the other side), drag a checker anywhere, click its number to clear it. By keyboard: walk with the arrows, type how many.
go-on = Go on from here
play-from = Play from here
facts = { side-name } to play
tab-best = Best
tab-temperature = Next roll
tab-scores = Scores
tab-cube = Cube
provenance = { $level } · { $met } · nets { $nets }
temperature-mean = Mean over all rolls: { $mean }. Press a roll to look into it.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = you ↓ opponent → away
score-differs = not as at money
score-same = At every score as at money.
score-none = ND: no double
score-take = D/T: double, take (D/B: beaver)
score-pass = D/P: double, pass
score-too-good = TG: too good to double
lab-theories = By theory
lab-theory = Theory
lab-action = Proper action
lab-windows = Market window
lab-doubler = The player to double, own chances
lab-opponent = The opponent, own chances
lab-windows-help = From a dead to a live cube; the red line is the chance of winning now.
lab-volatility = Volatility
lab-volatility-is = The chance of winning moves by { $local } over the next two rolls ({ $average } is usual for this kind of position).
lab-life = As live as a cube of { $life }.
lab-mwc = Chances of winning the match: no double { $nd }, double and take { $dt }, double and pass { $dp }.
lab-none = There is no cube decision here.
curves = Equity curves
curves-plot = Equity against the winning chance by each theory; the table below has the numbers
curves-owner = Who has the cube
curves-centred = Cube in the middle
curves-owned = Own cube
curves-opponent = Opponent’s cube
curves-take_point = Take point
curves-initial_double = Doubling point
curves-redouble = Redoubling point
curves-cash_point = Cash point
curves-own = Dotted: this position, { $wins }. Equity in { $scale }.
curves-points = Points by theory, in winning chances of the player to act
curves-table = Curves in numbers
curve-janowski = Janowski
curve-jump = Jump
curve-dead = Dead
curve-live = Live
window-take = Take
window-double = Double
window-cash = Cash
window-too-good = Too good

## Matches

match-players = { $white } against { $black }
match-game = Game { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Board
tab-record = Record
tab-statistics = Statistics

analyse-start = Analyse
analyse-again = Analyse at…
analyse-which = Analyse the whole match at this level, beside what is there. It can be paused.
level-match = { $time }
wait-none = less than a second
wait-about = about { $time }
level-estimated = , estimated
level-option = { $name } ({ $plies }-ply)
level-option-cost = { $name } ({ $plies }-ply, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
layers = Analyses
layer = Analysis
layer-best = Best
layer-lost = Lost
layer-cube = Cube, { $depth }
layer-play = Play, { $depth }
layer-made = played: { $depth }
layer-from = By { $label }
layer-drop = Delete the analysis { $label }
layer-drop-question = Delete the analysis “{ $label }” of this match?
keep = Keep
analysed = { $done } of { $total } decisions analysed
match-first = First
match-previous = Previous
match-next = Next
match-last = Last
match-previous-error = Previous error
match-next-error = Next error
match-no-errors = No error is marked.
match-no-next = No error after this one.
match-no-previous = No error before this one.
match-unanalysed = Not analysed yet: no errors are known.
filter-player = Whose
filter-both = both
filter-kind = Show
filter-all = all
filter-errors = errors
filter-cube = cube
filter-luck = luck
record-white = White
record-black = Black
record-roll = { $dice }:
record-double = Doubles
record-take = Takes
record-pass = Passes
record-set_up = Position set up
record-illegal = Illegal: { $play }
record-rolls = rolls { $dice }
mark-doubtful = doubtful
mark-bad = error
mark-very_bad = blunder
mark-none = no mark
mark-analysis = as the analysis says
mark-checker = { $mark } in checker play
mark-cube = { $mark } with the cube
luck-very_lucky = very lucky
luck-lucky = lucky
luck-unlucky = unlucky
luck-very_unlucky = very unlucky
entry-loss = Lost { $loss }
entry-cube-loss = Lost with the cube { $loss }
entry-luck = Luck { $luck }
entry-played = Played: { $play }
entry-none = Not analysed yet.
entry-marks = Marks
entry-mark-play = Checker play
entry-mark-cube = Cube
entry-comment = Comment
entry-save = Keep comment
entry-study = Study this position
timeline = Chance of winning through the match
timeline-unknown = not analysed
timeline-at = { $entry } of { $total }: { $white } { $chance }
statistics-none = Analyse the match to see its statistics.
ratings = How well it was played
statistics-part = Analysed so far: { $done } of { $total } decisions.
statistics-all = Whole: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-some = In part: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-nothing = Not at all: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-so-far = so far
ratings-waiting = Errors and luck count only these. PR, rates and ratings appear when every decision is analysed.
ratings-pr = PR
ratings-rate = Error rate, mEMG
ratings-snowie = Snowie rate
ratings-decisions = per decision of { $count }
ratings-moves = per move of both’s { $total }
ratings-name = Rating
ratings-pr-help = Performance rating: 500 times the mean equity lost per decision that counts, that is per play with a choice and per close or actual cube decision. 0 is perfect. Usual names: below 2.5 world champion, 5 world class, 7.5 expert, 12.5 advanced, 17.5 intermediate, 22.5 casual player, 30 beginner.
ratings-rate-help = A thousandth of normalised equity lost per decision that counts: twice PR by definition, and what GNU Backgammon shows.
ratings-snowie-help = A thousand times the equity lost, divided by all moves of both players, forced ones too.
ratings-name-help = By error rate: below 2 supernatural, 5 world class, 8 expert, 12 advanced, 18 intermediate, 26 casual player, 35 beginner. The names differ from those usual for PR.
statistics-marks = Marks: a decision that loses more than 0.030 is doubtful, 0.060 an error, 0.120 a blunder. A roll is lucky from 0.3 above the mean, very lucky from 0.6; unlucky likewise. All in normalised equity (EMG).
stat-chequerplay = Every turn on which checkers were or could have been moved. Marks are those stored with the plays.
stat-luck = What the dice brought: the value of the position after the best play of a roll, less the mean over all rolls.
stat-cube = Doubling, not doubling, taking and passing. Beavers and raccoons are no doubles of their own.
stat-overall = Play and cube together, and what the result owes to luck.
stat-chequerplay-total-moves = All turns, also those that were forced or on which nothing could move.
stat-chequerplay-unforced-moves = Turns with at least two plays to choose from; errors are divided by these.
stat-chequerplay-unmarked-moves = Plays that lost 0.030 or less.
stat-chequerplay-moves-marked-doubtful = Plays that lost more than 0.030, up to 0.060.
stat-chequerplay-moves-marked-bad = Errors: plays that lost more than 0.060, up to 0.120.
stat-chequerplay-moves-marked-very-bad = Blunders: plays that lost more than 0.120.
stat-chequerplay-error-total = What the plays lost against the best ones, added up; in brackets in winning chance of the match, or in points.
stat-chequerplay-error-rate = The total divided by the unforced moves, in thousandths.
stat-chequerplay-chequerplay-rating = A name for the error rate of the plays: below 2 supernatural, 5 world class, 8 expert, 12 advanced, 18 intermediate, 26 casual player, 35 beginner.
stat-luck-rolls-marked-very-lucky = Rolls more than 0.6 better than the mean.
stat-luck-rolls-marked-lucky = Rolls more than 0.3 better than the mean.
stat-luck-rolls-unmarked = Rolls within 0.3 of the mean.
stat-luck-rolls-marked-unlucky = Rolls more than 0.3 worse than the mean.
stat-luck-rolls-marked-very-unlucky = Rolls more than 0.6 worse than the mean.
stat-luck-luck-total = The luck of all rolls added up; in brackets in winning chance of the match, or in points.
stat-luck-luck-rate = The total divided by all moves, in thousandths.
stat-luck-luck-rating = A name for the luck rate: lucky or unlucky beyond 30 thousandths, very beyond 60.
stat-cube-total-cube-decisions = Turns on which doubling was allowed, doubles, takes and passes.
stat-cube-close-or-actual-cube-decisions = Doubles, takes and passes, and the turns on which doubling would have cost less than 0.16; errors are divided by these.
stat-cube-doubles = Doubles and redoubles offered.
stat-cube-takes = Doubles accepted.
stat-cube-passes = Doubles refused.
stat-cube-missed-doubles-below-cp = Not doubled although that was best, and the opponent should have taken: below the cash point.
stat-cube-missed-doubles-above-cp = Not doubled although the opponent should have passed: above the cash point.
stat-cube-wrong-doubles-below-dp = Doubled too early: below the doubling point.
stat-cube-wrong-doubles-above-tg = Doubled although playing on for a gammon was worth more than the cube: too good to double.
stat-cube-wrong-takes = Taken where passing lost less.
stat-cube-wrong-passes = Passed where taking lost less.
stat-cube-error-total = What cube decisions lost, added up; in brackets in winning chance of the match, or in points.
stat-cube-error-rate = The total divided by the close or actual cube decisions, in thousandths.
stat-cube-cube-decision-rating = A name for the error rate of the cube, by the same limits as for plays.
stat-overall-error-total = Plays and cube decisions together.
stat-overall-error-rate = The total divided by unforced moves and close or actual cube decisions, in thousandths.
stat-overall-snowie-error-rate = The total in thousandths, divided by all moves of both players.
stat-overall-overall-rating = A name for the overall error rate, by the same limits as for plays.
stat-overall-actual-result = What was won: winning chance of the match gained in finished games, or points.
stat-overall-luck-adjusted-result = The actual result less one’s own luck, plus the opponent’s: what skill alone would have brought.
stat-overall-luck-based-fibs-rating-diff = The difference of two FIBS ratings that makes the luck adjusted result the expected one.
stat-overall-error-based-abs-fibs-rating = The FIBS rating that players with such errors usually have: 2050 less what play and cube lose.
stat-overall-chequerplay-errors-rating-loss = FIBS points lost by checker play.
stat-overall-cube-errors-rating-loss = FIBS points lost with the cube.
stat-overall-advantage-actual = Points won per game.
stat-overall-advantage-luck-adjusted = The same with the luck of both players taken out.
stat-overall-95-confidence-interval = A range around the sum of the points, 1.96 standard errors to each side, as GNU Backgammon prints it.
export = Save…
export-match = The match
export-report = Report to read, print and send on (HTML)
export-json = Record, all analyses and statistics (JSON)
export-position = This position
take-along = Save, copy
learn = Learn from mistakes
learn-title = What would you play?
learn-title-cube = What would you do?
learn-number = Mistake { $number } of { $count }, both players’
learn-number-of = Mistake { $number } of { $count } of { $name }
learn-tries =
    { $count ->
        [1] one try so far
       *[other] { $count } tries so far
    }
learn-whose = Whose mistakes do you want to learn from?
learn-hidden = What the analysis says is shown after your answer.
learn-whose-change = Whose?
learn-count =
    { $count ->
        [0] no mistake
        [1] one mistake
       *[other] { $count } mistakes
    }
learn-balance =
    { $answered ->
        [1] One question answered
       *[other] { $answered } questions answered
    }, { $first } of them right or close at the first try.
learn-over = Once more, or those of the other player?
learn-unanalysed = Analyse the match first: its mistakes are not known yet.
learn-again = Try again
learn-show = Show the answer
learn-next = Next mistake
learn-stop = Stop
learn-right = Right: that is the best.
learn-close = Close: it loses { $loss }.
learn-wrong = It loses { $loss }.
learn-unknown = That play was not among those analysed.
learn-no-double = No double
learn-done = These were all mistakes.
job-left = { $time } left
job-progress = { $title }: { $done } of { $total }
job-pause = Pause
job-resume = Go on
job-cancel = Cancel
job-open = Open
job-done = done
job-cancelled = cancelled
jobs = Jobs
jobs-active =
    { $count ->
        [0] Jobs
       *[other] Jobs: { $count } under way
    }
jobs-title = Jobs
jobs-none = Nothing is being worked on.
jobs-over = Lately
jobs-of = { $done } of { $total }
jobs-rollouts = Rollouts that are kept
jobs-trials = { $done } of { $wanted } games
job-paused = paused
job-queued = waiting for others
job-failed = failed: { $error }
home-matches = Matches
home-drop = Drop a match here, paste one, or open a file.

## Rollouts

tab-rollout = Rollout
rollout-trials = Games
rollout-plies = Players look ahead
rollout-best = Best plays
rollout-truncate = Games end
rollout-full = at their end
rollout-half-moves = after { $moves } half-moves
rollout-cubeful = With the cube
rollout-start = Roll out
rollout-forecast = About { $time } for { $count ->
        [1] one candidate
       *[other] { $count } candidates
    }, standard error about { $error }.
rollout-trying = Looking how long it would take…
rollout-go-on = Go on
rollout-extend = Extend to { $trials } games
rollout-kept = Rolled out before:
rollout-done = { $done } games
rollout-expected = standard error { $error } expected at the end
rollout-behind = Behind
rollout-games = Games
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Its { $trials } games of each candidate are lost; they cannot be had back.
rollout-axis-trials = Trials
rollout-axis-equity = Equity
rollout-plot = Equities against games, with their 95 % bands
