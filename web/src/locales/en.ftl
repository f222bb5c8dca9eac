# Every text of the pages, one message per line; a dot marks a variant used in one place only.
# Texts in other languages fall back to these. Variables and the names of variants stay as they are.

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
        [none] { $point } point, empty
       *[white] { $point } point, { count-word } { side }
    }
place-bar = { side } bar, { count-word }
place-tray = { side } tray, { count-word } borne off
place-movable = { $place }, can move
place-target = { $place }, can be moved to
place-chosen = { $place }, selected
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

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
program-name = barpoint ({ $level })
pips = { $pips } pips
pips-word = pips
epc = EPC { $epc }
race-epc = EPC
race-wastage = Wastage
on-roll =
    { $decision ->
        [play] to move
        [answer_double] to answer
        [answer_resignation] to answer
       *[turn] to roll
    }
money = Money
match-to = { $length }-point match
score-money = Points won
score-away = { $away } away
cube-is = cube { $value }
crawford-game = Crawford game
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beavers
moves = Moves
moves-all = All moves
text-board = Position in words
eval-bar = Winning chance
thinking = Thinking…
waiting = Please wait…
offline = barpoint is not responding. Is it still running?
not-allowed = Access denied. Open the address that barpoint printed.
retry = Try again
no-page = There is no such page.
no-page-home = Go to Home
theme-walnut = Walnut
theme-slate = Slate
theme-tournament = Tournament
theme-clear = Colour-blind safe
theme-contrast = High contrast

## Playing

roll = Roll
enter-dice = Enter dice
double = Double
done = Done
cannot-move = cannot move
cannot-move-done = Cannot move
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
bear-off-help = Bear off to the end without doubling; any key or click stops it
bearing-off = Bearing off… Any key or click stops it.
resign = Resign
review = Analyse
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = The game went on in another window; this is the current position.
question-double =
    { $side ->
        [You] You double
       *[other] { $side } doubles
    } to { $value }.
question-beaver =
    { $side ->
        [You] You beaver
       *[other] { $side } beavers
    } to { $value }.
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
typed-illegal = “{ $play }” isn’t a legal play.
dice-title = Which roll?
dice-opening =
    Opening dice: { $white ->
        [You] yours
       *[other] { $white }’s
    } first, then { $black ->
        [You] yours
       *[other] { $black }’s
    }
dice-type = Click a roll, or type both dice.
dice-roll = { $first }{ $second }: { $first } and { $second }
opening-tie = Tie: roll again
opening-tie-cube = Tie: the cube goes to { $value }, roll again
event-opening_roll = Opening roll { $dice }
event-opening_tie = Opening roll { $dice }: a tie
event-begin =
    { $side ->
        [You] You start
       *[other] { $side } starts
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
sheet-game = After game { $number }
sheet-begin = Starts
sheet-double = Doubles to { $value }
sheet-beaver = Beavers to { $value }
sheet-resign = Resigns: { resign-kind }
sheet-accept = Accepts
sheet-decline = Declines

clock-over =
    { $name ->
        [You] Your time
       *[other] { $name }’s time
    } is up
clock-over-choice = { $name } can resign this game, or you can play on without the clock.
clock-resign =
    { $kind ->
        [1] Resign a single game
        [2] Resign a gammon
       *[3] Resign a backgammon
    }
clock-play-on = Play on without the clock
clock-is-over = out of time

## New game

new-title = New game
new-length = Length
new-other-length = Points
new-opponent = Opponent
new-program = Program
new-human = Person
new-level = Level
new-likeness = Like a person
new-pr = PR { $pr }
new-likeness-note = Makes the errors that players of this PR make, measured on { $matches } matches of { $players } players. It judges each position on its own and never plans, tires or learns.
level-likeness = like a person, PR { $pr }
new-your-name = Your name
new-second-name = Opponent’s name
new-you = You
new-someone = Guest
new-tutor = Tutor
new-more = More options
new-variation = Variant
new-dice = Dice
new-dice-program = rolled by the program
new-dice-by-hand = entered by hand
new-words = Your own words, mixed into the dice
new-commitment = Commitment to the dice of this game (SHA-256):
fair-title = Verifiable dice
dice-commitment = Commitment (SHA-256)
dice-words = Your words
dice-seed = Seed
dice-check = Check the dice
dice-agree = All { $count } rolls follow from the committed seed.
dice-other-commitment = The seed does not match the commitment.
dice-other-roll = Roll { $number } does not follow from the seed.
dice-save = Save rolls and seed
dice-later = The seed is revealed when the match is over.
dice-later-session = The seed is revealed when you end the session.
dice-end = End the session
dice-end-warning = No more games can be played in this session. This cannot be undone.
dice-end-not = Keep playing
dice-ended = The session is over.
new-cube = Doubling cube
new-crawford = Crawford rule
new-jacoby = Jacoby rule
new-beavers = Beavers (at most)
new-automatic = Automatic doubles (at most)
new-clock = Clock
new-minutes = Minutes per player
new-delay = Delay per turn (seconds)
new-start = Start from a position
new-from = Starts from the position below, with its match length, score and cube.
new-start-game = Start
tutor-off = off
tutor-doubtful = warn about doubtful plays
tutor-bad = warn about errors
tutor-very_bad = warn about blunders
tutor-says-doubtful = That looks doubtful
tutor-says-bad = That looks like an error
tutor-says-very_bad = That looks like a blunder
tutor-says-fine = That looks fine
tutor-loss = It costs about { $loss }.
tutor-rethink = Think again
tutor-hint = Show me
tutor-anyway = Play anyway
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 checker
variation-hypergammon2 = Hypergammon, 2 checkers
variation-hypergammon3 = Hypergammon, 3 checkers
# Levels of play, by GNU Backgammon’s names.
strength-beginner = beginner
strength-casual-play = casual play
strength-intermediate = intermediate
strength-advanced = advanced
strength-expert = expert
strength-world-class = world class
strength-supremo = supremo
strength-grandmaster = grandmaster
strength-4ply = 4ply
strength-quick-rollout = quick rollout
strength-medium-rollout = medium rollout
strength-deep-rollout = deep rollout
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } rolls
bkg-note = Heuristic points (HP) order the plays of one roll; they are no equity.
bkg-engaged = BKG doubles in races only: while the sides are in contact it knows no cube action.
bkg-equities = Equities are those of BKG-VI, without look-ahead.
bkg-own-plays = BKG’s own play counts as best; losses and cube decisions are valued by BKG-VI.
bkg-sees = How BKG sees it
bkg-class = State class
bkg-class-name = { $class ->
    [running-game] running game
    [bearing-off] bearing off
    [near-winning] near disengagement, winning
    [near-losing] near disengagement, losing
   *[engaged] engaged
}
bkg-terms = Terms that differ most (HP)
strength-plays = { $level }, { $count ->
    [255] all plays
   *[other] at least { $count } plays
}

## Tables of plays and cube decisions

hint-rank = Rank
hint-play = Play
hint-equity = Equity
hint-depth = Depth
hint-played = played
hint-best = best
hint-play-it = Play it
hint-details = { $depth }: Details of { $play }
hint-not-comparable = Searched to { $depth } only: not comparable with the plays above
hint-alone = You asked for { $asked }. At { $depth } no other play was close enough to be searched deeper.
deeper-start = Look deeper at the rest
deeper-left = Looking deeper, { $count } to go
deeper-stop = Stop
hint-for =
    { $side ->
        [You] For you
       *[other] For { $side }
    }, { $decision ->
        [play] to play { $dice }
        [answer_double] to answer the double
        [answer_resignation] to answer the resignation
       *[turn] to roll or double
    }
hint-doubler =
    Equities and chances are { $side ->
        [You] yours
       *[other] { $side }’s
    }.
depth-plies = { $plies }-ply
depth-rollout = { $trials } trials
chances-win = win
chances-lose = lose
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = cubeless
cube-no-double = No double
cube-double-take = Double/take
cube-double-pass = Double/pass
cube-proper = Proper cube action:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] no redouble
           *[no] no double
        }
        [too_good] { $redouble ->
            [yes] too good to redouble
           *[no] too good to double
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] optional redouble
               *[no] optional double
            }
           *[no] { $redouble ->
                [yes] redouble
               *[no] double
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] The game has not begun.
        [game_over] The game is over.
        [crawford] No double in the Crawford game: roll.
        [opponents_cube] The opponent owns the cube: roll.
        [dead_cube] The cube is dead: at its present value it wins the match.
       *[no_cube] Doubling is not possible: roll.
    }
resignation-accept = Accept
resignation-play-on = Play on
resignation-proper =
    { $accepts ->
        [yes] accept the resignation
       *[no] decline the resignation
    }
cube-response =
    { $response ->
        [take] take
        [beaver] beaver
       *[pass] pass
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = net
source-rules = rules
source-one-sided-database = one-sided database
source-two-sided-database-exact = two-sided database (exact)
source-two-sided-database-exact-chances = two-sided database (exact chances)
source-hypergammon-database-exact = Hypergammon database (exact)
source-hypergammon-database-exact-chances = Hypergammon database (exact chances)

## Settings

settings-title = Settings
settings-colours = Custom colours
settings-colours-reset = Reset to the theme’s colours
colour-frame = Frame
colour-field = Field
colour-point-a = Points
colour-point-b = Other points
colour-light-top = Light checkers
colour-dark-top = Dark checkers
settings-mode = Appearance
settings-mode-system = System
settings-mode-light = Light
settings-mode-dark = Dark
settings-board3d = Board view
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Camera
settings-camera-table = from the table
settings-camera-steep = steep
settings-camera-above = from above
settings-material = Material
settings-material-auto = theme’s own
settings-material-wood = wood
settings-material-leather = leather and felt
settings-material-stone = marble
board-3d-missing = This browser cannot show the board in 3D, so it stays in 2D.
settings-home = Home board
settings-home-right = bottom right
settings-home-left = bottom left
settings-light = Light checkers
settings-light-bottom = at the bottom
settings-light-top = at the top
settings-click = Clicking a checker
settings-click-die = moves it by the left die
settings-click-select = selects it
settings-speed = Checker animation
settings-pause = Opponent delay
settings-preview = Preview of the board
settings-at-once = at once
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Position analysis level
settings-met = Match equity table
settings-thresholds = Mark a decision that loses more than
settings-thresholds-about = In matches, EMG. Analyses made here are re-marked at once; imported analyses keep their own marks.
settings-plays = Best plays looked at in full depth
settings-plays-count = { $count ->
    [0] as the level says
    [255] all
   *[other] at least { $count }
}
settings-thresholds-usual = 0.03 · 0.06 · 0.12
settings-thresholds-xg = 0.02 · 0.08 · 0.16
settings-kept = Level, match equity table and marks are saved in { $file } and used by the command line too.
settings-not-kept = Level, match equity table and marks are used until the program ends.
tab-look = Board
tab-playing = Play
tab-analysing = Analysis
tab-general = General
settings-volume = Volume
settings-showTargets = Show where a checker can move
settings-showMovable = Mark checkers that can move
settings-showLastMove = Show the last play with arrows
settings-higherDieLeft = Higher die on the left
settings-autoRoll = Auto-roll when there is no cube decision
settings-autoForced = Play forced moves
settings-autoFinish = End the turn after the last checker
settings-autoBearOff = Auto-bear-off in a pure race
settings-turnBoard = Two players: turn the board to the player on roll
settings-hintLevel = Hint level
settings-tutorLevel = Tutor level
settings-reviewLevel = Match analysis level
settings-autoAnalyse = Analyse a match as soon as it is opened
settings-evalBar = Show the winning chance
settings-percent = Show percentages
settings-textBoard = Position in words
settings-sounds = Sounds
settings-reset = Reset all settings
settings-docs = HTTP interface
settings-language = Language
settings-language-auto = Browser’s language

## Keys

keys-title = Keyboard shortcuts
keys-play = Playing
keys-board = On the board
keys-review = Reviewing and analysing
keys-everywhere = Everywhere
key-walk = Move from point to point (arrow keys)
key-left-die = Move with the left die; end the turn
key-right-die = Move with the right die
key-choose = Select a checker and see where it can go
key-take-step = Take back the checker moved here (also: click it, or Shift-click)
key-set-count = In the editor: set the number of checkers
key-roll = Roll
key-finish = End the turn, roll, next game
key-undo = Undo the last step
key-undo-all = Undo the whole turn
key-swap = Swap the dice
key-double = Double
key-take = Take
key-pass = Pass
key-beaver = Beaver
key-accept = Accept a resignation
key-decline = Decline a resignation
key-resign = Resign
key-take-back = Take back to the previous decision
key-bear-off = Bear off to the end; any key or click stops it
key-hint = Hint
key-type-move = Type a play
key-new-game = New game
key-next = Next
key-previous = Previous
key-next-game = Next game
key-previous-game = Previous game
key-next-error = Next error
key-previous-error = Previous error
key-next-blunder = Next blunder
key-previous-blunder = Previous blunder
key-next-cube = Next cube decision
key-previous-cube = Previous cube decision
key-next-luck = Next lucky or unlucky roll
key-previous-luck = Previous lucky or unlucky roll
key-go-on = Continue after the play made on the board
key-type-dice = Best plays of this roll
key-flip = Turn the board around (in a game this key ends the turn)
key-analyse = Analyse
key-copy-id = Copy the XGID
key-copy-image = Copy the board as an image
key-copy-hint = Copy the list of plays as text
key-jobs = Jobs: analyses and rollouts
key-mirror = Mirror the board
key-eval-bar = Show or hide the winning chance
key-board-3d = Board in 2D or 3D
key-help = This list
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page up
cap-page-down = Page down

## Pages

nav = Pages
nav-home = Home
nav-play = Play
nav-analyse = Analyse
nav-library = Library
nav-study = Study
nav-settings = Settings
nav-help = Keys
home-title = barpoint
home-resume = Games in progress
welcome = Getting started
welcome-board = The starting position with the best play of 31
welcome-play = Against the program, at a level that suits you, or with a friend at this screen.
welcome-open-about = Match files from eXtreme Gammon, GNU Backgammon, Backgammon Galaxy and many more. You can also drop them anywhere. Analysis starts at once.
welcome-sample = Open a sample match
welcome-sample-about = A seven-point match with a few blunders to find.
welcome-position = Or analyse a position
home-new = New game
home-analyse = Analyse a position or a match
home-delete = Delete
home-delete-title = Delete “{ $title }”?
home-delete-warning = This cannot be undone.
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
id-lost = { $reason } The starting position is shown instead.
draft-lost = This link contains no position. The starting position is shown instead.
pasted-xgid = This looks like an XGID, but part of it is missing or wrong ({ $reason }). An XGID looks like this: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = This looks like a GNUBG ID, but its parts have { $position } and { $match } characters. It should be a Position ID of 14, a colon and a Match ID of 12, such as 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = This looks like a Position ID, but it describes no legal position. The starting position is 4HPwATDgc/ABMA.
pasted-match-id = This looks like a Match ID, but it describes no match. The start of a money game is cAkAAAAAAAAA.
pasted-id = This looks like a GNU Backgammon ID, but it has { $count } characters. A Position ID has 14, such as 4HPwATDgc/ABMA; a Match ID has 12, such as cAkAAAAAAAAA.
pasted-match = This is neither a match that barpoint can read nor a text that contains a position ID ({ $reason }). You can open match files (.xg, .sgf, .mat, .txt, .bgf, .ogxm and others) and texts that contain a position ID.
pasted-text = No position ID found. Paste an XGID, such as XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, a Position ID, such as 4HPwATDgc/ABMA, a Match ID, or a whole match.
id-first-of = The first of { $count } positions in what you opened.
id-show = Show
id-open = Open…
id-copy = Copy { $name }
id-picture = Picture:
picture-captions = Names, score and pips on pictures
copied = Copied
saved = Saved to a file
copy = Copy
copy-failed = The browser did not allow copying
copy-image = Image
copy-image-label = Copy the board as an image
copy-hint = Copy as text
edit = Edit
edit-put = Click to place
edit-put-side =
    { $side ->
        [white] White
       *[black] Black
    }
edit-start = Starting position
edit-clear = Clear
edit-on-roll = On roll
edit-dice = Dice
edit-die = Die { $number }
edit-cube = Cube
edit-cube-owner = Cube owner
cube-centred = centred
edit-length = Length (0: money)
edit-score = Score, { side-name }
edit-score-held = In a { $length }-point match, scores run from 0 to { $high }.
edit-length-held = Matches can be up to { $high } points; 0 is a money game.
edit-to-place = { $count ->
        [one] One checker of { side-name } to place…
       *[other] { $count } checkers of { side-name } to place…
    }
edit-counts = On the board: White { $white }, Black { $black }; borne off: White { $white-off }, Black { $black-off }.
edit-not-yet = Nothing to analyse yet: { $reason }
edit-help = Click a point to place checkers: the further from the edge, the more. Right-click for the other side. Drag to move a checker; click a point’s number to clear it. Keyboard: arrow keys to move around, then type a number.
go-on = Continue from here
play-from = Play from here
facts = { side-name } on roll
tab-best = Best
tab-temperature = Next roll
tab-scores = Scores
tab-cube = Cube
provenance = { $level } · { $met } · nets { $nets }
temperature-mean = Average over all rolls: { $mean }. Click a roll to explore it.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = you ↓ opponent → away
score-differs = differs from money
score-same = The same as for money at every score.
score-none = ND: no double
score-take = D/T: double/take (D/B: double/beaver)
score-pass = D/P: double/pass
score-too-good = TG: too good to double
lab-theories = Cube theories
lab-theory = Theory
lab-action = Proper action
lab-windows = Market window
lab-doubler = Doubler’s winning chances
lab-opponent = Opponent’s winning chances
lab-windows-help = From dead cube to live cube; the red line is the current winning chance.
lab-volatility = Volatility
lab-volatility-is = The winning chance moves by { $local } on average over the next two rolls ({ $average } is typical of such positions).
lab-life = Cube efficiency { $life }.
lab-mwc = Match-winning chances: no double { $nd }, double/take { $dt }, double/pass { $dp }.
lab-none = There is no cube decision here.
curves = Equity curves
curves-plot = Equity against winning chance by each theory; the table below has the numbers
curves-owner = Cube owner
curves-centred = Centred cube
curves-owned = Your cube
curves-opponent = Opponent’s cube
curves-take_point = Take point
curves-initial_double = Double point
curves-redouble = Redouble point
curves-cash_point = Cash point
curves-own = Dotted: this position, { $wins }. Equity in { $scale }.
curves-points = Winning chance at each point, by theory, for the player on roll
curves-table = Curves as numbers
curve-janowski = Janowski
curve-jump = Jump
curve-dead = Dead
curve-live = Live
window-take = Take
window-double = Double
window-cash = Cash
window-too-good = Too good
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Jump
theory-learned = Learned
theory-jump-local = Jump (local)
theory-two-lives-given = Given efficiencies
# Units of equity.
scale-points = points
scale-emg = EMG

## Matches

match-players = { $white } vs { $black }
match-game = Game { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Board
tab-record = Record
tab-statistics = Statistics

analyse-start = Analyse
analyse-again = Analyse at…
analyse-which = Analyses the whole match at this level. Other analyses are kept. You can pause it.
level-match = { $time }
wait-none = less than a second
wait-about = about { $time }
level-estimated = , estimated
level-option = { $name } ({ $depth })
level-pr = { $name } · PR { $pr }
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
errors-rollout = Roll out errors…
errors-rollout-title = Roll out errors
errors-rollout-about = Rolls out every decision that lost more than this in the analysis shown: the best plays and the one made. Marks, PR and reports then follow the rollouts, which are kept.
errors-rollout-threshold = Lost more than
errors-rollout-plays = Best plays
errors-rollout-error = Stop at standard error
errors-rollout-jsd = Stop candidates behind by JSD
errors-rollout-never = never
errors-rollout-start =
    { $count ->
        [0] No such errors
        [one] Roll out one error
       *[other] Roll out { $count } errors
    }
layers = Analyses
layer = Analysis
layer-best = Best
layer-lost = Error
layer-cube = Cube, { $depth }
layer-play = Play, { $depth }
layer-made = played: { $depth }
layer-from = Analysis: { $label }
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
match-unanalysed = Not analysed yet: no errors to show.
match-kind =
    { $kind ->
        [blunders] blunders
        [cube] cube decisions
        [luck] lucky or unlucky rolls
       *[errors] errors
    }
match-none = No { match-kind }.
match-no-next = No { match-kind } after this one.
match-no-previous = No { match-kind } before this one.
match-views = Record and statistics
worst-yours = Your worst errors
worst-all = Worst errors
worst-unanalysed = Your errors appear here, worst first, once the match is analysed.
worst-where = game { $game }, turn { $turn }
worst-no-double = No double
worst-more = Show all { $count }
worst-few = Show fewer
you-which = Which player are you?
you-are = You are { $name }.
you-change = Change
filter-player = Player
filter-both = both
filter-kind = Filter
filter-all = all
filter-errors = errors
filter-blunders = blunders
filter-cube = cube decisions
filter-luck = luck
filter-doubtful_moves = doubtful plays
filter-bad_moves = play errors
filter-very_bad_moves = play blunders
filter-very_lucky_rolls = very lucky rolls
filter-lucky_rolls = lucky rolls
filter-unlucky_rolls = unlucky rolls
filter-very_unlucky_rolls = very unlucky rolls
filter-doubles = doubles
filter-takes = takes
filter-passes = passes
filter-missed_doubles_below_cash = missed doubles
filter-missed_doubles_above_cash = missed doubles
filter-wrong_doubles_too_early = wrong doubles
filter-wrong_doubles_too_good = wrong doubles
filter-wrong_takes = wrong takes
filter-wrong_passes = wrong passes
filter-none = No decision in this match passes the filter.
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
mark-analysis = from the analysis
mark-checker = { $mark } in checker play
mark-cube = { $mark } in the cube action
luck-very_lucky = very lucky
luck-lucky = lucky
luck-unlucky = unlucky
luck-very_unlucky = very unlucky
entry-loss = Error { $loss }
entry-cube-loss = Cube error { $loss }
entry-luck = Luck { $luck }
entry-played = Played: { $play }
entry-none = Not analysed yet.
entry-all = Show all { $count } plays
entry-marks = Marks
entry-mark-play = Checker play
entry-mark-cube = Cube
entry-comment = Comment
entry-save = Save comment
opinions = From the file, not analysed by barpoint
opinion-answer-loss = Error of the response { $loss }
opinion-none-take = no double, take
opinion-too-good = too good to double, pass
opinion-take = double, take
opinion-pass = double, pass
analyst-figures = { $name }’s figures, from the file
analyst-checker = Checker errors
analyst-cube = Cube errors
analyst-help = Each program counts decisions by its own rules, so PRs differ even where both see the same errors. Errors and luck are in normalised equity (EMG).
entry-study = Study this position
timeline = Winning chance through the match
timeline-unknown = not analysed
timeline-at = { $entry } of { $total }: { $name } { $chance }
statistics-show = { $label }, { $name }: { $count }. Show in the record
statistics-none = Analyse the match to see its statistics.
ratings = Ratings
statistics-over = { $done } of { $total } decisions have been re-analysed; the others count by { $other }.
statistics-part = { $done } of { $total } decisions analysed so far.
statistics-all = Complete: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-some = Partial: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-nothing = Not analysed: { $count ->
        [1] game
       *[other] games
    } { $games }.
statistics-so-far = so far
ratings-waiting = Errors and luck cover only these. PR, rates and ratings appear once every decision is analysed.
ratings-pr = PR
ratings-rate = Error rate (mEMG)
ratings-snowie = Snowie rate
ratings-decisions = per decision, { $count } in all
ratings-moves = per play by either player, { $total } in all
ratings-name = Rating
ratings-pr-help = Performance rating: 500 times the average equity given up per counted decision, that is, per unforced play and per close or actual cube decision. 0 is perfect. Usual names: below 2.5 world champion, 5 world class, 7.5 expert, 12.5 advanced, 17.5 intermediate, 22.5 casual player, 30 beginner.
ratings-rate-help = Thousandths of normalised equity given up per counted decision: twice the PR by definition, and the figure GNU Backgammon shows.
ratings-snowie-help = A thousand times the equity given up, divided by all plays of both players, including forced ones.
ratings-name-help = By error rate: below 2 supernatural, 5 world class, 8 expert, 12 advanced, 18 intermediate, 26 casual player, 35 beginner. These names differ from those commonly used for PR.
statistics-marks = Marks: a decision that gives up more than 0.030 is doubtful, more than 0.060 an error, more than 0.120 a blunder. A roll is lucky from 0.3 above the average, very lucky from 0.6; unlucky likewise. All in normalised equity (EMG).
stat-checker = Every roll of the match, including those that could not be played. Marks are those stored with the plays.
stat-luck = What the dice contributed: the value of the position after the best play of the roll, less the average over all rolls.
stat-cube = Doubling, not doubling, taking and passing. Beavers and raccoons do not count as separate doubles.
stat-overall = Checker play and cube decisions together, and how much of the result was luck.
stat-checker-total_moves = All turns, including forced plays and turns with no legal play.
stat-checker-unforced_moves = Turns with at least two legal plays; the error rate divides by these.
stat-checker-unmarked_moves = Plays that gave up 0.030 or less.
stat-checker-doubtful_moves = Plays that gave up more than 0.030, up to 0.060.
stat-checker-bad_moves = Errors: plays that gave up more than 0.060, up to 0.120.
stat-checker-very_bad_moves = Blunders: plays that gave up more than 0.120.
stat-checker-error_total = Total equity given up by checker plays; in brackets as match-winning chance, or in points.
stat-checker-error_rate = The total divided by the unforced plays, in thousandths.
stat-checker-checker_rating = A name for the error rate of checker play: below 2 supernatural, 5 world class, 8 expert, 12 advanced, 18 intermediate, 26 casual player, 35 beginner.
stat-luck-very_lucky_rolls = Rolls more than 0.6 better than average.
stat-luck-lucky_rolls = Rolls more than 0.3 better than average.
stat-luck-unmarked_rolls = Rolls within 0.3 of the average.
stat-luck-unlucky_rolls = Rolls more than 0.3 worse than average.
stat-luck-very_unlucky_rolls = Rolls more than 0.6 worse than average.
stat-luck-luck_total = The luck of all rolls, in total; in brackets as match-winning chance, or in points.
stat-luck-luck_rate = The total divided by all plays, in thousandths.
stat-luck-luck_rating = A name for the luck rate: lucky or unlucky beyond 30 thousandths, very lucky or unlucky beyond 60.
stat-cube-cube_decisions = Turns on which the player could double, doubles, takes and passes.
stat-cube-close_cube_decisions = Doubles, takes and passes, and turns on which doubling would have cost less than 0.16; the error rate divides by these.
stat-cube-doubles = Doubles and redoubles offered.
stat-cube-takes = Doubles taken.
stat-cube-passes = Doubles passed.
stat-cube-missed_doubles_below_cash = Did not double when that was right and the opponent should have taken: below the cash point.
stat-cube-missed_doubles_above_cash = Did not double when the opponent should have passed: above the cash point.
stat-cube-wrong_doubles_too_early = Doubled too early: below the double point.
stat-cube-wrong_doubles_too_good = Doubled when playing on for a gammon was worth more: too good to double.
stat-cube-wrong_takes = Takes that should have been passes.
stat-cube-wrong_passes = Passes that should have been takes.
stat-cube-error_total = Total equity given up by cube decisions; in brackets as match-winning chance, or in points.
stat-cube-error_rate = The total divided by the close or actual cube decisions, in thousandths.
stat-cube-cube_rating = A name for the cube error rate, with the same limits as for checker play.
stat-overall-error_total = Checker play and cube decisions together.
stat-overall-error_rate = The total divided by unforced plays plus close or actual cube decisions, in thousandths.
stat-overall-snowie_error_rate = The total in thousandths, divided by all plays of both players.
stat-overall-overall_rating = A name for the overall error rate, with the same limits as for checker play.
stat-overall-actual_result = What was won: the gain in match-winning chance over finished games, or points.
stat-overall-luck_adjusted_result = The actual result less the player’s luck, plus the opponent’s: the result that skill alone would have produced.
stat-overall-fibs_rating_difference = The FIBS rating difference for which the luck-adjusted result would be expected.
stat-overall-fibs_rating = The FIBS rating typical of such errors: 2050 less the rating losses below.
stat-overall-checker_rating_loss = FIBS points lost in checker play.
stat-overall-cube_rating_loss = FIBS points lost in cube decisions.
stat-overall-advantage = Points won per game.
stat-overall-luck_adjusted_advantage = The same, adjusted for the luck of both players.
stat-overall-confidence_interval = A range of 1.96 standard errors either side of the sum of the points, as GNU Backgammon prints it.
export = Save…
export-match = The match
export-losses = Leaves out { $what }.
export-refused = Not for this match: { $reason }.
export-reports = As a report
export-paper = Paper
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Printable page (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Page in GNU Backgammon’s form (HTML)
       *[other] Pages in GNU Backgammon’s form, one for each game (ZIP of HTML)
    }
export-form-text = Text in GNU Backgammon’s form
export-form-latex = LaTeX document
export-form-pdf = PDF document
export-form-csv = Table of decisions (CSV)
export-position = This position
take-along = Save and copy
learn = Learn from mistakes
learn-title = What would you play?
learn-title-cube = What would you do?
learn-number = Mistake { $number } of { $count }, both players
learn-number-of = Mistake { $number } of { $count } by { $name }
learn-tries =
    { $count ->
        [1] one try so far
       *[other] { $count } tries so far
    }
learn-whose = Whose mistakes do you want to learn from?
learn-hidden = The analysis is shown after your answer.
learn-whose-change = Change player
learn-count =
    { $count ->
        [0] no mistakes
        [1] one mistake
       *[other] { $count } mistakes
    }
learn-balance =
    { $answered ->
        [1] One question answered
       *[other] { $answered } questions answered
    }, { $first } correct or close at the first try.
learn-over = Go through them again, or see the other player’s?
learn-unanalysed = Analyse the match first to find its mistakes.
learn-again = Try again
learn-show = Show the answer
learn-next = Next mistake
learn-stop = Stop
learn-right = Correct: best play.
learn-close = Close: gives up { $loss }.
learn-wrong = Gives up { $loss }.
learn-unknown = That play is not in the analysis.
learn-no-double = No double
learn-done = You’ve reviewed every mistake.
job-left = { $time } left
job-progress = { $title }: { $done } of { $total }
job-pause = Pause
job-resume = Resume
job-cancel = Cancel
job-open = Open
job-done = done
job-cancelled = cancelled
jobs = Jobs
jobs-active =
    { $count ->
        [0] Jobs
       *[other] Jobs: { $count } running
    }
jobs-title = Jobs
jobs-none = No jobs are running.
jobs-over = Recent
jobs-of = { $done } of { $total }
jobs-rollouts = Saved rollouts
jobs-trials = { $done } of { $wanted } trials
job-paused = paused
job-queued = waiting for other jobs
job-failed = failed: { $error }
home-matches = Matches
home-drop = Drop matches anywhere, paste one, or open files: any number, folders and ZIP archives too.
home-waiting = waiting
home-analysing = analysing, { $done } of { $total }
home-analysed = analysed
home-no-decisions = nothing to analyse
home-not-analysed = not analysed
analyse-all =
    { $count ->
        [1] Analyse one match
       *[other] Analyse { $count } matches
    }
analyse-all-level = Analysis level
drop-here = Drop matches here
batch-reading = Reading files
batch-progress = { $done } of { $total } read
batch-too-long = Files can be up to { $megabytes } MB; this one is larger
batch-report = Opened files
batch-opened =
    { $count ->
        [0] No match opened.
        [1] One match opened.
       *[other] { $count } matches opened.
    }
batch-stopped = Stopped before the last file.
batch-dismiss = Dismiss
batch-positions = Files with positions
batch-position-count =
    { $count ->
        [1] one position
       *[other] { $count } positions
    }
batch-failed =
    { $count ->
        [1] One file could not be read
       *[other] { $count } files could not be read
    }
batch-others =
    { $count ->
        [1] One other file holds no match
       *[other] { $count } other files hold no match
    }
players = Players
players-covered = { $analysed } of { $matches } matches analysed
players-name = Player
players-unnamed = unnamed
players-matches = Matches
players-matches-help = Matches and money sessions in the list above.
players-won = Won
players-won-help = Matches won. Money sessions and unfinished matches have no winner.
players-pr = PR
players-pr-help = Performance rating over all analysed decisions, with its standard error: 500 times the average equity lost per unforced play and per close or actual cube decision. 0 is perfect. The standard error treats games as independent.
players-decisions = Decisions
players-decisions-help = Analysed decisions that count for the PR: unforced plays and close or actual cube decisions.
players-luck = Luck
players-luck-help = What the dice contributed in the analysed games, in normalised equity (EMG). Positive is lucky.
players-all = Show all { $count } players
players-few = Show fewer
worst-where-of = { $name }, game { $game }, turn { $turn }
# Formats of match files, by their short names.
format-sgf = GNU Backgammon game collection (SGF) with analysis
format-json = Everything barpoint knows of a match, as JSON (.json)
format-ogxm = OpenGammon, HedgeHog and GammonView match OGXM 2 (.ogxm, .gvab)
format-mat = Jellyfish, Snowie, XG, Galaxy match text (.mat, .txt)
format-xgmat = Match text as eXtreme Gammon writes it (.mat, .txt)
format-gam = Jellyfish text of a single game (.gam)
format-snowie = Snowie match text with positions set up (.txt; read as mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Checker play
figures-luck = Luck
figures-cube = Cube
figures-overall = Overall
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] Points
    }
figure-total_moves = All plays
figure-unforced_moves = Unforced plays
figure-unmarked_moves = Unmarked plays
figure-doubtful_moves = Doubtful plays
figure-bad_moves = Errors
figure-very_bad_moves = Blunders
figure-error_total = Total error EMG ({ figure-unit })
figure-error_rate = Error rate mEMG ({ figure-unit })
figure-checker_rating = Checker play rating
figure-very_lucky_rolls = Very lucky rolls
figure-lucky_rolls = Lucky rolls
figure-unmarked_rolls = Unmarked rolls
figure-unlucky_rolls = Unlucky rolls
figure-very_unlucky_rolls = Very unlucky rolls
figure-luck_total = Total luck EMG ({ figure-unit })
figure-luck_rate = Luck rate mEMG ({ figure-unit })
figure-luck_rating = Luck rating
figure-cube_decisions = Cube decisions
figure-close_cube_decisions = Close or actual cube decisions
figure-doubles = Doubles
figure-takes = Takes
figure-passes = Passes
figure-missed_doubles_below_cash = Missed doubles below CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Missed doubles above CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Wrong doubles below DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Wrong doubles above TG (EMG ({ figure-unit }))
figure-wrong_takes = Wrong takes (EMG ({ figure-unit }))
figure-wrong_passes = Wrong passes (EMG ({ figure-unit }))
figure-cube_rating = Cube rating
figure-snowie_error_rate = Snowie error rate
figure-overall_rating = Overall rating
figure-actual_result = Actual result
figure-luck_adjusted_result = Luck-adjusted result
figure-fibs_rating_difference = FIBS rating difference, luck-adjusted
figure-fibs_rating = FIBS rating by errors
figure-checker_rating_loss = Rating loss, checker play
figure-cube_rating_loss = Rating loss, cube
figure-advantage = Points per game
figure-luck_adjusted_advantage = Points per game, luck-adjusted
figure-confidence_interval = 95 % confidence interval (points per game)

## Rollouts

tab-rollout = Rollout
rollout-trials = Trials
rollout-player = Played by
rollout-by-program = { $program } makes the checker plays of both sides, cubeless and to the end of every game.
rollout-plies = Ply
rollout-best = Best plays
rollout-truncate = Length
rollout-full = play to the end
rollout-half-moves = truncate after { $moves } plies
rollout-cubeful = With the cube
rollout-start = Roll out
rollout-forecast = About { $time } for { $count ->
        [1] one candidate
       *[other] { $count } candidates
    }, standard error about { $error }.
rollout-trying = Estimating…
rollout-go-on = Resume
rollout-extend = Extend to { $trials } trials
rollout-kept = Saved rollouts of this position:
rollout-done = { $done } trials
rollout-expected = standard error { $error } expected at the end
rollout-behind = Difference
rollout-games = Trials
rollout-gammons = g { $won } / { $lost }
rollout-pass = double, pass
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Its { $trials } trials of each candidate will be deleted. This cannot be undone.
rollout-axis-trials = Trials
rollout-axis-equity = Equity
rollout-plot = Equities against trials, with 95 % bands
# Candidates of a cube decision.
candidate-no-double = no double
candidate-double-take = double, take

## Library

library = Library
library-totals = { $matches ->
        [1] 1 match
       *[other] { $matches } matches
    }, { $players ->
        [1] 1 player
       *[other] { $players } players
    }, { $decisions } decisions.
library-waiting = { $count ->
        [1] One more is being added.
       *[other] { $count } more are being added.
    }
library-add = Add matches
library-drop = Drop matches here to add them to the library
library-problem = A match could not be added: { $problem }
library-opening = Opening the match…
library-back = Back to the matches
library-empty = No matches yet
library-invite = Drop match files, folders or ZIP archives here. A match you already have is recognised by its moves, whatever the format, and not added twice.
library-invite-analyse = Matches you open, play or analyse on the board are added automatically.
library-views = Views of the library
tab-search = Search
tab-players = Players
tab-matches = Matches

added = Added files
added-added = { $count ->
        [1] 1 match added.
       *[other] { $count } matches added.
    }
added-improved = { $count ->
        [1] 1 match now has a fuller analysis.
       *[other] { $count } matches now have a fuller analysis.
    }
added-known = { $count ->
        [1] 1 match was there already.
       *[other] { $count } matches were there already.
    }
added-nothing = No match added.

ask = Filters
ask-player = Player
ask-against = Opponent
ask-kind = Decision
ask-phase = Phase
ask-error = Error
ask-mark = Mark
ask-roll = Roll
ask-score = Score
ask-cube = Cube
ask-event = Event
ask-since = From
ask-until = To
ask-length = Match length
ask-tag = Tag
ask-any = any
ask-date = 2024-05
ask-length-hint = points; 0: money
ask-score-hint = 3-5 or money
ask-error-from = { $size } or more
ask-more = Roll, score, cube, event, dates
ask-more-matches = Event, dates, length, tag
ask-clear = Clear filters

kind-checker = Checker play
kind-no-double = No double
kind-double = Double
kind-take = Take
kind-pass = Pass
kind-no-double-double = Double or not
kind-take-pass = Take or pass
kind-no-double-double-take-pass = Cube decision
marks-doubtful = Doubtful
marks-bad = Errors
marks-very_bad = Blunders
marks-bad-very_bad = Errors and blunders
marks-doubtful-bad-very_bad = Any mark
phase-opening = Opening
phase-blitz = Blitz
phase-prime = Prime vs prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Middle game
phase-race = Race
phase-bear-off = Bear-off

pattern = Board pattern
pattern-title = Board pattern
pattern-words = In words
pattern-help = Click a point to go through: made by the player to decide, a blot, three or more; the same for the opponent; empty. Right-click goes back. Keyboard: arrow keys, space, digits, Delete.
pattern-wrong = “{ $word }” can’t be read. Write words such as me6 (made point), me8=1 (blot), me4=3+, opp20 (opponent’s point), mebar=0, oppoff.
pattern-any = anything
pattern-empty = empty
pattern-demand = { $whose ->
        [me] yours
       *[opp] the opponent's
    }, { $more ->
        [yes] { $count } or more
       *[no] exactly { $count }
    }
pattern-point = { $point } point: { $what }
pattern-bar = { $whose ->
        [me] Your bar
       *[opp] The opponent's bar
    }: { $what }
pattern-off = { $whose ->
        [me] Your tray
       *[opp] The opponent's tray
    }: { $what }

found-title = Decisions found
found-decisions = { $count ->
        [1] 1 decision
       *[other] { $count } decisions
    }
found-counted = { $count } count toward PR: { $pr }, total error { $loss }
found-none = No such decision. Remove a filter, or analyse more matches.
found-more = { $shown } of { $total } shown: show more
hit-unknown = not analysed
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = game { $game }

plot-title = Rating over time
plot-match = a match
plot-rolling = last { $window } matches, with standard error
plot-last = The last { $count } matches
plot-help = Lower is better. Click a point to open its match, or reach it with the arrow keys and press Enter.
plot-point = { $date } vs { $opponent }: PR { $pr }; last matches { $rolling } ± { $error }

rate-everybody = All players
rate-from = { $matches ->
        [1] { $decisions } decisions in 1 match
       *[other] { $decisions } decisions in { $matches } matches
    }
rate-none = No analysed decisions yet. Once a match is analysed, its rating appears here.
rate-kinds = By kind of decision
rate-phases = By phase
rate-scores = By score
rate-expenses = Costliest decisions
rate-expense = { $kind }, { $phase }
rate-everything = All decisions
rate-checker = Checker plays
rate-cube = Cube decisions
rate-doubles = Doubles
rate-takes = Takes and passes
rate-decisions = Decisions
rate-loss = Error
rate-rows = Show all { $count } rows
luck-title = Luck and results
luck-won = Won
luck-lost = Lost
luck-better = Luckier
luck-worse = Unluckier

results = Matches
results-match = Match
results-against = vs { $opponent }
results-score = Result
results-rolling = Last { $window }
results-all = Show all { $count } matches

people-find = Find a player
people-change = Edit
people-also = also { $names }
people-matches-of = matches of { $name }
people-decisions-of = decisions of { $name }
people-none = No such player.
people-rename = Rename
people-rename-title = Rename { $name }
people-rename-about = The old name still leads to this player, in matches added later too.
people-rename-field = Name
people-merge = Merge
people-merge-title = Merge { $name }
people-merge-about = All matches and names of { $name } go to the other player. This cannot be undone.
people-merge-field = The other player
people-keep = Cancel

shelf-count = { $count ->
        [1] 1 match
       *[other] { $count } matches
    }
shelf-analysed = { $count } decisions analysed
shelf-copy = Download a copy of the library
shelf-tag = + Tag
shelf-tag-name = Tag
shelf-tag-add = Add
shelf-untag = Remove tag { $tag } from { $title }
shelf-more = { $shown } of { $total } shown: show more
shelf-delete-warning = It is removed from the library. A copy on the board stays.

## Study

study-title = Study
study-decks = Decks
study-deck = Theme
study-due = Due
study-new = New
study-cards = Cards
study-theme =
    { $theme ->
        [opening] Opening
        [blitz] Blitz
        [prime_vs_prime] Prime vs prime
        [holding] Holding game
        [back_game] Back game
        [race] Race
        [bear_off] Bear-off
       *[middle] Middle game
    }
study-all = All themes
study-start = Study
study-left =
    { $due ->
        [0] No cards due
        [1] One card due
       *[other] { $due } cards due
    }{ $new ->
        [0] {""}
       *[other] {""} · { $new } new
    }
study-empty = No cards yet.
study-empty-how = Open an analysed match and choose “Make a card” beside a decision, or turn all its errors into cards at once. Each comes back just before you would forget it.
study-empty-home = Go to Home to open a match
study-how = FSRS schedules each card for when you would still know nine in ten. A wrong answer comes back in the same session, a right one after longer and longer breaks.
study-nothing = Nothing to study now.
study-finished = Done for now.
study-answered =
    { $count ->
        [1] You answered one card.
       *[other] You answered { $count } cards.
    }
study-wait-minutes =
    { $count ->
        [1] The next card is due in a minute.
       *[other] The next card is due in { $count } minutes.
    }
study-wait-hours =
    { $count ->
        [1] The next card is due in an hour.
       *[other] The next card is due in { $count } hours.
    }
study-wait-days = The next card is due in { $count } days.
study-limit =
    { $count ->
        [1] One new card is left. The limit is 20 new cards a day, to keep reviews short.
       *[other] { $count } new cards are left. The limit is 20 new cards a day, to keep reviews short.
    }
study-more = Study more new cards
study-leave = All decks
study-question =
    { $question ->
        [double] Double or roll?
        [answer] Take or pass?
       *[play] What would you play?
    }
study-hidden =
    { $question ->
        [play] Play on the board, then choose Done. The analysis is shown after your answer.
       *[other] The analysis is shown after your answer.
    }
study-right =
    { $what ->
        [play] Correct: best play.
       *[other] Correct.
    }
study-close = Close: gives up { $loss }.
study-wrong = Error: gives up { $loss }.
study-again =
    { $days ->
        [0] Again in this session
        [1] Again tomorrow
       *[other] Again in { $days } days
    }
study-next = Next card
study-undo = Undo answer
study-undo-last = Undo last answer
study-evaluated = Your play was not in the analysis, or not as deep as the best play: it has now been evaluated.
study-yours = yours
study-note = Your note
study-suspend = Suspend card
study-delete = Delete card
study-delete-title = Delete this card?
study-delete-warning = Its answers and your note will be deleted. This cannot be undone.
study-match-play = { $name } played { $play }.
study-match-play-lost = { $name } played { $play } (error { $loss }).
study-match-double = { $name } doubled.
study-match-double-lost = { $name } doubled (error { $loss }).
study-match-rolled = { $name } did not double.
study-match-rolled-lost = { $name } did not double (error { $loss }).
study-match-take = { $name } took.
study-match-take-lost = { $name } took (error { $loss }).
study-match-pass = { $name } passed.
study-match-pass-lost = { $name } passed (error { $loss }).
cards-one = Make a card
cards-cube = Make a card of the cube decision
cards-errors = Cards for all errors of at least
cards-make = Make cards
cards-made =
    { $added ->
        [0] { $known ->
            [0] There are no such errors.
            [1] You already have this card.
           *[other] You already have all { $known } cards.
        }
        [1] One card made{ $known ->
            [0] .
           *[other] , { $known } there already.
        }
       *[other] { $added } cards made{ $known ->
            [0] .
           *[other] , { $known } there already.
        }
    }
study-suspended =
    { $count ->
        [1] One card is suspended.
       *[other] { $count } cards are suspended.
    }
study-restore = Restore
drill-title = Trainers
drill-race-title = Race trainer
drill-race-about = Pip counts, EPC, doubles and takes in races from real games
drill-race-how = You are on roll in a money game with the cube in the middle. EPC may be off by one.
drill-bear_off-title = Bear-off trainer
drill-bear_off-about = Bear-offs of up to six checkers a side, against the exact database
drill-bear_off-how = Bear off in a money game with the cube in the middle. Errors are exact.
drill-opening-title = Opening trainer
drill-opening-about = The 15 opening rolls, against the rolled-out opening book
drill-opening-how = Play your opening roll in a money game, cube in the middle.
drill-reply-title = Reply trainer
drill-reply-about = Replies to the opponent’s opening, against the rolled-out opening book
drill-reply-how = Your opponent opens a money game; you reply. The cube is in the middle.
opening-opponent = The opponent opens { $play }
opening-close = Correct within the standard error: gives up { $loss }.
opening-wrong = Error: gives up { $loss }.
opening-error = Standard error of the difference: { $error }
opening-unknown = Your play is not in the book. It has been evaluated now: { $level }.
opening-behind = Difference
opening-trials = { $count } trials
opening-book = Full cubeful rollouts with variance reduction, nets { $nets }. ± is the standard error.
drill-own-pips = Your pips
drill-their-pips = Opponent’s pips
drill-own-epc = Your EPC
drill-their-epc = Opponent’s EPC
drill-double = Do you double?
drill-take = If doubled, should the opponent take?
drill-check = Check
drill-range = Enter numbers from 0 to { $most }.
drill-next = Next position
drill-score = { $right } of { $count } correct, { $loss } given up, { $seconds } s each
study-files = Cards as files
study-save-apkg = Save for Anki
study-save-json = Save all (JSON)
study-save-csv = Save as a table (CSV)
study-open = Add cards from a file…
study-imported =
    { $added ->
        [0] { $known ->
            [0] The file holds no cards of barpoint.
           *[other] You already have all { $known } cards.
        }
        [1] One card added{ $known ->
            [0] .
           *[other] , { $known } there already.
        }
       *[other] { $added } cards added{ $known ->
            [0] .
           *[other] , { $known } there already.
        }
    }
study-imported-others =
    { $count ->
        [1] One note was not made by barpoint and is left out.
       *[other] { $count } notes were not made by barpoint and are left out.
    }
problems-title = Problem sets
problems-about = The cards of a deck, ten at a time, against the clock
problems-how = A set always holds the same problems. Solutions come at the end; the cards’ schedule is not affected.
problems-set = Set
problems-range = Problems { $from } to { $to }
problems-time = Time
problems-seconds = { $count } seconds per problem
problems-start = Start
problems-left = Time left
problems-number = Problem { $number } of { $count }
problems-score = { $right } of { $count } correct, { $loss } given up, in { $time }
problems-out =
    { $count ->
        [1] Time ran out before the last problem.
       *[other] Time ran out with { $count } problems to go.
    }
problems-answers = Best answers, and what yours gave up
problems-again = Same set again
problems-other = Another set
problems-best = Best
problems-lost = You gave up

## What the server says

say-place =
    { $place ->
        [line] line { $line }
        [byte] byte { $byte }
        [turn] game { $game }, turn { $turn }
       *[game] game { $game }
    }
say-warning-illegal-play = { say-place }: illegal play “{ $play }” for { $roll }, kept and marked
say-warning-illegal-position = { say-place }: illegal play for { $roll }, of which only the position after it is given, kept and marked
say-warning-impossible-play = { say-place }: impossible play “{ $play }” for { $roll }, kept, made as far as it can be
say-warning-ignored = { say-place }: “{ $found }” makes no sense here and is ignored
say-warning-extra-variation = { say-place }: only the first variation is read
say-warning-unreadable-property = { say-place }: property { $key } could not be read, kept as text
say-warning-further = The file holds { $found } matches or positions; only the first is read.
say-warning-truncated = { say-place }: the file ends early
say-warning-missing-games = Games { $first } to { $last } are missing; the score lines count.
say-warning-name-changed = “{ $was }” is called “{ $now }” in game { $game }; the first name is kept.
say-warning-more = { $count } more oddities not listed.
say-warning-contradiction = { say-place }: the file says { $stated }, its own moves or scores say { $computed }
say-import-unknown = Neither a match nor a position in a known format; it begins: { $found }
say-import-expected = { $format }, { say-place }: “{ $found }” cannot be read here.
say-import-length = A match may have at most { $most } points; this one has { $found }.
say-gone = No longer here: it may have been deleted.
say-no-library-match = The library has no match { $number }.
say-match-busy = A job is already working on this match: cancel it first.
say-other-nets = This analysis was not made by the nets in use, whose numbers cannot be compared with its own. Analyse the match again.
say-setup-too-many = A side may have at most { $allowed } checkers; here it has { $found }.
say-setup-match-over = In a { $length }-point match nobody has { $found } points before a game.
say-setup-decided = A side has no checkers left: the game is over.
say-setup-deadlock = Both sides are on the bar against closed boards: nobody can ever move.
say-setup-cube = The cube shows a power of two.
say-setup-crawford = In the Crawford game exactly one side needs one point.
say-setup-double = The rules do not allow a double here.
say-setup-shared = Both sides have checkers on the { $point }-point of the player on roll.
say-thresholds = The three losses must rise, from 0 to at most { $most }.
say-pattern-word = “{ $found }” says nothing of a board. Write words such as me6, opp20=1, me4=3+ or mebar=0.
say-date = “{ $found }” is not a date. Write 2024-05-31, 2024-05 or 2024.
say-file-read = { $path } cannot be read: { $reason }
say-file-write = { $path } cannot be written: { $reason }
say-file-disk-full = { $path } cannot be written: the disk is full.
say-file-denied = { $path }: access is not allowed.
say-archive-damaged = The archive is damaged, encrypted or packed in an unknown way.
say-archive-too-much = The archive holds more than can be unpacked here. Unpack it and open its files.
say-archive-empty = There are no match files in this archive.
say-cards-foreign = This file holds no cards saved by barpoint and is no Anki package of them.
say-card-damaged = Card { $number } in the file cannot be read.
say-cards-package = The Anki package cannot be used.
say-comment-too-long = A comment may have at most { $most } characters; this one has { $found }.
say-warning-layers = The other analyses in the file cannot be read.
say-program-error = An error in the program: please report it.
say-game-ended = This game was ended: nothing more can happen in it.
say-nothing-to-take-back = There is no decision to take back.
say-file-too-long = A file may have at most { $most }.
say-game-changed = The game has changed in the meantime.
say-server-busy = Too many requests are waiting: try again in a moment.
say-rollout-running = The rollout is running: cancel it first.
say-job-not-running = The job is not running.
say-job-not-paused = The job is not paused.
say-request-refused = Not possible: { $reason }
say-program-failed = Something went wrong in the program: { $reason }
say-no-id = This is neither a match nor a position in a known form.
say-id-damaged = This ID cannot be read: { $reason }
say-match-id-alone = A Match ID alone names no position.
say-name-length = A name has 1 to { $most } characters.
say-words-length = At most { $most } characters may change the dice.
say-dice-used = Another game has used these dice by now. Start the game again.
say-dice-secret = The dice stay secret until the match is over.
say-dice-not-pledged = The dice of this game cannot be checked: the program did not commit itself to them.
say-rollout-no-decision = There is nothing to decide in this position.
say-rollout-no-roll = Enter a roll first: plays need one.
say-rollout-rolled = Cube actions are rolled out before the roll.
say-rollout-twice = A play is listed twice: number { $number }.
say-rollout-trials = Possible are { $least } to { $most } trials, not { $found }.
say-import-unsupported = This is { $name }; { $advice }.
say-no-tag = Enter a tag.
say-no-name = Enter the name of a player.
say-name-taken = { $name } is the name of another player; merge the two instead.
say-opponents = The two players have played each other, so they cannot be one.
say-no-player = The library has no player called { $name }.
say-no-player-similar = The library has no player called { $name }; did you mean { $similar }?
say-not-analysed = This decision is not analysed: analyse the match first.
say-no-decision = There is no such decision here.
say-illegal-play = This play isn’t legal here.
say-imported-stays = The imported analysis cannot be deleted.
say-library-newer = The library was written by a newer barpoint: update this one.
say-job-analysis = Analysis of { $name }: { $level }
say-job-error-rollouts = Rollouts of { $name }
say-job-rollout = Rollout of { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, errors rolled out
say-layer-nets = { $label } (nets { $nets })
say-layer-plays = { $label }, { $count ->
    [255] all plays
   *[other] at least { $count } plays
}
say-game-title = { $white } – { $black }, { $length ->
        [0] money
        [1] 1 point
       *[other] { $length } points
    }
rating-awful = Awful!
rating-beginner = Beginner
rating-casual-player = Casual player
rating-intermediate = Intermediate
rating-advanced = Advanced
rating-expert = Expert
rating-world-class = World class
rating-supernatural = Supernatural
luck-name-go-to-bed = Go to bed
luck-name-bad-dice-man = Bad dice
luck-name-none = None
luck-name-good-dice-man = Good dice
luck-name-go-to-las-vegas = Go to Las Vegas
loss-the-analysis = the analysis
loss-settings-of-the-analysis = settings of the analysis
loss-the-analyses-that-are-not-shown = the analyses that are not shown
loss-comments = comments
loss-comments-on-moves = comments on moves
loss-the-comment-on-the-match = the comment on the match
loss-marks = marks
loss-stored-statistics = stored statistics
loss-event-data = event data
loss-parts-of-the-event-data = parts of the event data
loss-other-header-entries = other header entries
loss-who-annotated-it = who annotated it
loss-what-other-programs-said = what other programs said
loss-what-other-programs-counted = what other programs counted
loss-how-rollouts-of-other-programs-were-made = how rollouts of other programs were made
loss-the-clock = the clock
loss-ratings = ratings
loss-the-crawford-rule = the Crawford rule
loss-whether-a-game-was-resigned = whether a game was resigned
loss-standard-errors-of-cube-decisions = standard errors of cube decisions
say-job-rollout-cube = Rollout of { say-rollout-cube }
loss-statistics = statistics
loss-the-length-of-the-match = the length of the match
loss-where-and-when-it-was-played = where and when it was played
loss-that-a-rule-is-off = that a rule is off
loss-the-score = the score
loss-names-as-they-are-written = names as they are written
loss-that-there-is-no-cube = that there is no cube
loss-which-game-is-played = which game is played
loss-the-steps-of-illegal-plays = the steps of illegal plays
loss-opinions-on-illegal-plays = opinions on illegal plays

## Why a play is better

why = Why?
why-compared = { $play } rather than
why-after = On the board:
why-none = There is no simple reason.
why-shares = Each figure is the part of the difference that goes with it. They overlap.
why-replies-all = The opponent’s replies
say-why-chances = Games won { $wins } %, gammons won { $won } %, gammons lost { $lost } %
say-why-chances-wins = Games won { $wins } %
say-why-chances-won = Games won { $wins } %, gammons won { $won } %
say-why-chances-lost = Games won { $wins } %, gammons lost { $lost } %
say-why-hit-on = Hits on the { $point ->
        [1] ace-point
        [2] deuce-point
        [7] bar-point
       *[other] { $point }-point
    }
say-why-prime = Makes a { $length }-point prime
say-why-kept-prime = Keeps a { $length }-point prime
say-why-misses = Misses with { $better ->
        [0] no rolls
        [1] 1 roll
       *[other] { $better } rolls
    } of 36 instead of { $other }
say-why-effective = EPC { $better } instead of { $other }
why-for = For { $play }:
say-why-cube = Wins more with the cube
say-why-point = Makes the { $point ->
        [1] ace-point
        [2] deuce-point
        [7] bar-point
       *[other] { $point }-point
    }
say-why-slot = Slots the { $point ->
        [1] ace-point
        [2] deuce-point
        [7] bar-point
       *[other] { $point }-point
    }
say-why-anchor = { $how ->
        [made] Makes
       *[kept] Keeps
    } the { $point ->
        [18] opponent’s bar-point
       *[other] { $point }-point anchor
    }; { $play } has no anchor
say-why-better-anchor = { $how ->
        [made] Makes
       *[kept] Keeps
    } the { $point ->
        [18] opponent’s bar-point
       *[other] { $point }-point anchor
    }; { $play } holds the { $other }-point
say-why-closed-out = { $how ->
    [made] Closes out the opponent: no roll enters
   *[kept] Keeps the opponent closed out: no roll enters
}
say-why-race = Race: { $better } pips instead of { $other }
say-why-replies = Better after { $better } of 36 replies, by { $gain } on average; worse after { $other }, by { $loss }; gains most after:
say-why-shots = Leaves { $better ->
        [0] no shots
        [1] 1 shot
       *[other] { $better } shots
    } instead of { $other }
say-why-double-shots = Lets { $better ->
        [0] no rolls
        [1] 1 roll
       *[other] { $better } rolls
    } hit two checkers instead of { $other }
say-why-hit = Hits { $better ->
        [1] 1 checker
       *[other] { $better } checkers
    } instead of { $other ->
        [0] none
       *[other] { $other }
    }
say-why-dances = Keeps { $better ->
        [1] 1 roll
       *[other] { $better } rolls
    } of 36 from entering instead of { $other ->
        [0] none
       *[other] { $other }
    }
say-why-blockade = Leaves a back checker { $better ->
        [0] no rolls
        [1] 1 roll
       *[other] { $better } rolls
    } of 36 to move with instead of { $other }
say-why-home-points = Has { $better ->
        [1] 1 point
       *[other] { $better } points
    } in the home board instead of { $other ->
        [0] none
       *[other] { $other }
    }
say-why-home-blots = Leaves { $better ->
        [0] no blots
        [1] 1 blot
       *[other] { $better } blots
    } in the home board instead of { $other }
say-why-back = Has { $better ->
        [0] no checkers
        [1] 1 checker
       *[other] { $better } checkers
    } back instead of { $other }
say-why-builders = Bears on the { $point ->
        [1] ace-point
        [2] deuce-point
        [7] bar-point
       *[other] { $point }-point
    } with { $better ->
        [1] 1 spare checker
       *[other] { $better } spare checkers
    } instead of { $other ->
        [0] none
       *[other] { $other }
    }
say-why-deep = Has { $better ->
        [0] no checkers
        [1] 1 checker
       *[other] { $better } checkers
    } on the ace- and deuce-points instead of { $other }
say-why-off = Has { $better ->
        [1] 1 checker
       *[other] { $better } checkers
    } off instead of { $other ->
        [0] none
       *[other] { $other }
    }
say-why-crossovers = Needs { $better ->
        [0] no crossovers
        [1] 1 crossover
       *[other] { $better } crossovers
    } instead of { $other }
say-why-to-save = Needs { $better ->
        [1] 1 crossover
       *[other] { $better } crossovers
    } instead of { $other } to bring all home and bear one off
say-why-gaps = Leaves { $better ->
        [0] no gaps
        [1] 1 gap
       *[other] { $better } gaps
    } on the 4-, 5- and 6-points instead of { $other }
say-why-cube-chances = Wins { $wins } %, { $of_wins } % of them gammons; of the losses { $of_losses } % are gammons
say-why-cube-take = The opponent wins { $theirs } %, and needs { $dead } % to take with a dead cube, { $live } % with a live one
say-why-cube-losers = After { $count } of 1296 sequences ({ $share } %) a double must be passed, most after: { $rolls }
say-why-cube-jumps = Until the next decision winning chances move by { $local } %; in such positions by { $average } % on average
say-why-cube-double-take = { $kind ->
        [redouble] Redouble
       *[double] Double
    } and take: doubling gains { $gain }, and passing would cost the opponent { $cost }
say-why-cube-double-pass = { $kind ->
        [redouble] Redouble
       *[double] Double
    } and pass: doubling gains { $gain }, and taking would cost the opponent { $cost }
say-why-cube-no-double = No { $kind ->
        [redouble] redouble
       *[double] double
    }: it would cost { $cost }
say-why-cube-too-good = Too good to double: playing on is worth { $worth }, doubling { $double }, since { $gammons } % of the wins are gammons
say-why-cube-window = In the market window: wins { $wins } %; it opens at { $opens } % and closes at { $closes } %
say-why-cube-below = Not in the market window: wins { $wins } %, and it opens at { $opens } %
say-why-cube-dead = The cube is dead after a take; the market window opens at { $opens } %: wins { $wins } %
say-why-cube-free = Doubling risks nothing: losing the game loses the match with the cube as it is
say-why-cube-jacoby = Under the Jacoby rule gammons, { $gammons } % of the wins, count only after a double
say-why-cube-swing = Doubling now gains { $gain } on average after the { $count } of 1296 sequences that lose the market (most after { $rolls }), and costs { $loss } after { $regrets } others
say-why-cube-no-losers = No sequence of two rolls loses the market
say-why-cube-returns = If you wait, the opponent can take after { $count } of 1296 sequences
say-why-cube-volatile = Volatile: until the next decision winning chances move by { $local } %; in such positions by { $average } % on average
say-why-cube-quiet = Quiet: until the next decision winning chances move by { $local } %; in such positions by { $average } % on average
say-why-cube-take-dead = A take even with a dead cube: the opponent wins { $theirs } %, and needs { $dead } %
say-why-cube-take-live = A take because the opponent will own the cube: they win { $theirs } %, too little with a dead cube ({ $dead } %), enough with a live one ({ $live } %)
say-why-cube-take-redouble = A take, as the opponent can redouble at once: they win { $theirs } %, and need { $needs } %
say-why-cube-pass-live = A pass: the opponent wins { $theirs } %, and needs { $needs } % even with a live cube
say-why-cube-pass = A pass: the opponent wins { $theirs } %, and needs { $needs } %
say-why-cube-gammons = Gammons make it a pass: without them the opponent would need { $without } % instead of { $needs } %
say-why-cube-score = At this score the opponent needs { $dead } % with a dead cube, at money play { $money } %
say-why-cube-needs = The opponent wins { $theirs } %, and needs { $dead } % to take
say-why-cube-redoubled = The opponent wins { $theirs } %, and needs { $live } % to take, as they can redouble at once
say-why-cube-redoubled-at-once = The opponent would redouble at once, and risk nothing by it
say-why-cube-close = To double or not makes hardly any difference
say-why-cube-chances-lost = Wins no game; of the losses { $of_losses } % are gammons
why-market-losers = Market losers
why-losers-after = after { $throws } of 36 replies
say-why-backgammons-won = Wins { $percent } % more backgammons
say-why-backgammons-lost = Loses { $percent } % fewer backgammons
say-why-gammons-lost = Loses { $percent } % fewer gammons
say-why-their-cube = The opponent’s cube is worth less
say-why-kept-point = Keeps the { $point ->
        [1] ace-point
        [2] deuce-point
        [7] bar-point
       *[other] { $point }-point
    }
why-close = It is too close to call.
