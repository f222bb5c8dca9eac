# Every text of the pages, one message per line; a dot marks a variant used in one place only.
# Texts in other languages fall back to these. Variables and the names of variants stay as they are.

## Players and places

side =
    { $side ->
        [white] blanc
       *[black] noir
    }
count-word =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] case { $point }, vide
        [black] case { $point }, { count-word } { $count ->
            [one] noir
           *[other] noirs
        }
       *[white] case { $point }, { count-word } { $count ->
            [one] blanc
           *[other] blancs
        }
    }
place-bar =
    { $side ->
        [white] barre blanche
       *[black] barre noire
    }, { count-word }
place-tray =
    { $side ->
        [white] pions blancs sortis
       *[black] pions noirs sortis
    } : { count-word }
place-movable = { $place }, jouable
place-target = { $place }, destination possible
place-chosen = { $place }, sélectionnée
text-board-place = { $point } : { count-word }
text-board-of = ({ side }, { pips }) : { $places }

## Board and settings

board-edit = Éditeur de position : cliquez sur une case pour y placer des pions
settings-theme = Plateau
board-play = Plateau
actions = Actions
close = Fermer
bar = barre
off = sortis
side-name =
    { $side ->
        [white] Blanc
       *[black] Noir
    }
program-name = barpoint ({ $level })
pips =
    { $pips } { $pips ->
        [one] pip
       *[other] pips
    }
pips-word = pips
epc = EPC { $epc }
race-epc = EPC
race-wastage = Perte
on-roll =
    { $decision ->
        [play] à jouer
        [answer_double] à répondre
        [answer_resignation] à répondre
       *[turn] à lancer
    }
money = Money
match-to =
    Match en { $length } { $length ->
        [one] point
       *[other] points
    }
score-money = Points
score-away = { $away } away
cube-is = videau à { $value }
crawford-game = Partie Crawford
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beavers
moves = Coups
moves-all = Tous les coups
text-board = Position en toutes lettres
eval-bar = Chances de gain
thinking = Réflexion…
waiting = Veuillez patienter…
offline = barpoint ne répond pas. Est-il toujours lancé ?
not-allowed = Accès refusé. Ouvrez l’adresse que barpoint a affichée.
retry = Réessayer
no-page = Cette page n’existe pas.
no-page-home = Aller à l’accueil
theme-walnut = Noyer
theme-slate = Ardoise
theme-tournament = Tournoi
theme-clear = Pour daltoniens
theme-contrast = Contraste élevé

## Playing

roll = Lancer
enter-dice = Saisir les dés
double = Doubler
done = Valider
cannot-move = aucun coup
cannot-move-done = Aucun coup
undo = Annuler
take = Prendre
pass = Passer
beaver = Beaver
accept = Accepter
decline = Refuser
next-game = Partie suivante
hint = Conseil
take-back = Revenir
bear-off = Tout sortir
bear-off-help = Sortir tous les pions sans doubler ; une touche ou un clic arrête la sortie
bearing-off = Sortie en cours… Une touche ou un clic l’arrête.
resign = Abandon
review = Analyser
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = La partie a continué dans une autre fenêtre. Voici où elle en est.
question-double =
    { $side ->
        [You] Vous doublez
       *[other] { $side } double
    } à { $value }.
question-beaver =
    { $side ->
        [You] Vous faites un beaver
       *[other] { $side } fait un beaver
    } à { $value }.
question-resign =
    { $side ->
        [You] Vous proposez
       *[other] { $side } propose
    } d’abandonner { $kind ->
        [1] une partie simple
        [2] un gammon
       *[3] un backgammon
    }.
resign-title = Abandon
resign-kind =
    { $kind ->
        [1] Partie simple
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Vous gagnez
       *[other] { $winner } gagne
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] un gammon,{ " " }
       *[3] un backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points } : le double a été passé.
result-resigned = { wins } { points } par abandon.
points =
    { $points ->
        [1] un point
       *[other] { $points } points
    }
result-match = { wins } le match.
typed-label = Saisir un coup
typed-play = Jouer
typed-illegal = « { $play } » n’est pas un coup légal.
dice-title = Quel jet ?
dice-opening =
    Dés d’ouverture : d’abord { $white ->
        [You] vous
       *[other] { $white }
    }, puis { $black ->
        [You] vous
       *[other] { $black }
    }
dice-type = Cliquez sur un jet, ou tapez les deux dés.
dice-roll = { $first }{ $second } : { $first } et { $second }
opening-tie = Égalité : chacun relance
opening-tie-cube = Égalité : videau à { $value }, chacun relance
event-opening_roll = Jet d’ouverture { $dice }
event-opening_tie = Jet d’ouverture { $dice } : égalité
event-begin =
    { $side ->
        [You] Vous commencez
       *[other] { $side } commence
    }
event-roll =
    { $side ->
        [You] Vous lancez
       *[other] { $side } lance
    } { $dice }
event-play =
    { $side ->
        [You] Vous
       *[other] { $side }
    } : { $play }
event-double =
    { $side ->
        [You] Vous doublez
       *[other] { $side } double
    }
event-take =
    { $side ->
        [You] Vous prenez
       *[other] { $side } prend
    }
event-pass =
    { $side ->
        [You] Vous passez
       *[other] { $side } passe
    }
event-beaver =
    { $side ->
        [You] Vous faites un beaver
       *[other] { $side } fait un beaver
    }
event-resign =
    { $side ->
        [You] Vous proposez
       *[other] { $side } propose
    } d’abandonner
event-accept =
    { $side ->
        [You] Vous acceptez
       *[other] { $side } accepte
    }
event-decline =
    { $side ->
        [You] Vous refusez
       *[other] { $side } refuse
    }
event-next_game = Partie suivante
sheet-game = Après la partie { $number }
sheet-begin = Commence
sheet-double = Double à { $value }
sheet-beaver = Beaver à { $value }
sheet-resign = Abandon : { resign-kind }
sheet-accept = Accepte
sheet-decline = Refuse

clock-over =
    { $name ->
        [You] Votre temps est écoulé
       *[other] { $name } : temps écoulé
    }
clock-over-choice =
    { $name ->
        [You] Vous pouvez
       *[other] { $name } peut
    } abandonner cette partie, ou vous pouvez continuer sans la pendule.
clock-resign =
    { $kind ->
        [1] Abandonner une partie simple
        [2] Abandonner un gammon
       *[3] Abandonner un backgammon
    }
clock-play-on = Continuer sans la pendule
clock-is-over = temps écoulé

## New game

new-title = Nouvelle partie
new-length = Longueur
new-other-length = Points
new-opponent = Adversaire
new-program = Programme
new-human = Humain
new-level = Niveau
new-likeness = Comme un humain
new-pr = PR { $pr }
new-likeness-note = Se trompe comme des joueurs de ce PR, d’après { $matches } matchs de { $players } joueurs. Il ne voit que la position présente ; il ne planifie pas, ne se fatigue pas et n’apprend pas.
level-likeness = comme un humain, PR { $pr }
new-your-name = Votre nom
new-second-name = Son nom
new-you = Vous
new-someone = Invité
new-tutor = Tuteur
new-more = Autres options
new-variation = Variante
new-dice = Dés
new-dice-program = lancés par le programme
new-dice-by-hand = saisis à la main
new-words = Vos mots pour les dés
new-commitment = Le programme s’engage sur ses dés (SHA-256) :
fair-title = Dés vérifiables
dice-commitment = Engagement (SHA-256)
dice-words = Vos mots
dice-seed = Graine
dice-check = Vérifier les dés
dice-agree = Tous les jets ({ $count }) découlent de la graine sur laquelle le programme s’est engagé.
dice-other-commitment = La graine n’est pas celle sur laquelle le programme s’est engagé.
dice-other-roll = Le jet { $number } ne découle pas de la graine.
dice-save = Enregistrer les jets et la graine
dice-later = La graine est révélée à la fin du match.
dice-later-session = La graine est révélée quand vous terminez la session.
dice-end = Terminer la session
dice-end-warning = On ne pourra plus jouer dans cette session. Cette action est irréversible.
dice-end-not = Continuer à jouer
dice-ended = La session a été terminée.
new-cube = Videau
new-crawford = Règle de Crawford
new-jacoby = Règle de Jacoby
new-beavers = Beavers (maximum)
new-automatic = Doubles automatiques (maximum)
new-clock = Pendule
new-minutes = Minutes par joueur
new-delay = Délai par tour (secondes)
new-start = Partir d’une position
new-from = Commence à la position ci-dessous, avec sa longueur de match, son score et son videau.
new-start-game = Jouer
tutor-off = désactivé
tutor-doubtful = signaler les coups douteux
tutor-bad = signaler les erreurs
tutor-very_bad = signaler les blunders
tutor-says-doubtful = Cela semble douteux
tutor-says-bad = Cela ressemble à une erreur
tutor-says-very_bad = Cela ressemble à un blunder
tutor-says-fine = Cela semble bon
tutor-loss = Cela coûte environ { $loss }.
tutor-rethink = Réfléchir encore
tutor-hint = Montrez-moi
tutor-anyway = Jouer quand même
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 pion
variation-hypergammon2 = Hypergammon, 2 pions
variation-hypergammon3 = Hypergammon, 3 pions
# Levels of play, by GNU Backgammon’s names.
strength-beginner = débutant
strength-casual-play = occasionnel
strength-intermediate = intermédiaire
strength-advanced = avancé
strength-expert = expert
strength-world-class = classe mondiale
strength-supremo = supremo
strength-grandmaster = grand maître
strength-4ply = 4ply
strength-quick-rollout = rollout rapide
strength-medium-rollout = rollout moyen
strength-deep-rollout = rollout profond
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } lancers
bkg-note = Les points heuristiques (HP) classent les coups d’un lancer ; ce n’est pas une équité.
bkg-engaged = BKG ne double qu’en course : tant qu’il y a contact, il ne connaît aucune action de videau.
bkg-equities = Les équités sont celles de BKG-VI, sans anticipation.
bkg-own-plays = Le coup de BKG compte comme le meilleur ; BKG-VI évalue les pertes et les décisions de videau.
bkg-sees = Ce qu’en pense BKG
bkg-class = Classe de position
bkg-class-name = { $class ->
    [running-game] course
    [bearing-off] sortie
    [near-winning] bientôt sans contact, gagnante
    [near-losing] bientôt sans contact, perdante
   *[engaged] en contact
}
bkg-terms = Termes qui diffèrent le plus (HP)
strength-plays = { $level }, { $count ->
    [255] tous les coups
   *[other] au moins { $count } coups
}

## Tables of plays and cube decisions

hint-rank = Rang
hint-play = Coup
hint-equity = Équité
hint-depth = Prof.
hint-played = joué
hint-best = meilleur
hint-play-it = Jouer ce coup
hint-details = { $depth } : Détails de { $play }
hint-not-comparable = Profondeur { $depth } seulement : non comparables aux coups ci-dessus
hint-alone = Profondeur demandée : { $asked }. Après { $depth }, aucun autre coup n’était assez proche du meilleur pour être approfondi.
deeper-start = Approfondir les autres
deeper-left = Approfondissement, encore { $count }
deeper-stop = Arrêter
hint-for =
    { $side ->
        [You] Pour vous
       *[other] Pour { $side }
    } : { $decision ->
        [play] { $dice } à jouer
        [answer_double] réponse au double
        [answer_resignation] réponse à l’abandon
       *[turn] lancer ou doubler
    }
hint-doubler =
    Équités et chances sont { $side ->
        [You] les vôtres
       *[other] celles de { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials } { $trials ->
        [one] partie
       *[other] parties
    }
chances-win = gain
chances-lose = perte
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = sans videau
cube-no-double = Pas de double
cube-double-take = Double/prend
cube-double-pass = Double/passe
cube-proper = Décision correcte :
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] pas de redouble
           *[no] pas de double
        }
        [too_good] { $redouble ->
            [yes] trop bon pour redoubler
           *[no] trop bon pour doubler
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] redouble facultatif
               *[no] double facultatif
            }
           *[no] { $redouble ->
                [yes] redouble
               *[no] double
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] La partie n’a pas commencé.
        [game_over] La partie est terminée.
        [crawford] On ne double pas dans la partie Crawford : lancez.
        [opponents_cube] Le videau appartient à l’adversaire : lancez.
        [dead_cube] Le videau est mort : à sa valeur actuelle, il gagne le match.
       *[no_cube] Impossible de doubler : lancez.
    }
resignation-accept = Accepter
resignation-play-on = Continuer
resignation-proper =
    { $accepts ->
        [yes] accepter l’abandon
       *[no] refuser l’abandon
    }
cube-response =
    { $response ->
        [take] prend
        [beaver] beaver
       *[pass] passe
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = réseau
source-rules = règles
source-one-sided-database = base unilatérale
source-two-sided-database-exact = base bilatérale (exacte)
source-two-sided-database-exact-chances = base bilatérale (chances exactes)
source-hypergammon-database-exact = base Hypergammon (exacte)
source-hypergammon-database-exact-chances = base Hypergammon (chances exactes)

## Settings

settings-title = Réglages
settings-colours = Couleurs personnalisées
settings-colours-reset = Rétablir les couleurs du thème
colour-frame = Cadre
colour-field = Fond
colour-point-a = Flèches
colour-point-b = Autres flèches
colour-light-top = Pions clairs
colour-dark-top = Pions foncés
settings-mode = Apparence
settings-mode-system = Système
settings-mode-light = Claire
settings-mode-dark = Sombre
settings-board3d = Vue du plateau
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Caméra
settings-camera-table = depuis la table
settings-camera-steep = plongeante
settings-camera-above = du dessus
settings-material = Matière
settings-material-auto = selon le thème
settings-material-wood = bois
settings-material-leather = cuir et feutre
settings-material-stone = marbre
board-3d-missing = Ce navigateur ne peut pas afficher le plateau en 3D ; il reste en 2D.
settings-home = Jan intérieur
settings-home-right = en bas à droite
settings-home-left = en bas à gauche
settings-light = Pions clairs
settings-light-bottom = en bas
settings-light-top = en haut
settings-click = Cliquer sur un pion
settings-click-die = le joue avec le dé de gauche
settings-click-select = le sélectionne
settings-speed = Durée du déplacement d’un pion
settings-pause = Délai de l’adversaire
settings-preview = Le tablier avec ces réglages
settings-at-once = immédiat
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Niveau pour une position isolée
settings-met = Table d’équité de match
settings-plays = Meilleurs coups étudiés à pleine profondeur
settings-plays-count = { $count ->
    [0] selon le niveau
    [255] tous
   *[other] au moins { $count }
}
settings-thresholds = Pertes à partir desquelles une décision est marquée
settings-thresholds-about = EMG en match. Les marques des analyses faites ici suivent aussitôt ; celles des analyses importées restent telles que leur programme les a mises.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Le niveau, la table et les pertes sont conservés dans { $file }, aussi pour la ligne de commande.
settings-not-kept = Le niveau, la table et les pertes valent jusqu’à l’arrêt du programme.
tab-look = Tablier
tab-playing = Jeu
tab-analysing = Analyse
tab-general = Général
settings-volume = Volume
settings-showTargets = Montrer où un pion peut aller
settings-showMovable = Signaler les pions jouables
settings-showLastMove = Montrer le dernier coup par des flèches
settings-higherDieLeft = Plus grand dé à gauche
settings-autoRoll = Lancer d’office s’il n’y a pas de décision de videau
settings-autoForced = Jouer d’office les coups forcés
settings-autoFinish = Finir le tour après le dernier pion
settings-autoBearOff = Sortie automatique en pure course
settings-turnBoard = À deux joueurs : tourner le plateau vers le joueur dont c’est le tour
settings-hintLevel = Niveau des conseils
settings-tutorLevel = Niveau du tuteur
settings-reviewLevel = Niveau d’analyse
settings-autoAnalyse = Analyser un match dès son ouverture
settings-evalBar = Afficher les chances de gain
settings-percent = Afficher les pourcentages
settings-textBoard = Position en toutes lettres
settings-sounds = Sons
settings-reset = Rétablir tous les réglages
settings-docs = Interface HTTP pour scripts
settings-language = Langue
settings-language-auto = Celle du navigateur

## Keys

keys-title = Raccourcis clavier
keys-play = En jeu
keys-board = Sur le plateau
keys-review = Revue et analyse
keys-everywhere = Partout
key-walk = Aller de case en case (touches fléchées)
key-left-die = Jouer le dé de gauche ; finir le tour
key-right-die = Jouer le dé de droite
key-choose = Sélectionner un pion et voir où il peut aller
key-take-step = Reprendre le pion joué ici (ou bien : clic, ou Maj-clic)
key-set-count = Dans l’éditeur : fixer le nombre de pions
key-roll = Lancer
key-finish = Finir le tour, lancer, partie suivante
key-undo = Annuler le dernier déplacement
key-undo-all = Annuler tout le tour
key-swap = Intervertir les dés
key-double = Doubler
key-take = Prendre
key-pass = Passer
key-beaver = Beaver
key-accept = Accepter un abandon
key-decline = Refuser un abandon
key-resign = Abandonner
key-take-back = Revenir à la décision précédente
key-bear-off = Sortir tous les pions ; une touche ou un clic arrête la sortie
key-hint = Conseil
key-type-move = Saisir un coup
key-new-game = Nouvelle partie
key-next = Suivant
key-previous = Précédent
key-next-game = Partie suivante
key-previous-game = Partie précédente
key-next-error = Erreur suivante
key-previous-error = Erreur précédente
key-next-blunder = Blunder suivant
key-previous-blunder = Blunder précédent
key-next-cube = Décision de videau suivante
key-previous-cube = Décision de videau précédente
key-next-luck = Jet chanceux ou malchanceux suivant
key-previous-luck = Jet chanceux ou malchanceux précédent
key-go-on = Continuer après le coup joué sur le plateau
key-flip = Retourner le plateau (pendant une partie, cette touche finit le tour)
key-analyse = Analyser
key-copy-id = Copier le XGID
key-copy-image = Copier le plateau en image
key-copy-hint = Copier la liste des coups en texte
key-jobs = Tâches : analyses et rollouts
key-mirror = Plateau en miroir
key-eval-bar = Afficher ou masquer les chances de gain
key-board-3d = Plateau en 2D ou en 3D
key-help = Cette liste
# What is printed on keys.
cap-enter = Entrée
cap-shift = Maj
cap-ctrl = Ctrl
cap-delete = Suppr
cap-backspace = Retour arr.
cap-page-up = Page préc.
cap-page-down = Page suiv.

## Pages

nav = Pages
nav-home = Accueil
nav-play = Jouer
nav-analyse = Analyser
nav-settings = Réglages
nav-help = Raccourcis
home-title = barpoint
home-resume = Parties en cours
home-new = Nouvelle partie
home-analyse = Analyser une position ou un match
home-delete = Supprimer
home-delete-title = Supprimer « { $title } » ?
home-delete-warning = Cette action est irréversible.
home-keep = Garder
home-finished = terminée
home-opened = ouvert le { $when }
home-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }

## Analysing positions

analysis = Analyse
id-paste = Collez un identifiant, une position ou un match
id-lost = { $reason } La position de départ est affichée à la place.
draft-lost = Ce lien ne contient aucune position. La position de départ est affichée à la place.
pasted-xgid = Cela ressemble à un XGID, mais une partie manque ou est incorrecte ({ $reason }). Un XGID se présente ainsi : XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Cela ressemble à un GNUBG ID, mais ses parties ont { $position } et { $match } caractères. Il faut un Position ID de 14 caractères, deux-points et un Match ID de 12, par exemple 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Cela ressemble à un Position ID, mais il ne décrit aucune position légale. La position de départ est 4HPwATDgc/ABMA.
pasted-match-id = Cela ressemble à un Match ID, mais il ne décrit aucun match. Le début d’une partie en money est cAkAAAAAAAAA.
pasted-id =
    Cela ressemble à un identifiant GNU Backgammon, mais il a { $count } { $count ->
        [one] caractère
       *[other] caractères
    }. Un Position ID en a 14, par exemple 4HPwATDgc/ABMA ; un Match ID en a 12, par exemple cAkAAAAAAAAA.
pasted-match = Ce n’est ni un match que barpoint sait lire ni un texte contenant un identifiant de position ({ $reason }). Vous pouvez ouvrir des fichiers de match (.xg, .sgf, .mat, .txt, .bgf, .ogxm et autres) et des textes contenant un identifiant de position.
pasted-text = Aucun identifiant de position trouvé. Collez un XGID, par exemple XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, un Position ID, par exemple 4HPwATDgc/ABMA, un Match ID ou un match entier.
id-first-of = Voici la première des { $count } positions que vous avez ouvertes.
id-show = Voir
id-open = Ouvrir…
id-copy = Copier { $name }
id-picture = Image :
picture-captions = Noms, score et pips sur les images
copied = Copié
saved = Enregistré dans un fichier
copy = Copier
copy-failed = Le navigateur n’a pas autorisé la copie
copy-image = Image
copy-image-label = Copier le plateau en image
copy-hint = Copier en texte
edit = Éditer
edit-put = Placer d’un clic
edit-put-side =
    { $side ->
        [white] Blanc
       *[black] Noir
    }
edit-start = Position de départ
edit-clear = Vider
edit-on-roll = À jouer
edit-dice = Dés
edit-die = Dé { $number }
edit-cube = Videau
edit-cube-owner = Propriétaire
cube-centred = au centre
edit-length = Longueur (0 : money)
edit-score = Score de { side-name }
edit-score-held =
    Dans un match en { $length } { $length ->
        [one] point
       *[other] points
    }, le score avant une partie va de 0 à { $high }.
edit-length-held = Les matchs sont limités à { $high } points ; 0 désigne une partie en money.
edit-to-place =
    { $count ->
        [one] Un pion { $side ->
            [white] blanc
           *[black] noir
        } à placer…
       *[other] { $count } pions { $side ->
            [white] blancs
           *[black] noirs
        } à placer…
    }
edit-counts = Sur le plateau : Blanc { $white }, Noir { $black } ; sortis : Blanc { $white-off }, Noir { $black-off }.
edit-not-yet = Rien à analyser pour l’instant : { $reason }
edit-help = Cliquez sur une case pour y placer des pions : plus vous cliquez loin du bord, plus il y en a (clic droit pour l’autre camp). Faites glisser un pion pour le déplacer ; cliquez sur le numéro d’une case pour la vider. Au clavier : déplacez-vous avec les touches fléchées, puis tapez un nombre.
go-on = Continuer d’ici
play-from = Jouer d’ici
facts = { side-name } à jouer
tab-best = Meilleur
tab-temperature = Jet suivant
tab-scores = Scores
tab-cube = Videau
provenance = { $level } · { $met } · réseaux { $nets }
temperature-mean = Moyenne sur tous les jets : { $mean }. Cliquez sur un jet pour l’explorer.
temperature-cell = { $first } { $second } : { $equity }, { $play }
score-corner = vous ↓ adversaire → away
score-differs = différent du money
score-same = Comme en money à tous les scores.
score-none = ND : pas de double
score-take = D/T : double/prend (D/B : double/beaver)
score-pass = D/P : double/passe
score-too-good = TG : trop bon pour doubler
lab-theories = Théories du videau
lab-theory = Théorie
lab-action = Décision correcte
lab-windows = Fenêtre de marché
lab-doubler = Chances de gain de celui qui double
lab-opponent = Chances de gain de l’adversaire
lab-windows-help = Du videau mort au videau vivant ; le trait rouge marque les chances de gain actuelles.
lab-volatility = Volatilité
lab-volatility-is = Les chances de gain varient en moyenne de { $local } au cours des deux prochains jets ({ $average } est typique pour ce genre de position).
lab-life = Efficacité du videau : { $life }.
lab-mwc = Chances de gagner le match : pas de double { $nd }, double/prend { $dt }, double/passe { $dp }.
lab-none = Il n’y a pas de décision de videau ici.
curves = Courbes d’équité
curves-plot = Équité en fonction des chances de gain selon chaque théorie ; le tableau ci-dessous donne les chiffres
curves-owner = Propriétaire du videau
curves-centred = Videau au centre
curves-owned = Votre videau
curves-opponent = Videau adverse
curves-take_point = Point de prise
curves-initial_double = Point de double
curves-redouble = Point de redouble
curves-cash_point = Point de cash
curves-own = Pointillé : cette position, { $wins }. Équité en { $scale }.
curves-points = Chances de gain à chaque point, selon la théorie, pour le joueur dont c’est le tour
curves-table = Courbes en chiffres
curve-janowski = Janowski
curve-jump = Sauts
curve-dead = Mort
curve-live = Vivant
window-take = Prise
window-double = Double
window-cash = Cash
window-too-good = Trop bon
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Sauts
theory-learned = Apprise
theory-jump-local = Sauts, locaux
theory-two-lives-given = Deux efficacités données
# Units of equity.
scale-points = points
scale-emg = EMG

## Matches

match-players = { $white } vs { $black }
match-game = Partie { $number } : { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Plateau
tab-record = Coups
tab-statistics = Statistiques

analyse-start = Analyser
analyse-again = Réanalyser…
analyse-which = Analyse tout le match à ce niveau et conserve les autres analyses. L’analyse peut être mise en pause.
level-match = { $time }
wait-none = moins d’une seconde
wait-about = environ { $time }
level-estimated = , estimation
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
layers = Analyses
layer = Analyse
layer-best = Meilleur
layer-lost = Erreur
layer-cube = Videau, { $depth }
layer-play = Coup, { $depth }
layer-made = joué : { $depth }
layer-from = Analyse : { $label }
layer-drop = Supprimer l’analyse { $label }
layer-drop-question = Supprimer l’analyse « { $label } » de ce match ?
keep = Garder
analysed =
    { $done } { $done ->
        [one] décision analysée
       *[other] décisions analysées
    } sur { $total }
match-first = Premier
match-previous = Précédent
match-next = Suivant
match-last = Dernier
match-previous-error = Erreur précédente
match-next-error = Erreur suivante
match-unanalysed = Pas encore analysé : aucune erreur à montrer.
match-kind =
    { $kind ->
        [blunders] blunder
        [cube] décision de videau
        [luck] jet chanceux ou malchanceux
       *[errors] erreur
    }
match-none =
    { $kind ->
        [blunders] Aucun
        [luck] Aucun
       *[errors] Aucune
    } { match-kind }.
match-no-next =
    { $kind ->
        [blunders] Aucun
        [luck] Aucun
       *[errors] Aucune
    } { match-kind } après cette position.
match-no-previous =
    { $kind ->
        [blunders] Aucun
        [luck] Aucun
       *[errors] Aucune
    } { match-kind } avant cette position.
match-views = Coups et statistiques
worst-yours = Vos pires erreurs
worst-all = Pires erreurs
worst-unanalysed = Vos erreurs s’afficheront ici, la pire d’abord, une fois le match analysé.
worst-where = partie { $game }, tour { $turn }
worst-no-double = Pas de double
worst-more = Tout afficher ({ $count })
worst-few = En afficher moins
you-which = Quel joueur êtes-vous ?
you-are = Vous êtes { $name }.
you-change = Changer
filter-player = Joueur
filter-both = les deux
filter-kind = Filtre
filter-all = tout
filter-errors = erreurs
filter-blunders = blunders
filter-cube = décisions de videau
filter-luck = chance
filter-doubtful_moves = coups douteux
filter-bad_moves = erreurs de pions
filter-very_bad_moves = blunders de pions
filter-very_lucky_rolls = jets très chanceux
filter-lucky_rolls = jets chanceux
filter-unlucky_rolls = jets malchanceux
filter-very_unlucky_rolls = jets très malchanceux
filter-doubles = doubles
filter-takes = prises
filter-passes = passes
filter-missed_doubles_below_cash = doubles manqués
filter-missed_doubles_above_cash = doubles manqués
filter-wrong_doubles_too_early = doubles erronés
filter-wrong_doubles_too_good = doubles erronés
filter-wrong_takes = prises erronées
filter-wrong_passes = passes erronées
filter-none = Rien dans ce match ne correspond au filtre.
record-white = Blanc
record-black = Noir
record-roll = { $dice } :
record-double = Double
record-take = Prend
record-pass = Passe
record-set_up = Position installée
record-illegal = Illégal : { $play }
record-rolls = lance { $dice }
mark-doubtful = douteux
mark-bad = erreur
mark-very_bad = blunder
mark-none = sans marque
mark-analysis = selon l’analyse
mark-checker = { $mark } (pions)
mark-cube = { $mark } (videau)
luck-very_lucky = très chanceux
luck-lucky = chanceux
luck-unlucky = malchanceux
luck-very_unlucky = très malchanceux
entry-loss = Erreur { $loss }
entry-cube-loss = Erreur de videau { $loss }
entry-luck = Chance { $luck }
entry-played = Joué : { $play }
entry-none = Pas encore analysé.
entry-all = Afficher les { $count } coups
entry-marks = Marques
entry-mark-play = Jeu de pions
entry-mark-cube = Videau
entry-comment = Commentaire
entry-save = Enregistrer le commentaire
opinions = Lu dans le fichier, non calculé par barpoint
opinion-answer-loss = Erreur de la réponse { $loss }
opinion-none-take = pas de double, prend
opinion-too-good = trop bon pour doubler, passe
opinion-take = double, prend
opinion-pass = double, passe
analyst-figures = Chiffres du fichier : { $name }
analyst-checker = Erreurs de pions
analyst-cube = Erreurs de videau
analyst-help = Les chiffres du fichier comptent les décisions selon les règles de ce programme ; son PR et celui de barpoint diffèrent donc même quand les deux voient les mêmes erreurs. Erreurs et chance sont en équité normalisée (EMG).
entry-study = Étudier cette position
timeline = Chances de gain au fil du match
timeline-unknown = non analysé
timeline-at = { $entry } sur { $total } : { $name } { $chance }
statistics-show = { $label }, { $name } : { $count }. Afficher dans la liste des coups
statistics-none = Analysez le match pour voir ses statistiques.
ratings = Performances
statistics-over = { $done } décisions sur { $total } sont réanalysées ; les autres comptent selon { $other }.
statistics-part =
    { $done } { $done ->
        [one] décision analysée
       *[other] décisions analysées
    } sur { $total } jusqu’ici.
statistics-all =
    { $count ->
        [one] Analyse complète : partie
       *[other] Analyse complète : parties
    } { $games }.
statistics-some =
    { $count ->
        [one] Analyse partielle : partie
       *[other] Analyse partielle : parties
    } { $games }.
statistics-nothing =
    { $count ->
        [one] Sans analyse : partie
       *[other] Sans analyse : parties
    } { $games }.
statistics-so-far = jusqu’ici
ratings-waiting = Les erreurs et la chance ne portent que sur celles-ci. Le PR, les taux et le niveau apparaîtront une fois toutes les décisions analysées.
ratings-pr = PR
ratings-rate = Taux d’erreur (mEMG)
ratings-snowie = Taux Snowie
ratings-decisions = par décision, { $count } en tout
ratings-moves = par coup des deux joueurs, { $total } en tout
ratings-name = Niveau
ratings-pr-help = Performance rating : 500 fois l’équité moyenne perdue par décision comptée, c’est-à-dire par coup non forcé et par décision de videau serrée ou effective. 0 est parfait. Appellations usuelles : moins de 2.5 champion du monde, 5 classe mondiale, 7.5 expert, 12.5 avancé, 17.5 intermédiaire, 22.5 joueur occasionnel, 30 débutant.
ratings-rate-help = Millièmes d’équité normalisée perdus par décision comptée : par définition le double du PR, et le chiffre affiché par GNU Backgammon.
ratings-snowie-help = Mille fois l’équité perdue, divisée par le nombre de coups des deux joueurs, coups forcés compris.
ratings-name-help = D’après le taux d’erreur : moins de 2 surnaturel, 5 classe mondiale, 8 expert, 12 avancé, 18 intermédiaire, 26 joueur occasionnel, 35 débutant. Ces appellations diffèrent de celles en usage pour le PR.
statistics-marks = Marques : une décision qui perd plus de 0.030 est douteuse, plus de 0.060 une erreur, plus de 0.120 un blunder. Un jet est chanceux à partir de 0.3 au-dessus de la moyenne, très chanceux à partir de 0.6 ; de même pour malchanceux. Le tout en équité normalisée (EMG).
stat-checker = Tous les jets du match, y compris ceux qui n’ont pas pu être joués. Les marques sont celles enregistrées avec les coups.
stat-luck = L’apport des dés : la valeur de la position après le meilleur coup du jet, moins la moyenne sur tous les jets.
stat-cube = Doubler, ne pas doubler, prendre et passer. Beavers et raccoons ne comptent pas comme doubles à part.
stat-overall = Jeu de pions et décisions de videau ensemble, et la part de la chance dans le résultat.
stat-checker-total_moves = Tous les tours, y compris les coups forcés et les tours sans coup légal.
stat-checker-unforced_moves = Tours avec au moins deux coups légaux ; le taux d’erreur est calculé sur ceux-ci.
stat-checker-unmarked_moves = Coups ayant perdu 0.030 ou moins.
stat-checker-doubtful_moves = Coups ayant perdu plus de 0.030, jusqu’à 0.060.
stat-checker-bad_moves = Erreurs : coups ayant perdu plus de 0.060, jusqu’à 0.120.
stat-checker-very_bad_moves = Blunders : coups ayant perdu plus de 0.120.
stat-checker-error_total = Équité totale perdue par le jeu de pions ; entre parenthèses, en chances de gagner le match ou en points.
stat-checker-error_rate = Le total divisé par le nombre de coups non forcés, en millièmes.
stat-checker-checker_rating = Appellation d’après le taux d’erreur du jeu de pions : moins de 2 surnaturel, 5 classe mondiale, 8 expert, 12 avancé, 18 intermédiaire, 26 joueur occasionnel, 35 débutant.
stat-luck-very_lucky_rolls = Jets supérieurs à la moyenne de plus de 0.6.
stat-luck-lucky_rolls = Jets supérieurs à la moyenne de plus de 0.3.
stat-luck-unmarked_rolls = Jets à moins de 0.3 de la moyenne.
stat-luck-unlucky_rolls = Jets inférieurs à la moyenne de plus de 0.3.
stat-luck-very_unlucky_rolls = Jets inférieurs à la moyenne de plus de 0.6.
stat-luck-luck_total = La chance de tous les jets, au total ; entre parenthèses, en chances de gagner le match ou en points.
stat-luck-luck_rate = Le total divisé par le nombre de coups, en millièmes.
stat-luck-luck_rating = Appellation d’après le taux de chance : chanceux ou malchanceux au-delà de 30 millièmes, très chanceux ou très malchanceux au-delà de 60.
stat-cube-cube_decisions = Tours où le joueur pouvait doubler, doubles, prises et passes.
stat-cube-close_cube_decisions = Doubles, prises et passes, et tours où doubler aurait coûté moins de 0.16 ; le taux d’erreur est calculé sur ceux-ci.
stat-cube-doubles = Doubles et redoubles proposés.
stat-cube-takes = Doubles pris.
stat-cube-passes = Doubles passés.
stat-cube-missed_doubles_below_cash = N’a pas doublé alors qu’il le fallait et que l’adversaire aurait dû prendre : sous le point de cash.
stat-cube-missed_doubles_above_cash = N’a pas doublé alors que l’adversaire aurait dû passer : au-dessus du point de cash.
stat-cube-wrong_doubles_too_early = A doublé trop tôt : sous le point de double.
stat-cube-wrong_doubles_too_good = A doublé alors que jouer pour le gammon valait mieux : trop bon pour doubler.
stat-cube-wrong_takes = Prises qui auraient dû être des passes.
stat-cube-wrong_passes = Passes qui auraient dû être des prises.
stat-cube-error_total = Équité totale perdue par les décisions de videau ; entre parenthèses, en chances de gagner le match ou en points.
stat-cube-error_rate = Le total divisé par le nombre de décisions de videau serrées ou effectives, en millièmes.
stat-cube-cube_rating = Appellation d’après le taux d’erreur au videau, avec les mêmes limites que pour le jeu de pions.
stat-overall-error_total = Jeu de pions et décisions de videau ensemble.
stat-overall-error_rate = Le total divisé par les coups non forcés plus les décisions de videau serrées ou effectives, en millièmes.
stat-overall-snowie_error_rate = Le total en millièmes, divisé par le nombre de coups des deux joueurs.
stat-overall-overall_rating = Appellation d’après le taux d’erreur global, avec les mêmes limites que pour le jeu de pions.
stat-overall-actual_result = Ce qui a été gagné : le gain de chances de gagner le match sur les parties terminées, ou les points.
stat-overall-luck_adjusted_result = Le résultat réel moins la chance du joueur, plus celle de l’adversaire : le résultat que l’adresse seule aurait produit.
stat-overall-fibs_rating_difference = L’écart de rating FIBS pour lequel on attendrait le résultat corrigé de la chance.
stat-overall-fibs_rating = Le rating FIBS typique de telles erreurs : 2050 moins les pertes de rating ci-dessous.
stat-overall-checker_rating_loss = Points FIBS perdus par le jeu de pions.
stat-overall-cube_rating_loss = Points FIBS perdus par les décisions de videau.
stat-overall-advantage = Points gagnés par partie.
stat-overall-luck_adjusted_advantage = La même chose, corrigée de la chance des deux joueurs.
stat-overall-confidence_interval = Un intervalle de ±1.96 erreur type autour de la somme des points, comme l’affiche GNU Backgammon.
export = Enregistrer…
export-match = Le match
export-losses = Ne contient pas : { $what }.
export-refused = Impossible pour ce match : { $reason }.
export-reports = Rapports
export-paper = Papier
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Page imprimable (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Page au format GNU Backgammon (HTML)
       *[other] Pages au format GNU Backgammon, une par partie (ZIP de HTML)
    }
export-form-text = Texte au format GNU Backgammon
export-form-latex = Document LaTeX
export-form-pdf = Document PDF
export-form-csv = Tableau des décisions (CSV)
export-position = Cette position
take-along = Enregistrer et copier
learn = Apprendre de ses erreurs
learn-title = Que joueriez-vous ?
learn-title-cube = Que feriez-vous ?
learn-number = Erreur { $number } sur { $count }, les deux joueurs
learn-number-of =
    Erreur { $number } sur { $count } · { $name ->
        [You] vous
       *[other] { $name }
    }
learn-tries =
    { $count ->
        [1] un essai jusqu’ici
       *[other] { $count } essais jusqu’ici
    }
learn-whose = De qui voulez-vous revoir les erreurs ?
learn-hidden = L’analyse s’affiche après votre réponse.
learn-whose-change = Changer de joueur
learn-count =
    { $count ->
        [0] aucune erreur
        [1] une erreur
       *[other] { $count } erreurs
    }
learn-balance =
    { $answered ->
        [1] Une réponse
       *[other] { $answered } réponses
    } ; bonnes ou presque au premier essai : { $first }.
learn-over = Les reprendre, ou revoir celles de l’autre joueur ?
learn-unanalysed = Analysez d’abord le match pour trouver ses erreurs.
learn-again = Réessayer
learn-show = Voir la réponse
learn-next = Erreur suivante
learn-stop = Arrêter
learn-right = Exact : le meilleur choix.
learn-close = Presque : perte de { $loss }.
learn-wrong = Perte de { $loss }.
learn-unknown = Ce coup ne figurait pas parmi ceux analysés.
learn-no-double = Ne pas doubler
learn-done = Vous avez revu toutes les erreurs.
job-left = encore { $time }
job-progress = { $title } : { $done } sur { $total }
job-pause = Pause
job-resume = Reprendre
job-cancel = Annuler
job-open = Ouvrir
job-done = terminée
job-cancelled = annulée
jobs = Tâches
jobs-active =
    { $count ->
        [0] Tâches
       *[other] Tâches : { $count } en cours
    }
jobs-title = Tâches
jobs-none = Aucune tâche en cours.
jobs-over = Récentes
jobs-of = { $done } sur { $total }
jobs-rollouts = Rollouts enregistrés
jobs-trials =
    { $done } sur { $wanted } { $wanted ->
        [one] partie
       *[other] parties
    }
job-paused = en pause
job-queued = en attente d’autres tâches
job-failed = échec : { $error }
home-matches = Matchs
home-drop = Déposez des matchs n’importe où, collez-en un ou ouvrez des fichiers : autant que vous voulez à la fois, dossiers et archives ZIP compris.
home-waiting = en attente d’analyse
home-analysing = analyse en cours, { $done } sur { $total }
home-analysed = analysé
home-no-decisions = rien à analyser
home-not-analysed = non analysé
analyse-all =
    { $count ->
        [1] Analyser un match
       *[other] Analyser { $count } matchs
    }
analyse-all-level = Niveau des analyses
drop-here = Déposez les matchs ici
batch-reading = Fichiers en cours de lecture
batch-progress = Lus : { $done } sur { $total }
batch-too-long = { $megabytes } Mo au plus par fichier ; celui-ci est plus gros
batch-report = Fichiers ouverts
batch-opened =
    { $count ->
        [0] Aucun match ouvert.
        [1] Un match ouvert.
       *[other] { $count } matchs ouverts.
    }
batch-stopped = Arrêté avant le dernier fichier.
batch-dismiss = Fermer
batch-positions = Fichiers avec des positions
batch-position-count =
    { $count ->
        [1] une position
       *[other] { $count } positions
    }
batch-failed =
    { $count ->
        [1] Un fichier n’a pas pu être lu
       *[other] { $count } fichiers n’ont pas pu être lus
    }
batch-others =
    { $count ->
        [1] Un autre fichier ne contient aucun match
       *[other] { $count } autres fichiers ne contiennent aucun match
    }
players = Joueurs
players-covered = Matchs analysés : { $analysed } sur { $matches }
players-name = Joueur
players-unnamed = sans nom
players-matches = Matchs
players-matches-help = Matchs et sessions de money de la liste ci-dessus.
players-won = Gagnés
players-won-help = Matchs gagnés. Les sessions de money et les matchs inachevés ne sont gagnés par aucun des joueurs.
players-pr = PR
players-pr-help = Performance rating sur toutes les décisions analysées, avec son erreur type : 500 fois l’équité moyenne perdue par coup non forcé et par décision de videau serrée ou effective. 0 est parfait. L’erreur type suppose les parties indépendantes.
players-decisions = Décisions
players-decisions-help = Décisions analysées qui comptent pour le PR : coups non forcés et décisions de videau serrées ou effectives.
players-luck = Chance
players-luck-help = L’apport des dés dans les parties analysées, en équité normalisée (EMG). Positif : chanceux.
players-all = Afficher les { $count } joueurs
players-few = En afficher moins
worst-where-of = { $name }, partie { $game }, tour { $turn }
# Formats of match files, by their short names.
format-sgf = Collection de parties GNU Backgammon (SGF) avec analyse
format-json = Tout ce que barpoint sait d’un match, en JSON (.json)
format-ogxm = Match OGXM 2 pour OpenGammon, HedgeHog et GammonView (.ogxm, .gvab)
format-mat = Match en texte pour Jellyfish, Snowie, XG et Galaxy (.mat, .txt)
format-xgmat = Match en texte tel que l’écrit eXtreme Gammon (.mat, .txt)
format-gam = Une seule partie en texte Jellyfish (.gam)
format-snowie = Match en texte Snowie avec positions installées (.txt ; lu comme mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Statistiques de pions
figures-luck = Statistiques de chance
figures-cube = Statistiques de videau
figures-overall = Statistiques globales
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] points
    }
figure-total_moves = Total des coups
figure-unforced_moves = Coups non forcés
figure-unmarked_moves = Coups sans marque
figure-doubtful_moves = Coups marqués douteux
figure-bad_moves = Coups marqués erreur
figure-very_bad_moves = Coups marqués blunder
figure-error_total = Erreur totale EMG ({ figure-unit })
figure-error_rate = Taux d’erreur mEMG ({ figure-unit })
figure-checker_rating = Niveau aux pions
figure-very_lucky_rolls = Jets marqués très chanceux
figure-lucky_rolls = Jets marqués chanceux
figure-unmarked_rolls = Jets sans marque
figure-unlucky_rolls = Jets marqués malchanceux
figure-very_unlucky_rolls = Jets marqués très malchanceux
figure-luck_total = Chance totale EMG ({ figure-unit })
figure-luck_rate = Taux de chance mEMG ({ figure-unit })
figure-luck_rating = Niveau de chance
figure-cube_decisions = Total des décisions de videau
figure-close_cube_decisions = Décisions de videau serrées ou effectives
figure-doubles = Doubles
figure-takes = Prises
figure-passes = Passes
figure-missed_doubles_below_cash = Doubles manqués sous CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Doubles manqués au-dessus de CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Doubles erronés sous DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Doubles erronés au-dessus de TG (EMG ({ figure-unit }))
figure-wrong_takes = Prises erronées (EMG ({ figure-unit }))
figure-wrong_passes = Passes erronées (EMG ({ figure-unit }))
figure-cube_rating = Niveau au videau
figure-snowie_error_rate = Taux d’erreur Snowie
figure-overall_rating = Niveau global
figure-actual_result = Résultat réel
figure-luck_adjusted_result = Résultat corrigé de la chance
figure-fibs_rating_difference = Écart de rating FIBS d’après la chance
figure-fibs_rating = Rating FIBS abs. d’après les erreurs
figure-checker_rating_loss = Perte de rating, erreurs de pions
figure-cube_rating_loss = Perte de rating, erreurs de videau
figure-advantage = Avantage (réel) en pts/partie
figure-luck_adjusted_advantage = Avantage (corrigé de la chance) en pts/partie
figure-confidence_interval = Intervalle de confiance à 95 % (pts/partie)

## Rollouts

tab-rollout = Rollout
rollout-trials = Parties
rollout-player = Joué par
rollout-by-program = { $program } joue les coups des deux camps, sans videau et jusqu’à la fin de chaque partie.
rollout-plies = Ply
rollout-best = Meilleurs coups
rollout-truncate = Longueur
rollout-full = jouer jusqu’au bout
rollout-half-moves =
    tronquer après { $moves } { $moves ->
        [one] ply
       *[other] plies
    }
rollout-cubeful = Avec videau
rollout-start = Démarrer
rollout-forecast =
    Environ { $time } pour { $count ->
        [1] un candidat
       *[other] { $count } candidats
    }, erreur type d’environ { $error }.
rollout-trying = Estimation…
rollout-go-on = Reprendre
rollout-extend =
    Prolonger à { $trials } { $trials ->
        [one] partie
       *[other] parties
    }
rollout-kept = Rollouts enregistrés de cette position :
rollout-done =
    { $done } { $done ->
        [one] partie
       *[other] parties
    }
rollout-expected = erreur type de { $error } attendue à la fin
rollout-behind = Écart
rollout-games = Parties
rollout-jsd = { $jsd } JSD
rollout-delete-warning =
    { $trials ->
        [one] Sa partie pour chaque candidat sera supprimée.
       *[other] Ses { $trials } parties pour chaque candidat seront supprimées.
    } Cette action est irréversible.
rollout-axis-trials = Parties
rollout-axis-equity = Équité
rollout-plot = Équités en fonction du nombre de parties, avec bandes à 95 %
# Candidates of a cube decision.
candidate-no-double = pas de double
candidate-double-take = double, prend


## Keys

key-type-dice = Meilleurs coups de ce jet

## Pages

nav-library = Bibliothèque
nav-study = Étudier
welcome = Pour commencer
welcome-board = La position de départ avec le meilleur coup pour 31
welcome-play = Contre le programme, à un niveau qui vous convient, ou avec un ami devant cet écran.
welcome-open-about = Fichiers de match d’eXtreme Gammon, GNU Backgammon, Galaxy et bien d’autres ; ou déposez-les n’importe où. L’analyse commence aussitôt.
welcome-sample = Voir un match d’exemple
welcome-sample-about = Un match en sept points, avec quelques blunders à trouver.
welcome-position = Ou analyser une position

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Rollout des erreurs…
errors-rollout-title = Rollout des erreurs
errors-rollout-about = Fait un rollout de chaque décision qui a perdu plus que ce seuil selon l’analyse affichée, avec les meilleurs coups et celui qui a été joué. Marques, PR et rapports suivent alors ces résultats. Les parties sont conservées.
errors-rollout-threshold = Perte de plus de
errors-rollout-plays = Meilleurs coups
errors-rollout-error = Arrêter à l’erreur type
errors-rollout-jsd = Arrêter si l’écart atteint (JSD)
errors-rollout-never = jamais
errors-rollout-start =
    { $count ->
        [0] Aucune erreur de ce genre
        [one] Rollout d’une erreur
       *[other] Rollout de { $count } erreurs
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = double, passe

## Library

library = Bibliothèque
library-totals = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matchs
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, décisions : { $decisions }.
library-waiting = { $count ->
        [1] Un autre est en cours d’ajout.
       *[other] { $count } autres sont en cours d’ajout.
    }
library-add = Ajouter des matchs
library-drop = Déposez des matchs ici pour les ajouter à la bibliothèque
library-problem = Un match n’a pas pu être ajouté : { $problem }
library-opening = Ouverture du match…
library-empty = Aucun match pour l’instant
library-invite = Déposez ici des fichiers de match, des dossiers ou des archives ZIP. Un même match dans un autre format est reconnu à ses coups et n’est pas ajouté deux fois.
library-invite-analyse = Les matchs que vous ouvrez ou analysez sur le plateau s’ajoutent d’eux-mêmes.
library-views = Vues de la bibliothèque
tab-search = Recherche
tab-players = Joueurs
tab-matches = Matchs

added = Fichiers ajoutés
added-added = { $count ->
        [1] 1 match ajouté.
       *[other] { $count } matchs ajoutés.
    }
added-improved = { $count ->
        [1] 1 match a désormais une analyse plus complète.
       *[other] { $count } matchs ont désormais une analyse plus complète.
    }
added-known = { $count ->
        [1] 1 match était déjà là.
       *[other] { $count } matchs étaient déjà là.
    }
added-nothing = Aucun match ajouté.

ask = Filtres
ask-player = Joueur
ask-against = Contre
ask-kind = Décision
ask-phase = Phase
ask-error = Erreur
ask-mark = Marque
ask-roll = Jet
ask-score = Score
ask-cube = Videau
ask-event = Tournoi
ask-since = Depuis
ask-until = Jusqu’à
ask-length = Longueur du match
ask-tag = Étiquette
ask-any = peu importe
ask-date = 2024-05
ask-length-hint = points, 0 : money
ask-score-hint = 3-5 ou money
ask-error-from = { $size } ou plus
ask-more = Jet, score, videau, tournoi, dates
ask-more-matches = Tournoi, dates, longueur, étiquette
ask-clear = Effacer les filtres

kind-checker = Jeu de pions
kind-no-double = Pas de double
kind-double = Double
kind-take = Prise
kind-pass = Passe
kind-no-double-double = Doubler ou non
kind-take-pass = Prendre ou passer
kind-no-double-double-take-pass = Décision de videau
marks-doubtful = Douteuses
marks-bad = Erreurs
marks-very_bad = Blunders
marks-bad-very_bad = Erreurs et blunders
marks-doubtful-bad-very_bad = Toute marque
phase-opening = Ouverture
phase-blitz = Blitz
phase-prime = Prime contre prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Milieu de partie
phase-race = Course
phase-bear-off = Sortie

pattern = Motif de la position
pattern-title = Aspect du plateau
pattern-words = En toutes lettres
pattern-help = Cliquez sur une case : tenue par le joueur qui décide, un blot, trois pions ou plus, puis de même pour l’adversaire, puis vide. Un clic droit revient en arrière. Au clavier : touches fléchées, espace, chiffres, Suppr.
pattern-wrong = « { $word } » n’est pas une condition sur une case. Écrivez des mots tels que me6 (case tenue), me8=1 (blot), me4=3+, opp20 (case de l’adversaire), mebar=0, oppoff.
pattern-any = indifférent
pattern-empty = aucun pion
pattern-demand = { $whose ->
        [me] vos pions
       *[opp] pions adverses
    }, { $more ->
        [yes] { $count } ou plus
       *[no] exactement { $count }
    }
pattern-point = Case { $point } : { $what }
pattern-bar = { $whose ->
        [me] Votre barre
       *[opp] Barre de l’adversaire
    } : { $what }
pattern-off = { $whose ->
        [me] Vos pions sortis
       *[opp] Pions sortis de l’adversaire
    } : { $what }

found-title = Décisions trouvées
found-decisions = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
found-counted = dont { $count } pour le PR : { $pr }, erreur totale { $loss }
found-none = Aucune décision de ce genre. Retirez un filtre ou analysez d’autres matchs.
found-more = { $shown } sur { $total } : en afficher plus
hit-unknown = non analysé
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = partie { $game }

plot-title = Niveau au fil du temps
plot-match = un match
plot-rolling = { $window } derniers matchs, avec erreur type
plot-last = Les { $count } derniers matchs
plot-help = Plus bas, c’est mieux. Cliquez sur un point, ou allez-y avec les flèches puis Entrée, pour ouvrir le match.
plot-point = { $date } vs { $opponent } : PR { $pr } ; derniers matchs { $rolling } ± { $error }

rate-everybody = Tous les joueurs
rate-from = { $matches ->
        [1] { $decisions } décisions dans 1 match
       *[other] { $decisions } décisions dans { $matches } matchs
    }
rate-none = Aucune décision analysée. Analysez un match sur le plateau : son niveau s’affichera ici.
rate-kinds = Par type de décision
rate-phases = Par phase
rate-scores = Par score
rate-expenses = Ce qui coûte le plus
rate-expense = { $kind }, { $phase }
rate-everything = Toutes les décisions
rate-checker = Coups de pions
rate-cube = Décisions de videau
rate-doubles = Doubles
rate-takes = Prises et passes
rate-decisions = Décisions
rate-loss = Erreur
rate-rows = Afficher les { $count } lignes
luck-title = Chance et résultats
luck-won = Gagnés
luck-lost = Perdus
luck-better = Plus de chance
luck-worse = Moins de chance

results = Matchs
results-match = Match
results-against = vs { $opponent }
results-score = Résultat
results-rolling = { $window } derniers
results-all = Afficher les { $count } matchs

people-find = Chercher un joueur
people-change = Modifications
people-also = aussi { $names }
people-matches-of = matchs de { $name }
people-decisions-of = décisions de { $name }
people-none = Aucun joueur de ce nom.
people-rename = Renommer
people-rename-title = Renommer { $name }
people-rename-about = L’ancien nom mène toujours à ce joueur, y compris dans les matchs ajoutés plus tard.
people-rename-field = Nom
people-merge = Fusionner
people-merge-title = Fusionner { $name }
people-merge-about = Tous les matchs et noms de { $name } deviennent ceux de l’autre joueur. Cette action est irréversible.
people-merge-field = L’autre joueur
people-keep = Annuler

shelf-count = { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
shelf-analysed = Décisions analysées : { $count }
shelf-copy = Télécharger une copie de la bibliothèque
shelf-tag = + Étiquette
shelf-tag-name = Étiquette
shelf-tag-add = Ajouter
shelf-untag = Retirer l’étiquette { $tag } de { $title }
shelf-more = { $shown } sur { $total } : en afficher plus
shelf-delete-warning = Il est retiré de la bibliothèque. Une copie ouverte sur le plateau y reste.


## Study

study-title = Étude
study-decks = Paquets
study-deck = Thème
study-due = À revoir
study-new = Nouvelles
study-cards = Cartes
study-theme =
    { $theme ->
        [opening] Ouverture
        [blitz] Blitz
        [prime_vs_prime] Prime contre prime
        [holding] Holding game
        [back_game] Back game
        [race] Course
        [bear_off] Sortie
       *[middle] Milieu de partie
    }
study-all = Tous les thèmes
study-start = Étudier
study-left =
    { $due ->
        [0] Aucune carte à revoir
        [1] Une carte à revoir
       *[other] { $due } cartes à revoir
    }{ $new ->
        [0] {""}
        [one] {""} · { $new } nouvelle
       *[other] {""} · { $new } nouvelles
    }
study-empty = Aucune carte pour l’instant.
study-empty-how = Ouvrez un match analysé et choisissez « Créer une carte » à côté d’une décision, ou créez d’un coup les cartes de toutes ses erreurs. Le programme les repose juste avant que vous ne les oubliiez.
study-empty-home = Aller à l’accueil pour ouvrir un match
study-how = Les cartes reviennent quand FSRS estime que vous en savez neuf sur dix. Une erreur revient dans la même séance ; le meilleur coup ou la bonne décision de videau espace toujours plus les retours.
study-nothing = Rien à étudier pour l’instant.
study-finished = Terminé pour l’instant.
study-answered =
    { $count ->
        [1] Vous avez répondu à une carte.
       *[other] Vous avez répondu à { $count } cartes.
    }
study-wait-minutes =
    { $count ->
        [1] La prochaine carte est à revoir dans une minute.
       *[other] La prochaine carte est à revoir dans { $count } minutes.
    }
study-wait-hours =
    { $count ->
        [1] La prochaine carte est à revoir dans une heure.
       *[other] La prochaine carte est à revoir dans { $count } heures.
    }
study-wait-days =
    { $count ->
        [1] La prochaine carte est à revoir dans un jour.
       *[other] La prochaine carte est à revoir dans { $count } jours.
    }
study-limit =
    { $count ->
        [1] Il reste une nouvelle carte. Elles sont limitées à 20 par jour, pour que les jours suivants restent légers.
       *[other] Il reste { $count } nouvelles cartes. Elles sont limitées à 20 par jour, pour que les jours suivants restent légers.
    }
study-more = Étudier d’autres nouvelles cartes
study-leave = Tous les paquets
study-question =
    { $question ->
        [double] Doubler ou lancer ?
        [answer] Prendre ou passer ?
       *[play] Que joueriez-vous ?
    }
study-hidden =
    { $question ->
        [play] Jouez sur le plateau, puis choisissez Valider. L’analyse s’affiche après votre réponse.
       *[other] L’analyse s’affiche après votre réponse.
    }
study-right =
    { $what ->
        [play] Exact : le meilleur coup.
       *[other] Exact.
    }
study-close = Presque : perte de { $loss }.
study-wrong = Erreur : perte de { $loss }.
study-again =
    { $days ->
        [0] De nouveau dans cette séance
        [1] De nouveau demain
       *[other] De nouveau dans { $days } jours
    }
study-next = Carte suivante
study-undo = Annuler la réponse
study-undo-last = Annuler la dernière réponse
study-evaluated = Votre coup n’était pas parmi ceux analysés, ou pas aussi profondément que le meilleur : il vient d’être évalué.
study-yours = le vôtre
study-note = Votre note
study-suspend = Écarter cette carte
study-delete = Supprimer la carte
study-delete-title = Supprimer cette carte ?
study-delete-warning = Ses réponses et votre note seront supprimées. Cette action est irréversible.
study-match-play = { $name } a joué { $play }.
study-match-play-lost = { $name } a joué { $play } (erreur { $loss }).
study-match-double = { $name } a doublé.
study-match-double-lost = { $name } a doublé (erreur { $loss }).
study-match-rolled = { $name } n’a pas doublé.
study-match-rolled-lost = { $name } n’a pas doublé (erreur { $loss }).
study-match-take = { $name } a pris.
study-match-take-lost = { $name } a pris (erreur { $loss }).
study-match-pass = { $name } a passé.
study-match-pass-lost = { $name } a passé (erreur { $loss }).
cards-one = Créer une carte
cards-cube = Créer une carte de la décision de videau
cards-errors = Cartes de toutes les erreurs d’au moins
cards-make = Créer les cartes
cards-made =
    { $added ->
        [0] { $known ->
            [0] Il n’y a pas d’erreur de ce genre.
            [1] Cette carte existe déjà.
           *[other] Les { $known } cartes existent déjà.
        }
        [1] Une carte créée{ $known ->
            [0] .
            [one] , { $known } existait déjà.
           *[other] , { $known } existaient déjà.
        }
       *[other] { $added } cartes créées{ $known ->
            [0] .
            [one] , { $known } existait déjà.
           *[other] , { $known } existaient déjà.
        }
    }
study-suspended =
    { $count ->
        [1] Une carte est écartée.
       *[other] { $count } cartes sont écartées.
    }
study-restore = Poser à nouveau
drill-title = Entraînements
drill-race-title = Entraînement à la course
drill-race-about = Pips, pips effectifs, double et prise dans des courses tirées de vraies parties
drill-race-how = Vous êtes au trait dans une partie en money, le videau est au centre. Les pips effectifs sont admis à un près.
drill-bear_off-title = Entraînement à la sortie
drill-bear_off-about = Coups avec six pions au plus par camp, face à la base de données exacte
drill-bear_off-how = Sortez vos pions dans une partie en money, le videau est au centre. La perte de chaque coup est exacte.
drill-opening-title = Entraînement aux ouvertures
drill-opening-about = Les 15 jets d’ouverture, selon le livre d’ouvertures issu de rollouts
drill-opening-how = Jouez votre jet d’ouverture dans une partie en money, le videau est au centre.
drill-reply-title = Entraînement aux réponses
drill-reply-about = Réponses à l’ouverture adverse, selon le livre d’ouvertures issu de rollouts
drill-reply-how = L’adversaire ouvre une partie en money, vous répondez. Le videau est au centre.
opening-opponent = L’adversaire ouvre { $play }
opening-close = Correct à l’erreur type près : perte de { $loss }.
opening-wrong = Perte de { $loss }.
opening-error = Erreur type de la différence : { $error }
opening-unknown = Votre coup n’est pas dans le livre. Il vient d’être évalué : { $level }.
opening-behind = Écart
opening-trials = { $count } parties
opening-book = Rollouts complets avec videau et réduction de variance, réseaux { $nets }. Les nombres après ± sont des erreurs types.
drill-own-pips = Vos pips
drill-their-pips = Pips de l’adversaire
drill-own-epc = Votre EPC
drill-their-epc = EPC de l’adversaire
drill-double = Doublez-vous ?
drill-take = Si vous doublez, l’adversaire doit-il prendre ?
drill-check = Vérifier
drill-range = Entrez des nombres de 0 à { $most }.
drill-next = Position suivante
drill-score = Justes : { $right } sur { $count } ; perte { $loss } ; { $seconds } s chacune
study-files = Cartes en fichiers
study-save-apkg = Enregistrer pour Anki
study-save-json = Tout enregistrer (JSON)
study-save-csv = Enregistrer en tableau (CSV)
study-open = Ajouter les cartes d’un fichier…
study-imported =
    { $added ->
        [0] { $known ->
            [0] Le fichier ne contient aucune carte de barpoint.
            [one] La carte existe déjà.
           *[other] Les { $known } cartes existent déjà.
        }
        [1] Une carte ajoutée{ $known ->
            [0] .
            [one] , { $known } existait déjà.
           *[other] , { $known } existaient déjà.
        }
       *[other] { $added } cartes ajoutées{ $known ->
            [0] .
            [one] , { $known } existait déjà.
           *[other] , { $known } existaient déjà.
        }
    }
study-imported-others =
    { $count ->
        [1] Une note n’a pas été créée par barpoint et n’est pas reprise.
       *[other] { $count } notes n’ont pas été créées par barpoint et ne sont pas reprises.
    }
problems-title = Séries de problèmes
problems-about = Les cartes d’un paquet, dix à la fois, contre la montre
problems-how = Chaque série contient toujours les mêmes problèmes. Les solutions viennent à la fin, et le calendrier des cartes reste inchangé.
problems-set = Série
problems-range = Problèmes { $from } à { $to }
problems-time = Temps
problems-seconds = { $count } secondes par problème
problems-start = Démarrer
problems-left = Temps restant
problems-number = Problème { $number } sur { $count }
problems-score = Justes : { $right } sur { $count } ; perte { $loss } ; en { $time }
problems-out =
    { $count ->
        [1] Temps écoulé avant le dernier problème.
       *[other] Temps écoulé, il restait { $count } problèmes.
    }
problems-answers = Meilleures réponses et perte des vôtres
problems-again = Refaire cette série
problems-other = Autre série
library-back = Matchs de la bibliothèque
problems-best = Meilleur
problems-lost = Perdu

## What the server says

say-place =
    { $place ->
        [line] ligne { $line }
        [byte] octet { $byte }
        [turn] partie { $game }, coup { $turn }
       *[game] partie { $game }
    }
say-warning-illegal-play = { say-place }: coup illégal « { $play } » avec { $roll }, conservé et signalé
say-warning-illegal-position = { say-place }: coup illégal avec { $roll }, dont seule la position d’arrivée est donnée, conservé et signalé
say-warning-impossible-play = { say-place }: coup impossible « { $play } » avec { $roll }, conservé et joué autant que possible
say-warning-ignored = { say-place }: « { $found } » n’a pas de sens ici et est ignoré
say-warning-extra-variation = { say-place }: seule la première variante est lue
say-warning-unreadable-property = { say-place }: propriété { $key } illisible, conservée comme texte
say-warning-further = Le fichier contient { $found } matchs ou positions ; seul le premier est lu.
say-warning-truncated = { say-place }: le fichier s’arrête trop tôt
say-warning-missing-games = Les parties { $first } à { $last } manquent ; les lignes de score font foi.
say-warning-name-changed = « { $was } » s’appelle « { $now } » dans la partie { $game } ; le premier nom est conservé.
say-warning-more = { $count } autres anomalies ne sont pas listées.
say-warning-contradiction = { say-place }: le fichier indique { $stated }, ses propres coups ou scores { $computed }
say-import-unknown = Ce n’est ni un match ni une position dans un format connu ; cela commence par : { $found }
say-import-expected = { $format }, { say-place } : « { $found } » est illisible ici.
say-import-length = Un match peut avoir au plus { $most } points ; celui-ci en a { $found }.
say-gone = Cela n’existe plus ici : il a peut-être été supprimé.
say-no-library-match = La bibliothèque n’a pas de match { $number }.
say-match-busy = Une tâche travaille déjà sur ce match : annulez-la d’abord.
say-other-nets = Cette analyse n’a pas été faite par les réseaux utilisés ; leurs chiffres ne sont pas comparables aux siens. Analysez de nouveau le match.
say-setup-too-many = Un camp peut avoir au plus { $allowed } pions ; il en a ici { $found }.
say-setup-match-over = Dans un match en { $length } points, personne n’a { $found } points avant une partie.
say-setup-decided = Un camp n’a plus de pions : la partie est finie.
say-setup-deadlock = Les deux camps sont sur la barre face à des jans fermés : personne ne pourra jamais jouer.
say-setup-cube = Le videau affiche une puissance de deux.
say-setup-crawford = Dans la partie Crawford, exactement un camp n’a besoin que d’un point.
say-setup-double = Les règles ne permettent pas de doubler ici.
say-setup-shared = Les deux camps ont des pions sur la case { $point } du joueur au trait.
say-thresholds = Les trois pertes doivent être croissantes, de 0 à { $most } au plus.
say-pattern-word = « { $found } » ne décrit pas de position. Écrivez des mots comme me6, opp20=1, me4=3+ ou mebar=0.
say-date = « { $found } » n’est pas une date. Écrivez 2024-05-31, 2024-05 ou 2024.
say-file-read = Impossible de lire { $path } : { $reason }
say-file-write = Impossible d’écrire { $path } : { $reason }
say-file-disk-full = Impossible d’écrire { $path } : le disque est plein.
say-file-denied = { $path } : accès refusé.
say-archive-damaged = L’archive est endommagée, chiffrée ou compressée d’une manière inconnue.
say-archive-too-much = L’archive contient plus que ce qui peut être décompressé ici. Décompressez-la et ouvrez ses fichiers.
say-archive-empty = Cette archive ne contient aucun fichier de match.
say-cards-foreign = Ce fichier ne contient pas de cartes enregistrées par barpoint et n’en est pas un paquet Anki.
say-card-damaged = La carte { $number } du fichier est illisible.
say-cards-package = Le paquet Anki est inutilisable.
say-comment-too-long = Un commentaire peut avoir au plus { $most } caractères ; celui-ci en a { $found }.
say-warning-layers = Les autres analyses du fichier sont illisibles.
say-program-error = Une erreur du programme : merci de la signaler.
say-game-ended = Cette partie a été arrêtée : il ne s’y passera plus rien.
say-nothing-to-take-back = Il n’y a pas de décision à reprendre.
say-file-too-long = Un fichier peut faire au plus { $most }.
say-game-changed = La partie a changé entre-temps.
say-server-busy = Trop de requêtes en attente : réessayez dans un instant.
say-rollout-running = Le rollout est en cours : annulez-le d’abord.
say-job-not-running = La tâche n’est pas en cours.
say-job-not-paused = La tâche n’est pas en pause.
say-request-refused = Impossible : { $reason }
say-program-failed = Une erreur s’est produite dans le programme : { $reason }
say-no-id = Ce n’est ni un match ni une position sous une forme connue.
say-id-damaged = Cet identifiant est illisible : { $reason }
say-match-id-alone = Un Match ID seul ne désigne aucune position.
say-name-length = Un nom compte de 1 à { $most } caractères.
say-words-length = Au plus { $most } caractères peuvent modifier les dés.
say-dice-used = Une autre partie a déjà utilisé ces dés. Recommencez la partie.
say-dice-secret = Les dés restent secrets jusqu’à la fin du match.
say-dice-not-pledged = Les dés de cette partie ne peuvent pas être vérifiés : le programme ne s’était pas engagé sur eux.
say-rollout-no-decision = Il n’y a rien à décider dans cette position.
say-rollout-no-roll = Entrez d’abord un lancer : il en faut un pour jouer.
say-rollout-rolled = Les décisions de videau se simulent avant le lancer.
say-rollout-twice = Un coup figure deux fois : numéro { $number }.
say-rollout-trials = On peut demander de { $least } à { $most } parties, pas { $found }.
say-import-unsupported = Ce fichier ne peut pas être lu : { $name } ; { $advice }.
say-no-tag = Saisissez une étiquette.
say-no-name = Saisissez le nom d’un joueur.
say-name-taken = { $name } est le nom d’un autre joueur ; fusionnez plutôt les deux.
say-opponents = Ces deux joueurs se sont affrontés : ils ne peuvent être une seule personne.
say-no-player = La bibliothèque n’a pas de joueur nommé { $name }.
say-no-player-similar = La bibliothèque n’a pas de joueur nommé { $name } ; vouliez-vous dire { $similar } ?
say-not-analysed = Cette décision n’est pas analysée : analysez d’abord le match.
say-no-decision = Il n’y a pas de telle décision ici.
say-illegal-play = Ce coup n’est pas légal ici.
say-imported-stays = L’analyse importée ne peut pas être supprimée.
say-library-newer = La bibliothèque vient d’un barpoint plus récent : mettez celui-ci à jour.
say-job-analysis = Analyse de { $name } : { $level }
say-job-error-rollouts = Rollouts de { $name }
say-job-rollout = Rollout de { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, erreurs en rollout
say-layer-nets = { $label } (réseaux { $nets })
say-layer-plays = { $label }, { $count ->
    [255] tous les coups
   *[other] au moins { $count } coups
}
say-game-title = { $white } – { $black }, { $length ->
        [0] argent
        [1] 1 point
       *[other] { $length } points
    }
rating-awful = Affreux !
rating-beginner = Débutant
rating-casual-player = Joueur occasionnel
rating-intermediate = Intermédiaire
rating-advanced = Avancé
rating-expert = Expert
rating-world-class = Classe mondiale
rating-supernatural = Surnaturel
luck-name-go-to-bed = Va te coucher
luck-name-bad-dice-man = Mauvais dés
luck-name-none = Aucune
luck-name-good-dice-man = Bons dés
luck-name-go-to-las-vegas = File à Las Vegas
loss-the-analysis = l’analyse
loss-settings-of-the-analysis = les réglages de l’analyse
loss-the-analyses-that-are-not-shown = les analyses non affichées
loss-comments = les commentaires
loss-comments-on-moves = les commentaires sur les coups
loss-the-comment-on-the-match = le commentaire du match
loss-marks = les marques
loss-stored-statistics = les statistiques enregistrées
loss-event-data = les données du tournoi
loss-parts-of-the-event-data = une partie des données du tournoi
loss-other-header-entries = d’autres lignes d’en-tête
loss-who-annotated-it = l’annotateur
loss-what-other-programs-said = l’avis d’autres programmes
loss-what-other-programs-counted = les décomptes d’autres programmes
loss-how-rollouts-of-other-programs-were-made = les réglages des rollouts d’autres programmes
loss-the-clock = la pendule
loss-ratings = les classements
loss-the-crawford-rule = la règle de Crawford
loss-whether-a-game-was-resigned = si une partie a été abandonnée
loss-standard-errors-of-cube-decisions = les erreurs types des décisions de cube
say-job-rollout-cube = Rollout de { say-rollout-cube }
loss-statistics = les statistiques
loss-the-length-of-the-match = la longueur du match
loss-where-and-when-it-was-played = le lieu et la date
loss-that-a-rule-is-off = qu’une règle est désactivée
loss-the-score = le score
loss-names-as-they-are-written = l’écriture des noms
loss-that-there-is-no-cube = qu’on joue sans cube
loss-which-game-is-played = le jeu joué
loss-the-steps-of-illegal-plays = le détail des coups illégaux
loss-opinions-on-illegal-plays = les avis sur les coups illégaux

## Why a play is better

why = Pourquoi ?
why-compared = { $play } plutôt que
why-after = Sur le plateau :
why-none = Il n’y a pas de raison simple.
why-shares = Chaque chiffre est la part de la différence qui l’accompagne. Elles se recoupent.
why-replies-all = Les réponses de l’adversaire
say-why-chances = Parties gagnées { $wins } %, gammons gagnés { $won } %, gammons perdus { $lost } %
say-why-chances-wins = Parties gagnées { $wins } %
say-why-chances-won = Parties gagnées { $wins } %, gammons gagnés { $won } %
say-why-chances-lost = Parties gagnées { $wins } %, gammons perdus { $lost } %
say-why-hit-on = Frappe sur le point { $point }
say-why-prime = Fait une prime de { $length } points
say-why-kept-prime = Garde une prime de { $length } points
say-why-misses = Rate avec { $better ->
        [0] aucun jet
        [1] 1 jet
       *[other] { $better } jets
    } sur 36 au lieu de { $other }
say-why-effective = EPC { $better } au lieu de { $other }
why-for = Pour { $play } :
say-why-cube = Gagne plus avec le videau
say-why-point = Fait le point { $point }
say-why-slot = Slotte le point { $point }
say-why-anchor = { $how ->
    [made] Fait l’ancre au point { $point } ; { $play } n’a pas d’ancre
   *[kept] Garde l’ancre au point { $point } ; { $play } n’a pas d’ancre
}
say-why-better-anchor = { $how ->
    [made] Fait l’ancre au point { $point } ; { $play } l’a au point { $other }
   *[kept] Garde l’ancre au point { $point } ; { $play } l’a au point { $other }
}
say-why-closed-out = { $how ->
    [made] Enferme l’adversaire à la barre : aucun lancer ne rentre
   *[kept] Garde l’adversaire enfermé à la barre : aucun lancer ne rentre
}
say-why-race = Course: { $better } au lieu de { $other }
say-why-replies = Meilleur après { $better } réponses sur 36, de { $gain } en moyenne ; moins bon après { $other }, de { $loss } ; gagne le plus après :
say-why-shots = Tirs: { $better } au lieu de { $other }
say-why-double-shots = Lancers qui frappent deux pions: { $better } au lieu de { $other }
say-why-hit = Pions frappés: { $better } au lieu de { $other }
say-why-dances = Lancers sur 36 qui ne rentrent pas: { $better } au lieu de { $other }
say-why-blockade = Lancers sur 36 qui déplacent un pion arrière adverse: { $better } au lieu de { $other }
say-why-home-points = Points dans le jan intérieur: { $better } au lieu de { $other }
say-why-home-blots = Blots dans le jan intérieur: { $better } au lieu de { $other }
say-why-back = Pions en arrière: { $better } au lieu de { $other }
say-why-builders = Pions libres visant le point { $point }: { $better } au lieu de { $other }
say-why-deep = Pions sur les points 1 et 2: { $better } au lieu de { $other }
say-why-off = Pions sortis: { $better } au lieu de { $other }
say-why-crossovers = Passages de quadrant à faire: { $better } au lieu de { $other }
say-why-to-save = Passages de quadrant pour rentrer tous les pions et en sortir un : { $better } au lieu de { $other }
say-why-gaps = Trous sur les points 4, 5 et 6: { $better } au lieu de { $other }
say-why-cube-chances = Gagne { $wins } %, dont { $of_wins } % de gammons ; des défaites, { $of_losses } % sont des gammons
say-why-cube-take = L’adversaire gagne { $theirs } % et a besoin de { $dead } % pour prendre avec un videau mort, { $live } % avec un videau vivant
say-why-cube-losers = Après { $count } séquences sur 1296 ({ $share } %) un double doit être refusé, surtout après : { $rolls }
say-why-cube-jumps = D’ici la prochaine décision, les chances bougent de { $local } % ; dans de telles positions, de { $average } % en moyenne
say-why-cube-double-take = { $kind ->
        [redouble] Redouble
       *[double] Double
    } et prise : doubler gagne { $gain }, passer coûterait { $cost } à l’adversaire
say-why-cube-double-pass = { $kind ->
        [redouble] Redouble
       *[double] Double
    } et passe : doubler gagne { $gain }, prendre coûterait { $cost } à l’adversaire
say-why-cube-no-double = Pas de { $kind ->
        [redouble] redouble
       *[double] double
    } : cela coûterait { $cost }
say-why-cube-too-good = Trop bon pour doubler : continuer vaut { $worth }, doubler { $double }, car { $gammons } % des victoires sont des gammons
say-why-cube-window = Dans la fenêtre de marché : gagne { $wins } % ; elle s’ouvre à { $opens } % et se ferme à { $closes } %
say-why-cube-below = Hors de la fenêtre de marché : gagne { $wins } %, et elle s’ouvre à { $opens } %
say-why-cube-dead = Après une prise le videau est mort ; la fenêtre de marché s’ouvre à { $opens } % : gagne { $wins } %
say-why-cube-free = Doubler ne risque rien : perdre la partie perd déjà le match avec le videau actuel
say-why-cube-jacoby = Avec la règle de Jacoby, les gammons, { $gammons } % des victoires, ne comptent qu’après un double
say-why-cube-swing = Doubler maintenant gagne { $gain } en moyenne après les { $count } séquences sur 1296 qui perdent le marché (surtout après { $rolls }), et coûte { $loss } après { $regrets } autres
say-why-cube-no-losers = Aucune séquence de deux jets ne perd le marché
say-why-cube-returns = Si l’on attend, l’adversaire peut prendre après { $count } séquences sur 1296
say-why-cube-volatile = Volatile : d’ici la prochaine décision, les chances bougent de { $local } % ; dans de telles positions, de { $average } % en moyenne
say-why-cube-quiet = Calme : d’ici la prochaine décision, les chances bougent de { $local } % ; dans de telles positions, de { $average } % en moyenne
say-why-cube-take-dead = Une prise même avec un videau mort : l’adversaire gagne { $theirs } % et a besoin de { $dead } %
say-why-cube-take-live = Une prise parce que l’adversaire aura le videau : il gagne { $theirs } %, trop peu avec un videau mort ({ $dead } %), assez avec un videau vivant ({ $live } %)
say-why-cube-take-redouble = Une prise, car l’adversaire peut redoubler aussitôt : il gagne { $theirs } % et a besoin de { $needs } %
say-why-cube-pass-live = Une passe : l’adversaire gagne { $theirs } % et a besoin de { $needs } % même avec un videau vivant
say-why-cube-pass = Une passe : l’adversaire gagne { $theirs } % et a besoin de { $needs } %
say-why-cube-gammons = Les gammons en font une passe : sans eux, l’adversaire aurait besoin de { $without } % au lieu de { $needs } %
say-why-cube-score = À ce score, l’adversaire a besoin de { $dead } % avec un videau mort, en partie libre de { $money } %
say-why-cube-needs = L’adversaire gagne { $theirs } % et a besoin de { $dead } % pour prendre
say-why-cube-redoubled = L’adversaire gagne { $theirs } % et a besoin de { $live } % pour prendre, puisqu’il peut redoubler aussitôt
say-why-cube-redoubled-at-once = L’adversaire redoublerait aussitôt, sans rien risquer
say-why-cube-close = Doubler ou non ne change presque rien
say-why-cube-chances-lost = Ne gagne aucune partie ; des défaites, { $of_losses } % sont des gammons
why-market-losers = Séquences qui perdent le marché
why-losers-after = après { $throws } réponses sur 36
say-why-backgammons-won = Gagne { $percent } % de backgammons en plus
say-why-backgammons-lost = Perd { $percent } % de backgammons en moins
say-why-gammons-lost = Perd { $percent } % de gammons en moins
say-why-their-cube = Le videau adverse vaut moins
say-why-kept-point = Garde le point { $point }
why-close = Trop serré pour trancher.
