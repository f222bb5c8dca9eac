# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] weiß
       *[black] schwarz
    }
count-word =
    { $count ->
        [0] keine
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] { $point }-Punkt, leer
       *[white] { $point }-Punkt, { side }: { count-word }
    }
place-bar = Bar, { side }: { count-word }
place-tray = Abgetragen, { side }: { count-word }
place-movable = { $place }, kann ziehen
place-target = { $place }, mögliches Ziel
place-chosen = { $place }, ausgewählt
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Stellungseditor: Punkt anklicken, um seine Steine zu setzen
settings-theme = Brett
board-play = Brett
actions = Aktionen
close = Schließen
bar = Bar
off = abgetragen
side-name =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
program-name = barpoint ({ $level })
pips = { $pips } Pips
pips-word = Pips
epc = EPC { $epc }
race-epc = EPC
race-wastage = Verlust
on-roll =
    { $decision ->
        [play] am Zug
        [answer_double] Antwort offen
        [answer_resignation] Antwort offen
       *[turn] am Wurf
    }
money = Money
match-to =
    { $length ->
        [one] { $length }-Punkt-Match
       *[other] { $length }-Punkte-Match
    }
score-money = Punkte
score-away = { $away } away
cube-is = Doppler { $value }
crawford-game = Crawford-Spiel
post-crawford = Post-Crawford
jacoby = Jacoby
beavers = Beaver
moves = Züge
moves-all = Alle Züge
text-board = Stellung in Worten
eval-bar = Gewinnchance
thinking = Rechnet …
waiting = Bitte warten …
offline = barpoint antwortet nicht. Läuft es noch?
not-allowed = Zugriff verweigert. Bitte die Adresse öffnen, die barpoint ausgegeben hat.
retry = Neuer Versuch
no-page = Diese Seite gibt es nicht.
no-page-home = Zur Startseite
theme-walnut = Nussbaum
theme-slate = Schiefer
theme-tournament = Turnier
theme-clear = Für Farbenblinde
theme-contrast = Hoher Kontrast

## Playing

roll = Würfeln
enter-dice = Wurf eingeben
double = Doppeln
done = Fertig
cannot-move = kein Zug möglich
cannot-move-done = Kein Zug möglich
undo = Rückgängig
take = Annehmen
pass = Passen
beaver = Beaver
accept = Annehmen
decline = Ablehnen
next-game = Nächstes Spiel
hint = Tipp
take-back = Zurücknehmen
bear-off = Abtragen
bear-off-help = Ohne Doppeln bis zum Ende abtragen; jede Taste und jeder Klick hält an
bearing-off = Wird abgetragen … Jede Taste und jeder Klick hält an.
resign = Aufgeben
review = Analysieren
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = Das Spiel ging in einem anderen Fenster weiter. So steht es jetzt.
question-double =
    { $side ->
        [You] Du doppelst
       *[other] { $side } doppelt
    } auf { $value }.
question-beaver =
    { $side ->
        [You] Du beaverst
       *[other] { $side } beavert
    } auf { $value }.
question-resign =
    { $side ->
        [You] Du bietest
       *[other] { $side } bietet
    } die Aufgabe { $kind ->
        [1] als einfaches Spiel
        [2] als Gammon
       *[3] als Backgammon
    } an.
resign-title = Aufgeben
resign-kind =
    { $kind ->
        [1] Einfaches Spiel
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Du gewinnst
       *[other] { $winner } gewinnt
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] ein Gammon,{ " " }
       *[3] ein Backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points }: Das Doppel wurde nicht angenommen.
result-resigned = { wins } { points } durch Aufgabe.
points =
    { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }
result-match = { wins } das Match.
typed-label = Zug eintippen
typed-play = Ziehen
typed-illegal = „{ $play }“ ist kein legaler Zug.
dice-title = Welcher Wurf?
dice-opening =
    Eröffnungswürfel: zuerst { $white ->
        [You] deiner
       *[other] der von { $white }
    }, dann { $black ->
        [You] deiner
       *[other] der von { $black }
    }
dice-type = Einen Wurf anklicken oder beide Würfel eintippen.
dice-roll = { $first }{ $second }: { $first } und { $second }
opening-tie = Gleichstand: beide werfen neu
opening-tie-cube = Gleichstand: Doppler auf { $value }, beide werfen neu
event-opening_roll = Eröffnungswurf { $dice }
event-opening_tie = Eröffnungswurf { $dice }: Pasch, neuer Wurf
event-begin =
    { $side ->
        [You] Du beginnst
       *[other] { $side } beginnt
    }
event-roll =
    { $side ->
        [You] Du würfelst
       *[other] { $side } würfelt
    } { $dice }
event-play =
    { $side ->
        [You] Du
       *[other] { $side }
    }: { $play }
event-double =
    { $side ->
        [You] Du doppelst
       *[other] { $side } doppelt
    }
event-take =
    { $side ->
        [You] Du nimmst an
       *[other] { $side } nimmt an
    }
event-pass =
    { $side ->
        [You] Du passt
       *[other] { $side } passt
    }
event-beaver =
    { $side ->
        [You] Du beaverst
       *[other] { $side } beavert
    }
event-resign =
    { $side ->
        [You] Du bietest
       *[other] { $side } bietet
    } die Aufgabe an
event-accept =
    { $side ->
        [You] Du nimmst an
       *[other] { $side } nimmt an
    }
event-decline =
    { $side ->
        [You] Du lehnst ab
       *[other] { $side } lehnt ab
    }
event-next_game = Nächstes Spiel
sheet-game = Nach Spiel { $number }
sheet-begin = Beginnt
sheet-double = Doppelt auf { $value }
sheet-beaver = Beaver auf { $value }
sheet-resign = Aufgabe: { resign-kind }
sheet-accept = Nimmt an
sheet-decline = Lehnt ab

clock-over =
    { $name ->
        [You] Deine Zeit
       *[other] Die Zeit von { $name }
    } ist abgelaufen
clock-over-choice =
    { $name ->
        [You] Du kannst dieses Spiel aufgeben
       *[other] { $name } kann dieses Spiel aufgeben
    }, oder ihr spielt ohne Uhr weiter.
clock-resign =
    { $kind ->
        [1] Einfaches Spiel aufgeben
        [2] Gammon aufgeben
       *[3] Backgammon aufgeben
    }
clock-play-on = Ohne Uhr weiterspielen
clock-is-over = Zeit abgelaufen

## New game

new-title = Neues Spiel
new-length = Länge
new-other-length = Punkte
new-opponent = Gegner
new-program = Programm
new-human = Mensch
new-level = Stufe
new-likeness = Wie ein Mensch
new-pr = PR { $pr }
new-likeness-note = Macht Fehler wie Menschen mit dieser PR, gemessen an { $matches } Matches von { $players } Spielern. Es sieht nicht weiter als die Stellung, plant nicht, ermüdet nicht und lernt nicht.
level-likeness = wie ein Mensch, PR { $pr }
new-your-name = Dein Name
new-second-name = Name des Gegners
new-you = Du
new-someone = Gast
new-tutor = Tutor
new-more = Weitere Optionen
new-variation = Variante
new-dice = Würfel
new-dice-program = vom Programm gewürfelt
new-dice-by-hand = von Hand eingegeben
new-words = Deine Worte für die Würfel
new-commitment = Das Programm legt sich auf seine Würfe fest (SHA-256):
fair-title = Nachprüfbare Würfel
dice-commitment = Festlegung (SHA-256)
dice-words = Deine Worte
dice-seed = Startwert
dice-check = Würfel nachprüfen
dice-agree = Alle Würfe ({ $count }) folgen aus dem Startwert, auf den sich das Programm festgelegt hat.
dice-other-commitment = Der Startwert ist nicht der, auf den sich das Programm festgelegt hat.
dice-other-roll = Wurf { $number } folgt nicht aus dem Startwert.
dice-save = Würfe und Startwert speichern
dice-later = Der Startwert wird gezeigt, wenn das Match beendet ist.
dice-later-session = Der Startwert wird gezeigt, wenn du die Sitzung beendest.
dice-end = Sitzung beenden
dice-end-warning = In dieser Sitzung kann dann nicht weitergespielt werden. Das lässt sich nicht rückgängig machen.
dice-end-not = Weiterspielen
dice-ended = Die Sitzung wurde beendet.
new-cube = Dopplerwürfel
new-crawford = Crawford-Regel
new-jacoby = Jacoby-Regel
new-beavers = Beaver (höchstens)
new-automatic = Automatische Doppel (höchstens)
new-clock = Uhr
new-minutes = Minuten pro Spieler
new-delay = Delay pro Zug (Sekunden)
new-start = Ab einer Stellung spielen
new-from = Beginnt mit der Stellung unten, mit deren Matchlänge, Spielstand und Doppler.
new-start-game = Los
tutor-off = aus
tutor-doubtful = warnt bei zweifelhaften Zügen
tutor-bad = warnt bei Fehlern
tutor-very_bad = warnt bei Blundern
tutor-says-doubtful = Das sieht zweifelhaft aus
tutor-says-bad = Das sieht nach einem Fehler aus
tutor-says-very_bad = Das sieht nach einem Blunder aus
tutor-says-fine = Das sieht gut aus
tutor-loss = Das kostet etwa { $loss }.
tutor-rethink = Neu überlegen
tutor-hint = Zeigen
tutor-anyway = Trotzdem spielen
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 Stein
variation-hypergammon2 = Hypergammon, 2 Steine
variation-hypergammon3 = Hypergammon, 3 Steine
# Levels of play, by GNU Backgammon’s names.
strength-beginner = Anfänger
strength-casual-play = Gelegenheitsspieler
strength-intermediate = mittelstark
strength-advanced = fortgeschritten
strength-expert = Experte
strength-world-class = Weltklasse
strength-supremo = Supremo
strength-grandmaster = Großmeister
strength-4ply = 4ply
strength-quick-rollout = schneller Rollout
strength-medium-rollout = mittlerer Rollout
strength-deep-rollout = tiefer Rollout
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } Würfe
bkg-note = Heuristische Punkte (HP) ordnen die Züge eines Wurfs; sie sind keine Equity.
bkg-engaged = BKG verdoppelt nur im Rennen: Solange die Seiten Kontakt haben, kennt es keine Würfelaktion.
bkg-equities = Die Equity stammt von BKG-VI, ohne Vorausschau.
bkg-own-plays = Als bester gilt der Zug, den BKG selbst macht; Verluste und Dopplerentscheidungen bewertet BKG-VI.
bkg-sees = So sieht es BKG
bkg-class = Zustandsklasse
bkg-class-name = { $class ->
    [running-game] Laufspiel
    [bearing-off] Abtragen
    [near-winning] Kontakt endet bald, im Vorteil
    [near-losing] Kontakt endet bald, im Nachteil
   *[engaged] in Kontakt
}
bkg-terms = Terme mit dem größten Unterschied (HP)
strength-plays = { $level }, { $count ->
    [255] alle Züge
   *[other] mindestens { $count } Züge
}

## Tables of plays and cube decisions

hint-rank = Rang
hint-play = Zug
hint-equity = Equity
hint-depth = Tiefe
hint-played = gespielt
hint-best = bester
hint-play-it = Spielen
hint-details = { $depth }: Einzelheiten zu { $play }
hint-not-comparable = Nur { $depth } gerechnet: mit den Zügen oben nicht vergleichbar
hint-alone = Verlangt war { $asked }. Nach { $depth } lag kein anderer Zug nah genug am besten, um tiefer zu rechnen.
deeper-start = Den Rest tiefer untersuchen
deeper-left = Wird tiefer untersucht, noch { $count }
deeper-stop = Anhalten
hint-for =
    { $side ->
        [You] Für dich
       *[other] Für { $side }
    }: { $decision ->
        [play] { $dice } zu spielen
        [answer_double] Antwort auf das Doppel
        [answer_resignation] Antwort auf die Aufgabe
       *[turn] Wurf oder Doppel
    }
hint-doubler =
    Equity und Chancen sind die von { $side ->
        [You] dir
       *[other] { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials ->
        [one] { $trials } Durchlauf
       *[other] { $trials } Durchläufe
    }
chances-win = Gewinn
chances-lose = Verlust
chances-gammon = Gammon
chances-backgammon = Backgammon
chances-g = g
chances-b = b
cubeless = ohne Doppler
cube-no-double = Kein Doppel
cube-double-take = Doppel/Take
cube-double-pass = Doppel/Pass
cube-proper = Richtige Entscheidung:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] kein Redoppel
           *[no] kein Doppel
        }
        [too_good] { $redouble ->
            [yes] zu gut zum Redoppeln
           *[no] zu gut zum Doppeln
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] optionales Redoppel
               *[no] optionales Doppel
            }
           *[no] { $redouble ->
                [yes] Redoppel
               *[no] Doppel
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] Das Spiel hat noch nicht begonnen.
        [game_over] Das Spiel ist zu Ende.
        [crawford] Kein Doppel im Crawford-Spiel: würfeln.
        [opponents_cube] Der Doppler gehört dem Gegner: würfeln.
        [dead_cube] Der Doppler ist tot: Schon sein jetziger Wert gewinnt das Match.
       *[no_cube] Doppeln ist nicht möglich: würfeln.
    }
resignation-accept = Annehmen
resignation-play-on = Weiterspielen
resignation-proper =
    { $accepts ->
        [yes] Aufgabe annehmen
       *[no] Aufgabe ablehnen
    }
cube-response =
    { $response ->
        [take] Take
        [beaver] Beaver
       *[pass] Pass
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = Netz
source-rules = Regeln
source-one-sided-database = einseitige Datenbank
source-two-sided-database-exact = zweiseitige Datenbank (exakt)
source-two-sided-database-exact-chances = zweiseitige Datenbank (exakte Chancen)
source-hypergammon-database-exact = Hypergammon-Datenbank (exakt)
source-hypergammon-database-exact-chances = Hypergammon-Datenbank (exakte Chancen)

## Settings

settings-title = Einstellungen
settings-colours = Eigene Farben
settings-colours-reset = Zurück zu den Farben des Bretts
colour-frame = Rahmen
colour-field = Spielfeld
colour-point-a = Zungen
colour-point-b = Andere Zungen
colour-light-top = Helle Steine
colour-dark-top = Dunkle Steine
settings-mode = Darstellung
settings-mode-system = System
settings-mode-light = Hell
settings-mode-dark = Dunkel
settings-board3d = Ansicht des Bretts
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Kamera
settings-camera-table = vom Tisch aus
settings-camera-steep = steil
settings-camera-above = von oben
settings-material = Material
settings-material-auto = passend zum Design
settings-material-wood = Holz
settings-material-leather = Leder und Filz
settings-material-stone = Marmor
board-3d-missing = Dieser Browser kann das Brett nicht in 3D zeigen, es bleibt in 2D.
settings-home = Heimfeld
settings-home-right = unten rechts
settings-home-left = unten links
settings-light = Helle Steine
settings-light-bottom = unten
settings-light-top = oben
settings-click = Klick auf einen Stein
settings-click-die = zieht ihn mit dem linken Würfel
settings-click-select = wählt ihn aus
settings-speed = Flugzeit eines Steins
settings-pause = Verzögerung des Gegners
settings-preview = So sieht das Brett mit diesen Einstellungen aus
settings-at-once = sofort
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Stufe für einzelne Stellungen
settings-met = Match-Equity-Tabelle
settings-plays = Beste Züge mit voller Tiefe
settings-plays-count = { $count ->
    [0] wie im Level vorgesehen
    [255] alle
   *[other] mindestens { $count }
}
settings-thresholds = Verluste, ab denen Entscheidungen markiert werden
settings-thresholds-about = In Matches EMG. Die Markierungen hier erstellter Analysen folgen sofort; in importierten Analysen bleiben sie, wie deren Programm sie gesetzt hat.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Stufe, Tabelle und Verluste stehen in { $file }, auch für die Kommandozeile.
settings-not-kept = Stufe, Tabelle und Verluste gelten, bis das Programm endet.
tab-look = Brett
tab-playing = Spiel
tab-analysing = Analyse
tab-general = Allgemein
settings-volume = Lautstärke
settings-showTargets = Zeigen, wohin ein Stein ziehen kann
settings-showMovable = Steine markieren, die ziehen können
settings-showLastMove = Letzten Zug mit Pfeilen zeigen
settings-higherDieLeft = Höherer Würfel links
settings-autoRoll = Automatisch würfeln, wenn keine Dopplerentscheidung ansteht
settings-autoForced = Erzwungene Züge ausführen
settings-autoFinish = Zug nach dem letzten Stein beenden
settings-autoBearOff = Im reinen Laufspiel automatisch abtragen
settings-turnBoard = Zwei Spieler: Brett zum Spieler am Zug drehen
settings-hintLevel = Stufe der Tipps
settings-tutorLevel = Stufe des Tutors
settings-reviewLevel = Stufe der Analyse
settings-autoAnalyse = Matches gleich beim Öffnen analysieren
settings-evalBar = Gewinnchance anzeigen
settings-percent = Prozente anzeigen
settings-textBoard = Stellung in Worten
settings-sounds = Töne
settings-reset = Alle Einstellungen zurücksetzen
settings-docs = HTTP-Schnittstelle für Skripte
settings-language = Sprache
settings-language-auto = Wie im Browser

## Keys

keys-title = Tastenkürzel
keys-play = Beim Spielen
keys-board = Auf dem Brett
keys-review = Durchsehen und Analysieren
keys-everywhere = Überall
key-walk = Von Punkt zu Punkt gehen (Pfeiltasten)
key-left-die = Mit dem linken Würfel ziehen; Zug beenden
key-right-die = Mit dem rechten Würfel ziehen
key-choose = Stein auswählen und sehen, wohin er ziehen kann
key-take-step = Hierher gezogenen Stein zurücknehmen (auch: anklicken oder Umschalt-Klick)
key-set-count = Im Editor: Anzahl der Steine setzen
key-roll = Würfeln
key-finish = Zug beenden, würfeln, nächstes Spiel
key-undo = Letzten Schritt rückgängig machen
key-undo-all = Ganzen Zug rückgängig machen
key-swap = Würfel vertauschen
key-double = Doppeln
key-take = Annehmen
key-pass = Passen
key-beaver = Beaver
key-accept = Aufgabe annehmen
key-decline = Aufgabe ablehnen
key-resign = Aufgeben
key-take-back = Bis zur vorigen Entscheidung zurücknehmen
key-bear-off = Bis zum Ende abtragen; jede Taste und jeder Klick hält an
key-hint = Tipp
key-type-move = Zug eintippen
key-new-game = Neues Spiel
key-next = Weiter
key-previous = Zurück
key-next-game = Nächstes Spiel
key-previous-game = Voriges Spiel
key-next-error = Nächster Fehler
key-previous-error = Voriger Fehler
key-next-blunder = Nächster Blunder
key-previous-blunder = Voriger Blunder
key-next-cube = Nächste Dopplerentscheidung
key-previous-cube = Vorige Dopplerentscheidung
key-next-luck = Nächster Glücks- oder Pechwurf
key-previous-luck = Voriger Glücks- oder Pechwurf
key-go-on = Nach dem Zug auf dem Brett fortfahren
key-flip = Brett umdrehen (im Spiel beendet diese Taste den Zug)
key-analyse = Analysieren
key-copy-id = XGID kopieren
key-copy-image = Brett als Bild kopieren
key-copy-hint = Zugliste als Text kopieren
key-jobs = Aufträge: Analysen und Rollouts
key-mirror = Brett spiegeln
key-eval-bar = Gewinnchance ein- oder ausblenden
key-board-3d = Brett in 2D oder 3D
key-help = Diese Liste
# What is printed on keys.
cap-enter = Enter
cap-shift = Umschalt
cap-ctrl = Strg
cap-delete = Entf
cap-backspace = Rücktaste
cap-page-up = Bild auf
cap-page-down = Bild ab

## Pages

nav = Seiten
nav-home = Start
nav-play = Spielen
nav-analyse = Analyse
nav-settings = Einstellungen
nav-help = Tasten
home-title = barpoint
home-resume = Laufende Spiele
home-new = Neues Spiel
home-analyse = Stellung oder Match analysieren
home-delete = Löschen
home-delete-title = „{ $title }“ löschen?
home-delete-warning = Das lässt sich nicht rückgängig machen.
home-keep = Behalten
home-finished = beendet
home-opened = geöffnet: { $when }
home-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }

## Analysing positions

analysis = Analyse
id-paste = ID, Stellung oder Match einfügen
id-lost = { $reason } Stattdessen wird die Grundstellung gezeigt.
draft-lost = Dieser Link enthält keine Stellung. Stattdessen wird die Grundstellung gezeigt.
pasted-xgid = Das sieht nach einer XGID aus, aber ein Teil davon fehlt oder ist falsch ({ $reason }). Eine XGID sieht so aus: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Das sieht nach einer GNUBG ID aus, aber ihre Teile haben { $position } und { $match } Zeichen. Erwartet werden eine Position ID mit 14 Zeichen, ein Doppelpunkt und eine Match ID mit 12 Zeichen, etwa 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Das sieht nach einer Position ID aus, beschreibt aber keine legale Stellung. Die Grundstellung ist 4HPwATDgc/ABMA.
pasted-match-id = Das sieht nach einer Match ID aus, beschreibt aber kein Match. Der Beginn eines Money-Spiels ist cAkAAAAAAAAA.
pasted-id = Das sieht nach einer ID von GNU Backgammon aus, hat aber { $count } Zeichen. Eine Position ID hat 14, etwa 4HPwATDgc/ABMA, eine Match ID hat 12, etwa cAkAAAAAAAAA.
pasted-match = Das ist weder ein Match, das barpoint lesen kann, noch ein Text mit einer Stellungs-ID ({ $reason }). Öffnen lassen sich Matchdateien (.xg, .sgf, .mat, .txt, .bgf, .ogxm und andere) und Texte, die eine Stellungs-ID enthalten.
pasted-text = Keine Stellungs-ID gefunden. Einfügen lassen sich eine XGID, etwa XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, eine Position ID, etwa 4HPwATDgc/ABMA, eine Match ID oder ein ganzes Match.
id-first-of = Dies ist die erste der { $count } geöffneten Stellungen.
id-show = Zeigen
id-open = Öffnen …
id-copy = { $name } kopieren
id-picture = Bild:
picture-captions = Namen, Spielstand und Pips auf Bildern
copied = Kopiert
saved = Als Datei gespeichert
copy = Kopieren
copy-failed = Der Browser hat das Kopieren nicht erlaubt
copy-image = Bild
copy-image-label = Brett als Bild kopieren
copy-hint = Als Text kopieren
edit = Bearbeiten
edit-put = Klick setzt
edit-put-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
edit-start = Grundstellung
edit-clear = Leeren
edit-on-roll = Am Zug
edit-dice = Würfel
edit-die = Würfel { $number }
edit-cube = Doppler
edit-cube-owner = Besitz des Dopplers
cube-centred = in der Mitte
edit-length = Matchlänge (0: Money)
edit-score = Stand von { side-name }
edit-score-held = In einem { match-to } liegt der Stand vor einem Spiel zwischen 0 und { $high }.
edit-length-held = Ein Match geht über höchstens { $high } Punkte; 0 bedeutet Money.
edit-to-place = { $count ->
        [one] Noch ein Stein von { side-name } zu setzen …
       *[other] Noch { $count } Steine von { side-name } zu setzen …
    }
edit-counts = Auf dem Brett: Weiß { $white }, Schwarz { $black }; abgetragen: Weiß { $white-off }, Schwarz { $black-off }.
edit-not-yet = Noch nichts zu analysieren: { $reason }
edit-help = Punkt anklicken, um Steine zu setzen: je weiter vom Rand, desto mehr (Rechtsklick für die andere Seite). Steine lassen sich ziehen; ein Klick auf die Nummer leert den Punkt. Tastatur: mit den Pfeiltasten gehen, dann eine Zahl tippen.
go-on = Hier fortfahren
play-from = Ab hier spielen
facts = { side-name } am Zug
tab-best = Beste
tab-temperature = Nächster Wurf
tab-scores = Spielstände
tab-cube = Doppler
provenance = { $level } · { $met } · Netze { $nets }
temperature-mean = Mittel über alle Würfe: { $mean }. Ein Klick auf einen Wurf untersucht ihn.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = du ↓ Gegner → away
score-differs = anders als bei Money
score-same = Bei jedem Stand wie bei Money.
score-none = ND: kein Doppel
score-take = D/T: Doppel/Take (D/B: Doppel/Beaver)
score-pass = D/P: Doppel/Pass
score-too-good = TG: zu gut zum Doppeln
lab-theories = Dopplertheorien
lab-theory = Theorie
lab-action = Richtig wäre
lab-windows = Marktfenster
lab-doubler = Gewinnchance des Doppelnden
lab-opponent = Gewinnchance des Gegners
lab-windows-help = Vom toten bis zum lebenden Doppler; der rote Strich zeigt die jetzige Gewinnchance.
lab-volatility = Volatilität
lab-volatility-is = In den nächsten zwei Würfen ändert sich die Gewinnchance im Mittel um { $local } (typisch für solche Stellungen: { $average }).
lab-life = Dopplereffizienz { $life }.
lab-mwc = Matchgewinnchance: kein Doppel { $nd }, Doppel/Take { $dt }, Doppel/Pass { $dp }.
lab-none = Hier gibt es keine Dopplerentscheidung.
curves = Equity-Kurven
curves-plot = Equity nach Gewinnchance für jede Theorie; die Zahlen stehen in der Tabelle darunter
curves-owner = Besitz des Dopplers
curves-centred = Doppler in der Mitte
curves-owned = Dein Doppler
curves-opponent = Doppler des Gegners
curves-take_point = Take-Point
curves-initial_double = Double-Point
curves-redouble = Redouble-Point
curves-cash_point = Cash-Point
curves-own = Gepunktet: diese Stellung, { $wins }. Equity in { $scale }.
curves-points = Gewinnchance des Spielers am Zug an jeder Grenze, nach Theorie
curves-table = Kurven als Zahlen
curve-janowski = Janowski
curve-jump = Sprung
curve-dead = Tot
curve-live = Lebend
window-take = Take
window-double = Doppel
window-cash = Cash
window-too-good = Zu gut
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Sprung
theory-learned = Gelernt
theory-jump-local = Sprung, lokal
theory-two-lives-given = Zwei Effizienzen vorgegeben
# Units of equity.
scale-points = Punkten
scale-emg = EMG

## Matches

match-players =
    { $white ->
        [You] Du
       *[other] { $white }
    } gegen { $black ->
        [You] dich
       *[other] { $black }
    }
match-game = Spiel { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Brett
tab-record = Zugliste
tab-statistics = Statistik

analyse-start = Analysieren
analyse-again = Analysieren mit …
analyse-which = Analysiert das ganze Match auf dieser Stufe und behält die anderen Analysen. Lässt sich anhalten.
level-match = { $time }
wait-none = unter einer Sekunde
wait-about = etwa { $time }
level-estimated = , geschätzt
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
layers = Analysen
layer = Analyse
layer-best = Beste
layer-lost = Fehler
layer-cube = Doppler, { $depth }
layer-play = Zug, { $depth }
layer-made = gespielt: { $depth }
layer-from = Analyse: { $label }
layer-drop = Analyse { $label } löschen
layer-drop-question = Die Analyse „{ $label }“ dieses Matches löschen?
keep = Behalten
analysed = { $done } von { $total } Entscheidungen analysiert
match-first = Anfang
match-previous = Zurück
match-next = Weiter
match-last = Ende
match-previous-error = Voriger Fehler
match-next-error = Nächster Fehler
match-unanalysed = Noch nicht analysiert: keine Fehler zu zeigen.
match-kind =
    { $kind ->
        [blunders] Blunder
        [cube] Dopplerentscheidungen
        [luck] Glücks- oder Pechwürfe
       *[errors] Fehler
    }
match-none = Keine { match-kind }.
match-no-next = Danach keine { match-kind } mehr.
match-no-previous = Davor keine { match-kind }.
match-views = Zugliste und Statistik
worst-yours = Deine größten Fehler
worst-all = Größte Fehler
worst-unanalysed = Sobald das Match analysiert ist, stehen hier deine Fehler, der größte zuerst.
worst-where = Spiel { $game }, Zug { $turn }
worst-no-double = Kein Doppel
worst-more = Alle { $count } zeigen
worst-few = Weniger zeigen
you-which = Welcher Spieler bist du?
you-are = Du bist „{ $name }“.
you-change = Ändern
filter-player = Spieler
filter-both = beide
filter-kind = Filter
filter-all = alles
filter-errors = Fehler
filter-blunders = Blunder
filter-cube = Dopplerentscheidungen
filter-luck = Glück und Pech
filter-doubtful_moves = zweifelhafte Züge
filter-bad_moves = Zugfehler
filter-very_bad_moves = Zug-Blunder
filter-very_lucky_rolls = große Glückswürfe
filter-lucky_rolls = Glückswürfe
filter-unlucky_rolls = Pechwürfe
filter-very_unlucky_rolls = große Pechwürfe
filter-doubles = Doppel
filter-takes = Takes
filter-passes = Pässe
filter-missed_doubles_below_cash = verpasste Doppel
filter-missed_doubles_above_cash = verpasste Doppel
filter-wrong_doubles_too_early = falsche Doppel
filter-wrong_doubles_too_good = falsche Doppel
filter-wrong_takes = falsche Takes
filter-wrong_passes = falsche Pässe
filter-none = In diesem Match passt nichts zum Filter.
record-white = Weiß
record-black = Schwarz
record-roll = { $dice }:
record-double = Doppelt
record-take = Nimmt an
record-pass = Passt
record-set_up = Stellung aufgebaut
record-illegal = Illegal: { $play }
record-rolls = würfelt { $dice }
mark-doubtful = zweifelhaft
mark-bad = Fehler
mark-very_bad = Blunder
mark-none = keine Markierung
mark-analysis = aus der Analyse
mark-checker = Zug: { $mark }
mark-cube = Doppler: { $mark }
luck-very_lucky = sehr viel Glück
luck-lucky = Glück
luck-unlucky = Pech
luck-very_unlucky = sehr viel Pech
entry-loss = Fehler { $loss }
entry-cube-loss = Dopplerfehler { $loss }
entry-luck = Glück { $luck }
entry-played = Gespielt: { $play }
entry-none = Noch nicht analysiert.
entry-all =
    { $count ->
        [one] Den einzigen Zug zeigen
       *[other] Alle { $count } Züge zeigen
    }
entry-marks = Markierungen
entry-mark-play = Zug
entry-mark-cube = Doppler
entry-comment = Kommentar
entry-save = Kommentar speichern
opinions = Aus der Datei, nicht von barpoint
opinion-answer-loss = Fehler der Antwort { $loss }
opinion-none-take = kein Doppel, Take
opinion-too-good = zu gut zum Doppeln, Pass
opinion-take = Doppel, Take
opinion-pass = Doppel, Pass
analyst-figures = Zahlen von { $name }, aus der Datei
analyst-checker = Zugfehler
analyst-cube = Dopplerfehler
analyst-help = Die Zahlen in der Datei zählen Entscheidungen nach den Regeln jenes Programms. Dessen PR und der von barpoint unterscheiden sich daher auch dort, wo beide dieselben Fehler sehen; Fehler und Glück sind in normierter Equity (EMG) angegeben.
entry-study = Stellung untersuchen
timeline = Gewinnchance im Lauf des Matches
timeline-unknown = nicht analysiert
timeline-at =
    { $entry } von { $total }: { $name ->
        [You] Du
       *[other] { $name }
    } { $chance }
statistics-show =
    { $label }, { $name ->
        [You] du
       *[other] { $name }
    }: { $count }. In der Zugliste zeigen
statistics-none = Für die Statistik muss das Match analysiert sein.
ratings = Bewertung
statistics-over = { $done } von { $total } Entscheidungen sind neu analysiert; die übrigen zählen nach { $other }.
statistics-part = Bisher { $done } von { $total } Entscheidungen analysiert.
statistics-all = Vollständig: { $count ->
        [1] Spiel
       *[other] Spiele
    } { $games }.
statistics-some = Teilweise: { $count ->
        [1] Spiel
       *[other] Spiele
    } { $games }.
statistics-nothing = Nicht analysiert: { $count ->
        [1] Spiel
       *[other] Spiele
    } { $games }.
statistics-so-far = bisher
ratings-waiting = Fehler und Glück gelten nur für diese. PR, Raten und Einstufung erscheinen, sobald jede Entscheidung analysiert ist.
ratings-pr = PR
ratings-rate = Fehlerrate (mEMG)
ratings-snowie = Snowie-Rate
ratings-decisions = pro Entscheidung, { $count } insgesamt
ratings-moves = pro Zug beider Spieler, { $total } insgesamt
ratings-name = Einstufung
ratings-pr-help = Performance Rating: 500-mal die im Mittel verlorene Equity pro gezählter Entscheidung, das heißt pro nicht erzwungenem Zug und pro knapper oder tatsächlicher Dopplerentscheidung. 0 ist perfekt. Übliche Namen: unter 2.5 Weltmeister, 5 Weltklasse, 7.5 Experte, 12.5 fortgeschritten, 17.5 mittelstark, 22.5 Gelegenheitsspieler, 30 Anfänger.
ratings-rate-help = Tausendstel normierter Equity, die pro gezählter Entscheidung verloren gehen: nach Definition das Doppelte des PR und die Zahl, die GNU Backgammon zeigt.
ratings-snowie-help = Das Tausendfache der verlorenen Equity, geteilt durch alle Züge beider Spieler, auch die erzwungenen.
ratings-name-help = Nach Fehlerrate: unter 2 übernatürlich, 5 Weltklasse, 8 Experte, 12 fortgeschritten, 18 mittelstark, 26 Gelegenheitsspieler, 35 Anfänger. Diese Namen weichen von denen ab, die für den PR üblich sind.
statistics-marks = Markierungen: Kostet eine Entscheidung mehr als 0.030, ist sie zweifelhaft, ab mehr als 0.060 ein Fehler, ab mehr als 0.120 ein Blunder. Ein Wurf ist ein Glückswurf ab 0.3 über dem Mittel, ein großer Glückswurf ab 0.6; entsprechend ein Pechwurf. Alles in normierter Equity (EMG).
stat-checker = Jeder Wurf des Matches, auch solche, die nicht gespielt werden konnten. Die Markierungen sind die mit den Zügen gespeicherten.
stat-luck = Was die Würfel beitrugen: der Wert der Stellung nach dem besten Zug des Wurfs, abzüglich des Mittels über alle Würfe.
stat-cube = Doppeln, Nichtdoppeln, Annehmen und Passen. Beaver und Raccoons zählen nicht als eigene Doppel.
stat-overall = Steinzüge und Dopplerentscheidungen zusammen, und wie viel vom Ergebnis Glück war.
stat-checker-total_moves = Alle Züge, auch erzwungene und solche, bei denen kein Zug möglich war.
stat-checker-unforced_moves = Züge, für die es mindestens zwei legale Möglichkeiten gab; durch ihre Zahl teilt die Fehlerrate.
stat-checker-unmarked_moves = Züge, die höchstens 0.030 kosteten.
stat-checker-doubtful_moves = Züge, die mehr als 0.030 und höchstens 0.060 kosteten.
stat-checker-bad_moves = Fehler: Züge, die mehr als 0.060 und höchstens 0.120 kosteten.
stat-checker-very_bad_moves = Blunder: Züge, die mehr als 0.120 kosteten.
stat-checker-error_total = Gesamte mit Steinzügen verlorene Equity; in Klammern als Matchgewinnchance oder in Punkten.
stat-checker-error_rate = Die Summe, geteilt durch die nicht erzwungenen Züge, in Tausendsteln.
stat-checker-checker_rating = Ein Name für die Fehlerrate der Steinzüge: unter 2 übernatürlich, 5 Weltklasse, 8 Experte, 12 fortgeschritten, 18 mittelstark, 26 Gelegenheitsspieler, 35 Anfänger.
stat-luck-very_lucky_rolls = Würfe, die um mehr als 0.6 besser als das Mittel waren.
stat-luck-lucky_rolls = Würfe, die um mehr als 0.3 besser als das Mittel waren.
stat-luck-unmarked_rolls = Würfe, die höchstens 0.3 vom Mittel abwichen.
stat-luck-unlucky_rolls = Würfe, die um mehr als 0.3 schlechter als das Mittel waren.
stat-luck-very_unlucky_rolls = Würfe, die um mehr als 0.6 schlechter als das Mittel waren.
stat-luck-luck_total = Das Glück aller Würfe zusammen; in Klammern als Matchgewinnchance oder in Punkten.
stat-luck-luck_rate = Die Summe, geteilt durch alle Züge, in Tausendsteln.
stat-luck-luck_rating = Ein Name für die Glücksrate: Glück oder Pech ab mehr als 30 Tausendsteln, sehr viel Glück oder Pech ab mehr als 60.
stat-cube-cube_decisions = Züge, vor denen der Spieler doppeln konnte, Doppel, Takes und Pässe.
stat-cube-close_cube_decisions = Doppel, Takes und Pässe sowie Züge, vor denen ein Doppel weniger als 0.16 gekostet hätte; durch ihre Zahl teilt die Fehlerrate.
stat-cube-doubles = Angebotene Doppel und Redoppel.
stat-cube-takes = Angenommene Doppel.
stat-cube-passes = Doppel, auf die gepasst wurde.
stat-cube-missed_doubles_below_cash = Nicht gedoppelt, obwohl es richtig gewesen wäre und der Gegner hätte annehmen müssen: unter dem Cash-Point.
stat-cube-missed_doubles_above_cash = Nicht gedoppelt, obwohl der Gegner hätte passen müssen: über dem Cash-Point.
stat-cube-wrong_doubles_too_early = Zu früh gedoppelt: unter dem Double-Point.
stat-cube-wrong_doubles_too_good = Gedoppelt, obwohl Weiterspielen auf Gammon mehr wert war: zu gut zum Doppeln.
stat-cube-wrong_takes = Takes, die Pässe hätten sein müssen.
stat-cube-wrong_passes = Pässe, die Takes hätten sein müssen.
stat-cube-error_total = Gesamte mit Dopplerentscheidungen verlorene Equity; in Klammern als Matchgewinnchance oder in Punkten.
stat-cube-error_rate = Die Summe, geteilt durch die knappen oder tatsächlichen Dopplerentscheidungen, in Tausendsteln.
stat-cube-cube_rating = Ein Name für die Fehlerrate am Doppler, mit denselben Grenzen wie bei den Steinzügen.
stat-overall-error_total = Steinzüge und Dopplerentscheidungen zusammen.
stat-overall-error_rate = Die Summe, geteilt durch nicht erzwungene Züge plus knappe oder tatsächliche Dopplerentscheidungen, in Tausendsteln.
stat-overall-snowie_error_rate = Die Summe in Tausendsteln, geteilt durch alle Züge beider Spieler.
stat-overall-overall_rating = Ein Name für die gesamte Fehlerrate, mit denselben Grenzen wie bei den Steinzügen.
stat-overall-actual_result = Was gewonnen wurde: der Zuwachs an Matchgewinnchance über beendete Spiele, oder Punkte.
stat-overall-luck_adjusted_result = Das tatsächliche Ergebnis ohne das Glück des Spielers, zuzüglich des Glücks des Gegners: das Ergebnis, das Können allein gebracht hätte.
stat-overall-fibs_rating_difference = Die FIBS-Rating-Differenz, bei der das glücksbereinigte Ergebnis zu erwarten wäre.
stat-overall-fibs_rating = Das für solche Fehler typische FIBS-Rating: 2050 abzüglich der Ratingverluste darunter.
stat-overall-checker_rating_loss = Mit Steinzügen verlorene FIBS-Punkte.
stat-overall-cube_rating_loss = Mit Dopplerentscheidungen verlorene FIBS-Punkte.
stat-overall-advantage = Gewonnene Punkte pro Spiel.
stat-overall-luck_adjusted_advantage = Dasselbe, bereinigt um das Glück beider Spieler.
stat-overall-confidence_interval = Ein Bereich von 1.96 Standardfehlern zu beiden Seiten der Punktsumme, wie GNU Backgammon ihn ausgibt.
export = Speichern …
export-match = Das Match
export-losses = Ohne: { $what }.
export-refused = Nicht für dieses Match: { $reason }.
export-reports = Als Bericht
export-paper = Papier
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Druckbare Seite (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Seite in der Form von GNU Backgammon (HTML)
       *[other] Seiten in der Form von GNU Backgammon, eine pro Spiel (ZIP mit HTML)
    }
export-form-text = Text in der Form von GNU Backgammon
export-form-latex = LaTeX-Dokument
export-form-pdf = PDF-Dokument
export-form-csv = Tabelle der Entscheidungen (CSV)
export-position = Diese Stellung
take-along = Speichern und Kopieren
learn = Aus Fehlern lernen
learn-title = Was würdest du ziehen?
learn-title-cube = Was würdest du tun?
learn-number = Fehler { $number } von { $count }, beide Spieler
learn-number-of =
    { $name ->
        [You] Dein Fehler { $number } von { $count }
       *[other] { $name }: Fehler { $number } von { $count }
    }
learn-tries =
    { $count ->
        [1] bisher ein Versuch
       *[other] bisher { $count } Versuche
    }
learn-whose = Aus wessen Fehlern möchtest du lernen?
learn-hidden = Die Analyse erscheint nach deiner Antwort.
learn-whose-change = Spieler wechseln
learn-count =
    { $count ->
        [0] keine Fehler
        [1] ein Fehler
       *[other] { $count } Fehler
    }
learn-balance =
    { $answered ->
        [1] Eine Frage beantwortet
       *[other] { $answered } Fragen beantwortet
    }, davon { $first } beim ersten Versuch richtig oder fast richtig.
learn-over = Noch einmal von vorn, oder die Fehler des anderen Spielers?
learn-unanalysed = Das Match muss zuerst analysiert werden, damit seine Fehler bekannt sind.
learn-again = Neuer Versuch
learn-show = Antwort zeigen
learn-next = Nächster Fehler
learn-stop = Beenden
learn-right = Richtig: bester Zug.
learn-close = Fast: Das kostet { $loss }.
learn-wrong = Das kostet { $loss }.
learn-unknown = Dieser Zug war nicht unter den analysierten.
learn-no-double = Kein Doppel
learn-done = Du hast alle Fehler durchgesehen.
job-left = noch { $time }
job-progress = { $title }: { $done } von { $total }
job-pause = Anhalten
job-resume = Fortsetzen
job-cancel = Abbrechen
job-open = Öffnen
job-done = fertig
job-cancelled = abgebrochen
jobs = Aufträge
jobs-active =
    { $count ->
        [0] Aufträge
       *[other] Laufende Aufträge: { $count }
    }
jobs-title = Aufträge
jobs-none = Es läuft kein Auftrag.
jobs-over = Kürzlich
jobs-of = { $done } von { $total }
jobs-rollouts = Gespeicherte Rollouts
jobs-trials = { $done } von { $wanted } Durchläufen
job-paused = angehalten
job-queued = wartet auf andere Aufträge
job-failed = fehlgeschlagen: { $error }
home-matches = Matches
home-drop = Matches irgendwohin ziehen, einfügen oder Dateien öffnen: beliebig viele auf einmal, auch Ordner und ZIP-Archive.
home-waiting = wartet auf die Analyse
home-analysing = wird analysiert, { $done } von { $total }
home-analysed = analysiert
home-no-decisions = nichts zu analysieren
home-not-analysed = nicht analysiert
analyse-all =
    { $count ->
        [1] Ein Match analysieren
       *[other] { $count } Matches analysieren
    }
analyse-all-level = Stufe der Analysen
drop-here = Matches hier ablegen
batch-reading = Dateien werden gelesen
batch-progress = { $done } von { $total } gelesen
batch-too-long = Eine Datei darf höchstens { $megabytes } MB haben; diese ist größer
batch-report = Geöffnete Dateien
batch-opened =
    { $count ->
        [0] Kein Match geöffnet.
        [1] Ein Match geöffnet.
       *[other] { $count } Matches geöffnet.
    }
batch-stopped = Vor der letzten Datei angehalten.
batch-dismiss = Ausblenden
batch-positions = Dateien mit Stellungen
batch-position-count =
    { $count ->
        [1] eine Stellung
       *[other] { $count } Stellungen
    }
batch-failed =
    { $count ->
        [1] Eine Datei ließ sich nicht lesen
       *[other] { $count } Dateien ließen sich nicht lesen
    }
batch-others =
    { $count ->
        [1] Eine weitere Datei enthält kein Match
       *[other] { $count } weitere Dateien enthalten kein Match
    }
players = Spieler
players-covered = { $analysed } von { $matches } Matches analysiert
players-name = Spieler
players-unnamed = ohne Namen
players-matches = Matches
players-matches-help = Matches und Money-Sitzungen in der Liste oben.
players-won = Gewonnen
players-won-help = Gewonnene Matches. Money-Sitzungen und unbeendete Matches gewinnt keiner der beiden.
players-pr = PR
players-pr-help = Performance Rating über alle analysierten Entscheidungen, mit Standardfehler: 500-mal die im Mittel verlorene Equity pro nicht erzwungenem Zug und pro knapper oder tatsächlicher Dopplerentscheidung. 0 ist perfekt. Der Standardfehler nimmt die Spiele als unabhängig an.
players-decisions = Entscheidungen
players-decisions-help = Analysierte Entscheidungen, die für den PR zählen: nicht erzwungene Züge und knappe oder tatsächliche Dopplerentscheidungen.
players-luck = Glück
players-luck-help = Was die Würfel in den analysierten Spielen beitrugen, in normierter Equity (EMG). Positiv ist Glück.
players-all = Alle { $count } Spieler zeigen
players-few = Weniger zeigen
worst-where-of = { $name }, Spiel { $game }, Zug { $turn }
# Formats of match files, by their short names.
format-sgf = Spielsammlung von GNU Backgammon (SGF) mit Analyse
format-json = Alles, was barpoint von einem Match weiß, als JSON (.json)
format-ogxm = Match von OpenGammon, HedgeHog und GammonView, OGXM 2 (.ogxm, .gvab)
format-mat = Matchtext von Jellyfish, Snowie, XG, Galaxy (.mat, .txt)
format-xgmat = Matchtext, wie eXtreme Gammon ihn schreibt (.mat, .txt)
format-gam = Jellyfish-Text eines einzelnen Spiels (.gam)
format-snowie = Matchtext von Snowie mit aufgebauten Stellungen (.txt; wird als mat gelesen)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Zugstatistik
figures-luck = Glücksstatistik
figures-cube = Dopplerstatistik
figures-overall = Gesamtstatistik
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] Punkte
    }
figure-total_moves = Züge insgesamt
figure-unforced_moves = Nicht erzwungene Züge
figure-unmarked_moves = Züge ohne Markierung
figure-doubtful_moves = Zweifelhafte Züge
figure-bad_moves = Fehler
figure-very_bad_moves = Blunder
figure-error_total = Fehlersumme EMG ({ figure-unit })
figure-error_rate = Fehlerrate mEMG ({ figure-unit })
figure-checker_rating = Einstufung der Steinzüge
figure-very_lucky_rolls = Große Glückswürfe
figure-lucky_rolls = Glückswürfe
figure-unmarked_rolls = Würfe ohne Markierung
figure-unlucky_rolls = Pechwürfe
figure-very_unlucky_rolls = Große Pechwürfe
figure-luck_total = Glückssumme EMG ({ figure-unit })
figure-luck_rate = Glücksrate mEMG ({ figure-unit })
figure-luck_rating = Einstufung des Glücks
figure-cube_decisions = Dopplerentscheidungen insgesamt
figure-close_cube_decisions = Knappe oder tatsächliche Dopplerentscheidungen
figure-doubles = Doppel
figure-takes = Takes
figure-passes = Pässe
figure-missed_doubles_below_cash = Verpasste Doppel unter CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Verpasste Doppel über CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Falsche Doppel unter DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Falsche Doppel über TG (EMG ({ figure-unit }))
figure-wrong_takes = Falsche Takes (EMG ({ figure-unit }))
figure-wrong_passes = Falsche Pässe (EMG ({ figure-unit }))
figure-cube_rating = Einstufung am Doppler
figure-snowie_error_rate = Snowie-Fehlerrate
figure-overall_rating = Einstufung insgesamt
figure-actual_result = Tatsächliches Ergebnis
figure-luck_adjusted_result = Glücksbereinigtes Ergebnis
figure-fibs_rating_difference = FIBS-Differenz nach Ergebnis
figure-fibs_rating = FIBS-Rating nach Fehlern
figure-checker_rating_loss = Ratingverlust durch Zugfehler
figure-cube_rating_loss = Ratingverlust durch Dopplerfehler
figure-advantage = Vorteil (tatsächlich) in ppg
figure-luck_adjusted_advantage = Vorteil (glücksbereinigt) in ppg
figure-confidence_interval = 95-%-Konfidenzintervall (ppg)

## Rollouts

tab-rollout = Rollout
rollout-trials = Durchläufe
rollout-player = Es spielt
rollout-by-program = { $program } zieht für beide Seiten, ohne Doppler und in jedem Spiel bis zum Ende.
rollout-plies = Ply
rollout-best = Beste Züge
rollout-truncate = Länge
rollout-full = bis zum Ende spielen
rollout-half-moves = nach { $moves } Ply abbrechen
rollout-cubeful = Mit Doppler
rollout-start = Ausrollen
rollout-forecast = Etwa { $time } für { $count ->
        [1] einen Kandidaten
       *[other] { $count } Kandidaten
    }, Standardfehler etwa { $error }.
rollout-trying = Wird geschätzt …
rollout-go-on = Fortsetzen
rollout-extend = Auf { $trials } Durchläufe verlängern
rollout-kept = Gespeicherte Rollouts dieser Stellung:
rollout-done = { $done } Durchläufe
rollout-expected = Standardfehler am Ende voraussichtlich { $error }
rollout-behind = Differenz
rollout-games = Durchläufe
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Die { $trials } Durchläufe jedes Kandidaten werden gelöscht. Das lässt sich nicht rückgängig machen.
rollout-axis-trials = Durchläufe
rollout-axis-equity = Equity
rollout-plot = Equity nach Durchläufen, mit 95-%-Bändern
# Candidates of a cube decision.
candidate-no-double = kein Doppel
candidate-double-take = Doppel, Take


## Keys

key-type-dice = Beste Züge dieses Wurfs

## Pages

nav-library = Bibliothek
nav-study = Lernen
welcome = So kann es losgehen
welcome-board = Die Grundstellung mit dem besten Zug für 31
welcome-play = Gegen das Programm, auf einer passenden Stufe, oder zu zweit an diesem Bildschirm.
welcome-open-about = Matchdateien von eXtreme Gammon, GNU Backgammon, Galaxy und vielen mehr; oder irgendwohin ziehen. Die Analyse beginnt sofort.
welcome-sample = Beispielmatch ansehen
welcome-sample-about = Ein Match auf sieben Punkte mit einigen Blundern zum Finden.
welcome-position = Oder eine Stellung analysieren

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Fehler ausrollen …
errors-rollout-title = Fehler ausrollen
errors-rollout-about = Spielt jede Entscheidung weiter, die nach der gezeigten Analyse mehr als so viel kostete, mit den besten Zügen und dem gespielten. Markierungen, PR und Berichte richten sich dann nach den Ergebnissen. Die Durchläufe bleiben gespeichert.
errors-rollout-threshold = Fehler über
errors-rollout-plays = Beste Züge
errors-rollout-error = Stopp bei Standardfehler
errors-rollout-jsd = Stopp bei Rückstand in JSD
errors-rollout-never = nie
errors-rollout-start =
    { $count ->
        [0] Keine solchen Fehler
        [one] Einen Fehler ausrollen
       *[other] { $count } Fehler ausrollen
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = Doppel, Pass

## Library

library = Bibliothek
library-totals = { $matches ->
        [1] 1 Match
       *[other] { $matches } Matches
    }, { $players ->
        [1] 1 Spieler
       *[other] { $players } Spieler
    }, { $decisions } Entscheidungen.
library-waiting = { $count ->
        [1] Eins wird noch hinzugefügt.
       *[other] { $count } werden noch hinzugefügt.
    }
library-add = Matches hinzufügen
library-drop = Matches hier ablegen, um sie in die Bibliothek aufzunehmen
library-problem = Ein Match ließ sich nicht hinzufügen: { $problem }
library-opening = Match wird geöffnet …
library-empty = Noch keine Matches
library-invite = Matchdateien, Ordner oder ZIP-Archive hier ablegen. Dasselbe Match in einem anderen Format wird an seinen Zügen erkannt und nicht doppelt aufgenommen.
library-invite-analyse = Matches, die du auf dem Brett öffnest oder analysierst, kommen von selbst hinzu.
library-views = Ansichten der Bibliothek
tab-search = Suche
tab-players = Spieler
tab-matches = Matches

added = Hinzugefügte Dateien
added-added = { $count ->
        [1] 1 Match hinzugefügt.
       *[other] { $count } Matches hinzugefügt.
    }
added-improved = { $count ->
        [1] 1 Match ist jetzt vollständiger analysiert.
       *[other] { $count } Matches sind jetzt vollständiger analysiert.
    }
added-known = { $count ->
        [1] 1 Match war schon da.
       *[other] { $count } Matches waren schon da.
    }
added-nothing = Kein Match hinzugefügt.

ask = Filter
ask-player = Spieler
ask-against = Gegen
ask-kind = Entscheidung
ask-phase = Phase
ask-error = Fehler
ask-mark = Markierung
ask-roll = Wurf
ask-score = Spielstand
ask-cube = Doppler
ask-event = Turnier
ask-since = Von
ask-until = Bis
ask-length = Matchlänge
ask-tag = Schlagwort
ask-any = beliebig
ask-date = 2024-05
ask-length-hint = Punkte, 0: Money
ask-score-hint = 3-5 oder money
ask-error-from = ab { $size }
ask-more = Wurf, Stand, Doppler, Turnier, Datum
ask-more-matches = Turnier, Datum, Länge, Schlagwort
ask-clear = Filter leeren

kind-checker = Steinzug
kind-no-double = Kein Doppel
kind-double = Doppel
kind-take = Take
kind-pass = Pass
kind-no-double-double = Doppel oder nicht
kind-take-pass = Take oder Pass
kind-no-double-double-take-pass = Dopplerentscheidung
marks-doubtful = Zweifelhaft
marks-bad = Fehler
marks-very_bad = Blunder
marks-bad-very_bad = Fehler und Blunder
marks-doubtful-bad-very_bad = Jede Markierung
phase-opening = Eröffnung
phase-blitz = Blitz
phase-prime = Prime gegen Prime
phase-holding = Holding Game
phase-back-game = Backgame
phase-middle = Mittelspiel
phase-race = Laufspiel
phase-bear-off = Abtragen

pattern = Muster auf dem Brett
pattern-title = Wie das Brett aussieht
pattern-words = In Worten
pattern-help = Ein Klick auf einen Punkt: gehalten vom Spieler, der entscheidet, ein Blot, drei oder mehr, dann dasselbe für den Gegner, dann leer. Rechtsklick geht zurück. Mit der Tastatur: Pfeiltasten, Leertaste, Ziffern, Entf.
pattern-wrong = „{ $word }“ ist keine Bedingung für einen Punkt. Möglich sind etwa me6 (gemachter Punkt), me8=1 (Blot), me4=3+, opp20 (Punkt des Gegners), mebar=0, oppoff.
pattern-any = beliebig
pattern-empty = leer
pattern-demand = { $whose ->
        [me] deine
       *[opp] die des Gegners
    }, { $more ->
        [yes] { $count } oder mehr
       *[no] genau { $count }
    }
pattern-point = { $point }-Punkt: { $what }
pattern-bar = { $whose ->
        [me] Deine Bar
       *[opp] Bar des Gegners
    }: { $what }
pattern-off = { $whose ->
        [me] Deine Ablage
       *[opp] Ablage des Gegners
    }: { $what }

found-title = Gefundene Entscheidungen
found-decisions = { $count ->
        [1] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
found-counted = { $count } zählen für den PR: { $pr }, Fehler insgesamt { $loss }
found-none = Keine solche Entscheidung. Weniger filtern oder mehr Matches analysieren.
found-more = { $shown } von { $total } gezeigt: mehr zeigen
hit-unknown = nicht analysiert
hit-money = Money
hit-away = { $own }-away { $theirs }-away
hit-game = Spiel { $game }

plot-title = Bewertung im Lauf der Zeit
plot-match = ein Match
plot-rolling = letzte { $window } Matches, mit Standardfehler
plot-last = Die letzten { $count } Matches
plot-help = Niedriger ist besser. Ein Klick auf einen Punkt öffnet das Match, ebenso Pfeiltasten und Enter.
plot-point = { $date } gegen { $opponent }: PR { $pr }; letzte Matches { $rolling } ± { $error }

rate-everybody = Alle Spieler
rate-from = { $matches ->
        [1] { $decisions } Entscheidungen in 1 Match
       *[other] { $decisions } Entscheidungen in { $matches } Matches
    }
rate-none = Keine analysierten Entscheidungen. Sobald ein Match auf dem Brett analysiert ist, steht seine Bewertung hier.
rate-kinds = Nach Art der Entscheidung
rate-phases = Nach Phase
rate-scores = Nach Spielstand
rate-expenses = Was am meisten kostet
rate-expense = { $kind }, { $phase }
rate-everything = Alle Entscheidungen
rate-checker = Steinzüge
rate-cube = Dopplerentscheidungen
rate-doubles = Doppel
rate-takes = Takes und Pässe
rate-decisions = Entscheidungen
rate-loss = Fehler
rate-rows = Alle { $count } Zeilen zeigen
luck-title = Glück und Ergebnisse
luck-won = Gewonnen
luck-lost = Verloren
luck-better = Mehr Glück
luck-worse = Weniger Glück

results = Matches
results-match = Match
results-against = gegen { $opponent }
results-score = Ergebnis
results-rolling = Letzte { $window }
results-all = Alle { $count } Matches zeigen

people-find = Spieler suchen
people-change = Änderungen
people-also = auch { $names }
people-matches-of = Matches von { $name }
people-decisions-of = Entscheidungen von { $name }
people-none = Kein solcher Spieler.
people-rename = Umbenennen
people-rename-title = { $name } umbenennen
people-rename-about = Der alte Name führt weiter zu diesem Spieler, auch in Matches, die später hinzukommen.
people-rename-field = Name
people-merge = Zusammenführen
people-merge-title = { $name } zusammenführen
people-merge-about = Alle Matches und Namen von { $name } gehen auf den anderen Spieler über. Das lässt sich nicht rückgängig machen.
people-merge-field = Der andere Spieler
people-keep = Abbrechen

shelf-count = { $count ->
        [1] 1 Match
       *[other] { $count } Matches
    }
shelf-analysed = { $count } Entscheidungen analysiert
shelf-copy = Kopie der Bibliothek herunterladen
shelf-tag = + Schlagwort
shelf-tag-name = Schlagwort
shelf-tag-add = Hinzufügen
shelf-untag = Schlagwort { $tag } von { $title } entfernen
shelf-more = { $shown } von { $total } gezeigt: mehr zeigen
shelf-delete-warning = Es wird aus der Bibliothek genommen. Eine Kopie auf dem Brett bleibt.


## Study

study-title = Lernen
study-decks = Stapel
study-deck = Thema
study-due = Fällig
study-new = Neu
study-cards = Karten
study-theme =
    { $theme ->
        [opening] Eröffnung
        [blitz] Blitz
        [prime_vs_prime] Prime gegen Prime
        [holding] Holding Game
        [back_game] Backgame
        [race] Laufspiel
        [bear_off] Abtragen
       *[middle] Mittelspiel
    }
study-all = Alle Themen
study-start = Lernen
study-left =
    { $due ->
        [0] Keine Karten fällig
        [1] Eine Karte fällig
       *[other] { $due } Karten fällig
    }{ $new ->
        [0] {""}
       *[other] {""} · { $new } neu
    }
study-empty = Noch keine Karten.
study-empty-how = Öffne ein analysiertes Match und wähle „Karte anlegen“ neben einer Entscheidung, oder lege Karten aus allen seinen Fehlern auf einmal an. Das Brett fragt sie wieder ab, kurz bevor du sie vergessen würdest.
study-empty-home = Zur Startseite, um ein Match zu öffnen
study-how = Karten kommen wieder, wenn du laut FSRS noch neun von zehn wissen dürftest. Ein Fehler kommt in derselben Sitzung wieder; nach dem besten Zug oder der richtigen Dopplerentscheidung werden die Abstände immer länger.
study-nothing = Jetzt gibt es nichts zu lernen.
study-finished = Fertig für jetzt.
study-answered =
    { $count ->
        [1] Du hast eine Karte beantwortet.
       *[other] Du hast { $count } Karten beantwortet.
    }
study-wait-minutes =
    { $count ->
        [1] Die nächste Karte ist in einer Minute fällig.
       *[other] Die nächste Karte ist in { $count } Minuten fällig.
    }
study-wait-hours =
    { $count ->
        [1] Die nächste Karte ist in einer Stunde fällig.
       *[other] Die nächste Karte ist in { $count } Stunden fällig.
    }
study-wait-days = Die nächste Karte ist in { $count } Tagen fällig.
study-limit =
    { $count ->
        [1] Eine neue Karte ist übrig. Mehr als 20 neue Karten am Tag gibt es nicht, damit die nächsten Tage kurz bleiben.
       *[other] { $count } neue Karten sind übrig. Mehr als 20 am Tag gibt es nicht, damit die nächsten Tage kurz bleiben.
    }
study-more = Weitere neue Karten lernen
study-leave = Alle Stapel
study-question =
    { $question ->
        [double] Doppeln oder würfeln?
        [answer] Annehmen oder passen?
       *[play] Was würdest du spielen?
    }
study-hidden =
    { $question ->
        [play] Zieh auf dem Brett, dann „Fertig“. Die Analyse erscheint nach deiner Antwort.
       *[other] Die Analyse erscheint nach deiner Antwort.
    }
study-right =
    { $what ->
        [play] Richtig: bester Zug.
       *[other] Richtig.
    }
study-close = Knapp: kostet { $loss }.
study-wrong = Fehler: kostet { $loss }.
study-again =
    { $days ->
        [0] Noch einmal in dieser Sitzung
        [1] Morgen wieder
       *[other] In { $days } Tagen wieder
    }
study-next = Nächste Karte
study-undo = Antwort zurücknehmen
study-undo-last = Letzte Antwort zurücknehmen
study-evaluated = Dein Zug war nicht unter den analysierten oder nicht so tief gerechnet wie der beste: Er wurde jetzt bewertet.
study-yours = deiner
study-note = Deine Notiz
study-suspend = Karte aussetzen
study-delete = Karte löschen
study-delete-title = Diese Karte löschen?
study-delete-warning = Ihre Antworten und deine Notiz werden gelöscht. Das lässt sich nicht rückgängig machen.
study-match-play = { $name } im Spiel: { $play }.
study-match-play-lost = { $name } im Spiel: { $play } (Fehler { $loss }).
study-match-double = { $name } im Spiel: gedoppelt.
study-match-double-lost = { $name } im Spiel: gedoppelt (Fehler { $loss }).
study-match-rolled = { $name } im Spiel: nicht gedoppelt.
study-match-rolled-lost = { $name } im Spiel: nicht gedoppelt (Fehler { $loss }).
study-match-take = { $name } im Spiel: angenommen.
study-match-take-lost = { $name } im Spiel: angenommen (Fehler { $loss }).
study-match-pass = { $name } im Spiel: gepasst.
study-match-pass-lost = { $name } im Spiel: gepasst (Fehler { $loss }).
cards-one = Karte anlegen
cards-cube = Karte der Dopplerentscheidung anlegen
cards-errors = Karten aller Fehler ab
cards-make = Karten anlegen
cards-made =
    { $added ->
        [0] { $known ->
            [0] Solche Fehler gibt es nicht.
            [1] Diese Karte ist schon da.
           *[other] Alle { $known } Karten sind schon da.
        }
        [1] Eine Karte angelegt{ $known ->
            [0] .
           *[other] , { $known } schon da.
        }
       *[other] { $added } Karten angelegt{ $known ->
            [0] .
           *[other] , { $known } schon da.
        }
    }
study-suspended =
    { $count ->
        [1] Eine Karte ist ausgesetzt.
       *[other] { $count } Karten sind ausgesetzt.
    }
study-restore = Wieder abfragen
drill-title = Trainer
drill-race-title = Laufspiel-Trainer
drill-race-about = Pips, effektive Pips, Doppel und Take in Laufspielen aus echten Spielen
drill-race-how = Du bist am Wurf in einem Money-Spiel, der Doppler ist in der Mitte. Bei den effektiven Pips ist eine Abweichung von eins erlaubt.
drill-bear_off-title = Abtrage-Trainer
drill-bear_off-about = Züge mit bis zu sechs Steinen pro Seite, gegen die exakte Datenbank
drill-bear_off-how = Trage in einem Money-Spiel ab, der Doppler ist in der Mitte. Was ein Zug kostet, ist exakt.
drill-opening-title = Eröffnungstrainer
drill-opening-about = Die 15 Eröffnungswürfe, gemessen am Eröffnungsbuch aus Rollouts
drill-opening-how = Spiele deinen Eröffnungswurf in einem Money-Spiel, der Doppler ist in der Mitte.
drill-reply-title = Antworttrainer
drill-reply-about = Antworten auf die Eröffnung des Gegners, gemessen am Eröffnungsbuch aus Rollouts
drill-reply-how = Der Gegner eröffnet ein Money-Spiel, du antwortest. Der Doppler ist in der Mitte.
opening-opponent = Der Gegner eröffnet { $play }
opening-close = Richtig im Rahmen des Standardfehlers: Das kostet { $loss }.
opening-wrong = Das kostet { $loss }.
opening-error = Standardfehler der Differenz: { $error }
opening-unknown = Dein Zug steht nicht im Buch. Er wurde jetzt bewertet: { $level }.
opening-behind = Rückstand
opening-trials = { $count } Durchläufe
opening-book = Vollständige Rollouts mit Doppler und Varianzreduktion, Netze { $nets }. Zahlen nach ± sind Standardfehler.
drill-own-pips = Deine Pips
drill-their-pips = Pips des Gegners
drill-own-epc = Dein EPC
drill-their-epc = EPC des Gegners
drill-double = Doppelst du?
drill-take = Wenn du doppelst, soll der Gegner annehmen?
drill-check = Prüfen
drill-range = Zahlen von 0 bis { $most } eingeben.
drill-next = Nächste Stellung
drill-score = { $right } von { $count } richtig, { $loss } verloren, je { $seconds } s
study-files = Karten als Dateien
study-save-apkg = Für Anki speichern
study-save-json = Alles speichern (JSON)
study-save-csv = Als Tabelle speichern (CSV)
study-open = Karten aus einer Datei hinzufügen …
study-imported =
    { $added ->
        [0] { $known ->
            [0] Die Datei enthält keine Karten von barpoint.
           *[other] Alle { $known } Karten sind schon da.
        }
        [1] Eine Karte hinzugefügt{ $known ->
            [0] .
           *[other] , { $known } schon da.
        }
       *[other] { $added } Karten hinzugefügt{ $known ->
            [0] .
           *[other] , { $known } schon da.
        }
    }
study-imported-others =
    { $count ->
        [1] Eine Notiz stammt nicht von barpoint und wird ausgelassen.
       *[other] { $count } Notizen stammen nicht von barpoint und werden ausgelassen.
    }
problems-title = Aufgabenserien
problems-about = Die Karten eines Stapels, je zehn, gegen die Uhr
problems-how = Jede Serie enthält jedes Mal dieselben Aufgaben. Die Lösungen kommen am Ende, und der Plan der Karten bleibt, wie er ist.
problems-set = Serie
problems-range = Aufgaben { $from } bis { $to }
problems-time = Zeit
problems-seconds = { $count } Sekunden pro Aufgabe
problems-start = Start
problems-left = Restzeit
problems-number = Aufgabe { $number } von { $count }
problems-score = { $right } von { $count } richtig, { $loss } verloren, in { $time }
problems-out =
    { $count ->
        [1] Die Zeit war vor der letzten Aufgabe abgelaufen.
       *[other] Die Zeit war { $count } Aufgaben vor Schluss abgelaufen.
    }
problems-answers = Beste Antworten und was deine kosteten
problems-again = Dieselbe Serie noch einmal
problems-other = Andere Serie
library-back = Matches der Bibliothek
problems-best = Bester
problems-lost = Verschenkt

## What the server says

say-place =
    { $place ->
        [line] Zeile { $line }
        [byte] Byte { $byte }
        [turn] Partie { $game }, Zug { $turn }
       *[game] Partie { $game }
    }
say-warning-illegal-play = { say-place }: regelwidriger Zug „{ $play }“ mit { $roll }, beibehalten und markiert
say-warning-illegal-position = { say-place }: regelwidriger Zug mit { $roll }, von dem nur die Stellung danach angegeben ist, beibehalten und markiert
say-warning-impossible-play = { say-place }: unmöglicher Zug „{ $play }“ mit { $roll }, beibehalten und so weit wie möglich ausgeführt
say-warning-ignored = { say-place }: „{ $found }“ ergibt hier keinen Sinn und bleibt unbeachtet
say-warning-extra-variation = { say-place }: nur die erste Variante wird gelesen
say-warning-unreadable-property = { say-place }: Eigenschaft { $key } ist nicht lesbar, als Text behalten
say-warning-further = Die Datei enthält { $found } Matches oder Stellungen; nur das erste wird gelesen.
say-warning-truncated = { say-place }: die Datei endet vorzeitig
say-warning-missing-games = Partien { $first } bis { $last } fehlen; es gelten die Punktstände.
say-warning-name-changed = „{ $was }“ heißt in Partie { $game } „{ $now }“; der erste Name bleibt.
say-warning-more = { $count } weitere Auffälligkeiten sind nicht aufgeführt.
say-warning-contradiction = { say-place }: die Datei sagt { $stated }, ihre Züge oder Punktstände sagen { $computed }
say-import-unknown = Das ist kein Match und keine Stellung in einem bekannten Format; es beginnt so: { $found }
say-import-expected = { $format }, { say-place }: „{ $found }“ ist hier nicht lesbar.
say-import-length = Ein Match darf höchstens { $most } Punkte haben; dieses hat { $found }.
say-gone = Das gibt es hier nicht mehr: vielleicht wurde es gelöscht.
say-no-library-match = Die Bibliothek hat kein Match { $number }.
say-match-busy = An diesem Match arbeitet schon ein Auftrag: brich ihn zuerst ab.
say-other-nets = Diese Analyse stammt nicht von den verwendeten Netzen; deren Zahlen lassen sich mit ihren nicht vergleichen. Analysiere das Match neu.
say-setup-too-many = Eine Seite darf höchstens { $allowed } Steine haben; hier hat sie { $found }.
say-setup-match-over = In einem Match auf { $length } Punkte hat vor einer Partie niemand { $found } Punkte.
say-setup-decided = Eine Seite hat keine Steine mehr: Die Partie ist zu Ende.
say-setup-deadlock = Beide Seiten stehen auf der Bar vor geschlossenen Feldern: Niemand kann je ziehen.
say-setup-cube = Der Doppler zeigt eine Zweierpotenz.
say-setup-crawford = In der Crawford-Partie fehlt genau einer Seite ein Punkt.
say-setup-double = Nach den Regeln ist hier kein Doppel möglich.
say-setup-shared = Beide Seiten haben Steine auf Punkt { $point } des Spielers am Wurf.
say-thresholds = Die drei Verluste müssen ansteigen, von 0 bis höchstens { $most }.
say-pattern-word = „{ $found }“ sagt nichts über ein Brett. Schreib Wörter wie me6, opp20=1, me4=3+ oder mebar=0.
say-date = „{ $found }“ ist kein Datum. Schreib 2024-05-31, 2024-05 oder 2024.
say-file-read = { $path } kann nicht gelesen werden: { $reason }
say-file-write = { $path } kann nicht geschrieben werden: { $reason }
say-file-disk-full = { $path } kann nicht geschrieben werden: Der Datenträger ist voll.
say-file-denied = { $path }: Der Zugriff ist nicht erlaubt.
say-archive-damaged = Das Archiv ist beschädigt, verschlüsselt oder auf unbekannte Weise gepackt.
say-archive-too-much = Das Archiv enthält mehr, als hier entpackt werden kann. Entpack es und öffne seine Dateien.
say-archive-empty = In diesem Archiv sind keine Matchdateien.
say-cards-foreign = Diese Datei enthält keine von barpoint gespeicherten Karten und ist kein Anki-Paket davon.
say-card-damaged = Karte { $number } in der Datei ist nicht lesbar.
say-cards-package = Das Anki-Paket ist nicht verwendbar.
say-comment-too-long = Ein Kommentar darf höchstens { $most } Zeichen haben; dieser hat { $found }.
say-warning-layers = Die anderen Analysen in der Datei sind nicht lesbar.
say-program-error = Ein Fehler im Programm: Bitte melde ihn.
say-game-ended = Diese Partie wurde beendet: In ihr geschieht nichts mehr.
say-nothing-to-take-back = Es gibt keine Entscheidung, die man zurücknehmen könnte.
say-file-too-long = Eine Datei darf höchstens { $most } haben.
say-game-changed = Die Partie hat sich inzwischen geändert.
say-server-busy = Zu viele Anfragen warten: versuche es gleich noch einmal.
say-rollout-running = Der Rollout läuft: brich ihn zuerst ab.
say-job-not-running = Der Auftrag läuft nicht.
say-job-not-paused = Der Auftrag ist nicht angehalten.
say-request-refused = Das geht nicht: { $reason }
say-program-failed = Im Programm ist etwas schiefgegangen: { $reason }
say-no-id = Das ist weder ein Match noch eine Position in einer bekannten Form.
say-id-damaged = Diese ID lässt sich nicht lesen: { $reason }
say-match-id-alone = Eine Match-ID allein nennt keine Position.
say-name-length = Ein Name hat 1 bis { $most } Zeichen.
say-words-length = Höchstens { $most } Zeichen können die Würfel verändern.
say-dice-used = Diese Würfel hat inzwischen eine andere Partie verbraucht. Beginne die Partie noch einmal.
say-dice-secret = Die Würfel bleiben geheim, bis das Match zu Ende ist.
say-dice-not-pledged = Die Würfel dieser Partie lassen sich nicht prüfen: Das Programm hatte sich nicht auf sie festgelegt.
say-rollout-no-decision = In dieser Position ist nichts zu entscheiden.
say-rollout-no-roll = Gib zuerst einen Wurf ein: Züge brauchen einen.
say-rollout-rolled = Dopplerentscheidungen werden vor dem Wurf ausgespielt.
say-rollout-twice = Ein Zug steht zweimal in der Liste: Nummer { $number }.
say-rollout-trials = Möglich sind { $least } bis { $most } Durchläufe, nicht { $found }.
say-import-unsupported = Diese Datei kann nicht gelesen werden: { $name }; { $advice }.
say-no-tag = Gib ein Schlagwort ein.
say-no-name = Gib den Namen eines Spielers ein.
say-name-taken = { $name } heißt schon ein anderer Spieler; führe die beiden stattdessen zusammen.
say-opponents = Die beiden haben gegeneinander gespielt, können also nicht dieselbe Person sein.
say-no-player = Die Bibliothek kennt keinen Spieler namens { $name }.
say-no-player-similar = Die Bibliothek kennt keinen Spieler namens { $name }; meinst du { $similar }?
say-not-analysed = Diese Entscheidung ist nicht analysiert: analysiere zuerst das Match.
say-no-decision = Hier gibt es keine solche Entscheidung.
say-illegal-play = Dieser Zug ist hier nicht erlaubt.
say-imported-stays = Die importierte Analyse lässt sich nicht löschen.
say-library-newer = Die Bibliothek stammt von einem neueren barpoint: aktualisiere dieses.
say-job-analysis = Analyse von { $name }: { $level }
say-job-error-rollouts = Rollouts von { $name }
say-job-rollout = Rollout von { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, Fehler ausgerollt
say-layer-nets = { $label } (Netze { $nets })
say-layer-plays = { $label }, { $count ->
    [255] alle Züge
   *[other] mindestens { $count } Züge
}
say-game-title = { $white } – { $black }, { $length ->
        [0] Geldspiel
        [1] 1 Punkt
       *[other] { $length } Punkte
    }
rating-awful = Miserabel!
rating-beginner = Anfänger
rating-casual-player = Gelegenheitsspieler
rating-intermediate = Fortgeschritten
rating-advanced = Weit fortgeschritten
rating-expert = Experte
rating-world-class = Weltklasse
rating-supernatural = Übermenschlich
luck-name-go-to-bed = Geh schlafen
luck-name-bad-dice-man = Schlechte Würfel
luck-name-none = Keines
luck-name-good-dice-man = Gute Würfel
luck-name-go-to-las-vegas = Auf nach Las Vegas
loss-the-analysis = die Analyse
loss-settings-of-the-analysis = Einstellungen der Analyse
loss-the-analyses-that-are-not-shown = die Analysen, die nicht gezeigt werden
loss-comments = Kommentare
loss-comments-on-moves = Kommentare zu Zügen
loss-the-comment-on-the-match = der Kommentar zum Match
loss-marks = Markierungen
loss-stored-statistics = gespeicherte Statistik
loss-event-data = Angaben zum Turnier
loss-parts-of-the-event-data = Teile der Turnierangaben
loss-other-header-entries = weitere Kopfzeilen
loss-who-annotated-it = wer es kommentiert hat
loss-what-other-programs-said = was andere Programme sagten
loss-what-other-programs-counted = was andere Programme zählten
loss-how-rollouts-of-other-programs-were-made = wie andere Programme ausgerollt haben
loss-the-clock = die Uhr
loss-ratings = Wertungszahlen
loss-the-crawford-rule = die Crawford-Regel
loss-whether-a-game-was-resigned = ob eine Partie aufgegeben wurde
loss-standard-errors-of-cube-decisions = Standardfehler von Dopplerentscheidungen
say-job-rollout-cube = Rollout von { say-rollout-cube }
loss-statistics = Statistik
loss-the-length-of-the-match = die Länge des Matches
loss-where-and-when-it-was-played = wo und wann gespielt wurde
loss-that-a-rule-is-off = dass eine Regel nicht gilt
loss-the-score = der Spielstand
loss-names-as-they-are-written = die Schreibweise der Namen
loss-that-there-is-no-cube = dass ohne Doppler gespielt wird
loss-which-game-is-played = welches Spiel gespielt wird
loss-the-steps-of-illegal-plays = die Einzelschritte regelwidriger Züge
loss-opinions-on-illegal-plays = Urteile zu regelwidrigen Zügen

## Why a play is better

why = Warum?
why-compared = { $play } statt
why-after = Auf dem Brett:
why-none = Es gibt keinen einfachen Grund.
why-shares = Jede Zahl ist der Teil des Unterschieds, der damit einhergeht. Sie überschneiden sich.
why-replies-all = Die Antworten des Gegners
say-why-chances = Gewonnene Partien { $wins } %, gewonnene Gammons { $won } %, verlorene Gammons { $lost } %
say-why-chances-wins = Gewonnene Partien { $wins } %
say-why-chances-won = Gewonnene Partien { $wins } %, gewonnene Gammons { $won } %
say-why-chances-lost = Gewonnene Partien { $wins } %, verlorene Gammons { $lost } %
say-why-hit-on = Schlägt auf dem { $point }-Punkt
say-why-prime = Macht eine Prime aus { $length } Punkten
say-why-kept-prime = Behält eine Prime aus { $length } Punkten
say-why-misses = Verfehlt mit { $better ->
        [0] keinem Wurf
        [1] 1 Wurf
       *[other] { $better } Würfen
    } von 36 statt { $other }
say-why-effective = EPC { $better } statt { $other }
why-for = Für { $play }:
say-why-cube = Gewinnt mehr mit dem Würfel
say-why-point = Macht den { $point }-Punkt
say-why-slot = Slottet den { $point }-Punkt
say-why-anchor = { $how ->
    [made] Macht den Anker auf dem { $point }-Punkt; { $play } hat keinen Anker
   *[kept] Hält den Anker auf dem { $point }-Punkt; { $play } hat keinen Anker
}
say-why-better-anchor = { $how ->
    [made] Macht den Anker auf dem { $point }-Punkt; { $play } hält den { $other }-Punkt
   *[kept] Hält den Anker auf dem { $point }-Punkt; { $play } hält den { $other }-Punkt
}
say-why-closed-out = { $how ->
    [made] Schließt den Gegner aus: Kein Wurf kommt herein
   *[kept] Hält den Gegner ausgeschlossen: Kein Wurf kommt herein
}
say-why-race = Rennen: { $better } statt { $other }
say-why-replies = Besser nach { $better } von 36 Antworten, im Mittel um { $gain }; schlechter nach { $other }, um { $loss }; gewinnt am meisten nach:
say-why-shots = Schüsse: { $better } statt { $other }
say-why-double-shots = Würfe, die zwei Steine treffen: { $better } statt { $other }
say-why-hit = Getroffene Steine: { $better } statt { $other }
say-why-dances = Würfe von 36, die nicht hereinkommen: { $better } statt { $other }
say-why-blockade = Würfe von 36, mit denen ein hinterer Stein des Gegners ziehen kann: { $better } statt { $other }
say-why-home-points = Punkte im Heimfeld: { $better } statt { $other }
say-why-home-blots = Blots im Heimfeld: { $better } statt { $other }
say-why-back = Hintere Steine: { $better } statt { $other }
say-why-builders = Freie Steine für den { $point }-Punkt: { $better } statt { $other }
say-why-deep = Steine auf dem 1er- und 2er-Punkt: { $better } statt { $other }
say-why-off = Steine abgetragen: { $better } statt { $other }
say-why-crossovers = Nötige Feldwechsel: { $better } statt { $other }
say-why-to-save = Feldwechsel, bis alle Steine daheim sind und einer abgetragen ist: { $better } statt { $other }
say-why-gaps = Lücken auf den Punkten 4, 5 und 6: { $better } statt { $other }
say-why-cube-chances = Gewinnt { $wins } %, davon { $of_wins } % Gammons; von den Niederlagen sind { $of_losses } % Gammons
say-why-cube-take = Der Gegner gewinnt { $theirs } % und braucht zum Annehmen { $dead } % bei totem, { $live } % bei lebendem Würfel
say-why-cube-losers = Nach { $count } von 1296 Wurffolgen ({ $share } %) muss ein Doppel abgelehnt werden, am meisten nach: { $rolls }
say-why-cube-jumps = Bis zur nächsten Entscheidung ändern sich die Gewinnchancen um { $local } %; in solchen Stellungen im Mittel um { $average } %
say-why-cube-double-take = { $kind ->
        [redouble] Redoppel
       *[double] Doppel
    } und Take: Doppeln gewinnt { $gain }, Passen würde den Gegner { $cost } kosten
say-why-cube-double-pass = { $kind ->
        [redouble] Redoppel
       *[double] Doppel
    } und Pass: Doppeln gewinnt { $gain }, Annehmen würde den Gegner { $cost } kosten
say-why-cube-no-double = Kein { $kind ->
        [redouble] Redoppel
       *[double] Doppel
    }: Es würde { $cost } kosten
say-why-cube-too-good = Zu gut zum Doppeln: Weiterspielen ist { $worth } wert, Doppeln { $double }, denn { $gammons } % der Siege sind Gammons
say-why-cube-window = Im Marktfenster: Gewinnt { $wins } %; es öffnet bei { $opens } % und schließt bei { $closes } %
say-why-cube-below = Nicht im Marktfenster: Gewinnt { $wins } %, und es öffnet bei { $opens } %
say-why-cube-dead = Nach einem Take ist der Würfel tot; das Marktfenster öffnet bei { $opens } %: Gewinnt { $wins } %
say-why-cube-free = Doppeln riskiert nichts: Wer die Partie verliert, verliert schon ohne Doppel das Match
say-why-cube-jacoby = Nach der Jacoby-Regel zählen Gammons, { $gammons } % der Siege, erst nach einem Doppel
say-why-cube-swing = Jetzt zu doppeln gewinnt im Mittel { $gain } nach den { $count } von 1296 Wurffolgen, die den Markt verlieren (am meisten nach { $rolls }), und kostet { $loss } nach { $regrets } anderen
say-why-cube-no-losers = Keine Folge von zwei Würfen verliert den Markt
say-why-cube-returns = Wartet man, kann der Gegner nach { $count } von 1296 Wurffolgen annehmen
say-why-cube-volatile = Volatil: Bis zur nächsten Entscheidung ändern sich die Gewinnchancen um { $local } %; in solchen Stellungen im Mittel um { $average } %
say-why-cube-quiet = Ruhig: Bis zur nächsten Entscheidung ändern sich die Gewinnchancen um { $local } %; in solchen Stellungen im Mittel um { $average } %
say-why-cube-take-dead = Ein Take selbst mit totem Würfel: Der Gegner gewinnt { $theirs } % und braucht { $dead } %
say-why-cube-take-live = Ein Take, weil der Gegner den Würfel besitzen wird: Er gewinnt { $theirs } %, zu wenig mit totem Würfel ({ $dead } %), genug mit lebendem ({ $live } %)
say-why-cube-take-redouble = Ein Take, weil der Gegner sofort redoppeln kann: Er gewinnt { $theirs } % und braucht { $needs } %
say-why-cube-pass-live = Ein Pass: Der Gegner gewinnt { $theirs } % und braucht selbst mit lebendem Würfel { $needs } %
say-why-cube-pass = Ein Pass: Der Gegner gewinnt { $theirs } % und braucht { $needs } %
say-why-cube-gammons = Gammons machen es zum Pass: Ohne sie bräuchte der Gegner { $without } % statt { $needs } %
say-why-cube-score = Bei diesem Stand braucht der Gegner mit totem Würfel { $dead } %, im Geldspiel { $money } %
say-why-cube-needs = Der Gegner gewinnt { $theirs } % und braucht zum Annehmen { $dead } %
say-why-cube-redoubled = Der Gegner gewinnt { $theirs } % und braucht zum Annehmen { $live } %, weil er sofort redoppeln kann
say-why-cube-redoubled-at-once = Der Gegner würde sofort redoppeln, ohne etwas zu riskieren
say-why-cube-close = Ob man doppelt oder nicht, macht kaum einen Unterschied
say-why-cube-chances-lost = Gewinnt keine Partie; von den Niederlagen sind { $of_losses } % Gammons
why-market-losers = Marktverlierer
why-losers-after = nach { $throws } von 36 Antworten
say-why-backgammons-won = Gewinnt { $percent } % mehr Backgammons
say-why-backgammons-lost = Verliert { $percent } % weniger Backgammons
say-why-gammons-lost = Verliert { $percent } % weniger Gammons
say-why-their-cube = Der Würfel des Gegners ist weniger wert
say-why-kept-point = Hält den { $point }-Punkt
why-close = Zu knapp, um es zu sagen.
