# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] hvid
       *[black] sort
    }
count-word =
    { $count ->
        [0] ingen
        [1] en
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
        [7] syv
        [8] otte
        [9] ni
        [10] ti
        [11] elleve
        [12] tolv
        [13] tretten
        [14] fjorten
        [15] femten
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] { $point }-punktet, tomt
       *[white] { $point }-punktet, { side }: { count-word }
    }
place-bar = Baren, { side }: { count-word }
place-tray = Taget ud, { side }: { count-word }
place-movable = { $place }, kan flytte
place-target = { $place }, kan flyttes hertil
place-chosen = { $place }, valgt
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Stillingseditor: klik på et punkt for at sætte dets brikker
settings-theme = Bræt
board-play = Bræt
actions = Handlinger
close = Luk
bar = bar
off = ude
side-name =
    { $side ->
        [white] Hvid
       *[black] Sort
    }
program-name = barpoint ({ $level })
pips = { $pips } pips
pips-word = pips
epc = EPC { $epc }
race-epc = EPC
race-wastage = Spild
on-roll =
    { $decision ->
        [play] skal flytte
        [answer_double] skal svare
        [answer_resignation] skal svare
       *[turn] skal kaste
    }
money = Money
match-to = { $length }-pointsmatch
score-money = Point
score-away = { $away } away
cube-is = dobleterning { $value }
crawford-game = Crawford-parti
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beavers
moves = Træk
moves-all = Alle træk
text-board = Stillingen i ord
eval-bar = Gevinstchance
thinking = Regner…
waiting = Vent venligst…
offline = barpoint svarer ikke. Kører det stadig?
not-allowed = Adgang nægtet. Åbn den adresse, som barpoint skrev.
retry = Prøv igen
no-page = Den side findes ikke.
no-page-home = Til forsiden
theme-walnut = Valnød
theme-slate = Skifer
theme-tournament = Turnering
theme-clear = Farveblindevenligt
theme-contrast = Høj kontrast

## Playing

roll = Kast
enter-dice = Indtast kast
double = Dobling
done = Færdig
cannot-move = kan ikke flytte
cannot-move-done = Kan ikke flytte
undo = Fortryd
take = Tag
pass = Pas
beaver = Beaver
accept = Acceptér
decline = Afvis
next-game = Næste parti
hint = Hint
take-back = Tag tilbage
bear-off = Tag ud
bear-off-help = Tag brikker ud til slut uden at doble; en tast eller et klik stopper det
bearing-off = Tager ud… En tast eller et klik stopper det.
resign = Giv op
review = Analysér
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = Partiet fortsatte i et andet vindue. Her er stillingen nu.
question-double =
    { $side ->
        [You] Du dobler
       *[other] { $side } dobler
    } til { $value }.
question-beaver =
    { $side ->
        [You] Du svarer
       *[other] { $side } svarer
    } med beaver til { $value }.
question-resign =
    { $side ->
        [You] Du tilbyder
       *[other] { $side } tilbyder
    } at opgive { $kind ->
        [1] et enkelt parti
        [2] en gammon
       *[3] en backgammon
    }.
resign-title = Giv op
resign-kind =
    { $kind ->
        [1] Enkelt parti
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Du vinder
       *[other] { $winner } vinder
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] en gammon,{ " " }
       *[3] en backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points }: Der blev passet på doblingen.
result-resigned = { wins } { points }, da modstanderen gav op.
points =
    { $points ->
        [1] ét point
       *[other] { $points } point
    }
result-match = { wins } matchen.
typed-label = Skriv et træk
typed-play = Flyt
typed-illegal = »{ $play }« er ikke et lovligt træk.
dice-title = Hvilket kast?
dice-opening =
    Åbningsterninger: først fra { $white ->
        [You] dig
       *[other] { $white }
    }, så fra { $black ->
        [You] dig
       *[other] { $black }
    }
dice-type = Klik på et kast, eller skriv begge terninger.
dice-roll = { $first }{ $second }: { $first } og { $second }
opening-tie = Uafgjort: begge kaster igen
opening-tie-cube = Uafgjort: terningen står på { $value }, begge kaster igen
event-opening_roll = Åbningskast { $dice }
event-opening_tie = Åbningskast { $dice }: uafgjort
event-begin =
    { $side ->
        [You] Du begynder
       *[other] { $side } begynder
    }
event-roll =
    { $side ->
        [You] Du kaster
       *[other] { $side } kaster
    } { $dice }
event-play =
    { $side ->
        [You] Du
       *[other] { $side }
    }: { $play }
event-double =
    { $side ->
        [You] Du dobler
       *[other] { $side } dobler
    }
event-take =
    { $side ->
        [You] Du tager
       *[other] { $side } tager
    }
event-pass =
    { $side ->
        [You] Du passer
       *[other] { $side } passer
    }
event-beaver =
    { $side ->
        [You] Du svarer
       *[other] { $side } svarer
    } med beaver
event-resign =
    { $side ->
        [You] Du tilbyder
       *[other] { $side } tilbyder
    } at give op
event-accept =
    { $side ->
        [You] Du accepterer
       *[other] { $side } accepterer
    }
event-decline =
    { $side ->
        [You] Du afviser
       *[other] { $side } afviser
    }
event-next_game = Næste parti
sheet-game = Efter parti { $number }
sheet-begin = Begynder
sheet-double = Dobler til { $value }
sheet-beaver = Beaver til { $value }
sheet-resign = Giver op: { resign-kind }
sheet-accept = Accepterer
sheet-decline = Afviser

clock-over =
    { $name ->
        [You] Din tid er gået
       *[other] Tiden er gået for { $name }
    }
clock-over-choice =
    { $name ->
        [You] Du
       *[other] { $name }
    } kan give dette parti op, eller I kan spille videre uden ur.
clock-resign =
    { $kind ->
        [1] Opgiv et enkelt parti
        [2] Opgiv en gammon
       *[3] Opgiv en backgammon
    }
clock-play-on = Spil videre uden ur
clock-is-over = tiden er gået

## New game

new-title = Nyt parti
new-length = Længde
new-other-length = Point
new-opponent = Modstander
new-program = Program
new-human = Person
new-level = Niveau
new-likeness = Som et menneske
new-pr = PR { $pr }
new-likeness-note = Laver fejl som mennesker med denne PR, målt på { $matches } matcher mellem { $players } spillere. Det ser kun den aktuelle stilling og planlægger, trættes og lærer ikke.
level-likeness = som et menneske, PR { $pr }
new-your-name = Dit navn
new-second-name = Modstanderens navn
new-you = Du
new-someone = Gæst
new-tutor = Tutor
new-more = Flere valg
new-variation = Variant
new-dice = Terninger
new-dice-program = kastes af programmet
new-dice-by-hand = indtastes
new-words = Dine ord til terningerne
new-commitment = Programmet binder sig til sine terninger (SHA-256):
fair-title = Terninger der kan efterprøves
dice-commitment = Binding (SHA-256)
dice-words = Dine ord
dice-seed = Startværdi
dice-check = Efterprøv terningerne
dice-agree = Alle kast ({ $count }) følger af den startværdi, som programmet bandt sig til.
dice-other-commitment = Startværdien er ikke den, som programmet bandt sig til.
dice-other-roll = Kast { $number } følger ikke af startværdien.
dice-save = Gem kastene og startværdien
dice-later = Startværdien vises, når matchen er slut.
dice-later-session = Startværdien vises, når du afslutter sessionen.
dice-end = Afslut sessionen
dice-end-warning = Der kan ikke spilles mere i denne session. Det kan ikke fortrydes.
dice-end-not = Spil videre
dice-ended = Sessionen er afsluttet.
new-cube = Dobleterning
new-crawford = Crawford-regel
new-jacoby = Jacoby-regel
new-beavers = Beavers (højst)
new-automatic = Automatiske doblinger (højst)
new-clock = Ur
new-minutes = Minutter pr. spiller
new-delay = Delay pr. tur (sekunder)
new-start = Begynd fra en stilling
new-from = Begynder fra stillingen nedenfor med dens matchlængde, score og dobleterning.
new-start-game = Start
tutor-off = fra
tutor-doubtful = advar ved tvivlsomme træk
tutor-bad = advar ved fejl
tutor-very_bad = advar ved blundere
tutor-says-doubtful = Det ser tvivlsomt ud
tutor-says-bad = Det ligner en fejl
tutor-says-very_bad = Det ligner en blunder
tutor-says-fine = Det ser fint ud
tutor-loss = Det koster ca. { $loss }.
tutor-rethink = Tænk igen
tutor-hint = Vis mig
tutor-anyway = Spil alligevel
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 brik
variation-hypergammon2 = Hypergammon, 2 brikker
variation-hypergammon3 = Hypergammon, 3 brikker
# Levels of play, by GNU Backgammon’s names.
strength-beginner = begynder
strength-casual-play = hyggespiller
strength-intermediate = øvet
strength-advanced = avanceret
strength-expert = ekspert
strength-world-class = verdensklasse
strength-supremo = supremo
strength-grandmaster = stormester
strength-4ply = 4ply
strength-quick-rollout = hurtig rollout
strength-medium-rollout = mellem rollout
strength-deep-rollout = dyb rollout
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } kast
bkg-note = Heuristiske point (HP) ordner trækkene i ét kast; de er ikke equity.
bkg-engaged = BKG dobler kun i kapløb: så længe siderne har kontakt, kender det ingen terningbeslutning.
bkg-equities = Equity er BKG-VI’s egen, uden at se frem.
bkg-own-plays = BKG’s eget træk regnes for det bedste; tab og doblingsbeslutninger vurderes af BKG-VI.
bkg-sees = Sådan ser BKG det
bkg-class = Tilstandsklasse
bkg-class-name = { $class ->
    [running-game] løbespil
    [bearing-off] udtagning
    [near-winning] tæt på at slippe kontakten, foran
    [near-losing] tæt på at slippe kontakten, bagud
   *[engaged] i kontakt
}
bkg-terms = Led med størst forskel (HP)
strength-plays = { $level }, { $count ->
    [255] alle træk
   *[other] mindst { $count } træk
}

## Tables of plays and cube decisions

hint-rank = Plads
hint-play = Træk
hint-equity = Equity
hint-depth = Dybde
hint-played = spillet
hint-best = bedst
hint-play-it = Spil det
hint-details = { $depth }: Detaljer om { $play }
hint-not-comparable = Kun regnet med { $depth }: kan ikke sammenlignes med trækkene ovenfor
hint-alone = Du bad om { $asked }. Efter { $depth } var intet andet træk tæt nok på det bedste til at regne dybere.
deeper-start = Se dybere på resten
deeper-left = Ser dybere, { $count } tilbage
deeper-stop = Stop
hint-for =
    { $side ->
        [You] For dig
       *[other] For { $side }
    }: { $decision ->
        [play] { $dice } skal flyttes
        [answer_double] svar på doblingen
        [answer_resignation] svar på tilbuddet om at give op
       *[turn] kaste eller doble
    }
hint-doubler =
    Equity og chancer er { $side ->
        [You] dine
       *[other] dem for { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout = { $trials } gennemløb
chances-win = gevinst
chances-lose = tab
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = uden dobleterning
cube-no-double = Ingen dobling
cube-double-take = Dobling/take
cube-double-pass = Dobling/pas
cube-proper = Korrekt handling:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] ingen redobling
           *[no] ingen dobling
        }
        [too_good] { $redouble ->
            [yes] for god til at redoble
           *[no] for god til at doble
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] valgfri redobling
               *[no] valgfri dobling
            }
           *[no] { $redouble ->
                [yes] redobling
               *[no] dobling
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] Partiet er ikke begyndt.
        [game_over] Partiet er slut.
        [crawford] Ingen dobling i Crawford-partiet: kast.
        [opponents_cube] Modstanderen ejer dobleterningen: kast.
        [dead_cube] Dobleterningen er død: Allerede på sin nuværende værdi vinder den matchen.
       *[no_cube] Der kan ikke dobles: kast.
    }
resignation-accept = Acceptér
resignation-play-on = Spil videre
resignation-proper =
    { $accepts ->
        [yes] acceptér opgivelsen
       *[no] afvis opgivelsen
    }
cube-response =
    { $response ->
        [take] take
        [beaver] beaver
       *[pass] pas
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = net
source-rules = regler
source-one-sided-database = ensidet database
source-two-sided-database-exact = tosidet database (eksakt)
source-two-sided-database-exact-chances = tosidet database (eksakte chancer)
source-hypergammon-database-exact = Hypergammon-database (eksakt)
source-hypergammon-database-exact-chances = Hypergammon-database (eksakte chancer)

## Settings

settings-title = Indstillinger
settings-colours = Egne farver
settings-colours-reset = Tilbage til brættets farver
colour-frame = Ramme
colour-field = Bund
colour-point-a = Spidser
colour-point-b = Andre spidser
colour-light-top = Lyse brikker
colour-dark-top = Mørke brikker
settings-mode = Udseende
settings-mode-system = System
settings-mode-light = Lyst
settings-mode-dark = Mørkt
settings-board3d = Brættets visning
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Kamera
settings-camera-table = fra bordet
settings-camera-steep = stejlt
settings-camera-above = ovenfra
settings-material = Materiale
settings-material-auto = som temaet
settings-material-wood = træ
settings-material-leather = læder og filt
settings-material-stone = marmor
board-3d-missing = Denne browser kan ikke vise brættet i 3D, så det forbliver i 2D.
settings-home = Hjemland
settings-home-right = nederst til højre
settings-home-left = nederst til venstre
settings-light = Lyse brikker
settings-light-bottom = nederst
settings-light-top = øverst
settings-click = Klik på en brik
settings-click-die = flytter den med venstre terning
settings-click-select = vælger den
settings-speed = En briks flyvetid
settings-pause = Modstanderens tænkepause
settings-preview = Sådan ser brættet ud med disse indstillinger
settings-at-once = straks
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Niveau for enkelte stillinger
settings-met = Match-equity-tabel
settings-plays = Bedste træk i fuld dybde
settings-plays-count = { $count ->
    [0] som niveauet siger
    [255] alle
   *[other] mindst { $count }
}
settings-thresholds = Tab, over hvilke beslutninger markeres
settings-thresholds-about = EMG i matcher. Markeringerne i analyser lavet her følger straks; i importerede analyser bliver de, som deres program satte dem.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Niveau, tabel og tab gemmes i { $file }, også for kommandolinjen.
settings-not-kept = Niveau, tabel og tab gælder, til programmet slutter.
tab-look = Bræt
tab-playing = Spil
tab-analysing = Analyse
tab-general = Generelt
settings-volume = Lydstyrke
settings-showTargets = Vis, hvor en brik kan flytte hen
settings-showMovable = Markér brikker, der kan flytte
settings-showLastMove = Vis det sidste træk med pile
settings-higherDieLeft = Højeste terning til venstre
settings-autoRoll = Kast automatisk, når der ikke er en doblingsbeslutning
settings-autoForced = Spil tvungne træk
settings-autoFinish = Afslut turen efter den sidste brik
settings-autoBearOff = Tag automatisk ud i et rent ræs
settings-turnBoard = To spillere: vend brættet mod den, der er på tur
settings-hintLevel = Niveau for hints
settings-tutorLevel = Niveau for tutoren
settings-reviewLevel = Niveau for analyse
settings-autoAnalyse = Analysér en match, så snart den åbnes
settings-evalBar = Vis gevinstchancen
settings-percent = Vis procenter
settings-textBoard = Stillingen i ord
settings-sounds = Lyde
settings-reset = Nulstil alle indstillinger
settings-docs = HTTP-grænseflade til scripts
settings-language = Sprog
settings-language-auto = Som browseren

## Keys

keys-title = Tastaturgenveje
keys-play = Under spillet
keys-board = På brættet
keys-review = Gennemgang og analyse
keys-everywhere = Overalt
key-walk = Gå fra punkt til punkt (piletaster)
key-left-die = Flyt med venstre terning; afslut turen
key-right-die = Flyt med højre terning
key-choose = Vælg en brik, og se, hvor den kan flytte hen
key-take-step = Tag den brik tilbage, der blev flyttet hertil (også: klik på den, eller Shift-klik)
key-set-count = I editoren: sæt antallet af brikker
key-roll = Kast
key-finish = Afslut turen, kast, næste parti
key-undo = Fortryd det sidste skridt
key-undo-all = Fortryd hele turen
key-swap = Byt om på terningerne
key-double = Dobling
key-take = Tag
key-pass = Pas
key-beaver = Beaver
key-accept = Acceptér en opgivelse
key-decline = Afvis en opgivelse
key-resign = Giv op
key-take-back = Tag tilbage til forrige beslutning
key-bear-off = Tag brikker ud til slut; en tast eller et klik stopper det
key-hint = Hint
key-type-move = Skriv et træk
key-new-game = Nyt parti
key-next = Næste
key-previous = Forrige
key-next-game = Næste parti
key-previous-game = Forrige parti
key-next-error = Næste fejl
key-previous-error = Forrige fejl
key-next-blunder = Næste blunder
key-previous-blunder = Forrige blunder
key-next-cube = Næste doblingsbeslutning
key-previous-cube = Forrige doblingsbeslutning
key-next-luck = Næste heldige eller uheldige kast
key-previous-luck = Forrige heldige eller uheldige kast
key-go-on = Fortsæt efter trækket på brættet
key-flip = Vend brættet (i et parti afslutter denne tast turen)
key-analyse = Analysér
key-copy-id = Kopiér XGID
key-copy-image = Kopiér brættet som billede
key-copy-hint = Kopiér listen over træk som tekst
key-jobs = Opgaver: analyser og rollouts
key-mirror = Spejlvend brættet
key-eval-bar = Vis eller skjul gevinstchancen
key-board-3d = Bræt i 2D eller 3D
key-help = Denne liste
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page Up
cap-page-down = Page Down

## Pages

nav = Sider
nav-home = Forside
nav-play = Spil
nav-analyse = Analyse
nav-settings = Indstillinger
nav-help = Taster
home-title = barpoint
home-resume = Igangværende partier
home-new = Nyt parti
home-analyse = Analysér en stilling eller en match
home-delete = Slet
home-delete-title = Slet »{ $title }«?
home-delete-warning = Det kan ikke fortrydes.
home-keep = Behold
home-finished = slut
home-opened = åbnet { $when }
home-games =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }

## Analysing positions

analysis = Analyse
id-paste = Indsæt et ID, en stilling eller en match
id-lost = { $reason } Startstillingen vises i stedet.
draft-lost = Linket indeholder ingen stilling. Startstillingen vises i stedet.
pasted-xgid = Det ligner et XGID, men en del af det mangler eller er forkert ({ $reason }). Et XGID ser sådan ud: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Det ligner et GNUBG ID, men dets dele har { $position } og { $match } tegn. Det skal være et Position ID på 14 tegn, et kolon og et Match ID på 12 tegn, for eksempel 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Det ligner et Position ID, men det beskriver ingen lovlig stilling. Startstillingen er 4HPwATDgc/ABMA.
pasted-match-id = Det ligner et Match ID, men det beskriver ingen match. Begyndelsen af et money-parti er cAkAAAAAAAAA.
pasted-id = Det ligner et ID fra GNU Backgammon, men det har { $count } tegn. Et Position ID har 14, for eksempel 4HPwATDgc/ABMA; et Match ID har 12, for eksempel cAkAAAAAAAAA.
pasted-match = Det er hverken en match, som barpoint kan læse, eller en tekst, der indeholder et stillings-ID ({ $reason }). Du kan åbne matchfiler (.xg, .sgf, .mat, .txt, .bgf, .ogxm og andre) og tekster, der indeholder et stillings-ID.
pasted-text = Intet stillings-ID fundet. Indsæt et XGID, for eksempel XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, et Position ID, for eksempel 4HPwATDgc/ABMA, et Match ID eller en hel match.
id-first-of = Dette er den første af de { $count } stillinger, du åbnede.
id-show = Vis
id-open = Åbn…
id-copy = Kopiér { $name }
id-picture = Billede:
picture-captions = Navne, stilling og pips på billeder
copied = Kopieret
saved = Gemt i en fil
copy = Kopiér
copy-failed = Browseren tillod ikke kopiering
copy-image = Billede
copy-image-label = Kopiér brættet som billede
copy-hint = Kopiér som tekst
edit = Redigér
edit-put = Klik sætter
edit-put-side =
    { $side ->
        [white] Hvid
       *[black] Sort
    }
edit-start = Startstilling
edit-clear = Ryd
edit-on-roll = På tur
edit-dice = Terninger
edit-die = Terning { $number }
edit-cube = Dobleterning
edit-cube-owner = Dobleterningens ejer
cube-centred = i midten
edit-length = Matchlængde (0: money)
edit-score = Score for { side-name }
edit-score-held = I en { $length }-pointsmatch er scoren før et parti fra 0 til { $high }.
edit-length-held = En match kan højst gå til { $high } point; 0 er money.
edit-to-place = { $count ->
        [one] Én brik mangler at blive sat for { side-name }…
       *[other] { $count } brikker mangler at blive sat for { side-name }…
    }
edit-counts = På brættet: Hvid { $white }, Sort { $black }; taget ud: Hvid { $white-off }, Sort { $black-off }.
edit-not-yet = Intet at analysere endnu: { $reason }
edit-help = Klik på et punkt for at sætte brikker: jo længere fra kanten, jo flere (højreklik for den anden side). Træk en brik for at flytte den; klik på et punkts nummer for at rydde det. Tastatur: flyt med piletasterne, og skriv så et tal.
go-on = Fortsæt herfra
play-from = Spil herfra
facts = { side-name } på tur
tab-best = Bedste
tab-temperature = Næste kast
tab-scores = Scorer
tab-cube = Dobling
provenance = { $level } · { $met } · net { $nets }
temperature-mean = Gennemsnit over alle kast: { $mean }. Klik på et kast for at udforske det.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = du ↓ modstander → away
score-differs = anderledes end money
score-same = Som i money ved alle scorer.
score-none = ND: ingen dobling
score-take = D/T: dobling/take (D/B: dobling/beaver)
score-pass = D/P: dobling/pas
score-too-good = TG: for god til at doble
lab-theories = Doblingsteorier
lab-theory = Teori
lab-action = Korrekt
lab-windows = Markedsvindue
lab-doubler = Doblerens gevinstchance
lab-opponent = Modstanderens gevinstchance
lab-windows-help = Fra død til levende dobleterning; den røde streg viser den aktuelle gevinstchance.
lab-volatility = Volatilitet
lab-volatility-is = Gevinstchancen ændrer sig i gennemsnit { $local } over de næste to kast ({ $average } er typisk for den slags stillinger).
lab-life = Dobleterningens effektivitet { $life }.
lab-mwc = Matchgevinstchance: ingen dobling { $nd }, dobling/take { $dt }, dobling/pas { $dp }.
lab-none = Der er ingen doblingsbeslutning her.
curves = Equitykurver
curves-plot = Equity efter gevinstchance for hver teori; tallene står i tabellen nedenfor
curves-owner = Dobleterningens ejer
curves-centred = Terning i midten
curves-owned = Din terning
curves-opponent = Modstanderens terning
curves-take_point = Takepunkt
curves-initial_double = Doblingspunkt
curves-redouble = Redoblingspunkt
curves-cash_point = Cashpunkt
curves-own = Prikket: denne stilling, { $wins }. Equity i { $scale }.
curves-points = Gevinstchance ved hvert punkt, efter teori, for spilleren på tur
curves-table = Kurverne som tal
curve-janowski = Janowski
curve-jump = Spring
curve-dead = Død
curve-live = Levende
window-take = Take
window-double = Dobling
window-cash = Cash
window-too-good = For god
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Spring
theory-learned = Lært
theory-jump-local = Spring, lokalt
theory-two-lives-given = To effektiviteter givet
# Units of equity.
scale-points = point
scale-emg = EMG

## Matches

match-players =
    { $white ->
        [You] Du
       *[other] { $white }
    } mod { $black ->
        [You] dig
       *[other] { $black }
    }
match-game = Parti { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Bræt
tab-record = Trækliste
tab-statistics = Statistik

analyse-start = Analysér
analyse-again = Analysér med…
analyse-which = Analyserer hele matchen på dette niveau og beholder de andre analyser. Kan sættes på pause.
level-match = { $time }
wait-none = under et sekund
wait-about = ca. { $time }
level-estimated = , anslået
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min.
time-h = { $h } t
layers = Analyser
layer = Analyse
layer-best = Bedste
layer-lost = Fejl
layer-cube = Dobling, { $depth }
layer-play = Træk, { $depth }
layer-made = spillet: { $depth }
layer-from = Analyse: { $label }
layer-drop = Slet analysen { $label }
layer-drop-question = Slet analysen »{ $label }« af denne match?
keep = Behold
analysed = { $done } af { $total } beslutninger analyseret
match-first = Første
match-previous = Forrige
match-next = Næste
match-last = Sidste
match-previous-error = Forrige fejl
match-next-error = Næste fejl
match-unanalysed = Endnu ikke analyseret: ingen fejl at vise.
match-kind =
    { $kind ->
        [blunders] blundere
        [cube] doblingsbeslutninger
        [luck] heldige eller uheldige kast
       *[errors] fejl
    }
match-none = Ingen { match-kind }.
match-no-next = Ikke flere { match-kind } herefter.
match-no-previous = Ingen tidligere { match-kind }.
match-views = Trækliste og statistik
worst-yours = Dine værste fejl
worst-all = Værste fejl
worst-unanalysed = Her vises dine fejl, den værste først, når matchen er analyseret.
worst-where = parti { $game }, tur { $turn }
worst-no-double = Ingen dobling
worst-more = Vis alle { $count }
worst-few = Vis færre
you-which = Hvilken spiller er du?
you-are = Du er »{ $name }«.
you-change = Skift
filter-player = Spiller
filter-both = begge
filter-kind = Filter
filter-all = alle
filter-errors = fejl
filter-blunders = blundere
filter-cube = doblingsbeslutninger
filter-luck = held og uheld
filter-doubtful_moves = tvivlsomme træk
filter-bad_moves = trækfejl
filter-very_bad_moves = trækblundere
filter-very_lucky_rolls = meget heldige kast
filter-lucky_rolls = heldige kast
filter-unlucky_rolls = uheldige kast
filter-very_unlucky_rolls = meget uheldige kast
filter-doubles = doblinger
filter-takes = takes
filter-passes = pas
filter-missed_doubles_below_cash = missede doblinger
filter-missed_doubles_above_cash = missede doblinger
filter-wrong_doubles_too_early = forkerte doblinger
filter-wrong_doubles_too_good = forkerte doblinger
filter-wrong_takes = forkerte takes
filter-wrong_passes = forkerte pas
filter-none = Intet i denne match passer til filteret.
record-white = Hvid
record-black = Sort
record-roll = { $dice }:
record-double = Dobler
record-take = Tager
record-pass = Passer
record-set_up = Stilling sat op
record-illegal = Ulovligt: { $play }
record-rolls = kaster { $dice }
mark-doubtful = tvivlsomt
mark-bad = fejl
mark-very_bad = blunder
mark-none = ingen markering
mark-analysis = fra analysen
mark-checker = Træk: { $mark }
mark-cube = Dobling: { $mark }
luck-very_lucky = meget heldigt
luck-lucky = heldigt
luck-unlucky = uheldigt
luck-very_unlucky = meget uheldigt
entry-loss = Fejl { $loss }
entry-cube-loss = Doblingsfejl { $loss }
entry-luck = Held { $luck }
entry-played = Spillet: { $play }
entry-none = Endnu ikke analyseret.
entry-all =
    { $count ->
        [one] Vis det ene træk
       *[other] Vis alle { $count } træk
    }
entry-marks = Markeringer
entry-mark-play = Træk
entry-mark-cube = Dobling
entry-comment = Kommentar
entry-save = Gem kommentar
opinions = Fra filen, ikke fra barpoint
opinion-answer-loss = Svarets fejl { $loss }
opinion-none-take = ingen dobling, take
opinion-too-good = for god til at doble, pas
opinion-take = dobling, take
opinion-pass = dobling, pas
analyst-figures = Tal fra { $name }, fra filen
analyst-checker = Trækfejl
analyst-cube = Doblingsfejl
analyst-help = Tallene i filen tæller beslutninger efter det andet programs egne regler, så dets PR og barpoints afviger, også hvor begge ser de samme fejl; fejl og held er i normaliseret equity (EMG).
entry-study = Undersøg stillingen
timeline = Gevinstchance gennem matchen
timeline-unknown = ikke analyseret
timeline-at =
    { $entry } af { $total }: { $name ->
        [You] Du
       *[other] { $name }
    } { $chance }
statistics-show =
    { $label }, { $name ->
        [You] du
       *[other] { $name }
    }: { $count }. Vis i træklisten
statistics-none = Analysér matchen for at se dens statistik.
ratings = Bedømmelse
statistics-over = { $done } af { $total } beslutninger er analyseret igen; resten tæller efter { $other }.
statistics-part = { $done } af { $total } beslutninger analyseret indtil nu.
statistics-all = Fuldstændigt: { $count ->
        [1] parti
       *[other] partier
    } { $games }.
statistics-some = Delvist: { $count ->
        [1] parti
       *[other] partier
    } { $games }.
statistics-nothing = Ikke analyseret: { $count ->
        [1] parti
       *[other] partier
    } { $games }.
statistics-so-far = indtil nu
ratings-waiting = Fejl og held gælder kun disse. PR, rater og klasse vises, når alle beslutninger er analyseret.
ratings-pr = PR
ratings-rate = Fejlrate (mEMG)
ratings-snowie = Snowie-rate
ratings-decisions = pr. beslutning, { $count } i alt
ratings-moves = pr. træk af begge spillere, { $total } i alt
ratings-name = Klasse
ratings-pr-help = Performance rating: 500 gange den gennemsnitligt tabte equity pr. talt beslutning, det vil sige pr. utvunget træk og pr. tæt eller faktisk doblingsbeslutning. 0 er perfekt. Almindelige navne: under 2.5 verdensmester, 5 verdensklasse, 7.5 ekspert, 12.5 avanceret, 17.5 øvet, 22.5 hyggespiller, 30 begynder.
ratings-rate-help = Tusindedele normaliseret equity tabt pr. talt beslutning: efter definitionen det dobbelte af PR og det tal, GNU Backgammon viser.
ratings-snowie-help = Tusind gange den tabte equity divideret med alle træk af begge spillere, også de tvungne.
ratings-name-help = Efter fejlrate: under 2 overnaturlig, 5 verdensklasse, 8 ekspert, 12 avanceret, 18 øvet, 26 hyggespiller, 35 begynder. Navnene afviger fra dem, der er almindelige for PR.
statistics-marks = Markeringer: En beslutning, der koster mere end 0.030, er tvivlsom, mere end 0.060 en fejl, mere end 0.120 en blunder. Et kast er heldigt fra 0.3 over gennemsnittet og meget heldigt fra 0.6; tilsvarende for uheldige. Alt i normaliseret equity (EMG).
stat-checker = Hvert kast i matchen, også dem, der ikke kunne spilles. Markeringerne er dem, der er gemt med trækkene.
stat-luck = Hvad terningerne bidrog med: stillingens værdi efter kastets bedste træk minus gennemsnittet over alle kast.
stat-cube = At doble, ikke at doble, at tage og at passe. Beavers og raccoons tæller ikke som egne doblinger.
stat-overall = Træk og doblingsbeslutninger tilsammen, og hvor meget af resultatet der var held.
stat-checker-total_moves = Alle ture, også tvungne træk og ture uden lovligt træk.
stat-checker-unforced_moves = Ture med mindst to lovlige træk; fejlraten deler med disse.
stat-checker-unmarked_moves = Træk, der kostede højst 0.030.
stat-checker-doubtful_moves = Træk, der kostede mere end 0.030 og højst 0.060.
stat-checker-bad_moves = Fejl: træk, der kostede mere end 0.060 og højst 0.120.
stat-checker-very_bad_moves = Blundere: træk, der kostede mere end 0.120.
stat-checker-error_total = Samlet equity tabt ved brikspillet; i parentes som matchgevinstchance eller i point.
stat-checker-error_rate = Summen divideret med de utvungne træk, i tusindedele.
stat-checker-checker_rating = Et navn for brikspillets fejlrate: under 2 overnaturlig, 5 verdensklasse, 8 ekspert, 12 avanceret, 18 øvet, 26 hyggespiller, 35 begynder.
stat-luck-very_lucky_rolls = Kast mere end 0.6 bedre end gennemsnittet.
stat-luck-lucky_rolls = Kast mere end 0.3 bedre end gennemsnittet.
stat-luck-unmarked_rolls = Kast højst 0.3 fra gennemsnittet.
stat-luck-unlucky_rolls = Kast mere end 0.3 dårligere end gennemsnittet.
stat-luck-very_unlucky_rolls = Kast mere end 0.6 dårligere end gennemsnittet.
stat-luck-luck_total = Heldet i alle kast tilsammen; i parentes som matchgevinstchance eller i point.
stat-luck-luck_rate = Summen divideret med alle træk, i tusindedele.
stat-luck-luck_rating = Et navn for heldraten: heldig eller uheldig ud over 30 tusindedele, meget heldig eller uheldig ud over 60.
stat-cube-cube_decisions = Ture, hvor spilleren kunne doble, samt doblinger, takes og pas.
stat-cube-close_cube_decisions = Doblinger, takes og pas samt ture, hvor en dobling ville have kostet mindre end 0.16; fejlraten deler med disse.
stat-cube-doubles = Tilbudte doblinger og redoblinger.
stat-cube-takes = Doblinger, der blev taget.
stat-cube-passes = Doblinger, der blev passet på.
stat-cube-missed_doubles_below_cash = Doblede ikke, skønt det var rigtigt og modstanderen burde tage: under cashpunktet.
stat-cube-missed_doubles_above_cash = Doblede ikke, skønt modstanderen burde passe: over cashpunktet.
stat-cube-wrong_doubles_too_early = Doblede for tidligt: under doblingspunktet.
stat-cube-wrong_doubles_too_good = Doblede, skønt det var mere værd at spille videre efter gammon: for god til at doble.
stat-cube-wrong_takes = Takes, der burde have været pas.
stat-cube-wrong_passes = Pas, der burde have været takes.
stat-cube-error_total = Samlet equity tabt ved doblingsbeslutninger; i parentes som matchgevinstchance eller i point.
stat-cube-error_rate = Summen divideret med de tætte eller faktiske doblingsbeslutninger, i tusindedele.
stat-cube-cube_rating = Et navn for doblingernes fejlrate, med samme grænser som for brikspillet.
stat-overall-error_total = Brikspil og doblingsbeslutninger tilsammen.
stat-overall-error_rate = Summen divideret med utvungne træk plus tætte eller faktiske doblingsbeslutninger, i tusindedele.
stat-overall-snowie_error_rate = Summen i tusindedele divideret med alle træk af begge spillere.
stat-overall-overall_rating = Et navn for den samlede fejlrate, med samme grænser som for brikspillet.
stat-overall-actual_result = Hvad der blev vundet: tilvæksten i matchgevinstchance over færdigspillede partier, eller point.
stat-overall-luck_adjusted_result = Det faktiske resultat minus spillerens held, plus modstanderens: det resultat, som dygtighed alene ville have givet.
stat-overall-fibs_rating_difference = Den forskel i FIBS-rating, hvor det heldjusterede resultat ville være at vente.
stat-overall-fibs_rating = Den FIBS-rating, der er typisk for sådanne fejl: 2050 minus ratingtabene nedenfor.
stat-overall-checker_rating_loss = FIBS-point tabt i brikspillet.
stat-overall-cube_rating_loss = FIBS-point tabt ved doblingsbeslutninger.
stat-overall-advantage = Vundne point pr. parti.
stat-overall-luck_adjusted_advantage = Det samme, justeret for begge spilleres held.
stat-overall-confidence_interval = Et interval på 1.96 standardfejl til hver side af pointsummen, som GNU Backgammon skriver det.
export = Gem…
export-match = Matchen
export-losses = Uden: { $what }.
export-refused = Ikke for denne match: { $reason }.
export-reports = Som rapport
export-paper = Papir
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Side til udskrift (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Side i GNU Backgammons form (HTML)
       *[other] Sider i GNU Backgammons form, en for hvert parti (ZIP med HTML)
    }
export-form-text = Tekst i GNU Backgammons form
export-form-latex = LaTeX-dokument
export-form-pdf = PDF-dokument
export-form-csv = Tabel over beslutninger (CSV)
export-position = Denne stilling
take-along = Gem og kopiér
learn = Lær af fejl
learn-title = Hvad ville du spille?
learn-title-cube = Hvad ville du gøre?
learn-number = Fejl { $number } af { $count }, begge spillere
learn-number-of =
    { $name ->
        [You] Din fejl { $number } af { $count }
       *[other] { $name }: fejl { $number } af { $count }
    }
learn-tries =
    { $count ->
        [1] ét forsøg indtil nu
       *[other] { $count } forsøg indtil nu
    }
learn-whose = Hvis fejl vil du lære af?
learn-hidden = Analysen vises efter dit svar.
learn-whose-change = Skift spiller
learn-count =
    { $count ->
        [0] ingen fejl
        [1] én fejl
       *[other] { $count } fejl
    }
learn-balance =
    { $answered ->
        [1] Ét spørgsmål besvaret
       *[other] { $answered } spørgsmål besvaret
    }, { $first } rigtigt eller næsten rigtigt i første forsøg.
learn-over = Vil du gå dem igennem igen eller se den anden spillers?
learn-unanalysed = Analysér først matchen for at finde dens fejl.
learn-again = Prøv igen
learn-show = Vis svaret
learn-next = Næste fejl
learn-stop = Stop
learn-right = Rigtigt: bedste træk.
learn-close = Tæt på: Det koster { $loss }.
learn-wrong = Det koster { $loss }.
learn-unknown = Det træk var ikke blandt de analyserede.
learn-no-double = Ingen dobling
learn-done = Du har gennemgået alle fejl.
job-left = { $time } tilbage
job-progress = { $title }: { $done } af { $total }
job-pause = Pause
job-resume = Genoptag
job-cancel = Annullér
job-open = Åbn
job-done = færdig
job-cancelled = annulleret
jobs = Opgaver
jobs-active =
    { $count ->
        [0] Opgaver
       *[other] Opgaver: { $count } i gang
    }
jobs-title = Opgaver
jobs-none = Ingen opgaver i gang.
jobs-over = Seneste
jobs-of = { $done } af { $total }
jobs-rollouts = Gemte rollouts
jobs-trials = { $done } af { $wanted } gennemløb
job-paused = på pause
job-queued = venter på andre opgaver
job-failed = mislykkedes: { $error }
home-matches = Matcher
home-drop = Slip matcher hvor som helst, indsæt en, eller åbn filer: så mange du vil på én gang, også mapper og ZIP-arkiver.
home-waiting = venter på analyse
home-analysing = analyseres, { $done } af { $total }
home-analysed = analyseret
home-no-decisions = intet at analysere
home-not-analysed = ikke analyseret
analyse-all =
    { $count ->
        [1] Analysér én match
       *[other] Analysér { $count } matcher
    }
analyse-all-level = Analysernes niveau
drop-here = Slip matcher her
batch-reading = Filer læses
batch-progress = { $done } af { $total } læst
batch-too-long = En fil må højst være på { $megabytes } MB; denne er større
batch-report = Åbnede filer
batch-opened =
    { $count ->
        [0] Ingen match åbnet.
        [1] Én match åbnet.
       *[other] { $count } matcher åbnet.
    }
batch-stopped = Stoppet før den sidste fil.
batch-dismiss = Luk
batch-positions = Filer med stillinger
batch-position-count =
    { $count ->
        [1] én stilling
       *[other] { $count } stillinger
    }
batch-failed =
    { $count ->
        [1] Én fil kunne ikke læses
       *[other] { $count } filer kunne ikke læses
    }
batch-others =
    { $count ->
        [1] Én anden fil indeholder ingen match
       *[other] { $count } andre filer indeholder ingen match
    }
players = Spillere
players-covered = { $analysed } af { $matches } matcher analyseret
players-name = Spiller
players-unnamed = uden navn
players-matches = Matcher
players-matches-help = Matcher og money-sessioner i listen ovenfor.
players-won = Vundet
players-won-help = Vundne matcher. Money-sessioner og uafsluttede matcher vindes af ingen af spillerne.
players-pr = PR
players-pr-help = Performance rating over alle analyserede beslutninger, med standardfejl: 500 gange den gennemsnitligt tabte equity pr. utvunget træk og pr. tæt eller faktisk doblingsbeslutning. 0 er perfekt. Standardfejlen regner partierne som uafhængige.
players-decisions = Beslutninger
players-decisions-help = Analyserede beslutninger, der tæller med i PR: utvungne træk og tætte eller faktiske doblingsbeslutninger.
players-luck = Held
players-luck-help = Hvad terningerne bidrog med i de analyserede partier, i normaliseret equity (EMG). Positivt er heldigt.
players-all = Vis alle { $count } spillere
players-few = Vis færre
worst-where-of = { $name }, parti { $game }, tur { $turn }
# Formats of match files, by their short names.
format-sgf = GNU Backgammons spilsamling (SGF) med analyse
format-json = Alt, hvad barpoint ved om en match, som JSON (.json)
format-ogxm = Match fra OpenGammon, HedgeHog og GammonView, OGXM 2 (.ogxm, .gvab)
format-mat = Matchtekst fra Jellyfish, Snowie, XG, Galaxy (.mat, .txt)
format-xgmat = Matchtekst, som eXtreme Gammon skriver den (.mat, .txt)
format-gam = Jellyfish-tekst af et enkelt parti (.gam)
format-snowie = Matchtekst fra Snowie med opsatte stillinger (.txt; læses som mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Brikspil
figures-luck = Held
figures-cube = Doblinger
figures-overall = Samlet
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] point
    }
figure-total_moves = Træk i alt
figure-unforced_moves = Utvungne træk
figure-unmarked_moves = Træk uden markering
figure-doubtful_moves = Tvivlsomme træk
figure-bad_moves = Fejl
figure-very_bad_moves = Blundere
figure-error_total = Fejl i alt EMG ({ figure-unit })
figure-error_rate = Fejlrate mEMG ({ figure-unit })
figure-checker_rating = Brikspillets klasse
figure-very_lucky_rolls = Meget heldige kast
figure-lucky_rolls = Heldige kast
figure-unmarked_rolls = Kast uden markering
figure-unlucky_rolls = Uheldige kast
figure-very_unlucky_rolls = Meget uheldige kast
figure-luck_total = Held i alt EMG ({ figure-unit })
figure-luck_rate = Heldrate mEMG ({ figure-unit })
figure-luck_rating = Heldets klasse
figure-cube_decisions = Doblingsbeslutninger i alt
figure-close_cube_decisions = Tætte eller faktiske doblingsbeslutninger
figure-doubles = Doblinger
figure-takes = Takes
figure-passes = Pas
figure-missed_doubles_below_cash = Missede doblinger under CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Missede doblinger over CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Forkerte doblinger under DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Forkerte doblinger over TG (EMG ({ figure-unit }))
figure-wrong_takes = Forkerte takes (EMG ({ figure-unit }))
figure-wrong_passes = Forkerte pas (EMG ({ figure-unit }))
figure-cube_rating = Doblingernes klasse
figure-snowie_error_rate = Snowie-fejlrate
figure-overall_rating = Samlet klasse
figure-actual_result = Faktisk resultat
figure-luck_adjusted_result = Heldjusteret resultat
figure-fibs_rating_difference = FIBS-forskel efter resultat
figure-fibs_rating = FIBS-rating efter fejl
figure-checker_rating_loss = Ratingtab ved trækfejl
figure-cube_rating_loss = Ratingtab ved doblingsfejl
figure-advantage = Fordel (faktisk) i ppg
figure-luck_adjusted_advantage = Fordel (heldjusteret) i ppg
figure-confidence_interval = 95 %-konfidensinterval (ppg)

## Rollouts

tab-rollout = Rollout
rollout-trials = Gennemløb
rollout-player = Spilles af
rollout-by-program = { $program } trækker for begge sider, uden dobleterning og til slutningen af hvert spil.
rollout-plies = Ply
rollout-best = Bedste træk
rollout-truncate = Længde
rollout-full = spil til slut
rollout-half-moves = afkort efter { $moves } ply
rollout-cubeful = Med dobleterning
rollout-start = Rul ud
rollout-forecast = Ca. { $time } for { $count ->
        [1] én kandidat
       *[other] { $count } kandidater
    }, standardfejl ca. { $error }.
rollout-trying = Anslår…
rollout-go-on = Genoptag
rollout-extend = Forlæng til { $trials } gennemløb
rollout-kept = Gemte rollouts af denne stilling:
rollout-done = { $done } gennemløb
rollout-expected = standardfejl { $error } ventet til slut
rollout-behind = Forskel
rollout-games = Gennemløb
rollout-jsd = { $jsd } JSD
rollout-delete-warning = De { $trials } gennemløb af hver kandidat slettes. Det kan ikke fortrydes.
rollout-axis-trials = Gennemløb
rollout-axis-equity = Equity
rollout-plot = Equity efter gennemløb, med 95 %-bånd
# Candidates of a cube decision.
candidate-no-double = ingen dobling
candidate-double-take = dobling, take


## Keys

key-type-dice = Bedste træk for dette kast

## Pages

nav-library = Bibliotek
nav-study = Træning
welcome = Kom i gang
welcome-board = Startstillingen med det bedste træk for 31
welcome-play = Mod programmet på et niveau, der passer dig, eller med en ven ved denne skærm.
welcome-open-about = Matchfiler fra eXtreme Gammon, GNU Backgammon, Galaxy og mange flere; eller slip dem hvor som helst. Analysen begynder straks.
welcome-sample = Se en eksempelmatch
welcome-sample-about = En match til syv point med et par blundere at finde.
welcome-position = Eller analysér en stilling

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Rul fejl ud…
errors-rollout-title = Rul fejl ud
errors-rollout-about = Spiller videre fra hver beslutning, der tabte mere end dette ifølge den viste analyse, med de bedste træk og det spillede. Markeringer, PR og rapporter følger derefter resultaterne. Gennemløbene gemmes.
errors-rollout-threshold = Tabte mere end
errors-rollout-plays = Bedste træk
errors-rollout-error = Stop ved standardfejl
errors-rollout-jsd = Stop, når bagud med JSD
errors-rollout-never = aldrig
errors-rollout-start =
    { $count ->
        [0] Ingen sådanne fejl
        [one] Rul én fejl ud
       *[other] Rul { $count } fejl ud
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = dobling, pas

## Library

library = Bibliotek
library-totals = { $matches ->
        [1] 1 match
       *[other] { $matches } matcher
    }, { $players ->
        [1] 1 spiller
       *[other] { $players } spillere
    }, { $decisions } beslutninger.
library-waiting = { $count ->
        [1] Én mere er ved at blive tilføjet.
       *[other] { $count } mere er ved at blive tilføjet.
    }
library-add = Tilføj matcher
library-drop = Slip matcher her for at føje dem til biblioteket
library-problem = En match kunne ikke tilføjes: { $problem }
library-opening = Åbner matchen…
library-empty = Ingen matcher endnu
library-invite = Slip matchfiler, mapper eller ZIP-arkiver her. Den samme match i et andet format genkendes på sine træk og tilføjes ikke to gange.
library-invite-analyse = Matcher, som du åbner eller analyserer på brættet, tilføjes af sig selv.
library-views = Bibliotekets visninger
tab-search = Søg
tab-players = Spillere
tab-matches = Matcher

added = Tilføjede filer
added-added = { $count ->
        [1] 1 match tilføjet.
       *[other] { $count } matcher tilføjet.
    }
added-improved = { $count ->
        [1] 1 match har nu en mere fuldstændig analyse.
       *[other] { $count } matcher har nu en mere fuldstændig analyse.
    }
added-known = { $count ->
        [1] 1 match var der allerede.
       *[other] { $count } matcher var der allerede.
    }
added-nothing = Ingen match tilføjet.

ask = Filtre
ask-player = Spiller
ask-against = Mod
ask-kind = Beslutning
ask-phase = Fase
ask-error = Fejl
ask-mark = Markering
ask-roll = Kast
ask-score = Score
ask-cube = Dobleterning
ask-event = Turnering
ask-since = Fra
ask-until = Til
ask-length = Matchlængde
ask-tag = Etiket
ask-any = alle
ask-date = 2024-05
ask-length-hint = point, 0: money
ask-score-hint = 3-5 eller money
ask-error-from = { $size } eller mere
ask-more = Kast, score, dobleterning, turnering, datoer
ask-more-matches = Turnering, datoer, længde, etiket
ask-clear = Ryd filtre

kind-checker = Brikspil
kind-no-double = Ingen dobling
kind-double = Dobling
kind-take = Take
kind-pass = Pas
kind-no-double-double = Dobling eller ej
kind-take-pass = Take eller pas
kind-no-double-double-take-pass = Doblingsbeslutning
marks-doubtful = Tvivlsomme
marks-bad = Fejl
marks-very_bad = Blundere
marks-bad-very_bad = Fejl og blundere
marks-doubtful-bad-very_bad = Enhver markering
phase-opening = Åbning
phase-blitz = Blitz
phase-prime = Prime mod prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Midtspil
phase-race = Ræs
phase-bear-off = Udtagning

pattern = Mønster på brættet
pattern-title = Sådan ser brættet ud
pattern-words = I ord
pattern-help = Klik på et punkt: holdt af den spiller, der træffer beslutningen, en blot, tre eller flere, så det samme for modstanderen, så tomt. Højreklik går tilbage. Med tastaturet: piletaster, mellemrum, cifre, Delete.
pattern-wrong = »{ $word }« er ikke et krav til et punkt. Skriv ord som me6 (holdt punkt), me8=1 (blot), me4=3+, opp20 (modstanderens), mebar=0, oppoff.
pattern-any = hvad som helst
pattern-empty = tomt
pattern-demand = { $whose ->
        [me] dine
       *[opp] modstanderens
    }, { $more ->
        [yes] { $count } eller flere
       *[no] præcis { $count }
    }
pattern-point = { $point }-punktet: { $what }
pattern-bar = { $whose ->
        [me] Din bar
       *[opp] Modstanderens bar
    }: { $what }
pattern-off = { $whose ->
        [me] Din bakke
       *[opp] Modstanderens bakke
    }: { $what }

found-title = Fundne beslutninger
found-decisions = { $count ->
        [1] 1 beslutning
       *[other] { $count } beslutninger
    }
found-counted = { $count } tæller med i PR: { $pr }, fejl { $loss } i alt
found-none = Ingen sådan beslutning. Fjern et filter, eller analysér flere matcher.
found-more = { $shown } af { $total } vist: vis flere
hit-unknown = ikke analyseret
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = parti { $game }

plot-title = Bedømmelse over tid
plot-match = en match
plot-rolling = seneste { $window } matcher, med standardfejl
plot-last = De seneste { $count } matcher
plot-help = Lavere er bedre. Klik på et punkt, eller gå til det med piletasterne og tryk Enter, for at åbne dets match.
plot-point = { $date } mod { $opponent }: PR { $pr }; seneste matcher { $rolling } ± { $error }

rate-everybody = Alle spillere
rate-from = { $matches ->
        [1] { $decisions } beslutninger i 1 match
       *[other] { $decisions } beslutninger i { $matches } matcher
    }
rate-none = Ingen analyserede beslutninger. Analysér en match på brættet, så kommer dens bedømmelse her.
rate-kinds = Efter beslutningens art
rate-phases = Efter fase
rate-scores = Efter score
rate-expenses = Det koster mest
rate-expense = { $kind }, { $phase }
rate-everything = Alle beslutninger
rate-checker = Brikspil
rate-cube = Doblingsbeslutninger
rate-doubles = Doblinger
rate-takes = Takes og pas
rate-decisions = Beslutninger
rate-loss = Fejl
rate-rows = Vis alle { $count } rækker
luck-title = Held og resultater
luck-won = Vundet
luck-lost = Tabt
luck-better = Mere held
luck-worse = Mindre held

results = Matcher
results-match = Match
results-against = mod { $opponent }
results-score = Resultat
results-rolling = Seneste { $window }
results-all = Vis alle { $count } matcher

people-find = Find en spiller
people-change = Ændringer
people-also = også { $names }
people-matches-of = matcher for { $name }
people-decisions-of = beslutninger for { $name }
people-none = Ingen sådan spiller.
people-rename = Omdøb
people-rename-title = Omdøb { $name }
people-rename-about = Det gamle navn fører stadig til denne spiller, også i matcher, der tilføjes senere.
people-rename-field = Navn
people-merge = Flet
people-merge-title = Flet { $name }
people-merge-about = Alle matcher og navne for { $name } overgår til den anden spiller. Det kan ikke fortrydes.
people-merge-field = Den anden spiller
people-keep = Annullér

shelf-count = { $count ->
        [1] 1 match
       *[other] { $count } matcher
    }
shelf-analysed = { $count } beslutninger analyseret
shelf-copy = Hent en kopi af biblioteket
shelf-tag = + Etiket
shelf-tag-name = Etiket
shelf-tag-add = Tilføj
shelf-untag = Fjern etiketten { $tag } fra { $title }
shelf-more = { $shown } af { $total } vist: vis flere
shelf-delete-warning = Den tages ud af biblioteket. En kopi på brættet bliver.


## Study

study-title = Træning
study-decks = Bunker
study-deck = Tema
study-due = Klar
study-new = Nye
study-cards = Kort
study-theme =
    { $theme ->
        [opening] Åbning
        [blitz] Blitz
        [prime_vs_prime] Prime mod prime
        [holding] Holding game
        [back_game] Back game
        [race] Ræs
        [bear_off] Udtagning
       *[middle] Midtspil
    }
study-all = Alle temaer
study-start = Træn
study-left =
    { $due ->
        [0] Ingen kort klar
        [1] Ét kort klar
       *[other] { $due } kort klar
    }{ $new ->
        [0] {""}
       *[other] {""} · { $new } nye
    }
study-empty = Ingen kort endnu.
study-empty-how = Åbn en analyseret match, og vælg »Lav et kort« ved en beslutning, eller lav kort af alle dens fejl på én gang. Brættet spørger igen, lige før du ville glemme dem.
study-empty-home = Gå til forsiden for at åbne en match
study-how = Kort kommer igen, når FSRS venter, at du kan ni ud af ti. En fejl kommer igen i samme omgang; det bedste træk eller den rigtige doblingsbeslutning kommer igen senere og senere.
study-nothing = Intet at træne nu.
study-finished = Færdig for nu.
study-answered =
    { $count ->
        [1] Du besvarede ét kort.
       *[other] Du besvarede { $count } kort.
    }
study-wait-minutes =
    { $count ->
        [1] Det næste kort er klar om et minut.
       *[other] Det næste kort er klar om { $count } minutter.
    }
study-wait-hours =
    { $count ->
        [1] Det næste kort er klar om en time.
       *[other] Det næste kort er klar om { $count } timer.
    }
study-wait-days = Det næste kort er klar om { $count } dage.
study-limit =
    { $count ->
        [1] Ét nyt kort er tilbage. Nye kort er begrænset til 20 om dagen, så de kommende dage forbliver korte.
       *[other] { $count } nye kort er tilbage. De er begrænset til 20 om dagen, så de kommende dage forbliver korte.
    }
study-more = Træn flere nye kort
study-leave = Alle bunker
study-question =
    { $question ->
        [double] Doble eller kaste?
        [answer] Tage eller passe?
       *[play] Hvad ville du spille?
    }
study-hidden =
    { $question ->
        [play] Flyt på brættet, og vælg så Færdig. Analysen vises efter dit svar.
       *[other] Analysen vises efter dit svar.
    }
study-right =
    { $what ->
        [play] Rigtigt: bedste træk.
       *[other] Rigtigt.
    }
study-close = Tæt på: det koster { $loss }.
study-wrong = Fejl: det koster { $loss }.
study-again =
    { $days ->
        [0] Igen i denne omgang
        [1] Igen i morgen
       *[other] Igen om { $days } dage
    }
study-next = Næste kort
study-undo = Fortryd svar
study-undo-last = Fortryd sidste svar
study-evaluated = Dit træk var ikke blandt de analyserede eller ikke regnet så dybt som det bedste: Det er vurderet nu.
study-yours = dit
study-note = Din note
study-suspend = Udelad dette kort
study-delete = Slet kort
study-delete-title = Slet dette kort?
study-delete-warning = Dets svar og din note slettes. Det kan ikke fortrydes.
study-match-play = { $name } spillede { $play }.
study-match-play-lost = { $name } spillede { $play } (fejl { $loss }).
study-match-double = { $name } doblede.
study-match-double-lost = { $name } doblede (fejl { $loss }).
study-match-rolled = { $name } doblede ikke.
study-match-rolled-lost = { $name } doblede ikke (fejl { $loss }).
study-match-take = { $name } tog.
study-match-take-lost = { $name } tog (fejl { $loss }).
study-match-pass = { $name } passede.
study-match-pass-lost = { $name } passede (fejl { $loss }).
cards-one = Lav et kort
cards-cube = Lav et kort af doblingsbeslutningen
cards-errors = Kort af alle fejl på mindst
cards-make = Lav kort
cards-made =
    { $added ->
        [0] { $known ->
            [0] Der er ingen sådanne fejl.
            [1] Dette kort er der allerede.
           *[other] Alle { $known } kort er der allerede.
        }
        [1] Ét kort lavet{ $known ->
            [0] .
           *[other] , { $known } var der allerede.
        }
       *[other] { $added } kort lavet{ $known ->
            [0] .
           *[other] , { $known } var der allerede.
        }
    }
study-suspended =
    { $count ->
        [1] Ét kort er udeladt.
       *[other] { $count } kort er udeladt.
    }
study-restore = Spørg igen
drill-title = Øvelser
drill-race-title = Ræsøvelse
drill-race-about = Pips, effektive pips, dobling og take i ræs fra virkelige partier
drill-race-how = Du skal kaste i et money-parti, og dobleterningen er i midten. De effektive pips må afvige med én.
drill-bear_off-title = Udtagningsøvelse
drill-bear_off-about = Træk med op til seks brikker på hver side, mod den eksakte database
drill-bear_off-how = Tag ud i et money-parti, dobleterningen er i midten. Det, et træk koster, er eksakt.
drill-opening-title = Åbningsøvelse
drill-opening-about = De 15 åbningskast, målt med åbningsbogen fra rollouts
drill-opening-how = Spil dit åbningskast i et money-parti, dobleterningen er i midten.
drill-reply-title = Svarøvelse
drill-reply-about = Svar på modstanderens åbning, målt med åbningsbogen fra rollouts
drill-reply-how = Modstanderen åbner et money-parti, og du svarer. Dobleterningen er i midten.
opening-opponent = Modstanderen åbner { $play }
opening-close = Rigtigt inden for standardfejlen: det koster { $loss }.
opening-wrong = Det koster { $loss }.
opening-error = Standardfejl på forskellen: { $error }
opening-unknown = Dit træk står ikke i bogen. Det er vurderet nu: { $level }.
opening-behind = Bagud
opening-trials = { $count } gennemløb
opening-book = Fulde rollouts med dobleterning og variansreduktion, net { $nets }. Tal efter ± er standardfejl.
drill-own-pips = Dine pips
drill-their-pips = Modstanderens pips
drill-own-epc = Din EPC
drill-their-epc = Modstanderens EPC
drill-double = Dobler du?
drill-take = Hvis du dobler, bør modstanderen så tage?
drill-check = Tjek
drill-range = Skriv tal fra 0 til { $most }.
drill-next = Næste stilling
drill-score = { $right } af { $count } rigtige, { $loss } tabt, { $seconds } s hver
study-files = Kort som filer
study-save-apkg = Gem til Anki
study-save-json = Gem alt (JSON)
study-save-csv = Gem som tabel (CSV)
study-open = Tilføj kort fra en fil…
study-imported =
    { $added ->
        [0] { $known ->
            [0] Filen indeholder ingen kort fra barpoint.
           *[other] Alle { $known } kort er der allerede.
        }
        [1] Ét kort tilføjet{ $known ->
            [0] .
           *[other] , { $known } var der allerede.
        }
       *[other] { $added } kort tilføjet{ $known ->
            [0] .
           *[other] , { $known } var der allerede.
        }
    }
study-imported-others =
    { $count ->
        [1] Én note er ikke lavet af barpoint og udelades.
       *[other] { $count } noter er ikke lavet af barpoint og udelades.
    }
problems-title = Problemsæt
problems-about = Kortene i en bunke, ti ad gangen, mod uret
problems-how = Hvert sæt indeholder de samme problemer hver gang. Løsningerne kommer til slut, og kortenes plan forbliver, som den er.
problems-set = Sæt
problems-range = Problem { $from } til { $to }
problems-time = Tid
problems-seconds = { $count } sekunder pr. problem
problems-start = Start
problems-left = Tid tilbage
problems-number = Problem { $number } af { $count }
problems-score = { $right } af { $count } rigtige, { $loss } tabt, på { $time }
problems-out =
    { $count ->
        [1] Tiden løb ud før det sidste problem.
       *[other] Tiden løb ud, da der var { $count } problemer tilbage.
    }
problems-answers = Bedste svar, og hvad dine kostede
problems-again = Samme sæt igen
problems-other = Et andet sæt
library-back = Bibliotekets matcher
problems-best = Bedste
problems-lost = Tabt

## What the server says

say-place =
    { $place ->
        [line] linje { $line }
        [byte] byte { $byte }
        [turn] spil { $game }, tur { $turn }
       *[game] spil { $game }
    }
say-warning-illegal-play = { say-place }: ulovligt træk “{ $play }” med { $roll }, beholdt og markeret
say-warning-illegal-position = { say-place }: ulovligt træk med { $roll }, hvor kun stillingen bagefter er angivet, beholdt og markeret
say-warning-impossible-play = { say-place }: umuligt træk “{ $play }” med { $roll }, beholdt og udført så langt det går
say-warning-ignored = { say-place }: “{ $found }” giver ingen mening her og ignoreres
say-warning-extra-variation = { say-place }: kun den første variant læses
say-warning-unreadable-property = { say-place }: egenskaben { $key } kan ikke læses, gemt som tekst
say-warning-further = Filen indeholder { $found } matcher eller stillinger; kun den første læses.
say-warning-truncated = { say-place }: filen slutter for tidligt
say-warning-missing-games = Spil { $first } til { $last } mangler; stillingslinjerne gælder.
say-warning-name-changed = “{ $was }” hedder “{ $now }” i spil { $game }; det første navn beholdes.
say-warning-more = { $count } yderligere uregelmæssigheder vises ikke.
say-warning-contradiction = { say-place }: filen siger { $stated }, dens egne træk eller stillinger siger { $computed }
say-import-unknown = Dette er ikke en match eller stilling i et kendt format; det begynder: { $found }
say-import-expected = { $format }, { say-place }: “{ $found }” kan ikke læses her.
say-import-length = En match må højst have { $most } point; denne har { $found }.
say-gone = Dette findes ikke længere: det er måske slettet.
say-no-library-match = Biblioteket har ingen match { $number }.
say-match-busy = Et job arbejder allerede på denne match: annullér det først.
say-other-nets = Denne analyse er ikke lavet af de net, der bruges nu, og tallene kan ikke sammenlignes. Analysér matchen igen.
say-setup-too-many = En side kan højst have { $allowed } brikker; her har den { $found }.
say-setup-match-over = I en match til { $length } point har ingen { $found } point før et spil.
say-setup-decided = En side har ingen brikker tilbage: Spillet er slut.
say-setup-deadlock = Begge sider står på baren mod lukkede felter: Ingen kan nogensinde flytte.
say-setup-cube = Dobleterningen viser en potens af to.
say-setup-crawford = I Crawford-spillet mangler netop én side ét point.
say-setup-double = Reglerne tillader ikke en dobling her.
say-setup-shared = Begge sider har brikker på punkt { $point } for spilleren, der har kastet.
say-thresholds = De tre tab skal stige fra 0 til højst { $most }.
say-pattern-word = »{ $found }« siger intet om et bræt. Skriv ord som me6, opp20=1, me4=3+ eller mebar=0.
say-date = »{ $found }« er ikke en dato. Skriv 2024-05-31, 2024-05 eller 2024.
say-file-read = { $path } kan ikke læses: { $reason }
say-file-write = { $path } kan ikke skrives: { $reason }
say-file-disk-full = { $path } kan ikke skrives: Disken er fuld.
say-file-denied = { $path }: Adgang nægtet.
say-archive-damaged = Arkivet er beskadiget, krypteret eller pakket på en ukendt måde.
say-archive-too-much = Arkivet rummer mere, end der kan pakkes ud her. Pak det ud, og åbn filerne.
say-archive-empty = Der er ingen matchfiler i dette arkiv.
say-cards-foreign = Filen rummer ingen kort gemt af barpoint og er ikke en Anki-pakke af dem.
say-card-damaged = Kort { $number } i filen kan ikke læses.
say-cards-package = Anki-pakken kan ikke bruges.
say-comment-too-long = En kommentar kan højst have { $most } tegn; denne har { $found }.
say-warning-layers = De andre analyser i filen kan ikke læses.
say-program-error = En fejl i programmet: Meld den venligst.
say-game-ended = Dette spil blev afsluttet: Der sker ikke mere i det.
say-nothing-to-take-back = Der er ingen beslutning at tage tilbage.
say-file-too-long = En fil må højst være på { $most }.
say-game-changed = Spillet er ændret i mellemtiden.
say-server-busy = For mange forespørgsler venter: prøv igen om lidt.
say-rollout-running = Rolloutet kører: annullér det først.
say-job-not-running = Jobbet kører ikke.
say-job-not-paused = Jobbet er ikke sat på pause.
say-request-refused = Det kan ikke lade sig gøre: { $reason }
say-program-failed = Noget gik galt i programmet: { $reason }
say-no-id = Det er hverken en match eller en position i en kendt form.
say-id-damaged = Dette ID kan ikke læses: { $reason }
say-match-id-alone = Et Match-ID alene angiver ingen position.
say-name-length = Et navn har 1 til { $most } tegn.
say-words-length = Højst { $most } tegn kan ændre terningerne.
say-dice-used = Et andet spil har brugt disse terninger i mellemtiden. Begynd spillet igen.
say-dice-secret = Terningerne er hemmelige, til matchen er slut.
say-dice-not-pledged = Terningerne i dette spil kan ikke kontrolleres: Programmet havde ikke bundet sig til dem.
say-rollout-no-decision = Der er intet at beslutte i denne position.
say-rollout-no-roll = Angiv først et kast: Træk kræver et.
say-rollout-rolled = Terningbeslutninger spilles ud før kastet.
say-rollout-twice = Et træk står to gange: nummer { $number }.
say-rollout-trials = Der kan spilles { $least } til { $most } gennemløb, ikke { $found }.
say-import-unsupported = Denne fil kan ikke læses: { $name }; { $advice }.
say-no-tag = Skriv et mærke.
say-no-name = Skriv navnet på en spiller.
say-name-taken = { $name } er navnet på en anden spiller; slå i stedet de to sammen.
say-opponents = De to spillere har spillet mod hinanden, så de kan ikke være den samme.
say-no-player = Biblioteket har ingen spiller ved navn { $name }.
say-no-player-similar = Biblioteket har ingen spiller ved navn { $name }; mente du { $similar }?
say-not-analysed = Denne beslutning er ikke analyseret: analysér matchen først.
say-no-decision = Her er ingen sådan beslutning.
say-illegal-play = Dette træk er ikke lovligt her.
say-imported-stays = Den importerede analyse kan ikke slettes.
say-library-newer = Biblioteket er skrevet af et nyere barpoint: opdatér dette.
say-job-analysis = Analyse af { $name }: { $level }
say-job-error-rollouts = Rollouts af { $name }
say-job-rollout = Rollout af { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, fejl rullet ud
say-layer-nets = { $label } (net { $nets })
say-layer-plays = { $label }, { $count ->
    [255] alle træk
   *[other] mindst { $count } træk
}
say-game-title = { $white } – { $black }, { $length ->
        [0] pengespil
        [1] 1 point
       *[other] { $length } point
    }
rating-awful = Elendigt!
rating-beginner = Begynder
rating-casual-player = Lejlighedsspiller
rating-intermediate = Øvet
rating-advanced = Avanceret
rating-expert = Ekspert
rating-world-class = Verdensklasse
rating-supernatural = Overnaturlig
luck-name-go-to-bed = Gå i seng
luck-name-bad-dice-man = Dårlige terninger
luck-name-none = Ingen
luck-name-good-dice-man = Gode terninger
luck-name-go-to-las-vegas = Tag til Las Vegas
loss-the-analysis = analysen
loss-settings-of-the-analysis = analysens indstillinger
loss-the-analyses-that-are-not-shown = de analyser, der ikke vises
loss-comments = kommentarer
loss-comments-on-moves = kommentarer til træk
loss-the-comment-on-the-match = kommentaren til matchen
loss-marks = markeringer
loss-stored-statistics = gemt statistik
loss-event-data = turneringsdata
loss-parts-of-the-event-data = dele af turneringsdata
loss-other-header-entries = andre hovedlinjer
loss-who-annotated-it = hvem der kommenterede
loss-what-other-programs-said = hvad andre programmer sagde
loss-what-other-programs-counted = hvad andre programmer talte
loss-how-rollouts-of-other-programs-were-made = hvordan andre programmer rullede ud
loss-the-clock = uret
loss-ratings = ratings
loss-the-crawford-rule = Crawford-reglen
loss-whether-a-game-was-resigned = om et spil blev opgivet
loss-standard-errors-of-cube-decisions = standardfejl for terningbeslutninger
say-job-rollout-cube = Rollout af { say-rollout-cube }
loss-statistics = statistik
loss-the-length-of-the-match = matchens længde
loss-where-and-when-it-was-played = hvor og hvornår der blev spillet
loss-that-a-rule-is-off = at en regel er slået fra
loss-the-score = stillingen
loss-names-as-they-are-written = navnenes stavemåde
loss-that-there-is-no-cube = at der spilles uden terning
loss-which-game-is-played = hvilket spil der spilles
loss-the-steps-of-illegal-plays = de enkelte skridt i ulovlige træk
loss-opinions-on-illegal-plays = meninger om ulovlige træk

## Why a play is better

why = Hvorfor?
why-compared = { $play } frem for
why-after = På brættet:
why-none = Der er ingen enkel grund.
why-shares = Hvert tal er den del af forskellen, der følger med det. De overlapper.
why-replies-all = Modstanderens svar
say-why-chances = Vundne partier { $wins } %, vundne gammon { $won } %, tabte gammon { $lost } %
say-why-chances-wins = Vundne partier { $wins } %
say-why-chances-won = Vundne partier { $wins } %, vundne gammon { $won } %
say-why-chances-lost = Vundne partier { $wins } %, tabte gammon { $lost } %
say-why-hit-on = Slår på { $point }-punktet
say-why-prime = Laver en prime på { $length } punkter
say-why-kept-prime = Beholder en prime på { $length } punkter
say-why-misses = Misser med { $better ->
        [0] ingen slag
        [1] 1 slag
       *[other] { $better } slag
    } af 36 i stedet for { $other }
say-why-effective = EPC { $better } i stedet for { $other }
why-for = For { $play }:
say-why-cube = Vinder mere med terningen
say-why-point = Laver { $point }-punktet
say-why-slot = Slotter { $point }-punktet
say-why-anchor = { $how ->
    [made] Laver ankeret på { $point }-punktet; { $play } har intet anker
   *[kept] Holder ankeret på { $point }-punktet; { $play } har intet anker
}
say-why-better-anchor = { $how ->
    [made] Laver ankeret på { $point }-punktet; { $play } holder { $other }-punktet
   *[kept] Holder ankeret på { $point }-punktet; { $play } holder { $other }-punktet
}
say-why-closed-out = { $how ->
    [made] Lukker modstanderen ude: intet slag kommer ind
   *[kept] Holder modstanderen lukket ude: intet slag kommer ind
}
say-why-race = Kapløb: { $better } i stedet for { $other }
say-why-replies = Bedre efter { $better } af 36 svar, i snit med { $gain }; dårligere efter { $other }, med { $loss }; vinder mest efter:
say-why-shots = Skud: { $better } i stedet for { $other }
say-why-double-shots = Slag, der rammer to brikker: { $better } i stedet for { $other }
say-why-hit = Ramte brikker: { $better } i stedet for { $other }
say-why-dances = Slag af 36, der ikke kommer ind: { $better } i stedet for { $other }
say-why-blockade = Slag af 36, der flytter en af modstanderens bageste brikker: { $better } i stedet for { $other }
say-why-home-points = Punkter i hjemmefeltet: { $better } i stedet for { $other }
say-why-home-blots = Blots i hjemmefeltet: { $better } i stedet for { $other }
say-why-back = Brikker tilbage: { $better } i stedet for { $other }
say-why-builders = Frie brikker mod { $point }-punktet: { $better } i stedet for { $other }
say-why-deep = Brikker på 1- og 2-punktet: { $better } i stedet for { $other }
say-why-off = Brikker taget ud: { $better } i stedet for { $other }
say-why-crossovers = Nødvendige feltskift: { $better } i stedet for { $other }
say-why-to-save = Feltskift, indtil alle brikker er hjemme og én er taget ud: { $better } i stedet for { $other }
say-why-gaps = Huller på punkt 4, 5 og 6: { $better } i stedet for { $other }
say-why-cube-chances = Vinder { $wins } %, heraf { $of_wins } % gammon; af tabene er { $of_losses } % gammon
say-why-cube-take = Modstanderen vinder { $theirs } % og skal bruge { $dead } % for at tage med død terning, { $live } % med levende
say-why-cube-losers = Efter { $count } af 1296 slagfølger ({ $share } %) skal en dobling afvises, flest efter: { $rolls }
say-why-cube-jumps = Indtil næste beslutning flytter vinderchancerne sig { $local } %; i sådanne stillinger { $average } % i snit
say-why-cube-double-take = { $kind ->
        [redouble] Redobling
       *[double] Dobling
    } og take: at doble vinder { $gain }, at passe ville koste modstanderen { $cost }
say-why-cube-double-pass = { $kind ->
        [redouble] Redobling
       *[double] Dobling
    } og pas: at doble vinder { $gain }, at tage ville koste modstanderen { $cost }
say-why-cube-no-double = Ingen { $kind ->
        [redouble] redobling
       *[double] dobling
    }: det ville koste { $cost }
say-why-cube-too-good = For god til at doble: at spille videre er { $worth } værd, at doble { $double }, for { $gammons } % af sejrene er gammon
say-why-cube-window = I markedsvinduet: vinder { $wins } %; det åbner ved { $opens } % og lukker ved { $closes } %
say-why-cube-below = Ikke i markedsvinduet: vinder { $wins } %, og det åbner ved { $opens } %
say-why-cube-dead = Efter et take er terningen død; markedsvinduet åbner ved { $opens } %: vinder { $wins } %
say-why-cube-free = En dobling risikerer intet: et tabt parti taber matchen også med terningen, som den er
say-why-cube-jacoby = Efter Jacoby-reglen tæller gammon, { $gammons } % af sejrene, først efter en dobling
say-why-cube-swing = At doble nu vinder { $gain } i snit efter de { $count } af 1296 slagfølger, der taber markedet (flest efter { $rolls }), og koster { $loss } efter { $regrets } andre
say-why-cube-no-losers = Ingen følge af to slag taber markedet
say-why-cube-returns = Venter man, kan modstanderen tage efter { $count } af 1296 slagfølger
say-why-cube-volatile = Volatil: indtil næste beslutning flytter vinderchancerne sig { $local } %; i sådanne stillinger { $average } % i snit
say-why-cube-quiet = Rolig: indtil næste beslutning flytter vinderchancerne sig { $local } %; i sådanne stillinger { $average } % i snit
say-why-cube-take-dead = Et take selv med død terning: modstanderen vinder { $theirs } % og skal bruge { $dead } %
say-why-cube-take-live = Et take, fordi modstanderen får terningen: vinder { $theirs } %, for lidt med død terning ({ $dead } %), nok med levende ({ $live } %)
say-why-cube-take-redouble = Et take, da modstanderen kan redoble med det samme: vinder { $theirs } % og skal bruge { $needs } %
say-why-cube-pass-live = Et pas: modstanderen vinder { $theirs } % og skal bruge { $needs } % selv med levende terning
say-why-cube-pass = Et pas: modstanderen vinder { $theirs } % og skal bruge { $needs } %
say-why-cube-gammons = Gammon gør det til et pas: uden dem skulle modstanderen bruge { $without } % i stedet for { $needs } %
say-why-cube-score = Ved denne stilling skal modstanderen bruge { $dead } % med død terning, i pengespil { $money } %
say-why-cube-needs = Modstanderen vinder { $theirs } % og skal bruge { $dead } % for at tage
say-why-cube-redoubled = Modstanderen vinder { $theirs } % og skal bruge { $live } % for at tage, da han straks kan redoble
say-why-cube-redoubled-at-once = Modstanderen ville redoble straks uden at risikere noget
say-why-cube-close = Om man dobler eller ej, gør næsten ingen forskel
say-why-cube-chances-lost = Vinder ingen partier; af tabene er { $of_losses } % gammon
why-market-losers = Slagfølger, der taber markedet
why-losers-after = efter { $throws } af 36 svar
say-why-backgammons-won = Vinder { $percent } % flere backgammon
say-why-backgammons-lost = Taber { $percent } % færre backgammon
say-why-gammons-lost = Taber { $percent } % færre gammon
say-why-their-cube = Modstanderens terning er mindre værd
say-why-kept-point = Holder { $point }-punktet
why-close = For tæt til at afgøre.
