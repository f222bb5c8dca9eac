# Every text of the pages, one message per line; a dot marks a variant used in one place only.
# Texts in other languages fall back to these. Variables and the names of variants stay as they are.

## Players and places

side =
    { $side ->
        [white] bianco
       *[black] nero
    }
count-word =
    { $count ->
        [0] nessuna
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
        [13] tredici
        [14] quattordici
        [15] quindici
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] punta { $point }, vuota
        [black] punta { $point }, { count-word } { $count ->
            [one] nera
           *[other] nere
        }
       *[white] punta { $point }, { count-word } { $count ->
            [one] bianca
           *[other] bianche
        }
    }
place-bar = bar { side }, { count-word }
place-tray =
    { $side ->
        [white] pedine bianche fuori
       *[black] pedine nere fuori
    }: { count-word }
place-movable = { $place }, può muovere
place-target = { $place }, destinazione possibile
place-chosen = { $place }, selezione attuale
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Editor di posizioni: fai clic su una punta per metterci le pedine
settings-theme = Tavoliere
board-play = Tavoliere
actions = Azioni
close = Chiudi
bar = bar
off = fuori
side-name =
    { $side ->
        [white] Bianco
       *[black] Nero
    }
program-name = barpoint ({ $level })
pips = { $pips } pip
pips-word = pip
epc = EPC { $epc }
race-epc = EPC
race-wastage = Spreco
on-roll =
    { $decision ->
        [play] muove
        [answer_double] risponde
        [answer_resignation] risponde
       *[turn] lancia
    }
money = Money
match-to =
    Match a { $length } { $length ->
        [one] punto
       *[other] punti
    }
score-money = Punti
score-away = { $away } away
cube-is = cubo a { $value }
crawford-game = Partita Crawford
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beaver
moves = Mosse
moves-all = Tutte le mosse
text-board = Posizione a parole
eval-bar = Probabilità di vittoria
thinking = Calcolo…
waiting = Attendi…
offline = barpoint non risponde. È ancora in esecuzione?
not-allowed = Accesso negato. Apri l’indirizzo mostrato da barpoint.
retry = Riprova
no-page = Questa pagina non esiste.
no-page-home = Vai alla Home
theme-walnut = Noce
theme-slate = Ardesia
theme-tournament = Torneo
theme-clear = Per daltonici
theme-contrast = Alto contrasto

## Playing

roll = Lancia
enter-dice = Inserisci dadi
double = Raddoppia
done = Fatto
cannot-move = nessuna mossa
cannot-move-done = Nessuna mossa
undo = Annulla
take = Prendi
pass = Passa
beaver = Beaver
accept = Accetta
decline = Rifiuta
next-game = Partita successiva
hint = Consiglio
take-back = Indietro
bear-off = Porta fuori
bear-off-help = Porta fuori tutte le pedine senza raddoppiare; un tasto o un clic ferma l’uscita
bearing-off = Uscita in corso… Un tasto o un clic la ferma.
resign = Abbandona
review = Analizza
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = La partita è continuata in un’altra finestra. Ora è a questo punto.
question-double =
    { $side ->
        [You] Raddoppi
       *[other] { $side } raddoppia
    } a { $value }.
question-beaver =
    { $side ->
        [You] Fai beaver
       *[other] { $side } fa beaver
    } a { $value }.
question-resign =
    { $side ->
        [You] Offri
       *[other] { $side } offre
    } di abbandonare { $kind ->
        [1] una partita singola
        [2] un gammon
       *[3] un backgammon
    }.
resign-title = Abbandono
resign-kind =
    { $kind ->
        [1] Partita singola
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Vinci
       *[other] { $winner } vince
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] un gammon,{ " " }
       *[3] un backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points }: il raddoppio è stato passato.
result-resigned = { wins } { points } per abbandono.
points =
    { $points ->
        [1] un punto
       *[other] { $points } punti
    }
result-match = { wins } il match.
typed-label = Scrivi una mossa
typed-play = Gioca
typed-illegal = «{ $play }» non è una mossa legale.
dice-title = Quale lancio?
dice-opening =
    Dadi d’apertura: prima { $white ->
        [You] il tuo
       *[other] quello di { $white }
    }, poi { $black ->
        [You] il tuo
       *[other] quello di { $black }
    }
dice-type = Fai clic su un lancio o digita i due dadi.
dice-roll = { $first }{ $second }: { $first } e { $second }
opening-tie = Parità: si rilancia
opening-tie-cube = Parità: cubo a { $value }, si rilancia
event-opening_roll = Lancio d’apertura { $dice }
event-opening_tie = Lancio d’apertura { $dice }: parità
event-begin =
    { $side ->
        [You] Inizi tu
       *[other] Inizia { $side }
    }
event-roll =
    { $side ->
        [You] Lanci
       *[other] { $side } lancia
    } { $dice }
event-play =
    { $side ->
        [You] Tu
       *[other] { $side }
    }: { $play }
event-double =
    { $side ->
        [You] Raddoppi
       *[other] { $side } raddoppia
    }
event-take =
    { $side ->
        [You] Prendi
       *[other] { $side } prende
    }
event-pass =
    { $side ->
        [You] Passi
       *[other] { $side } passa
    }
event-beaver =
    { $side ->
        [You] Fai beaver
       *[other] { $side } fa beaver
    }
event-resign =
    { $side ->
        [You] Offri
       *[other] { $side } offre
    } di abbandonare
event-accept =
    { $side ->
        [You] Accetti
       *[other] { $side } accetta
    }
event-decline =
    { $side ->
        [You] Rifiuti
       *[other] { $side } rifiuta
    }
event-next_game = Partita successiva
sheet-game = Dopo la partita { $number }
sheet-begin = Inizia
sheet-double = Raddoppia a { $value }
sheet-beaver = Beaver a { $value }
sheet-resign = Abbandono: { resign-kind }
sheet-accept = Accetta
sheet-decline = Rifiuta

clock-over =
    { $name ->
        [You] Il tuo tempo è scaduto
       *[other] Il tempo di { $name } è scaduto
    }
clock-over-choice =
    { $name ->
        [You] Puoi
       *[other] { $name } può
    } abbandonare questa partita, oppure si può continuare senza orologio.
clock-resign =
    { $kind ->
        [1] Abbandona una partita singola
        [2] Abbandona un gammon
       *[3] Abbandona un backgammon
    }
clock-play-on = Continua senza orologio
clock-is-over = tempo scaduto

## New game

new-title = Nuova partita
new-length = Lunghezza
new-other-length = Punti
new-opponent = Avversario
new-program = Programma
new-human = Persona
new-level = Livello
new-likeness = Come una persona
new-pr = PR { $pr }
new-likeness-note = Sbaglia come le persone con questo PR, misurato su { $matches } partite di { $players } giocatori. Vede solo la posizione presente; non pianifica, non si stanca e non impara.
level-likeness = come una persona, PR { $pr }
new-your-name = Il tuo nome
new-second-name = Il suo nome
new-you = Tu
new-someone = Ospite
new-tutor = Tutor
new-more = Altre opzioni
new-variation = Variante
new-dice = Dadi
new-dice-program = lanciati dal programma
new-dice-by-hand = inseriti a mano
new-words = Le tue parole per i dadi
new-commitment = Il programma si impegna sui suoi dadi (SHA-256):
fair-title = Dadi verificabili
dice-commitment = Impegno (SHA-256)
dice-words = Le tue parole
dice-seed = Seme
dice-check = Verifica i dadi
dice-agree = Tutti i tiri ({ $count }) derivano dal seme su cui il programma si è impegnato.
dice-other-commitment = Il seme non è quello su cui il programma si è impegnato.
dice-other-roll = Il tiro { $number } non deriva dal seme.
dice-save = Salva i tiri e il seme
dice-later = Il seme viene rivelato alla fine del match.
dice-later-session = Il seme viene rivelato quando termini la sessione.
dice-end = Termina la sessione
dice-end-warning = In questa sessione non si potrà più giocare. Non si può annullare.
dice-end-not = Continua a giocare
dice-ended = La sessione è stata terminata.
new-cube = Cubo del raddoppio
new-crawford = Regola di Crawford
new-jacoby = Regola di Jacoby
new-beavers = Beaver (massimo)
new-automatic = Raddoppi automatici (massimo)
new-clock = Orologio
new-minutes = Minuti per giocatore
new-delay = Ritardo per turno (secondi)
new-start = Inizia da una posizione
new-from = Inizia dalla posizione qui sotto, con la sua lunghezza del match, il suo punteggio e il suo cubo.
new-start-game = Inizia
tutor-off = disattivato
tutor-doubtful = segnala le mosse dubbie
tutor-bad = segnala gli errori
tutor-very_bad = segnala i blunder
tutor-says-doubtful = Sembra dubbia
tutor-says-bad = Sembra un errore
tutor-says-very_bad = Sembra un blunder
tutor-says-fine = Sembra buona
tutor-loss = Costa circa { $loss }.
tutor-rethink = Ci ripenso
tutor-hint = Mostrami
tutor-anyway = Gioca lo stesso
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 pedina
variation-hypergammon2 = Hypergammon, 2 pedine
variation-hypergammon3 = Hypergammon, 3 pedine
# Levels of play, by GNU Backgammon’s names.
strength-beginner = principiante
strength-casual-play = occasionale
strength-intermediate = intermedio
strength-advanced = avanzato
strength-expert = esperto
strength-world-class = livello mondiale
strength-supremo = supremo
strength-grandmaster = grande maestro
strength-4ply = 4ply
strength-quick-rollout = rollout rapido
strength-medium-rollout = rollout medio
strength-deep-rollout = rollout profondo
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } tiri
bkg-note = I punti euristici (HP) ordinano le giocate di un tiro; non sono equity.
bkg-engaged = BKG raddoppia solo in corsa: finché c’è contatto non conosce azioni di cubo.
bkg-equities = Le equity sono quelle di BKG-VI, senza guardare oltre la posizione.
bkg-own-plays = La mossa di BKG vale come la migliore; perdite e decisioni di cubo le valuta BKG-VI.
bkg-sees = Come la vede BKG
bkg-class = Classe della posizione
bkg-class-name = { $class ->
    [running-game] corsa
    [bearing-off] uscita
    [near-winning] vicina alla fine del contatto, vincente
    [near-losing] vicina alla fine del contatto, perdente
   *[engaged] in contatto
}
bkg-terms = Termini che differiscono di più (HP)
strength-plays = { $level }, { $count ->
    [255] tutte le mosse
   *[other] almeno { $count } mosse
}

## Tables of plays and cube decisions

hint-rank = Ordine
hint-play = Mossa
hint-equity = Equity
hint-depth = Prof.
hint-played = giocata
hint-best = migliore
hint-play-it = Giocala
hint-details = { $depth }: Dettagli di { $play }
hint-not-comparable = Solo a profondità { $depth }: non confrontabili con le mosse sopra
hint-alone = Profondità richiesta: { $asked }. Dopo { $depth } nessun’altra mossa era abbastanza vicina alla migliore da essere approfondita.
deeper-start = Approfondisci le altre
deeper-left = Approfondimento, ne restano { $count }
deeper-stop = Ferma
hint-for =
    { $side ->
        [You] Per te
       *[other] Per { $side }
    }: { $decision ->
        [play] { $dice } da giocare
        [answer_double] risposta al raddoppio
        [answer_resignation] risposta all’abbandono
       *[turn] lanciare o raddoppiare
    }
hint-doubler =
    Equity e probabilità sono { $side ->
        [You] le tue
       *[other] quelle di { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials } { $trials ->
        [one] partita
       *[other] partite
    }
chances-win = vince
chances-lose = perde
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = senza cubo
cube-no-double = No raddoppio
cube-double-take = Raddoppio/take
cube-double-pass = Raddoppio/pass
cube-proper = Decisione corretta:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] no redouble
           *[no] no raddoppio
        }
        [too_good] { $redouble ->
            [yes] troppo buona per il redouble
           *[no] troppo buona per raddoppiare
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] redouble facoltativo
               *[no] raddoppio facoltativo
            }
           *[no] { $redouble ->
                [yes] redouble
               *[no] raddoppio
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] La partita non è iniziata.
        [game_over] La partita è finita.
        [crawford] Nella partita Crawford non si raddoppia: lancia.
        [opponents_cube] Il cubo è dell’avversario: lancia.
        [dead_cube] Il cubo è morto: al valore attuale vince il match.
       *[no_cube] Non si può raddoppiare: lancia.
    }
resignation-accept = Accetta
resignation-play-on = Continua
resignation-proper =
    { $accepts ->
        [yes] accettare l’abbandono
       *[no] rifiutare l’abbandono
    }
cube-response =
    { $response ->
        [take] take
        [beaver] beaver
       *[pass] pass
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = rete
source-rules = regole
source-one-sided-database = database unilaterale
source-two-sided-database-exact = database bilaterale (esatto)
source-two-sided-database-exact-chances = database bilaterale (probabilità esatte)
source-hypergammon-database-exact = database Hypergammon (esatto)
source-hypergammon-database-exact-chances = database Hypergammon (probabilità esatte)

## Settings

settings-title = Opzioni
settings-colours = Colori personalizzati
settings-colours-reset = Ripristina i colori del tema
colour-frame = Cornice
colour-field = Fondo
colour-point-a = Punte
colour-point-b = Altre punte
colour-light-top = Pedine chiare
colour-dark-top = Pedine scure
settings-mode = Aspetto
settings-mode-system = Sistema
settings-mode-light = Chiaro
settings-mode-dark = Scuro
settings-board3d = Vista del tavoliere
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Inquadratura
settings-camera-table = dal tavolo
settings-camera-steep = ripida
settings-camera-above = dall’alto
settings-material = Materiale
settings-material-auto = come il tema
settings-material-wood = legno
settings-material-leather = pelle e feltro
settings-material-stone = marmo
board-3d-missing = Questo browser non può mostrare il tavoliere in 3D, che resta in 2D.
settings-home = Casa
settings-home-right = in basso a destra
settings-home-left = in basso a sinistra
settings-light = Pedine chiare
settings-light-bottom = in basso
settings-light-top = in alto
settings-click = Clic su una pedina
settings-click-die = la muove con il dado sinistro
settings-click-select = la seleziona
settings-speed = Durata del movimento di una pedina
settings-pause = Ritardo dell’avversario
settings-preview = Così appare il tavoliere con queste impostazioni
settings-at-once = subito
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Livello per singole posizioni
settings-met = Tabella di match equity
settings-plays = Migliori mosse a piena profondità
settings-plays-count = { $count ->
    [0] come da livello
    [255] tutte
   *[other] almeno { $count }
}
settings-thresholds = Perdite oltre le quali una decisione è segnata
settings-thresholds-about = EMG nei match. I segni delle analisi fatte qui seguono subito; quelli delle analisi importate restano come li ha messi il loro programma.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Livello, tabella e perdite sono salvati in { $file }, anche per la riga di comando.
settings-not-kept = Livello, tabella e perdite valgono finché il programma è aperto.
tab-look = Tavoliere
tab-playing = Gioco
tab-analysing = Analisi
tab-general = Generale
settings-volume = Volume
settings-showTargets = Mostra dove può andare una pedina
settings-showMovable = Evidenzia le pedine che possono muovere
settings-showLastMove = Mostra l’ultima mossa con frecce
settings-higherDieLeft = Dado più alto a sinistra
settings-autoRoll = Lancia automaticamente se non c’è una decisione di cubo
settings-autoForced = Gioca automaticamente le mosse forzate
settings-autoFinish = Termina il turno dopo l’ultima pedina
settings-autoBearOff = Uscita automatica in corsa pura
settings-turnBoard = Due giocatori: gira il tavoliere verso chi è di turno
settings-hintLevel = Livello dei consigli
settings-tutorLevel = Livello del tutor
settings-reviewLevel = Livello di analisi
settings-autoAnalyse = Analizza un match appena viene aperto
settings-evalBar = Mostra la probabilità di vittoria
settings-percent = Mostra le percentuali
settings-textBoard = Posizione a parole
settings-sounds = Suoni
settings-reset = Ripristina tutte le opzioni
settings-docs = Interfaccia HTTP per script
settings-language = Lingua
settings-language-auto = Quella del browser

## Keys

keys-title = Scorciatoie da tastiera
keys-play = In gioco
keys-board = Sul tavoliere
keys-review = Revisione e analisi
keys-everywhere = Ovunque
key-walk = Spostati di punta in punta (tasti freccia)
key-left-die = Muovi con il dado sinistro; termina il turno
key-right-die = Muovi con il dado destro
key-choose = Seleziona una pedina e vedi dove può andare
key-take-step = Riprendi la pedina mossa qui (anche: clic o Maiusc-clic)
key-set-count = Nell’editor: imposta il numero di pedine
key-roll = Lancia
key-finish = Termina il turno, lancia, partita successiva
key-undo = Annulla l’ultimo spostamento
key-undo-all = Annulla tutto il turno
key-swap = Scambia i dadi
key-double = Raddoppia
key-take = Prendi
key-pass = Passa
key-beaver = Beaver
key-accept = Accetta un abbandono
key-decline = Rifiuta un abbandono
key-resign = Abbandona
key-take-back = Torna alla decisione precedente
key-bear-off = Porta fuori tutte le pedine; un tasto o un clic ferma l’uscita
key-hint = Consiglio
key-type-move = Scrivi una mossa
key-new-game = Nuova partita
key-next = Avanti
key-previous = Indietro
key-next-game = Partita successiva
key-previous-game = Partita precedente
key-next-error = Errore successivo
key-previous-error = Errore precedente
key-next-blunder = Blunder successivo
key-previous-blunder = Blunder precedente
key-next-cube = Decisione di cubo successiva
key-previous-cube = Decisione di cubo precedente
key-next-luck = Lancio fortunato o sfortunato successivo
key-previous-luck = Lancio fortunato o sfortunato precedente
key-go-on = Continua dopo la mossa fatta sul tavoliere
key-flip = Gira il tavoliere (in partita questo tasto termina il turno)
key-analyse = Analizza
key-copy-id = Copia l’XGID
key-copy-image = Copia il tavoliere come immagine
key-copy-hint = Copia l’elenco delle mosse come testo
key-jobs = Lavori: analisi e rollout
key-mirror = Tavoliere allo specchio
key-eval-bar = Mostra o nascondi la probabilità di vittoria
key-board-3d = Tavoliere in 2D o 3D
key-help = Questo elenco
# What is printed on keys.
cap-enter = Invio
cap-shift = Maiusc
cap-ctrl = Ctrl
cap-delete = Canc
cap-backspace = Backspace
cap-page-up = Pag su
cap-page-down = Pag giù

## Pages

nav = Pagine
nav-home = Home
nav-play = Gioca
nav-analyse = Analizza
nav-settings = Opzioni
nav-help = Tasti
home-title = barpoint
home-resume = Partite in corso
home-new = Nuova partita
home-analyse = Analizza una posizione o un match
home-delete = Elimina
home-delete-title = Eliminare «{ $title }»?
home-delete-warning = L’operazione non si può annullare.
home-keep = Tieni
home-finished = finita
home-opened = aperto: { $when }
home-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }

## Analysing positions

analysis = Analisi
id-paste = Incolla un ID, una posizione o un match
id-lost = { $reason } Al suo posto è mostrata la posizione iniziale.
draft-lost = Questo link non contiene alcuna posizione. Al suo posto è mostrata la posizione iniziale.
pasted-xgid = Sembra un XGID, ma una parte manca o è sbagliata ({ $reason }). Un XGID è fatto così: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Sembra un GNUBG ID, ma le sue parti hanno { $position } e { $match } caratteri. Dev’essere un Position ID di 14, due punti e un Match ID di 12, per esempio 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Sembra un Position ID, ma non descrive alcuna posizione legale. La posizione iniziale è 4HPwATDgc/ABMA.
pasted-match-id = Sembra un Match ID, ma non descrive alcun match. L’inizio di una partita money è cAkAAAAAAAAA.
pasted-id =
    Sembra un ID di GNU Backgammon, ma ha { $count } { $count ->
        [one] carattere
       *[other] caratteri
    }. Un Position ID ne ha 14, per esempio 4HPwATDgc/ABMA; un Match ID ne ha 12, per esempio cAkAAAAAAAAA.
pasted-match = Non è né un match che barpoint sappia leggere né un testo che contenga l’ID di una posizione ({ $reason }). Puoi aprire file di match (.xg, .sgf, .mat, .txt, .bgf, .ogxm e altri) e testi che contengono l’ID di una posizione.
pasted-text = Nessun ID di posizione trovato. Incolla un XGID, per esempio XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, un Position ID, per esempio 4HPwATDgc/ABMA, un Match ID o un match intero.
id-first-of = Questa è la prima delle { $count } posizioni che hai aperto.
id-show = Mostra
id-open = Apri…
id-copy = Copia { $name }
id-picture = Immagine:
picture-captions = Nomi, punteggio e pip sulle immagini
copied = Copiato
saved = Salvato in un file
copy = Copia
copy-failed = Il browser non ha permesso la copia
copy-image = Immagine
copy-image-label = Copia il tavoliere come immagine
copy-hint = Copia come testo
edit = Modifica
edit-put = Clic per mettere
edit-put-side =
    { $side ->
        [white] Bianco
       *[black] Nero
    }
edit-start = Posizione iniziale
edit-clear = Svuota
edit-on-roll = Tocca a
edit-dice = Dadi
edit-die = Dado { $number }
edit-cube = Cubo
edit-cube-owner = Possesso del cubo
cube-centred = al centro
edit-length = Lunghezza (0: money)
edit-score = Punti del { side-name }
edit-score-held =
    In un match a { $length } { $length ->
        [one] punto
       *[other] punti
    } il punteggio prima di una partita va da 0 a { $high }.
edit-length-held = I match arrivano al massimo a { $high } punti; 0 è una partita money.
edit-to-place =
    { $count ->
        [one] Una pedina { $side ->
            [white] bianca
           *[black] nera
        } da mettere…
       *[other] { $count } pedine { $side ->
            [white] bianche
           *[black] nere
        } da mettere…
    }
edit-counts = Sul tavoliere: Bianco { $white }, Nero { $black }; fuori: Bianco { $white-off }, Nero { $black-off }.
edit-not-yet = Ancora niente da analizzare: { $reason }
edit-help = Fai clic su una punta per mettere pedine: più sei lontano dal bordo, più sono (clic destro per l’altro colore). Trascina una pedina per muoverla; fai clic sul numero di una punta per svuotarla. Da tastiera: spostati con i tasti freccia, poi digita un numero.
go-on = Continua da qui
play-from = Gioca da qui
facts = Tocca al { side-name }
tab-best = Migliore
tab-temperature = Lanci
tab-scores = Punteggi
tab-cube = Cubo
provenance = { $level } · { $met } · reti { $nets }
temperature-mean = Media su tutti i lanci: { $mean }. Fai clic su un lancio per esplorarlo.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = tu ↓ avversario → away
score-differs = diverso dal money
score-same = Come in money a tutti i punteggi.
score-none = ND: no raddoppio
score-take = D/T: raddoppio/take (D/B: raddoppio/beaver)
score-pass = D/P: raddoppio/pass
score-too-good = TG: troppo buona per raddoppiare
lab-theories = Teorie del cubo
lab-theory = Teoria
lab-action = Decisione corretta
lab-windows = Finestra di mercato
lab-doubler = Probabilità di vittoria di chi raddoppia
lab-opponent = Probabilità di vittoria dell’avversario
lab-windows-help = Dal cubo morto al cubo vivo; la linea rossa indica la probabilità di vittoria attuale.
lab-volatility = Volatilità
lab-volatility-is = Nei prossimi due lanci la probabilità di vittoria si sposta in media di { $local } ({ $average } è tipico per questo genere di posizione).
lab-life = Efficienza del cubo: { $life }.
lab-mwc = Probabilità di vincere il match: no raddoppio { $nd }, raddoppio/take { $dt }, raddoppio/pass { $dp }.
lab-none = Qui non c’è una decisione di cubo.
curves = Curve di equity
curves-plot = Equity in funzione della probabilità di vittoria secondo ogni teoria; i numeri sono nella tabella qui sotto
curves-owner = Possesso del cubo
curves-centred = Cubo al centro
curves-owned = Il tuo cubo
curves-opponent = Cubo avversario
curves-take_point = Take point
curves-initial_double = Punto di raddoppio
curves-redouble = Punto di redouble
curves-cash_point = Cash point
curves-own = Punteggiata: questa posizione, { $wins }. Equity in { $scale }.
curves-points = Probabilità di vittoria a ogni punto, secondo la teoria, per il giocatore di turno
curves-table = Curve in numeri
curve-janowski = Janowski
curve-jump = Salti
curve-dead = Morto
curve-live = Vivo
window-take = Take
window-double = Raddoppio
window-cash = Cash
window-too-good = Troppo buona
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Salti
theory-learned = Appresa
theory-jump-local = Salti, locali
theory-two-lives-given = Due efficienze date
# Units of equity.
scale-points = punti
scale-emg = EMG

## Matches

match-players = { $white } vs { $black }
match-game = Partita { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Tavoliere
tab-record = Mosse
tab-statistics = Statistiche

analyse-start = Analizza
analyse-again = Rianalizza…
analyse-which = Analizza tutto il match a questo livello e conserva le altre analisi. Si può mettere in pausa.
level-match = { $time }
wait-none = meno di un secondo
wait-about = circa { $time }
level-estimated = , stima
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
layers = Analisi
layer = Analisi
layer-best = Migliore
layer-lost = Errore
layer-cube = Cubo, { $depth }
layer-play = Mossa, { $depth }
layer-made = giocata: { $depth }
layer-from = Analisi: { $label }
layer-drop = Elimina l’analisi { $label }
layer-drop-question = Eliminare l’analisi «{ $label }» di questo match?
keep = Tieni
analysed =
    { $done } { $done ->
        [one] decisione analizzata
       *[other] decisioni analizzate
    } su { $total }
match-first = Prima
match-previous = Precedente
match-next = Successiva
match-last = Ultima
match-previous-error = Errore precedente
match-next-error = Errore successivo
match-unanalysed = Non ancora analizzato: nessun errore da mostrare.
match-kind =
    { $kind ->
        [blunders] blunder
        [cube] decisione di cubo
        [luck] lancio fortunato o sfortunato
       *[errors] errore
    }
match-none =
    { $kind ->
        [cube] Nessuna
       *[other] Nessun
    } { match-kind }.
match-no-next =
    { $kind ->
        [cube] Nessuna
       *[other] Nessun
    } { match-kind } dopo questa posizione.
match-no-previous =
    { $kind ->
        [cube] Nessuna
       *[other] Nessun
    } { match-kind } prima di questa posizione.
match-views = Mosse e statistiche
worst-yours = I tuoi errori peggiori
worst-all = Errori peggiori
worst-unanalysed = I tuoi errori compariranno qui, il peggiore per primo, quando il match sarà analizzato.
worst-where = partita { $game }, turno { $turn }
worst-no-double = No raddoppio
worst-more = Mostra tutti ({ $count })
worst-few = Mostra meno
you-which = Quale giocatore sei?
you-are = Tu sei { $name }.
you-change = Cambia
filter-player = Giocatore
filter-both = entrambi
filter-kind = Filtro
filter-all = tutto
filter-errors = errori
filter-blunders = blunder
filter-cube = decisioni di cubo
filter-luck = fortuna
filter-doubtful_moves = mosse dubbie
filter-bad_moves = errori di mossa
filter-very_bad_moves = blunder di mossa
filter-very_lucky_rolls = lanci molto fortunati
filter-lucky_rolls = lanci fortunati
filter-unlucky_rolls = lanci sfortunati
filter-very_unlucky_rolls = lanci molto sfortunati
filter-doubles = raddoppi
filter-takes = take
filter-passes = pass
filter-missed_doubles_below_cash = raddoppi mancati
filter-missed_doubles_above_cash = raddoppi mancati
filter-wrong_doubles_too_early = raddoppi sbagliati
filter-wrong_doubles_too_good = raddoppi sbagliati
filter-wrong_takes = take sbagliati
filter-wrong_passes = pass sbagliati
filter-none = Niente in questo match supera il filtro.
record-white = Bianco
record-black = Nero
record-roll = { $dice }:
record-double = Raddoppia
record-take = Prende
record-pass = Passa
record-set_up = Posizione impostata
record-illegal = Illegale: { $play }
record-rolls = lancia { $dice }
mark-doubtful = dubbia
mark-bad = errore
mark-very_bad = blunder
mark-none = nessun segno
mark-analysis = dall’analisi
mark-checker = { $mark } (mossa)
mark-cube = { $mark } (cubo)
luck-very_lucky = molto fortunato
luck-lucky = fortunato
luck-unlucky = sfortunato
luck-very_unlucky = molto sfortunato
entry-loss = Errore { $loss }
entry-cube-loss = Errore di cubo { $loss }
entry-luck = Fortuna { $luck }
entry-played = Giocata: { $play }
entry-none = Non ancora analizzata.
entry-all = Mostra tutte le { $count } mosse
entry-marks = Segni
entry-mark-play = Mossa
entry-mark-cube = Cubo
entry-comment = Commento
entry-save = Salva il commento
opinions = Dal file, non da barpoint
opinion-answer-loss = Errore della risposta { $loss }
opinion-none-take = no raddoppio, take
opinion-too-good = troppo buona per raddoppiare, pass
opinion-take = raddoppio, take
opinion-pass = raddoppio, pass
analyst-figures = Dati di { $name }, dal file
analyst-checker = Errori di mossa
analyst-cube = Errori di cubo
analyst-help = I dati del file contano le decisioni secondo le regole di quel programma, perciò il suo PR e quello di barpoint differiscono anche quando i due vedono gli stessi errori. Errori e fortuna sono in equity normalizzata (EMG).
entry-study = Studia questa posizione
timeline = Probabilità di vittoria nel corso del match
timeline-unknown = non analizzata
timeline-at = { $entry } di { $total }: { $name } { $chance }
statistics-show = { $label }, { $name }: { $count }. Mostra nell’elenco delle mosse
statistics-none = Analizza il match per vederne le statistiche.
ratings = Prestazioni
statistics-over = { $done } decisioni su { $total } sono rianalizzate; le altre contano secondo { $other }.
statistics-part =
    Finora { $done } { $done ->
        [one] decisione analizzata
       *[other] decisioni analizzate
    } su { $total }.
statistics-all =
    Analisi completa: { $count ->
        [one] partita
       *[other] partite
    } { $games }.
statistics-some =
    Analisi parziale: { $count ->
        [one] partita
       *[other] partite
    } { $games }.
statistics-nothing =
    Senza analisi: { $count ->
        [one] partita
       *[other] partite
    } { $games }.
statistics-so-far = finora
ratings-waiting = Errori e fortuna riguardano solo queste. PR, tassi e livello compaiono quando tutte le decisioni sono analizzate.
ratings-pr = PR
ratings-rate = Tasso d’errore (mEMG)
ratings-snowie = Tasso Snowie
ratings-decisions = per decisione, { $count } in tutto
ratings-moves = per mossa dei due giocatori, { $total } in tutto
ratings-name = Livello
ratings-pr-help = Performance rating: 500 volte l’equity media persa per decisione contata, cioè per mossa non forzata e per decisione di cubo al limite o effettiva. 0 è perfetto. Nomi usuali: sotto 2.5 campione del mondo, 5 livello mondiale, 7.5 esperto, 12.5 avanzato, 17.5 intermedio, 22.5 giocatore occasionale, 30 principiante.
ratings-rate-help = Millesimi di equity normalizzata persi per decisione contata: per definizione il doppio del PR, ed è il dato che mostra GNU Backgammon.
ratings-snowie-help = Mille volte l’equity persa, divisa per tutte le mosse dei due giocatori, comprese quelle forzate.
ratings-name-help = Secondo il tasso d’errore: sotto 2 soprannaturale, 5 livello mondiale, 8 esperto, 12 avanzato, 18 intermedio, 26 giocatore occasionale, 35 principiante. Questi nomi differiscono da quelli usuali per il PR.
statistics-marks = Segni: una decisione che perde più di 0.030 è dubbia, più di 0.060 un errore, più di 0.120 un blunder. Un lancio è fortunato da 0.3 sopra la media, molto fortunato da 0.6; lo stesso vale per sfortunato. Tutto in equity normalizzata (EMG).
stat-checker = Tutti i lanci del match, compresi quelli che non si sono potuti giocare. I segni sono quelli salvati con le mosse.
stat-luck = Il contributo dei dadi: il valore della posizione dopo la mossa migliore del lancio, meno la media su tutti i lanci.
stat-cube = Raddoppiare, non raddoppiare, prendere e passare. Beaver e raccoon non contano come raddoppi a sé.
stat-overall = Mosse e decisioni di cubo insieme, e quanta parte del risultato è stata fortuna.
stat-checker-total_moves = Tutti i turni, comprese le mosse forzate e i turni senza mosse legali.
stat-checker-unforced_moves = Turni con almeno due mosse legali; il tasso d’errore si calcola su questi.
stat-checker-unmarked_moves = Mosse che hanno perso 0.030 o meno.
stat-checker-doubtful_moves = Mosse che hanno perso più di 0.030, fino a 0.060.
stat-checker-bad_moves = Errori: mosse che hanno perso più di 0.060, fino a 0.120.
stat-checker-very_bad_moves = Blunder: mosse che hanno perso più di 0.120.
stat-checker-error_total = Equity totale persa nelle mosse; tra parentesi, in probabilità di vincere il match o in punti.
stat-checker-error_rate = Il totale diviso per le mosse non forzate, in millesimi.
stat-checker-checker_rating = Un nome per il tasso d’errore nelle mosse: sotto 2 soprannaturale, 5 livello mondiale, 8 esperto, 12 avanzato, 18 intermedio, 26 giocatore occasionale, 35 principiante.
stat-luck-very_lucky_rolls = Lanci migliori della media di più di 0.6.
stat-luck-lucky_rolls = Lanci migliori della media di più di 0.3.
stat-luck-unmarked_rolls = Lanci entro 0.3 dalla media.
stat-luck-unlucky_rolls = Lanci peggiori della media di più di 0.3.
stat-luck-very_unlucky_rolls = Lanci peggiori della media di più di 0.6.
stat-luck-luck_total = La fortuna di tutti i lanci, in totale; tra parentesi, in probabilità di vincere il match o in punti.
stat-luck-luck_rate = Il totale diviso per tutte le mosse, in millesimi.
stat-luck-luck_rating = Un nome per il tasso di fortuna: fortunato o sfortunato oltre 30 millesimi, molto fortunato o molto sfortunato oltre 60.
stat-cube-cube_decisions = Turni in cui il giocatore poteva raddoppiare, raddoppi, take e pass.
stat-cube-close_cube_decisions = Raddoppi, take e pass, e turni in cui raddoppiare sarebbe costato meno di 0.16; il tasso d’errore si calcola su questi.
stat-cube-doubles = Raddoppi e redouble offerti.
stat-cube-takes = Raddoppi presi.
stat-cube-passes = Raddoppi passati.
stat-cube-missed_doubles_below_cash = Non ha raddoppiato quando era giusto e l’avversario avrebbe dovuto prendere: sotto il cash point.
stat-cube-missed_doubles_above_cash = Non ha raddoppiato quando l’avversario avrebbe dovuto passare: sopra il cash point.
stat-cube-wrong_doubles_too_early = Ha raddoppiato troppo presto: sotto il punto di raddoppio.
stat-cube-wrong_doubles_too_good = Ha raddoppiato quando giocare per il gammon valeva di più: troppo buona per raddoppiare.
stat-cube-wrong_takes = Take che dovevano essere pass.
stat-cube-wrong_passes = Pass che dovevano essere take.
stat-cube-error_total = Equity totale persa nelle decisioni di cubo; tra parentesi, in probabilità di vincere il match o in punti.
stat-cube-error_rate = Il totale diviso per le decisioni di cubo al limite o effettive, in millesimi.
stat-cube-cube_rating = Un nome per il tasso d’errore di cubo, con gli stessi limiti delle mosse.
stat-overall-error_total = Mosse e decisioni di cubo insieme.
stat-overall-error_rate = Il totale diviso per le mosse non forzate più le decisioni di cubo al limite o effettive, in millesimi.
stat-overall-snowie_error_rate = Il totale in millesimi, diviso per tutte le mosse dei due giocatori.
stat-overall-overall_rating = Un nome per il tasso d’errore complessivo, con gli stessi limiti delle mosse.
stat-overall-actual_result = Quanto è stato vinto: il guadagno in probabilità di vincere il match nelle partite finite, o i punti.
stat-overall-luck_adjusted_result = Il risultato reale meno la fortuna del giocatore, più quella dell’avversario: il risultato che avrebbe dato la sola abilità.
stat-overall-fibs_rating_difference = La differenza di rating FIBS per cui ci si aspetterebbe il risultato corretto per la fortuna.
stat-overall-fibs_rating = Il rating FIBS tipico di tali errori: 2050 meno le perdite di rating qui sotto.
stat-overall-checker_rating_loss = Punti FIBS persi nelle mosse.
stat-overall-cube_rating_loss = Punti FIBS persi nelle decisioni di cubo.
stat-overall-advantage = Punti vinti per partita.
stat-overall-luck_adjusted_advantage = Lo stesso, corretto per la fortuna dei due giocatori.
stat-overall-confidence_interval = Un intervallo di ±1.96 errori standard intorno alla somma dei punti, come lo indica GNU Backgammon.
export = Salva…
export-match = Il match
export-losses = Non include: { $what }.
export-refused = Non per questo match: { $reason }.
export-reports = Report
export-paper = Carta
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Pagina stampabile (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Pagina nello stile di GNU Backgammon (HTML)
       *[other] Pagine nello stile di GNU Backgammon, una per partita (ZIP di HTML)
    }
export-form-text = Testo nello stile di GNU Backgammon
export-form-latex = Documento LaTeX
export-form-pdf = Documento PDF
export-form-csv = Tabella delle decisioni (CSV)
export-position = Questa posizione
take-along = Salva e copia
learn = Impara dagli errori
learn-title = Che cosa giocheresti?
learn-title-cube = Che cosa faresti?
learn-number = Errore { $number } di { $count }, entrambi i giocatori
learn-number-of =
    Errore { $number } di { $count } · { $name ->
        [You] tu
       *[other] { $name }
    }
learn-tries =
    { $count ->
        [1] un tentativo finora
       *[other] { $count } tentativi finora
    }
learn-whose = Di chi vuoi rivedere gli errori?
learn-hidden = L’analisi compare dopo la tua risposta.
learn-whose-change = Cambia giocatore
learn-count =
    { $count ->
        [0] nessun errore
        [1] un errore
       *[other] { $count } errori
    }
learn-balance =
    { $answered ->
        [1] Una risposta
       *[other] { $answered } risposte
    }; giuste o quasi al primo tentativo: { $first }.
learn-over = Li rivedi, o passi a quelli dell’altro giocatore?
learn-unanalysed = Analizza prima il match per trovarne gli errori.
learn-again = Riprova
learn-show = Mostra la risposta
learn-next = Errore successivo
learn-stop = Esci
learn-right = Esatto: la scelta migliore.
learn-close = Quasi: perde { $loss }.
learn-wrong = Perde { $loss }.
learn-unknown = Questa mossa non era tra quelle analizzate.
learn-no-double = Non raddoppiare
learn-done = Hai rivisto tutti gli errori.
job-left = ancora { $time }
job-progress = { $title }: { $done } di { $total }
job-pause = Pausa
job-resume = Riprendi
job-cancel = Annulla
job-open = Apri
job-done = finito
job-cancelled = annullato
jobs = Lavori
jobs-active =
    { $count ->
        [0] Lavori
       *[other] Lavori: { $count } in corso
    }
jobs-title = Lavori
jobs-none = Nessun lavoro in corso.
jobs-over = Recenti
jobs-of = { $done } di { $total }
jobs-rollouts = Rollout salvati
jobs-trials =
    { $done } di { $wanted } { $wanted ->
        [one] partita
       *[other] partite
    }
job-paused = in pausa
job-queued = in attesa di altri lavori
job-failed = non riuscito: { $error }
home-matches = Match
home-drop = Trascina i match dove vuoi, incollane uno o apri dei file: quanti ne vuoi alla volta, anche cartelle e archivi ZIP.
home-waiting = in attesa di analisi
home-analysing = analisi in corso, { $done } di { $total }
home-analysed = analizzato
home-no-decisions = niente da analizzare
home-not-analysed = non analizzato
analyse-all =
    { $count ->
        [1] Analizza un match
       *[other] Analizza { $count } match
    }
analyse-all-level = Livello delle analisi
drop-here = Rilascia qui i match
batch-reading = File in lettura
batch-progress = Letti: { $done } di { $total }
batch-too-long = Al massimo { $megabytes } MB per file; questo è più grande
batch-report = File aperti
batch-opened =
    { $count ->
        [0] Nessun match aperto.
        [1] Un match aperto.
       *[other] { $count } match aperti.
    }
batch-stopped = Interrotto prima dell’ultimo file.
batch-dismiss = Chiudi
batch-positions = File con posizioni
batch-position-count =
    { $count ->
        [1] una posizione
       *[other] { $count } posizioni
    }
batch-failed =
    { $count ->
        [1] Un file non è leggibile
       *[other] { $count } file non sono leggibili
    }
batch-others =
    { $count ->
        [1] Un altro file non contiene alcun match
       *[other] Altri { $count } file non contengono alcun match
    }
players = Giocatori
players-covered = Match analizzati: { $analysed } di { $matches }
players-name = Giocatore
players-unnamed = senza nome
players-matches = Match
players-matches-help = Match e sessioni money dell’elenco qui sopra.
players-won = Vinti
players-won-help = Match vinti. Le sessioni money e i match non finiti non li vince nessuno.
players-pr = PR
players-pr-help = Performance rating su tutte le decisioni analizzate, con il suo errore standard: 500 volte l’equity media persa per mossa non forzata e per decisione di cubo al limite o effettiva. 0 è perfetto. L’errore standard considera le partite indipendenti.
players-decisions = Decisioni
players-decisions-help = Decisioni analizzate che contano per il PR: mosse non forzate e decisioni di cubo al limite o effettive.
players-luck = Fortuna
players-luck-help = Il contributo dei dadi nelle partite analizzate, in equity normalizzata (EMG). Positivo è fortunato.
players-all = Mostra tutti i giocatori ({ $count })
players-few = Mostra meno
worst-where-of = { $name }, partita { $game }, turno { $turn }
# Formats of match files, by their short names.
format-sgf = Raccolta di partite di GNU Backgammon (SGF) con analisi
format-json = Tutto ciò che barpoint sa di un match, in JSON (.json)
format-ogxm = Match OGXM 2 di OpenGammon, HedgeHog e GammonView (.ogxm, .gvab)
format-mat = Match in testo di Jellyfish, Snowie, XG e Galaxy (.mat, .txt)
format-xgmat = Match in testo come lo scrive eXtreme Gammon (.mat, .txt)
format-gam = Una singola partita in testo Jellyfish (.gam)
format-snowie = Match in testo Snowie con posizioni impostate (.txt; letto come mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Statistiche delle mosse
figures-luck = Statistiche della fortuna
figures-cube = Statistiche del cubo
figures-overall = Statistiche complessive
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] punti
    }
figure-total_moves = Mosse totali
figure-unforced_moves = Mosse non forzate
figure-unmarked_moves = Mosse senza segno
figure-doubtful_moves = Mosse segnate dubbie
figure-bad_moves = Mosse segnate errore
figure-very_bad_moves = Mosse segnate blunder
figure-error_total = Errore totale EMG ({ figure-unit })
figure-error_rate = Tasso d’errore mEMG ({ figure-unit })
figure-checker_rating = Livello nelle mosse
figure-very_lucky_rolls = Lanci molto fortunati
figure-lucky_rolls = Lanci fortunati
figure-unmarked_rolls = Lanci senza segno
figure-unlucky_rolls = Lanci sfortunati
figure-very_unlucky_rolls = Lanci molto sfortunati
figure-luck_total = Fortuna totale EMG ({ figure-unit })
figure-luck_rate = Tasso di fortuna mEMG ({ figure-unit })
figure-luck_rating = Livello di fortuna
figure-cube_decisions = Decisioni di cubo totali
figure-close_cube_decisions = Decisioni di cubo al limite o effettive
figure-doubles = Raddoppi
figure-takes = Take
figure-passes = Pass
figure-missed_doubles_below_cash = Raddoppi mancati sotto CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Raddoppi mancati sopra CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Raddoppi sbagliati sotto DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Raddoppi sbagliati sopra TG (EMG ({ figure-unit }))
figure-wrong_takes = Take sbagliati (EMG ({ figure-unit }))
figure-wrong_passes = Pass sbagliati (EMG ({ figure-unit }))
figure-cube_rating = Livello nel cubo
figure-snowie_error_rate = Tasso d’errore Snowie
figure-overall_rating = Livello complessivo
figure-actual_result = Risultato reale
figure-luck_adjusted_result = Risultato corretto per la fortuna
figure-fibs_rating_difference = Diff. di rating FIBS secondo la fortuna
figure-fibs_rating = Rating FIBS ass. secondo gli errori
figure-checker_rating_loss = Perdita di rating, errori di mossa
figure-cube_rating_loss = Perdita di rating, errori di cubo
figure-advantage = Vantaggio (reale) in punti/partita
figure-luck_adjusted_advantage = Vantaggio (corretto per la fortuna) in punti/partita
figure-confidence_interval = Intervallo di confidenza al 95% (punti/partita)

## Rollouts

tab-rollout = Rollout
rollout-trials = Partite
rollout-player = Gioca
rollout-by-program = { $program } muove per entrambi, senza cubo e fino alla fine di ogni partita.
rollout-plies = Ply
rollout-best = Mosse migliori
rollout-truncate = Lunghezza
rollout-full = gioca fino alla fine
rollout-half-moves = tronca dopo { $moves } ply
rollout-cubeful = Con il cubo
rollout-start = Avvia
rollout-forecast =
    Circa { $time } per { $count ->
        [1] un candidato
       *[other] { $count } candidati
    }, errore standard di circa { $error }.
rollout-trying = Stima in corso…
rollout-go-on = Riprendi
rollout-extend =
    Estendi a { $trials } { $trials ->
        [one] partita
       *[other] partite
    }
rollout-kept = Rollout salvati di questa posizione:
rollout-done =
    { $done } { $done ->
        [one] partita
       *[other] partite
    }
rollout-expected = errore standard di { $error } previsto alla fine
rollout-behind = Differenza
rollout-games = Partite
rollout-jsd = { $jsd } JSD
rollout-delete-warning =
    { $trials ->
        [one] La sua partita di ogni candidato sarà eliminata.
       *[other] Le sue { $trials } partite di ogni candidato saranno eliminate.
    } L’operazione non si può annullare.
rollout-axis-trials = Partite
rollout-axis-equity = Equity
rollout-plot = Equity in funzione del numero di partite, con bande al 95%
# Candidates of a cube decision.
candidate-no-double = no raddoppio
candidate-double-take = raddoppio, take


## Keys

key-type-dice = Mosse migliori di questo lancio

## Pages

nav-library = Biblioteca
nav-study = Studia
welcome = Per cominciare
welcome-board = La posizione iniziale con la mossa migliore per 31
welcome-play = Contro il programma, a un livello adatto a te, o con un amico davanti a questo schermo.
welcome-open-about = File di match di eXtreme Gammon, GNU Backgammon, Galaxy e molti altri; oppure trascinali dove vuoi. L’analisi comincia subito.
welcome-sample = Guarda un match di esempio
welcome-sample-about = Un match a sette punti con qualche blunder da trovare.
welcome-position = Oppure analizza una posizione

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Rollout degli errori…
errors-rollout-title = Rollout degli errori
errors-rollout-about = Fa il rollout di ogni decisione che ha perso più di questo secondo l’analisi mostrata, con le mosse migliori e quella giocata. Segni, PR e report seguono poi i risultati. Le partite vengono conservate.
errors-rollout-threshold = Perdita oltre
errors-rollout-plays = Mosse migliori
errors-rollout-error = Ferma all’errore standard
errors-rollout-jsd = Ferma se la differenza raggiunge (JSD)
errors-rollout-never = mai
errors-rollout-start =
    { $count ->
        [0] Nessun errore simile
        [one] Rollout di un errore
       *[other] Rollout di { $count } errori
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = raddoppio, pass

## Library

library = Biblioteca
library-totals = { $matches ->
        [1] 1 match
       *[other] { $matches } match
    }, { $players ->
        [1] 1 giocatore
       *[other] { $players } giocatori
    }, decisioni: { $decisions }.
library-waiting = { $count ->
        [1] Se ne sta aggiungendo un altro.
       *[other] Se ne stanno aggiungendo altri { $count }.
    }
library-add = Aggiungi match
library-drop = Rilascia qui i match per aggiungerli alla biblioteca
library-problem = Non è stato possibile aggiungere un match: { $problem }
library-opening = Apertura del match…
library-empty = Ancora nessun match
library-invite = Rilascia qui file di match, cartelle o archivi ZIP. Lo stesso match in un altro formato si riconosce dalle mosse e non viene aggiunto due volte.
library-invite-analyse = I match che apri o analizzi sul tavoliere si aggiungono da soli.
library-views = Viste della biblioteca
tab-search = Cerca
tab-players = Giocatori
tab-matches = Match

added = File aggiunti
added-added = { $count ->
        [1] 1 match aggiunto.
       *[other] { $count } match aggiunti.
    }
added-improved = { $count ->
        [1] 1 match ha ora un’analisi più completa.
       *[other] { $count } match hanno ora un’analisi più completa.
    }
added-known = { $count ->
        [1] 1 match c’era già.
       *[other] { $count } match c’erano già.
    }
added-nothing = Nessun match aggiunto.

ask = Filtri
ask-player = Giocatore
ask-against = Contro
ask-kind = Decisione
ask-phase = Fase
ask-error = Errore
ask-mark = Segno
ask-roll = Lancio
ask-score = Punteggio
ask-cube = Cubo
ask-event = Torneo
ask-since = Dal
ask-until = Al
ask-length = Lunghezza del match
ask-tag = Etichetta
ask-any = qualsiasi
ask-date = 2024-05
ask-length-hint = punti, 0: money
ask-score-hint = 3-5 o money
ask-error-from = { $size } o più
ask-more = Lancio, punteggio, cubo, torneo, date
ask-more-matches = Torneo, date, lunghezza, etichetta
ask-clear = Togli i filtri

kind-checker = Mossa
kind-no-double = No raddoppio
kind-double = Raddoppio
kind-take = Take
kind-pass = Pass
kind-no-double-double = Raddoppiare o no
kind-take-pass = Take o pass
kind-no-double-double-take-pass = Decisione di cubo
marks-doubtful = Dubbie
marks-bad = Errori
marks-very_bad = Blunder
marks-bad-very_bad = Errori e blunder
marks-doubtful-bad-very_bad = Qualsiasi segno
phase-opening = Apertura
phase-blitz = Blitz
phase-prime = Prime contro prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Medio gioco
phase-race = Corsa
phase-bear-off = Uscita

pattern = Schema del tavoliere
pattern-title = Aspetto del tavoliere
pattern-words = A parole
pattern-help = Fai clic su una punta: tenuta dal giocatore che decide, un blot, tre o più pedine, poi lo stesso per l’avversario, poi vuota. Il clic destro torna indietro. Da tastiera: tasti freccia, spazio, cifre, Canc.
pattern-wrong = «{ $word }» non è una condizione su una punta. Scrivi parole come me6 (punta tenuta), me8=1 (blot), me4=3+, opp20 (dell’avversario), mebar=0, oppoff.
pattern-any = indifferente
pattern-empty = nessuna pedina
pattern-demand = { $whose ->
        [me] le tue pedine
       *[opp] pedine dell’avversario
    }, { $more ->
        [yes] { $count } o più
       *[no] esattamente { $count }
    }
pattern-point = Punta { $point }: { $what }
pattern-bar = { $whose ->
        [me] Il tuo bar
       *[opp] Bar dell’avversario
    }: { $what }
pattern-off = { $whose ->
        [me] Le tue pedine fuori
       *[opp] Pedine fuori dell’avversario
    }: { $what }

found-title = Decisioni trovate
found-decisions = { $count ->
        [1] 1 decisione
       *[other] { $count } decisioni
    }
found-counted = { $count } contano per il PR: { $pr }, errore totale { $loss }
found-none = Nessuna decisione simile. Togli un filtro o analizza altri match.
found-more = { $shown } di { $total }: mostra altro
hit-unknown = non analizzata
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = partita { $game }

plot-title = Livello nel tempo
plot-match = un match
plot-rolling = ultimi { $window } match, con errore standard
plot-last = Gli ultimi { $count } match
plot-help = Più basso è meglio. Fai clic su un punto, o raggiungilo con le frecce e premi Invio, per aprire il suo match.
plot-point = { $date } vs { $opponent }: PR { $pr }; ultimi match { $rolling } ± { $error }

rate-everybody = Tutti i giocatori
rate-from = { $matches ->
        [1] { $decisions } decisioni in 1 match
       *[other] { $decisions } decisioni in { $matches } match
    }
rate-none = Nessuna decisione analizzata. Analizza un match sul tavoliere: il suo livello comparirà qui.
rate-kinds = Per tipo di decisione
rate-phases = Per fase
rate-scores = Per punteggio
rate-expenses = Che cosa costa di più
rate-expense = { $kind }, { $phase }
rate-everything = Tutte le decisioni
rate-checker = Mosse
rate-cube = Decisioni di cubo
rate-doubles = Raddoppi
rate-takes = Take e pass
rate-decisions = Decisioni
rate-loss = Errore
rate-rows = Mostra tutte le { $count } righe
luck-title = Fortuna e risultati
luck-won = Vinti
luck-lost = Persi
luck-better = Più fortuna
luck-worse = Meno fortuna

results = Match
results-match = Match
results-against = vs { $opponent }
results-score = Risultato
results-rolling = Ultimi { $window }
results-all = Mostra tutti i { $count } match

people-find = Cerca un giocatore
people-change = Modifiche
people-also = anche { $names }
people-matches-of = match di { $name }
people-decisions-of = decisioni di { $name }
people-none = Nessun giocatore trovato.
people-rename = Rinomina
people-rename-title = Rinomina { $name }
people-rename-about = Il vecchio nome porta ancora a questo giocatore, anche nei match aggiunti in seguito.
people-rename-field = Nome
people-merge = Unisci
people-merge-title = Unisci { $name }
people-merge-about = Tutti i match e i nomi di { $name } diventano quelli dell’altro giocatore. L’operazione non si può annullare.
people-merge-field = L’altro giocatore
people-keep = Annulla

shelf-count = { $count ->
        [1] 1 match
       *[other] { $count } match
    }
shelf-analysed = Decisioni analizzate: { $count }
shelf-copy = Scarica una copia della biblioteca
shelf-tag = + Etichetta
shelf-tag-name = Etichetta
shelf-tag-add = Aggiungi
shelf-untag = Togli l’etichetta { $tag } da { $title }
shelf-more = { $shown } di { $total }: mostra altro
shelf-delete-warning = Viene tolto dalla biblioteca. Un’eventuale copia sul tavoliere resta.


## Study

study-title = Studio
study-decks = Mazzi
study-deck = Tema
study-due = Da ripassare
study-new = Nuove
study-cards = Carte
study-theme =
    { $theme ->
        [opening] Apertura
        [blitz] Blitz
        [prime_vs_prime] Prime contro prime
        [holding] Holding game
        [back_game] Back game
        [race] Corsa
        [bear_off] Uscita
       *[middle] Medio gioco
    }
study-all = Tutti i temi
study-start = Studia
study-left =
    { $due ->
        [0] Nessuna carta da ripassare
        [1] Una carta da ripassare
       *[other] { $due } carte da ripassare
    }{ $new ->
        [0] {""}
        [one] {""} · { $new } nuova
       *[other] {""} · { $new } nuove
    }
study-empty = Ancora nessuna carta.
study-empty-how = Apri un match analizzato e scegli «Crea una carta» accanto a una decisione, o crea insieme le carte di tutti i suoi errori. Il programma te le ripropone poco prima che le dimentichi.
study-empty-home = Vai alla Home per aprire un match
study-how = Le carte tornano quando FSRS prevede che tu ne sappia nove su dieci. Un errore torna nella stessa sessione; la mossa o l’azione di cubo migliore torna sempre più tardi.
study-nothing = Niente da studiare ora.
study-finished = Per ora è tutto.
study-answered =
    { $count ->
        [1] Hai risposto a una carta.
       *[other] Hai risposto a { $count } carte.
    }
study-wait-minutes =
    { $count ->
        [1] La prossima carta è da ripassare tra un minuto.
       *[other] La prossima carta è da ripassare tra { $count } minuti.
    }
study-wait-hours =
    { $count ->
        [1] La prossima carta è da ripassare tra un’ora.
       *[other] La prossima carta è da ripassare tra { $count } ore.
    }
study-wait-days =
    { $count ->
        [1] La prossima carta è da ripassare tra un giorno.
       *[other] La prossima carta è da ripassare tra { $count } giorni.
    }
study-limit =
    { $count ->
        [1] Resta una carta nuova. Le carte nuove sono al massimo 20 al giorno, così i giorni seguenti restano leggeri.
       *[other] Restano { $count } carte nuove. Sono al massimo 20 al giorno, così i giorni seguenti restano leggeri.
    }
study-more = Studia altre carte nuove
study-leave = Tutti i mazzi
study-question =
    { $question ->
        [double] Raddoppiare o lanciare?
        [answer] Take o pass?
       *[play] Che cosa giocheresti?
    }
study-hidden =
    { $question ->
        [play] Gioca sul tavoliere, poi scegli Fatto. L’analisi compare dopo la tua risposta.
       *[other] L’analisi compare dopo la tua risposta.
    }
study-right =
    { $what ->
        [play] Esatto: la mossa migliore.
       *[other] Esatto.
    }
study-close = Quasi: perde { $loss }.
study-wrong = Errore: perde { $loss }.
study-again =
    { $days ->
        [0] Di nuovo in questa sessione
        [1] Di nuovo domani
       *[other] Di nuovo tra { $days } giorni
    }
study-next = Carta successiva
study-undo = Annulla la risposta
study-undo-last = Annulla l’ultima risposta
study-evaluated = La tua mossa non era tra quelle analizzate, o non con la stessa profondità della migliore: è stata valutata ora.
study-yours = la tua
study-note = La tua nota
study-suspend = Escludi questa carta
study-delete = Elimina la carta
study-delete-title = Eliminare questa carta?
study-delete-warning = Le sue risposte e la tua nota saranno eliminate. L’operazione non si può annullare.
study-match-play = { $name } ha giocato { $play }.
study-match-play-lost = { $name } ha giocato { $play } (errore { $loss }).
study-match-double = { $name } ha raddoppiato.
study-match-double-lost = { $name } ha raddoppiato (errore { $loss }).
study-match-rolled = { $name } non ha raddoppiato.
study-match-rolled-lost = { $name } non ha raddoppiato (errore { $loss }).
study-match-take = { $name } ha preso.
study-match-take-lost = { $name } ha preso (errore { $loss }).
study-match-pass = { $name } ha passato.
study-match-pass-lost = { $name } ha passato (errore { $loss }).
cards-one = Crea una carta
cards-cube = Crea una carta della decisione di cubo
cards-errors = Carte di tutti gli errori di almeno
cards-make = Crea le carte
cards-made =
    { $added ->
        [0] { $known ->
            [0] Non ci sono errori simili.
            [1] Questa carta c’è già.
           *[other] Tutte le { $known } carte ci sono già.
        }
        [1] Una carta creata{ $known ->
            [0] .
            [one] , { $known } c’era già.
           *[other] , { $known } c’erano già.
        }
       *[other] { $added } carte create{ $known ->
            [0] .
            [one] , { $known } c’era già.
           *[other] , { $known } c’erano già.
        }
    }
study-suspended =
    { $count ->
        [1] Una carta è esclusa.
       *[other] { $count } carte sono escluse.
    }
study-restore = Chiedi di nuovo
drill-title = Allenamenti
drill-race-title = Allenamento alla corsa
drill-race-about = Pip, pip effettivi, raddoppio e take in corse da partite vere
drill-race-how = Tocca a te in una partita money, il cubo è al centro. Per i pip effettivi è ammesso uno scarto di uno.
drill-bear_off-title = Allenamento all’uscita
drill-bear_off-about = Mosse con al massimo sei pedine per parte, a confronto con il database esatto
drill-bear_off-how = Porta fuori le pedine in una partita money, il cubo è al centro. Quanto perde una mossa è esatto.
drill-opening-title = Allenamento alle aperture
drill-opening-about = I 15 tiri d’apertura, secondo il libro delle aperture ottenuto con i rollout
drill-opening-how = Gioca il tuo tiro d’apertura in una partita money, il cubo è al centro.
drill-reply-title = Allenamento alle risposte
drill-reply-about = Risposte all’apertura dell’avversario, secondo il libro delle aperture ottenuto con i rollout
drill-reply-how = L’avversario apre una partita money e tu rispondi. Il cubo è al centro.
opening-opponent = L’avversario apre { $play }
opening-close = Corretto entro l’errore standard: perde { $loss }.
opening-wrong = Perde { $loss }.
opening-error = Errore standard della differenza: { $error }
opening-unknown = La tua mossa non è nel libro. È stata valutata ora: { $level }.
opening-behind = Distacco
opening-trials = { $count } partite
opening-book = Rollout completi con cubo e riduzione della varianza, reti { $nets }. I numeri dopo ± sono errori standard.
drill-own-pips = I tuoi pip
drill-their-pips = Pip dell’avversario
drill-own-epc = Il tuo EPC
drill-their-epc = EPC dell’avversario
drill-double = Raddoppi?
drill-take = Se raddoppi, l’avversario deve prendere?
drill-check = Controlla
drill-range = Inserisci numeri da 0 a { $most }.
drill-next = Posizione successiva
drill-score = Giuste: { $right } di { $count }; perdita { $loss }; { $seconds } s ciascuna
study-files = Carte in file
study-save-apkg = Salva per Anki
study-save-json = Salva tutto (JSON)
study-save-csv = Salva come tabella (CSV)
study-open = Aggiungi carte da un file…
study-imported =
    { $added ->
        [0] { $known ->
            [0] Il file non contiene carte di barpoint.
            [one] La carta c’è già.
           *[other] Tutte le { $known } carte ci sono già.
        }
        [1] Una carta aggiunta{ $known ->
            [0] .
            [one] , { $known } c’era già.
           *[other] , { $known } c’erano già.
        }
       *[other] { $added } carte aggiunte{ $known ->
            [0] .
            [one] , { $known } c’era già.
           *[other] , { $known } c’erano già.
        }
    }
study-imported-others =
    { $count ->
        [1] Una nota non è stata creata da barpoint e viene tralasciata.
       *[other] { $count } note non sono state create da barpoint e vengono tralasciate.
    }
problems-title = Serie di problemi
problems-about = Le carte di un mazzo, dieci alla volta, contro il tempo
problems-how = Ogni serie contiene sempre gli stessi problemi. Le soluzioni arrivano alla fine, e il calendario delle carte non cambia.
problems-set = Serie
problems-range = Problemi da { $from } a { $to }
problems-time = Tempo
problems-seconds = { $count } secondi a problema
problems-start = Avvia
problems-left = Tempo rimasto
problems-number = Problema { $number } di { $count }
problems-score = Giusti: { $right } di { $count }; perdita { $loss }; in { $time }
problems-out =
    { $count ->
        [1] Il tempo è scaduto prima dell’ultimo problema.
       *[other] Il tempo è scaduto con { $count } problemi ancora da fare.
    }
problems-answers = Risposte migliori e quanto hanno perso le tue
problems-again = Di nuovo la stessa serie
problems-other = Un’altra serie
library-back = Match della biblioteca
problems-best = Migliore
problems-lost = Ceduto

## What the server says

say-place =
    { $place ->
        [line] riga { $line }
        [byte] byte { $byte }
        [turn] partita { $game }, turno { $turn }
       *[game] partita { $game }
    }
say-warning-illegal-play = { say-place }: mossa illegale “{ $play }” con { $roll }, conservata e segnata
say-warning-illegal-position = { say-place }: mossa illegale con { $roll }, di cui è data solo la posizione finale, conservata e segnata
say-warning-impossible-play = { say-place }: mossa impossibile “{ $play }” con { $roll }, conservata ed eseguita per quanto possibile
say-warning-ignored = { say-place }: “{ $found }” qui non ha senso ed è ignorato
say-warning-extra-variation = { say-place }: si legge solo la prima variante
say-warning-unreadable-property = { say-place }: proprietà { $key } illeggibile, conservata come testo
say-warning-further = Il file contiene { $found } match o posizioni; si legge solo il primo.
say-warning-truncated = { say-place }: il file finisce prima del previsto
say-warning-missing-games = Mancano le partite da { $first } a { $last }; valgono le righe del punteggio.
say-warning-name-changed = “{ $was }” si chiama “{ $now }” nella partita { $game }; resta il primo nome.
say-warning-more = Altre { $count } anomalie non sono elencate.
say-warning-contradiction = { say-place }: il file dice { $stated }, le sue mosse o i punteggi dicono { $computed }
say-import-unknown = Non è un match né una posizione in un formato noto; comincia così: { $found }
say-import-expected = { $format }, { say-place }: “{ $found }” qui non si può leggere.
say-import-length = Un match può avere al massimo { $most } punti; questo ne ha { $found }.
say-gone = Questo non c’è più: forse è stato eliminato.
say-no-library-match = La biblioteca non ha il match { $number }.
say-match-busy = Un lavoro è già in corso su questo match: annullalo prima.
say-other-nets = Questa analisi non è stata fatta dalle reti in uso, le cui cifre non sono confrontabili con le sue. Analizza di nuovo il match.
say-setup-too-many = Un lato può avere al massimo { $allowed } pedine; qui ne ha { $found }.
say-setup-match-over = In un match a { $length } punti nessuno ha { $found } punti prima di una partita.
say-setup-decided = Un lato non ha più pedine: la partita è finita.
say-setup-deadlock = Entrambi i lati sono sul bar contro case chiuse: nessuno potrà mai muovere.
say-setup-cube = Il cubo mostra una potenza di due.
say-setup-crawford = Nella partita Crawford a un solo lato manca un punto.
say-setup-double = Le regole non permettono di raddoppiare qui.
say-setup-shared = Entrambi i lati hanno pedine sulla punta { $point } del giocatore di turno.
say-thresholds = Le tre perdite devono crescere, da 0 a { $most } al massimo.
say-pattern-word = «{ $found }» non descrive un tavoliere. Scrivi parole come me6, opp20=1, me4=3+ o mebar=0.
say-date = «{ $found }» non è una data. Scrivi 2024-05-31, 2024-05 o 2024.
say-file-read = Impossibile leggere { $path }: { $reason }
say-file-write = Impossibile scrivere { $path }: { $reason }
say-file-disk-full = Impossibile scrivere { $path }: il disco è pieno.
say-file-denied = { $path }: accesso negato.
say-archive-damaged = L’archivio è danneggiato, cifrato o compresso in modo sconosciuto.
say-archive-too-much = L’archivio contiene più di quanto si possa estrarre qui. Estrailo e apri i suoi file.
say-archive-empty = In questo archivio non ci sono file di match.
say-cards-foreign = Questo file non contiene carte salvate da barpoint e non ne è un pacchetto Anki.
say-card-damaged = La carta { $number } del file non si può leggere.
say-cards-package = Il pacchetto Anki non si può usare.
say-comment-too-long = Un commento può avere al massimo { $most } caratteri; questo ne ha { $found }.
say-warning-layers = Le altre analisi del file non si possono leggere.
say-program-error = Un errore del programma: segnalalo, per favore.
say-game-ended = Questa partita è stata chiusa: non vi può accadere più nulla.
say-nothing-to-take-back = Non c’è nessuna decisione da annullare.
say-file-too-long = Un file può avere al massimo { $most }.
say-game-changed = La partita è cambiata nel frattempo.
say-server-busy = Troppe richieste in attesa: riprova fra poco.
say-rollout-running = Il rollout è in corso: annullalo prima.
say-job-not-running = Il lavoro non è in corso.
say-job-not-paused = Il lavoro non è in pausa.
say-request-refused = Non è possibile: { $reason }
say-program-failed = Qualcosa è andato storto nel programma: { $reason }
say-no-id = Non è né un match né una posizione in una forma nota.
say-id-damaged = Questo ID non si può leggere: { $reason }
say-match-id-alone = Un Match ID da solo non indica alcuna posizione.
say-name-length = Un nome ha da 1 a { $most } caratteri.
say-words-length = Al massimo { $most } caratteri possono cambiare i dadi.
say-dice-used = Un’altra partita ha già usato questi dadi. Ricomincia la partita.
say-dice-secret = I dadi restano segreti fino alla fine del match.
say-dice-not-pledged = I dadi di questa partita non si possono verificare: il programma non si era impegnato su di essi.
say-rollout-no-decision = In questa posizione non c’è nulla da decidere.
say-rollout-no-roll = Inserisci prima un lancio: per muovere serve.
say-rollout-rolled = Le decisioni di cubo si simulano prima del lancio.
say-rollout-twice = Una mossa compare due volte: numero { $number }.
say-rollout-trials = Si possono chiedere da { $least } a { $most } partite, non { $found }.
say-import-unsupported = Questo file non si può leggere: { $name }; { $advice }.
say-no-tag = Scrivi un’etichetta.
say-no-name = Scrivi il nome di un giocatore.
say-name-taken = { $name } è il nome di un altro giocatore; unisci piuttosto i due.
say-opponents = I due giocatori si sono affrontati, quindi non possono essere uno solo.
say-no-player = La biblioteca non ha giocatori di nome { $name }.
say-no-player-similar = La biblioteca non ha giocatori di nome { $name }; intendevi { $similar }?
say-not-analysed = Questa decisione non è analizzata: analizza prima il match.
say-no-decision = Qui non c’è una decisione del genere.
say-illegal-play = Questa mossa qui non è legale.
say-imported-stays = L’analisi importata non si può eliminare.
say-library-newer = La biblioteca è di un barpoint più recente: aggiorna questo.
say-job-analysis = Analisi di { $name }: { $level }
say-job-error-rollouts = Rollout di { $name }
say-job-rollout = Rollout di { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, errori con rollout
say-layer-nets = { $label } (reti { $nets })
say-layer-plays = { $label }, { $count ->
    [255] tutte le mosse
   *[other] almeno { $count } mosse
}
say-game-title = { $white } – { $black }, { $length ->
        [0] denaro
        [1] 1 punto
       *[other] { $length } punti
    }
rating-awful = Pessimo!
rating-beginner = Principiante
rating-casual-player = Giocatore occasionale
rating-intermediate = Intermedio
rating-advanced = Avanzato
rating-expert = Esperto
rating-world-class = Classe mondiale
rating-supernatural = Sovrannaturale
luck-name-go-to-bed = Vai a dormire
luck-name-bad-dice-man = Dadi sfortunati
luck-name-none = Nessuna
luck-name-good-dice-man = Dadi fortunati
luck-name-go-to-las-vegas = Vai a Las Vegas
loss-the-analysis = l’analisi
loss-settings-of-the-analysis = le impostazioni dell’analisi
loss-the-analyses-that-are-not-shown = le analisi non mostrate
loss-comments = i commenti
loss-comments-on-moves = i commenti alle mosse
loss-the-comment-on-the-match = il commento al match
loss-marks = i segni
loss-stored-statistics = le statistiche salvate
loss-event-data = i dati del torneo
loss-parts-of-the-event-data = parte dei dati del torneo
loss-other-header-entries = altre righe d’intestazione
loss-who-annotated-it = chi l’ha annotato
loss-what-other-programs-said = il parere di altri programmi
loss-what-other-programs-counted = i conteggi di altri programmi
loss-how-rollouts-of-other-programs-were-made = come altri programmi hanno fatto i rollout
loss-the-clock = l’orologio
loss-ratings = i rating
loss-the-crawford-rule = la regola Crawford
loss-whether-a-game-was-resigned = se una partita è stata abbandonata
loss-standard-errors-of-cube-decisions = gli errori standard delle decisioni di cubo
say-job-rollout-cube = Rollout di { say-rollout-cube }
loss-statistics = le statistiche
loss-the-length-of-the-match = la lunghezza del match
loss-where-and-when-it-was-played = dove e quando si è giocato
loss-that-a-rule-is-off = che una regola è disattivata
loss-the-score = il punteggio
loss-names-as-they-are-written = la grafia dei nomi
loss-that-there-is-no-cube = che si gioca senza cubo
loss-which-game-is-played = quale gioco si gioca
loss-the-steps-of-illegal-plays = i passi delle mosse illegali
loss-opinions-on-illegal-plays = giudizi sulle mosse illegali

## Why a play is better

why = Perché?
why-compared = { $play } anziché
why-after = Sul tavoliere:
why-none = Non c’è una ragione semplice.
why-shares = Ogni cifra è la parte della differenza che l’accompagna. Si sovrappongono.
why-replies-all = Le risposte dell’avversario
say-why-chances = Partite vinte { $wins } %, gammon vinti { $won } %, gammon persi { $lost } %
say-why-chances-wins = Partite vinte { $wins } %
say-why-chances-won = Partite vinte { $wins } %, gammon vinti { $won } %
say-why-chances-lost = Partite vinte { $wins } %, gammon persi { $lost } %
say-why-hit-on = Colpisce sul punto { $point }
say-why-prime = Fa un prime di { $length } punti
say-why-kept-prime = Tiene un prime di { $length } punti
say-why-misses = Sbaglia con { $better ->
        [0] nessun lancio
        [1] 1 lancio
       *[other] { $better } lanci
    } su 36 invece di { $other }
say-why-effective = EPC { $better } invece di { $other }
why-for = A favore di { $play }:
say-why-cube = Vince di più con il cubo
say-why-point = Fa il punto { $point }
say-why-slot = Mette una pedina sul punto { $point }
say-why-anchor = { $how ->
    [made] Fa l’ancora sul punto { $point }; { $play } non ha ancora
   *[kept] Tiene l’ancora sul punto { $point }; { $play } non ha ancora
}
say-why-better-anchor = { $how ->
    [made] Fa l’ancora sul punto { $point }; { $play } ce l’ha sul { $other }
   *[kept] Tiene l’ancora sul punto { $point }; { $play } ce l’ha sul { $other }
}
say-why-closed-out = { $how ->
    [made] Chiude la tavola: nessun lancio entra
   *[kept] Tiene la tavola chiusa: nessun lancio entra
}
say-why-race = Corsa: { $better } invece di { $other }
say-why-replies = Meglio dopo { $better } risposte su 36, in media di { $gain }; peggio dopo { $other }, di { $loss }; guadagna di più dopo:
say-why-shots = Tiri: { $better } invece di { $other }
say-why-double-shots = Lanci che colpiscono due pedine: { $better } invece di { $other }
say-why-hit = Pedine colpite: { $better } invece di { $other }
say-why-dances = Lanci su 36 che non entrano: { $better } invece di { $other }
say-why-blockade = Lanci su 36 che muovono una pedina arretrata avversaria: { $better } invece di { $other }
say-why-home-points = Punti nella tavola interna: { $better } invece di { $other }
say-why-home-blots = Blot nella tavola interna: { $better } invece di { $other }
say-why-back = Pedine arretrate: { $better } invece di { $other }
say-why-builders = Pedine libere sul punto { $point }: { $better } invece di { $other }
say-why-deep = Pedine sui punti 1 e 2: { $better } invece di { $other }
say-why-off = Pedine portate fuori: { $better } invece di { $other }
say-why-crossovers = Passaggi di quadrante necessari: { $better } invece di { $other }
say-why-to-save = Passaggi di quadrante per portare tutte le pedine a casa e farne uscire una: { $better } invece di { $other }
say-why-gaps = Buchi sui punti 4, 5 e 6: { $better } invece di { $other }
say-why-cube-chances = Vince il { $wins } %, di cui { $of_wins } % gammon; delle sconfitte il { $of_losses } % sono gammon
say-why-cube-take = L’avversario vince il { $theirs } % e per accettare gli serve il { $dead } % con cubo morto, il { $live } % con cubo vivo
say-why-cube-losers = Dopo { $count } sequenze su 1296 ({ $share } %) un raddoppio va rifiutato, soprattutto dopo: { $rolls }
say-why-cube-jumps = Fino alla prossima decisione le probabilità si spostano del { $local } %; in posizioni simili in media del { $average } %
say-why-cube-double-take = { $kind ->
        [redouble] Redouble
       *[double] Raddoppio
    } e take: raddoppiare guadagna { $gain }, passare costerebbe { $cost } all’avversario
say-why-cube-double-pass = { $kind ->
        [redouble] Redouble
       *[double] Raddoppio
    } e pass: raddoppiare guadagna { $gain }, accettare costerebbe { $cost } all’avversario
say-why-cube-no-double = Niente { $kind ->
        [redouble] redouble
       *[double] raddoppio
    }: costerebbe { $cost }
say-why-cube-too-good = Troppo buona per raddoppiare: continuare vale { $worth }, raddoppiare { $double }, perché il { $gammons } % delle vittorie sono gammon
say-why-cube-window = Nella finestra di mercato: vince il { $wins } %; si apre al { $opens } % e si chiude al { $closes } %
say-why-cube-below = Fuori dalla finestra di mercato: vince il { $wins } %, e si apre al { $opens } %
say-why-cube-dead = Dopo un take il cubo è morto; la finestra di mercato si apre al { $opens } %: vince il { $wins } %
say-why-cube-free = Raddoppiare non rischia nulla: chi perde la partita perde il match già con il cubo com’è
say-why-cube-jacoby = Con la regola di Jacoby i gammon, il { $gammons } % delle vittorie, contano solo dopo un raddoppio
say-why-cube-swing = Raddoppiare ora guadagna in media { $gain } dopo le { $count } sequenze su 1296 che perdono il mercato (soprattutto dopo { $rolls }), e costa { $loss } dopo altre { $regrets }
say-why-cube-no-losers = Nessuna sequenza di due lanci perde il mercato
say-why-cube-returns = Aspettando, l’avversario può accettare dopo { $count } sequenze su 1296
say-why-cube-volatile = Volatile: fino alla prossima decisione le probabilità si spostano del { $local } %; in posizioni simili in media del { $average } %
say-why-cube-quiet = Tranquilla: fino alla prossima decisione le probabilità si spostano del { $local } %; in posizioni simili in media del { $average } %
say-why-cube-take-dead = Un take anche con cubo morto: l’avversario vince il { $theirs } % e gli serve il { $dead } %
say-why-cube-take-live = Un take perché l’avversario avrà il cubo: vince il { $theirs } %, troppo poco con cubo morto ({ $dead } %), abbastanza con cubo vivo ({ $live } %)
say-why-cube-take-redouble = Un take, perché l’avversario può rilanciare subito: vince il { $theirs } % e gli serve il { $needs } %
say-why-cube-pass-live = Un pass: l’avversario vince il { $theirs } % e gli serve il { $needs } % anche con cubo vivo
say-why-cube-pass = Un pass: l’avversario vince il { $theirs } % e gli serve il { $needs } %
say-why-cube-gammons = I gammon ne fanno un pass: senza, all’avversario servirebbe il { $without } % invece del { $needs } %
say-why-cube-score = A questo punteggio all’avversario serve il { $dead } % con cubo morto, a soldi il { $money } %
say-why-cube-needs = L’avversario vince il { $theirs } % e per accettare gli serve il { $dead } %
say-why-cube-redoubled = L’avversario vince il { $theirs } % e per accettare gli serve il { $live } %, perché può rilanciare subito
say-why-cube-redoubled-at-once = L’avversario rilancerebbe subito senza rischiare nulla
say-why-cube-close = Raddoppiare o no cambia ben poco
say-why-cube-chances-lost = Non vince nessuna partita; delle sconfitte il { $of_losses } % sono gammon
why-market-losers = Sequenze che perdono il mercato
why-losers-after = dopo { $throws } risposte su 36
say-why-backgammons-won = Vince il { $percent } % di backgammon in più
say-why-backgammons-lost = Perde il { $percent } % di backgammon in meno
say-why-gammons-lost = Perde il { $percent } % di gammon in meno
say-why-their-cube = Il cubo dell’avversario vale meno
say-why-kept-point = Tiene il punto { $point }
why-close = Troppo vicine per decidere.
