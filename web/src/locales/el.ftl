# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] λευκά
       *[black] μαύρα
    }
count-word =
    { $count ->
        [0] κανένα
        [1] ένα
        [2] δύο
        [3] τρία
        [4] τέσσερα
        [5] πέντε
        [6] έξι
        [7] επτά
        [8] οκτώ
        [9] εννέα
        [10] δέκα
        [11] έντεκα
        [12] δώδεκα
        [13] δεκατρία
        [14] δεκατέσσερα
        [15] δεκαπέντε
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] Σημείο { $point }, κενό
       *[white] Σημείο { $point }, { side }: { count-word }
    }
place-bar = Μπάρα, { side }: { count-word }
place-tray = Μαζεμένα, { side }: { count-word }
place-movable = { $place }, μπορεί να παίξει
place-target = { $place }, πιθανός προορισμός
place-chosen = { $place }, επιλεγμένο
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Επεξεργασία θέσης: κλικ σε ένα σημείο για να οριστούν τα πούλια του
settings-theme = Τάβλι
board-play = Τάβλι
actions = Ενέργειες
close = Κλείσιμο
bar = μπάρα
off = μαζεμένα
side-name =
    { $side ->
        [white] Λευκός
       *[black] Μαύρος
    }
program-name = barpoint ({ $level })
pips = { $pips } pips
pips-word = pips
epc = EPC { $epc }
race-epc = EPC
race-wastage = Σπατάλη
on-roll =
    { $decision ->
        [play] για κίνηση
        [answer_double] για απάντηση
        [answer_resignation] για απάντηση
       *[turn] για ζαριά
    }
money = Money
match-to =
    { $length ->
        [one] Ματς { $length } πόντου
       *[other] Ματς { $length } πόντων
    }
score-money = Πόντοι
score-away = { $away } away
cube-is = βίδος { $value }
crawford-game = Παιχνίδι Crawford
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beavers
moves = Κινήσεις
moves-all = Όλες οι κινήσεις
text-board = Η θέση με λόγια
eval-bar = Πιθανότητα νίκης
thinking = Υπολογισμός…
waiting = Περιμένετε…
offline = Το barpoint δεν αποκρίνεται. Εκτελείται ακόμα;
not-allowed = Δεν επιτρέπεται η πρόσβαση. Ανοίξτε τη διεύθυνση που εμφάνισε το barpoint.
retry = Νέα προσπάθεια
no-page = Δεν υπάρχει τέτοια σελίδα.
no-page-home = Στην αρχική
theme-walnut = Καρυδιά
theme-slate = Σχιστόλιθος
theme-tournament = Τουρνουά
theme-clear = Για αχρωματοψία
theme-contrast = Υψηλή αντίθεση

## Playing

roll = Ζαριά
enter-dice = Ορισμός ζαριάς
double = Διπλασιασμός
done = Τέλος
cannot-move = χωρίς κίνηση
cannot-move-done = Χωρίς κίνηση
undo = Αναίρεση
take = Δέχομαι
pass = Πάσο
beaver = Beaver
accept = Αποδοχή
decline = Απόρριψη
next-game = Επόμενο παιχνίδι
hint = Υπόδειξη
take-back = Παίρνω πίσω
bear-off = Μάζεμα
bear-off-help = Μάζεμα ως το τέλος χωρίς διπλασιασμό· σταματά με οποιοδήποτε πλήκτρο ή κλικ
bearing-off = Μάζεμα… Σταματά με οποιοδήποτε πλήκτρο ή κλικ.
resign = Παραίτηση
review = Ανάλυση
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = Το παιχνίδι συνεχίστηκε σε άλλο παράθυρο. Εδώ βρίσκεται τώρα.
question-double =
    { $side ->
        [You] Διπλασιάζετε
       *[other] { $side } διπλασιάζει
    } στα { $value }.
question-beaver =
    { $side ->
        [You] Απαντάτε
       *[other] { $side } απαντά
    } με beaver στα { $value }.
question-resign =
    { $side ->
        [You] Προσφέρετε
       *[other] { $side } προσφέρει
    } παραίτηση { $kind ->
        [1] με μονό
        [2] με γκάμον
       *[3] με μπάκγκαμον
    }.
resign-title = Παραίτηση
resign-kind =
    { $kind ->
        [1] Μονό
        [2] Γκάμον
       *[3] Μπάκγκαμον
    }
wins =
    { $winner ->
        [You] Κερδίζετε
       *[other] { $winner } κερδίζει
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] γκάμον,{ " " }
       *[3] μπάκγκαμον,{ " " }
    }{ points }.
result-passed = { wins } { points }: ο διπλασιασμός δεν έγινε δεκτός.
result-resigned = { wins } { points } με παραίτηση.
points =
    { $points ->
        [1] έναν πόντο
       *[other] { $points } πόντους
    }
result-match = { wins } το ματς.
typed-label = Πληκτρολόγηση κίνησης
typed-play = Παίξιμο
typed-illegal = Το «{ $play }» δεν είναι έγκυρη κίνηση.
dice-title = Ποια ζαριά;
dice-opening =
    Ζάρια έναρξης: πρώτα { $white ->
        [You] εσείς
       *[other] { $white }
    }, μετά { $black ->
        [You] εσείς
       *[other] { $black }
    }
dice-type = Κλικ σε μια ζαριά ή πληκτρολόγηση των δύο ζαριών.
dice-roll = { $first }{ $second }: { $first } και { $second }
opening-tie = Ισοπαλία: ξαναρίχνουν και οι δύο
opening-tie-cube = Ισοπαλία: βίδος στα { $value }, ξαναρίχνουν και οι δύο
event-opening_roll = Ζαριά έναρξης { $dice }
event-opening_tie = Ζαριά έναρξης { $dice }: ισοπαλία
event-begin =
    { $side ->
        [You] Ξεκινάτε
       *[other] { $side } ξεκινά
    }
event-roll =
    { $side ->
        [You] Ρίχνετε
       *[other] { $side } ρίχνει
    } { $dice }
event-play =
    { $side ->
        [You] Εσείς
       *[other] { $side }
    }: { $play }
event-double =
    { $side ->
        [You] Διπλασιάζετε
       *[other] { $side } διπλασιάζει
    }
event-take =
    { $side ->
        [You] Δέχεστε
       *[other] { $side } δέχεται
    }
event-pass =
    { $side ->
        [You] Πάτε πάσο
       *[other] { $side } πάει πάσο
    }
event-beaver =
    { $side ->
        [You] Απαντάτε
       *[other] { $side } απαντά
    } με beaver
event-resign =
    { $side ->
        [You] Προσφέρετε
       *[other] { $side } προσφέρει
    } παραίτηση
event-accept =
    { $side ->
        [You] Αποδέχεστε
       *[other] { $side } αποδέχεται
    }
event-decline =
    { $side ->
        [You] Απορρίπτετε
       *[other] { $side } απορρίπτει
    }
event-next_game = Επόμενο παιχνίδι
sheet-game = Μετά το παιχνίδι { $number }
sheet-begin = Ξεκινά
sheet-double = Διπλασιάζει στα { $value }
sheet-beaver = Beaver στα { $value }
sheet-resign = Παραίτηση: { resign-kind }
sheet-accept = Αποδέχεται
sheet-decline = Απορρίπτει

clock-over =
    { $name ->
        [You] Ο χρόνος σας τελείωσε
       *[other] { $name }: ο χρόνος τελείωσε
    }
clock-over-choice =
    { $name ->
        [You] Μπορείτε να παραιτηθείτε από αυτό το παιχνίδι
       *[other] { $name } μπορεί να παραιτηθεί από αυτό το παιχνίδι
    } ή συνεχίζετε χωρίς ρολόι.
clock-resign =
    { $kind ->
        [1] Παραίτηση με μονό
        [2] Παραίτηση με γκάμον
       *[3] Παραίτηση με μπάκγκαμον
    }
clock-play-on = Συνέχεια χωρίς ρολόι
clock-is-over = τέλος χρόνου

## New game

new-title = Νέο παιχνίδι
new-length = Μήκος
new-other-length = Πόντοι
new-opponent = Αντίπαλος
new-program = Πρόγραμμα
new-human = Άνθρωπος
new-level = Επίπεδο
new-likeness = Σαν άνθρωπος
new-pr = PR { $pr }
new-likeness-note = Κάνει λάθη όπως οι άνθρωποι με αυτό το PR, μετρημένα σε { $matches } ματς { $players } παικτών. Βλέπει μόνο την τρέχουσα θέση· δεν σχεδιάζει, δεν κουράζεται και δεν μαθαίνει.
level-likeness = σαν άνθρωπος, PR { $pr }
new-your-name = Το όνομά σας
new-second-name = Όνομα αντιπάλου
new-you = Εσείς
new-someone = Επισκέπτης
new-tutor = Δάσκαλος
new-more = Άλλες επιλογές
new-variation = Παραλλαγή
new-dice = Ζάρια
new-dice-program = τα ρίχνει το πρόγραμμα
new-dice-by-hand = ορίζονται με το χέρι
new-words = Οι λέξεις σας για τα ζάρια
new-commitment = Το πρόγραμμα δεσμεύεται για τα ζάρια του (SHA-256):
fair-title = Ζάρια που ελέγχονται
dice-commitment = Δέσμευση (SHA-256)
dice-words = Οι λέξεις σας
dice-seed = Σπόρος
dice-check = Έλεγχος των ζαριών
dice-agree = Όλες οι ζαριές ({ $count }) προκύπτουν από τον σπόρο για τον οποίο δεσμεύτηκε το πρόγραμμα.
dice-other-commitment = Ο σπόρος δεν είναι εκείνος για τον οποίο δεσμεύτηκε το πρόγραμμα.
dice-other-roll = Η ζαριά { $number } δεν προκύπτει από τον σπόρο.
dice-save = Αποθήκευση ζαριών και σπόρου
dice-later = Ο σπόρος αποκαλύπτεται όταν τελειώσει το ματς.
dice-later-session = Ο σπόρος αποκαλύπτεται όταν λήξετε τη συνεδρία.
dice-end = Λήξη της συνεδρίας
dice-end-warning = Δεν θα μπορούν να παιχτούν άλλα παιχνίδια σε αυτή τη συνεδρία. Δεν μπορεί να αναιρεθεί.
dice-end-not = Συνέχεια του παιχνιδιού
dice-ended = Η συνεδρία έληξε.
new-cube = Βίδος (κύβος διπλασιασμού)
new-crawford = Κανόνας Crawford
new-jacoby = Κανόνας Jacoby
new-beavers = Beavers (το πολύ)
new-automatic = Αυτόματοι διπλασιασμοί (το πολύ)
new-clock = Ρολόι
new-minutes = Λεπτά ανά παίκτη
new-delay = Καθυστέρηση ανά σειρά (δευτ.)
new-start = Έναρξη από θέση
new-from = Ξεκινά από την παρακάτω θέση, με το δικό της μήκος ματς, σκορ και βίδο.
new-start-game = Έναρξη
tutor-off = ανενεργός
tutor-doubtful = προειδοποιεί για αμφίβολες κινήσεις
tutor-bad = προειδοποιεί για λάθη
tutor-very_bad = προειδοποιεί για blunder
tutor-says-doubtful = Μοιάζει αμφίβολο
tutor-says-bad = Μοιάζει με λάθος
tutor-says-very_bad = Μοιάζει με blunder
tutor-says-fine = Μοιάζει σωστό
tutor-loss = Κοστίζει περίπου { $loss }.
tutor-rethink = Ξανασκέφτομαι
tutor-hint = Δείξε μου
tutor-anyway = Παίζω έτσι
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 πούλι
variation-hypergammon2 = Hypergammon, 2 πούλια
variation-hypergammon3 = Hypergammon, 3 πούλια
# Levels of play, by GNU Backgammon’s names.
strength-beginner = αρχάριος
strength-casual-play = περιστασιακός
strength-intermediate = μεσαίος
strength-advanced = προχωρημένος
strength-expert = ειδικός
strength-world-class = παγκόσμια κλάση
strength-supremo = supremo
strength-grandmaster = γκρανμέτρ
strength-4ply = 4ply
strength-quick-rollout = γρήγορο rollout
strength-medium-rollout = μεσαίο rollout
strength-deep-rollout = βαθύ rollout
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } ζαριές
bkg-note = Οι ευρετικοί πόντοι (HP) κατατάσσουν τις κινήσεις μιας ζαριάς· δεν είναι equity.
bkg-engaged = Το BKG διπλασιάζει μόνο σε αγώνες δρόμου: όσο υπάρχει επαφή δεν γνωρίζει ενέργεια κύβου.
bkg-equities = Οι τιμές equity είναι του BKG-VI, χωρίς ανάλυση σε βάθος.
bkg-own-plays = Καλύτερη θεωρείται η κίνηση του ίδιου του BKG· τις απώλειες και τις αποφάσεις βίδου τις αξιολογεί το BKG-VI.
bkg-sees = Πώς το βλέπει το BKG
bkg-class = Κλάση θέσης
bkg-class-name = { $class ->
    [running-game] κούρσα
    [bearing-off] μάζεμα
    [near-winning] κοντά στο τέλος της επαφής, μπροστά
    [near-losing] κοντά στο τέλος της επαφής, πίσω
   *[engaged] σε επαφή
}
bkg-terms = Όροι με τη μεγαλύτερη διαφορά (HP)
strength-plays = { $level }, { $count ->
    [255] όλες οι κινήσεις
   *[other] τουλάχιστον { $count } κινήσεις
}

## Tables of plays and cube decisions

hint-rank = Σειρά
hint-play = Κίνηση
hint-equity = Equity
hint-depth = Βάθος
hint-played = παίχτηκε
hint-best = καλύτερη
hint-play-it = Παίξιμο
hint-details = { $depth }: Λεπτομέρειες: { $play }
hint-not-comparable = Μόνο με { $depth }: δεν συγκρίνονται με τις παραπάνω κινήσεις
hint-alone = Ζητήσατε { $asked }. Μετά από { $depth } καμία άλλη κίνηση δεν ήταν αρκετά κοντά στην καλύτερη για βαθύτερη αναζήτηση.
deeper-start = Βαθύτερα και οι υπόλοιπες
deeper-left = Εξετάζονται βαθύτερα, απομένουν { $count }
deeper-stop = Διακοπή
hint-for =
    { $side ->
        [You] Για εσάς
       *[other] Για: { $side }
    }, { $decision ->
        [play] κίνηση { $dice }
        [answer_double] απάντηση στον διπλασιασμό
        [answer_resignation] απάντηση στην παραίτηση
       *[turn] ζαριά ή διπλασιασμός
    }
hint-doubler =
    Equity και πιθανότητες: { $side ->
        [You] δικές σας
       *[other] { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials ->
        [one] { $trials } δοκιμή
       *[other] { $trials } δοκιμές
    }
chances-win = νίκη
chances-lose = ήττα
chances-gammon = γκάμον
chances-backgammon = μπάκγκαμον
chances-g = g
chances-b = b
cubeless = χωρίς βίδο
cube-no-double = Χωρίς διπλ.
cube-double-take = Διπλ./αποδοχή
cube-double-pass = Διπλ./πάσο
cube-proper = Σωστή ενέργεια:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] χωρίς επαναδιπλασιασμό
           *[no] χωρίς διπλασιασμό
        }
        [too_good] { $redouble ->
            [yes] πολύ καλή για επαναδιπλασιασμό
           *[no] πολύ καλή για διπλασιασμό
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] προαιρετικός επαναδιπλασιασμός
               *[no] προαιρετικός διπλασιασμός
            }
           *[no] { $redouble ->
                [yes] επαναδιπλασιασμός
               *[no] διπλασιασμός
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] Το παιχνίδι δεν έχει αρχίσει.
        [game_over] Το παιχνίδι τελείωσε.
        [crawford] Δεν επιτρέπεται διπλασιασμός στο παιχνίδι Crawford: ζαριά.
        [opponents_cube] Ο βίδος ανήκει στον αντίπαλο: ζαριά.
        [dead_cube] Ο βίδος είναι νεκρός: με την τωρινή του αξία κερδίζει το ματς.
       *[no_cube] Ο διπλασιασμός δεν είναι δυνατός: ζαριά.
    }
resignation-accept = Αποδοχή
resignation-play-on = Συνέχεια
resignation-proper =
    { $accepts ->
        [yes] αποδοχή της παραίτησης
       *[no] απόρριψη της παραίτησης
    }
cube-response =
    { $response ->
        [take] αποδοχή
        [beaver] beaver
       *[pass] πάσο
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = δίκτυο
source-rules = κανόνες
source-one-sided-database = μονόπλευρη βάση
source-two-sided-database-exact = δίπλευρη βάση (ακριβής)
source-two-sided-database-exact-chances = δίπλευρη βάση (ακριβείς πιθανότητες)
source-hypergammon-database-exact = βάση Hypergammon (ακριβής)
source-hypergammon-database-exact-chances = βάση Hypergammon (ακριβείς πιθανότητες)

## Settings

settings-title = Ρυθμίσεις
settings-colours = Δικά σας χρώματα
settings-colours-reset = Επαναφορά στα χρώματα του ταβλιού
colour-frame = Πλαίσιο
colour-field = Φόντο
colour-point-a = Τρίγωνα
colour-point-b = Άλλα τρίγωνα
colour-light-top = Ανοιχτά πούλια
colour-dark-top = Σκούρα πούλια
settings-mode = Εμφάνιση
settings-mode-system = Σύστημα
settings-mode-light = Φωτεινή
settings-mode-dark = Σκούρα
settings-board3d = Προβολή του ταβλιού
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Κάμερα
settings-camera-table = από το τραπέζι
settings-camera-steep = από ψηλά
settings-camera-above = ακριβώς από πάνω
settings-material = Υλικό
settings-material-auto = όπως το θέμα
settings-material-wood = ξύλο
settings-material-leather = δέρμα και τσόχα
settings-material-stone = μάρμαρο
board-3d-missing = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να δείξει το τάβλι σε 3D, γι’ αυτό μένει σε 2D.
settings-home = Περιοχή μαζέματος
settings-home-right = κάτω δεξιά
settings-home-left = κάτω αριστερά
settings-light = Ανοιχτά πούλια
settings-light-bottom = κάτω
settings-light-top = πάνω
settings-click = Κλικ σε πούλι
settings-click-die = το παίζει με το αριστερό ζάρι
settings-click-select = το επιλέγει
settings-speed = Διάρκεια κίνησης ενός πουλιού
settings-pause = Παύση αντιπάλου
settings-preview = Έτσι φαίνεται το ταμπλό με αυτές τις ρυθμίσεις
settings-at-once = αμέσως
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } δ
settings-percent-of = { $share } %
settings-level = Επίπεδο για μεμονωμένες θέσεις
settings-met = Πίνακας match equity
settings-plays = Καλύτερες κινήσεις σε πλήρες βάθος
settings-plays-count = { $count ->
    [0] όπως ορίζει το επίπεδο
    [255] όλες
   *[other] τουλάχιστον { $count }
}
settings-thresholds = Απώλειες πάνω από τις οποίες σημειώνονται οι αποφάσεις
settings-thresholds-about = EMG στα ματς. Οι σημάνσεις των αναλύσεων που έγιναν εδώ αλλάζουν αμέσως· στις αναλύσεις από αρχεία μένουν όπως τις έβαλε το πρόγραμμά τους.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Το επίπεδο, ο πίνακας και οι απώλειες αποθηκεύονται στο { $file }, και για τη γραμμή εντολών.
settings-not-kept = Το επίπεδο, ο πίνακας και οι απώλειες ισχύουν ώσπου να κλείσει το πρόγραμμα.
tab-look = Ταμπλό
tab-playing = Παιχνίδι
tab-analysing = Ανάλυση
tab-general = Γενικά
settings-volume = Ένταση
settings-showTargets = Ένδειξη πού μπορεί να παιχτεί ένα πούλι
settings-showMovable = Σήμανση των πουλιών που μπορούν να παίξουν
settings-showLastMove = Ένδειξη της τελευταίας κίνησης με βέλη
settings-higherDieLeft = Το μεγαλύτερο ζάρι αριστερά
settings-autoRoll = Αυτόματη ζαριά όταν δεν υπάρχει απόφαση βίδου
settings-autoForced = Αυτόματο παίξιμο υποχρεωτικών κινήσεων
settings-autoFinish = Τέλος σειράς μετά το τελευταίο πούλι
settings-autoBearOff = Αυτόματο μάζεμα σε καθαρή κούρσα
settings-turnBoard = Δύο παίκτες: το τάβλι γυρίζει προς αυτόν που παίζει
settings-hintLevel = Επίπεδο υποδείξεων
settings-tutorLevel = Επίπεδο δασκάλου
settings-reviewLevel = Επίπεδο ανάλυσης
settings-autoAnalyse = Ανάλυση του ματς μόλις ανοίξει
settings-evalBar = Εμφάνιση πιθανότητας νίκης
settings-percent = Εμφάνιση ποσοστών
settings-textBoard = Η θέση με λόγια
settings-sounds = Ήχοι
settings-reset = Επαναφορά όλων των ρυθμίσεων
settings-docs = Διεπαφή HTTP για σενάρια
settings-language = Γλώσσα
settings-language-auto = Όπως ο περιηγητής

## Keys

keys-title = Συντομεύσεις πληκτρολογίου
keys-play = Στο παιχνίδι
keys-board = Στο τάβλι
keys-review = Μελέτη και ανάλυση
keys-everywhere = Παντού
key-walk = Μετακίνηση από σημείο σε σημείο (βέλη)
key-left-die = Κίνηση με το αριστερό ζάρι· τέλος σειράς
key-right-die = Κίνηση με το δεξί ζάρι
key-choose = Επιλογή πουλιού και ένδειξη πού μπορεί να παιχτεί
key-take-step = Επιστροφή του πουλιού που ήρθε εδώ (επίσης: κλικ σε αυτό ή Shift+κλικ)
key-set-count = Στην επεξεργασία: ορισμός του αριθμού των πουλιών
key-roll = Ζαριά
key-finish = Τέλος σειράς, ζαριά, επόμενο παιχνίδι
key-undo = Αναίρεση του τελευταίου βήματος
key-undo-all = Αναίρεση όλης της σειράς
key-swap = Εναλλαγή των ζαριών
key-double = Διπλασιασμός
key-take = Δέχομαι
key-pass = Πάσο
key-beaver = Beaver
key-accept = Αποδοχή παραίτησης
key-decline = Απόρριψη παραίτησης
key-resign = Παραίτηση
key-take-back = Επιστροφή στην προηγούμενη απόφαση
key-bear-off = Μάζεμα ως το τέλος· σταματά με οποιοδήποτε πλήκτρο ή κλικ
key-hint = Υπόδειξη
key-type-move = Πληκτρολόγηση κίνησης
key-new-game = Νέο παιχνίδι
key-next = Επόμενο
key-previous = Προηγούμενο
key-next-game = Επόμενο παιχνίδι
key-previous-game = Προηγούμενο παιχνίδι
key-next-error = Επόμενο λάθος
key-previous-error = Προηγούμενο λάθος
key-next-blunder = Επόμενο blunder
key-previous-blunder = Προηγούμενο blunder
key-next-cube = Επόμενη απόφαση βίδου
key-previous-cube = Προηγούμενη απόφαση βίδου
key-next-luck = Επόμενη τυχερή ή άτυχη ζαριά
key-previous-luck = Προηγούμενη τυχερή ή άτυχη ζαριά
key-go-on = Συνέχεια μετά την κίνηση στο τάβλι
key-flip = Στροφή του ταβλιού (μέσα σε παιχνίδι το πλήκτρο τελειώνει τη σειρά)
key-analyse = Ανάλυση
key-copy-id = Αντιγραφή του XGID
key-copy-image = Αντιγραφή του ταβλιού ως εικόνας
key-copy-hint = Αντιγραφή της λίστας κινήσεων ως κειμένου
key-jobs = Εργασίες: αναλύσεις και rollouts
key-mirror = Κατοπτρισμός του ταβλιού
key-eval-bar = Εμφάνιση ή απόκρυψη της πιθανότητας νίκης
key-board-3d = Τάβλι σε 2D ή 3D
key-help = Αυτή η λίστα
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page Up
cap-page-down = Page Down

## Pages

nav = Σελίδες
nav-home = Αρχική
nav-play = Παιχνίδι
nav-analyse = Ανάλυση
nav-settings = Ρυθμίσεις
nav-help = Πλήκτρα
home-title = barpoint
home-resume = Παιχνίδια σε εξέλιξη
home-new = Νέο παιχνίδι
home-analyse = Ανάλυση θέσης ή ματς
home-delete = Διαγραφή
home-delete-title = Να διαγραφεί το «{ $title }»;
home-delete-warning = Δεν μπορεί να αναιρεθεί.
home-keep = Διατήρηση
home-finished = τελείωσε
home-opened = άνοιξε { $when }
home-games =
    { $games ->
        [one] { $games } παιχνίδι
       *[other] { $games } παιχνίδια
    }

## Analysing positions

analysis = Ανάλυση
id-paste = Επικολλήστε ID, θέση ή ματς
id-lost = { $reason } Εμφανίζεται η αρχική θέση.
draft-lost = Ο σύνδεσμος δεν περιέχει θέση. Εμφανίζεται η αρχική θέση.
pasted-xgid = Μοιάζει με XGID, αλλά ένα μέρος του λείπει ή είναι λάθος ({ $reason }). Ένα XGID έχει αυτή τη μορφή: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Μοιάζει με GNUBG ID, αλλά τα μέρη του έχουν { $position } και { $match } χαρακτήρες. Πρέπει να είναι ένα Position ID με 14, μια άνω-κάτω τελεία και ένα Match ID με 12, όπως 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Μοιάζει με Position ID, αλλά δεν περιγράφει έγκυρη θέση. Η αρχική θέση είναι 4HPwATDgc/ABMA.
pasted-match-id = Μοιάζει με Match ID, αλλά δεν περιγράφει ματς. Η έναρξη ενός παιχνιδιού money είναι cAkAAAAAAAAA.
pasted-id = Μοιάζει με ID του GNU Backgammon, αλλά έχει { $count } χαρακτήρες. Ένα Position ID έχει 14, όπως 4HPwATDgc/ABMA· ένα Match ID έχει 12, όπως cAkAAAAAAAAA.
pasted-match = Δεν είναι ούτε ματς που μπορεί να διαβάσει το barpoint ούτε κείμενο που περιέχει ID θέσης ({ $reason }). Μπορείτε να ανοίξετε αρχεία ματς (.xg, .sgf, .mat, .txt, .bgf, .ogxm και άλλα) και κείμενα που περιέχουν ID θέσης.
pasted-text = Δεν βρέθηκε ID θέσης. Επικολλήστε ένα XGID, όπως XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, ένα Position ID, όπως 4HPwATDgc/ABMA, ένα Match ID ή ένα ολόκληρο ματς.
id-first-of = Αυτή είναι η πρώτη από τις { $count } θέσεις που ανοίξατε.
id-show = Εμφάνιση
id-open = Άνοιγμα…
id-copy = Αντιγραφή { $name }
id-picture = Εικόνα:
picture-captions = Ονόματα, σκορ και πόντοι διαδρομής στις εικόνες
copied = Αντιγράφηκε
saved = Αποθηκεύτηκε σε αρχείο
copy = Αντιγραφή
copy-failed = Ο περιηγητής δεν επέτρεψε την αντιγραφή
copy-image = Εικόνα
copy-image-label = Αντιγραφή του ταβλιού ως εικόνας
copy-hint = Αντιγραφή ως κειμένου
edit = Επεξεργασία
edit-put = Το κλικ τοποθετεί
edit-put-side =
    { $side ->
        [white] Λευκά
       *[black] Μαύρα
    }
edit-start = Αρχική θέση
edit-clear = Άδειασμα
edit-on-roll = Παίζει
edit-dice = Ζάρια
edit-die = Ζάρι { $number }
edit-cube = Βίδος
edit-cube-owner = Κάτοχος βίδου
cube-centred = στο κέντρο
edit-length = Μήκος ματς (0: money)
edit-score = Σκορ: { side-name }
edit-score-held = Σε ματς { $length } πόντων το σκορ πριν από ένα παιχνίδι είναι από 0 έως { $high }.
edit-length-held = Τα ματς φτάνουν το πολύ στους { $high } πόντους· το 0 σημαίνει money.
edit-to-place = { $count ->
        [one] Μένει να τοποθετηθεί ένα πούλι ({ side-name })…
       *[other] Μένει να τοποθετηθούν { $count } πούλια ({ side-name })…
    }
edit-counts = Στο τάβλι: Λευκός { $white }, Μαύρος { $black }· μαζεμένα: Λευκός { $white-off }, Μαύρος { $black-off }.
edit-not-yet = Δεν υπάρχει ακόμα κάτι για ανάλυση: { $reason }
edit-help = Κλικ σε ένα σημείο τοποθετεί πούλια: όσο πιο μακριά από την άκρη, τόσο περισσότερα (δεξί κλικ για την άλλη πλευρά). Σύρετε ένα πούλι για να το μετακινήσετε· κλικ στον αριθμό ενός σημείου το αδειάζει. Πληκτρολόγιο: μετακίνηση με τα βέλη, μετά ένας αριθμός.
go-on = Συνέχεια από εδώ
play-from = Παιχνίδι από εδώ
facts = Παίζει: { side-name }
tab-best = Καλύτερες
tab-temperature = Επόμενη ζαριά
tab-scores = Σκορ
tab-cube = Βίδος
provenance = { $level } · { $met } · δίκτυα { $nets }
temperature-mean = Μέσος όρος όλων των ζαριών: { $mean }. Κλικ σε μια ζαριά για εξερεύνηση.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = εσείς ↓ αντίπαλος → away
score-differs = διαφέρει από το money
score-same = Όπως στο money σε κάθε σκορ.
score-none = ND: χωρίς διπλασιασμό
score-take = D/T: διπλασιασμός/αποδοχή (D/B: διπλασιασμός/beaver)
score-pass = D/P: διπλασιασμός/πάσο
score-too-good = TG: πολύ καλή για διπλασιασμό
lab-theories = Θεωρίες του βίδου
lab-theory = Θεωρία
lab-action = Σωστή ενέργεια
lab-windows = Παράθυρο αγοράς
lab-doubler = Πιθανότητα νίκης αυτού που διπλασιάζει
lab-opponent = Πιθανότητα νίκης του αντιπάλου
lab-windows-help = Από τον νεκρό ως τον ζωντανό βίδο· η κόκκινη γραμμή δείχνει την τωρινή πιθανότητα νίκης.
lab-volatility = Μεταβλητότητα
lab-volatility-is = Στις δύο επόμενες ζαριές η πιθανότητα νίκης μεταβάλλεται κατά μέσο όρο κατά { $local } (τυπικό για τέτοιες θέσεις: { $average }).
lab-life = Αποδοτικότητα βίδου { $life }.
lab-mwc = Πιθανότητα νίκης στο ματς: χωρίς διπλασιασμό { $nd }, διπλασιασμός/αποδοχή { $dt }, διπλασιασμός/πάσο { $dp }.
lab-none = Εδώ δεν υπάρχει απόφαση βίδου.
curves = Καμπύλες equity
curves-plot = Equity ως προς την πιθανότητα νίκης για κάθε θεωρία· οι αριθμοί είναι στον πίνακα από κάτω
curves-owner = Κάτοχος βίδου
curves-centred = Βίδος στο κέντρο
curves-owned = Δικός σας βίδος
curves-opponent = Βίδος αντιπάλου
curves-take_point = Όριο αποδοχής
curves-initial_double = Όριο διπλασιασμού
curves-redouble = Όριο επαναδιπλασιασμού
curves-cash_point = Όριο cash
curves-own = Διακεκομμένη: αυτή η θέση, { $wins }. Equity σε { $scale }.
curves-points = Πιθανότητα νίκης σε κάθε όριο, κατά θεωρία, για τον παίκτη που παίζει
curves-table = Οι καμπύλες με αριθμούς
curve-janowski = Janowski
curve-jump = Άλμα
curve-dead = Νεκρός
curve-live = Ζωντανός
window-take = Αποδοχή
window-double = Διπλασιασμός
window-cash = Cash
window-too-good = Πολύ καλή
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Άλμα
theory-learned = Μαθημένη
theory-jump-local = Άλμα, τοπικό
theory-two-lives-given = Δύο δοσμένες αποδοτικότητες
# Units of equity.
scale-points = πόντους
scale-emg = EMG

## Matches

match-players =
    { $white ->
        [You] Εσείς
       *[other] { $white }
    } – { $black ->
        [You] Εσείς
       *[other] { $black }
    }
match-game = Παιχνίδι { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Τάβλι
tab-record = Κινήσεις
tab-statistics = Στατιστικά

analyse-start = Ανάλυση
analyse-again = Ανάλυση με…
analyse-which = Αναλύει όλο το ματς σε αυτό το επίπεδο και διατηρεί τις άλλες αναλύσεις. Μπορεί να μπει σε παύση.
level-match = { $time }
wait-none = κάτω από ένα δευτερόλεπτο
wait-about = περίπου { $time }
level-estimated = , κατ’ εκτίμηση
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } δευτ.
time-min = { $min } λεπ.
time-h = { $h } ώρ.
layers = Αναλύσεις
layer = Ανάλυση
layer-best = Καλύτερη
layer-lost = Λάθος
layer-cube = Βίδος, { $depth }
layer-play = Κίνηση, { $depth }
layer-made = παίχτηκε: { $depth }
layer-from = Ανάλυση: { $label }
layer-drop = Διαγραφή της ανάλυσης { $label }
layer-drop-question = Να διαγραφεί η ανάλυση «{ $label }» αυτού του ματς;
keep = Διατήρηση
analysed = αναλύθηκαν { $done } από { $total } αποφάσεις
match-first = Πρώτη
match-previous = Προηγούμενη
match-next = Επόμενη
match-last = Τελευταία
match-previous-error = Προηγούμενο λάθος
match-next-error = Επόμενο λάθος
match-unanalysed = Δεν έχει αναλυθεί ακόμα: κανένα λάθος προς εμφάνιση.
match-kind =
    { $kind ->
        [blunders] blunder
        [cube] αποφάσεις βίδου
        [luck] τυχερές ή άτυχες ζαριές
       *[errors] λάθη
    }
match-none = Δεν υπάρχουν { match-kind }.
match-no-next = Μετά από εδώ δεν υπάρχουν { match-kind }.
match-no-previous = Πριν από εδώ δεν υπάρχουν { match-kind }.
match-views = Κινήσεις και στατιστικά
worst-yours = Τα χειρότερα λάθη σας
worst-all = Τα χειρότερα λάθη
worst-unanalysed = Εδώ θα εμφανιστούν τα λάθη σας, πρώτα τα χειρότερα, μόλις αναλυθεί το ματς.
worst-where = παιχνίδι { $game }, σειρά { $turn }
worst-no-double = Χωρίς διπλασιασμό
worst-more = Εμφάνιση και των { $count }
worst-few = Λιγότερα
you-which = Ποιος παίκτης είστε;
you-are = Είστε «{ $name }».
you-change = Αλλαγή
filter-player = Παίκτης
filter-both = και οι δύο
filter-kind = Φίλτρο
filter-all = όλα
filter-errors = λάθη
filter-blunders = blunder
filter-cube = αποφάσεις βίδου
filter-luck = τύχη
filter-doubtful_moves = αμφίβολες κινήσεις
filter-bad_moves = λάθη στις κινήσεις
filter-very_bad_moves = blunder στις κινήσεις
filter-very_lucky_rolls = πολύ τυχερές ζαριές
filter-lucky_rolls = τυχερές ζαριές
filter-unlucky_rolls = άτυχες ζαριές
filter-very_unlucky_rolls = πολύ άτυχες ζαριές
filter-doubles = διπλασιασμοί
filter-takes = αποδοχές
filter-passes = πάσο
filter-missed_doubles_below_cash = χαμένοι διπλασιασμοί
filter-missed_doubles_above_cash = χαμένοι διπλασιασμοί
filter-wrong_doubles_too_early = λάθος διπλασιασμοί
filter-wrong_doubles_too_good = λάθος διπλασιασμοί
filter-wrong_takes = λάθος αποδοχές
filter-wrong_passes = λάθος πάσο
filter-none = Τίποτα σε αυτό το ματς δεν περνά το φίλτρο.
record-white = Λευκός
record-black = Μαύρος
record-roll = { $dice }:
record-double = Διπλασιάζει
record-take = Δέχεται
record-pass = Πάσο
record-set_up = Στήθηκε θέση
record-illegal = Μη έγκυρη: { $play }
record-rolls = ρίχνει { $dice }
mark-doubtful = αμφίβολη
mark-bad = λάθος
mark-very_bad = blunder
mark-none = χωρίς σήμανση
mark-analysis = από την ανάλυση
mark-checker = Κίνηση: { $mark }
mark-cube = Απόφαση βίδου: { $mark }
luck-very_lucky = πολύ τυχερή
luck-lucky = τυχερή
luck-unlucky = άτυχη
luck-very_unlucky = πολύ άτυχη
entry-loss = Λάθος { $loss }
entry-cube-loss = Λάθος βίδου { $loss }
entry-luck = Τύχη { $luck }
entry-played = Παίχτηκε: { $play }
entry-none = Δεν έχει αναλυθεί ακόμα.
entry-all =
    { $count ->
        [one] Εμφάνιση της μίας κίνησης
       *[other] Εμφάνιση και των { $count } κινήσεων
    }
entry-marks = Σημάνσεις
entry-mark-play = Κίνηση
entry-mark-cube = Βίδος
entry-comment = Σχόλιο
entry-save = Αποθήκευση σχολίου
opinions = Από το αρχείο, όχι από το barpoint
opinion-answer-loss = Λάθος της απάντησης { $loss }
opinion-none-take = χωρίς διπλασιασμό, αποδοχή
opinion-too-good = πολύ καλή για διπλασιασμό, πάσο
opinion-take = διπλασιασμός, αποδοχή
opinion-pass = διπλασιασμός, πάσο
analyst-figures = Στοιχεία του αρχείου από { $name }
analyst-checker = Λάθη στις κινήσεις
analyst-cube = Λάθη βίδου
analyst-help = Οι αριθμοί στο αρχείο μετρούν αποφάσεις με τους κανόνες εκείνου του προγράμματος, γι’ αυτό το PR του διαφέρει από του barpoint ακόμα και όπου βλέπουν και τα δύο τα ίδια λάθη· λάθη και τύχη σε κανονικοποιημένη equity (EMG).
entry-study = Μελέτη της θέσης
timeline = Πιθανότητα νίκης στη διάρκεια του ματς
timeline-unknown = δεν αναλύθηκε
timeline-at =
    { $entry } από { $total }: { $name ->
        [You] Εσείς
       *[other] { $name }
    } { $chance }
statistics-show =
    { $label }, { $name ->
        [You] εσείς
       *[other] { $name }
    }: { $count }. Εμφάνιση στις κινήσεις
statistics-none = Αναλύστε το ματς για να δείτε τα στατιστικά του.
ratings = Αξιολόγηση
statistics-over = { $done } από { $total } αποφάσεις αναλύθηκαν ξανά· οι υπόλοιπες μετρούν κατά { $other }.
statistics-part = Ως τώρα αναλύθηκαν { $done } από { $total } αποφάσεις.
statistics-all = Πλήρης ανάλυση: { $count ->
        [1] παιχνίδι
       *[other] παιχνίδια
    } { $games }.
statistics-some = Μερική ανάλυση: { $count ->
        [1] παιχνίδι
       *[other] παιχνίδια
    } { $games }.
statistics-nothing = Χωρίς ανάλυση: { $count ->
        [1] παιχνίδι
       *[other] παιχνίδια
    } { $games }.
statistics-so-far = ως τώρα
ratings-waiting = Λάθη και τύχη αφορούν μόνο αυτές. PR, δείκτες και κατάταξη εμφανίζονται μόλις αναλυθούν όλες οι αποφάσεις.
ratings-pr = PR
ratings-rate = Δείκτης λαθών (mEMG)
ratings-snowie = Δείκτης Snowie
ratings-decisions = ανά απόφαση, { $count } συνολικά
ratings-moves = ανά κίνηση των δύο παικτών, { $total } συνολικά
ratings-name = Κατάταξη
ratings-pr-help = Performance rating: 500 φορές η μέση χαμένη equity ανά μετρούμενη απόφαση, δηλαδή ανά μη υποχρεωτική κίνηση και ανά οριακή ή πραγματική απόφαση βίδου. Το 0 είναι το τέλειο. Συνηθισμένα ονόματα: κάτω από 2.5 παγκόσμιος πρωταθλητής, 5 παγκόσμια κλάση, 7.5 ειδικός, 12.5 προχωρημένος, 17.5 μεσαίος, 22.5 περιστασιακός παίκτης, 30 αρχάριος.
ratings-rate-help = Χιλιοστά κανονικοποιημένης equity που χάνονται ανά μετρούμενη απόφαση: εξ ορισμού το διπλάσιο του PR και ο αριθμός που δείχνει το GNU Backgammon.
ratings-snowie-help = Χίλιες φορές η χαμένη equity, διά όλες τις κινήσεις των δύο παικτών, μαζί με τις υποχρεωτικές.
ratings-name-help = Κατά δείκτη λαθών: κάτω από 2 υπερφυσικός, 5 παγκόσμια κλάση, 8 ειδικός, 12 προχωρημένος, 18 μεσαίος, 26 περιστασιακός παίκτης, 35 αρχάριος. Τα ονόματα διαφέρουν από αυτά που συνηθίζονται για το PR.
statistics-marks = Σημάνσεις: απόφαση που κοστίζει πάνω από 0.030 είναι αμφίβολη, πάνω από 0.060 λάθος, πάνω από 0.120 blunder. Μια ζαριά είναι τυχερή από 0.3 πάνω από τον μέσο όρο, πολύ τυχερή από 0.6· αντίστοιχα και οι άτυχες. Όλα σε κανονικοποιημένη equity (EMG).
stat-checker = Κάθε ζαριά του ματς, μαζί με όσες δεν μπορούσαν να παιχτούν. Οι σημάνσεις είναι αυτές που αποθηκεύτηκαν με τις κινήσεις.
stat-luck = Τι πρόσφεραν τα ζάρια: η αξία της θέσης μετά την καλύτερη κίνηση της ζαριάς, μείον τον μέσο όρο όλων των ζαριών.
stat-cube = Διπλασιασμός, μη διπλασιασμός, αποδοχή και πάσο. Τα beavers και τα raccoons δεν μετρούν ως χωριστοί διπλασιασμοί.
stat-overall = Κινήσεις και αποφάσεις βίδου μαζί, και πόσο από το αποτέλεσμα ήταν τύχη.
stat-checker-total_moves = Όλες οι σειρές, μαζί με τις υποχρεωτικές κινήσεις και όσες δεν είχαν έγκυρη κίνηση.
stat-checker-unforced_moves = Σειρές με τουλάχιστον δύο έγκυρες κινήσεις· με αυτές διαιρεί ο δείκτης λαθών.
stat-checker-unmarked_moves = Κινήσεις που κόστισαν έως 0.030.
stat-checker-doubtful_moves = Κινήσεις που κόστισαν πάνω από 0.030, έως 0.060.
stat-checker-bad_moves = Λάθη: κινήσεις που κόστισαν πάνω από 0.060, έως 0.120.
stat-checker-very_bad_moves = Blunder: κινήσεις που κόστισαν πάνω από 0.120.
stat-checker-error_total = Συνολική equity που χάθηκε στις κινήσεις· σε παρένθεση ως πιθανότητα νίκης στο ματς ή σε πόντους.
stat-checker-error_rate = Το σύνολο διά τις μη υποχρεωτικές κινήσεις, σε χιλιοστά.
stat-checker-checker_rating = Όνομα για τον δείκτη λαθών στις κινήσεις: κάτω από 2 υπερφυσικός, 5 παγκόσμια κλάση, 8 ειδικός, 12 προχωρημένος, 18 μεσαίος, 26 περιστασιακός παίκτης, 35 αρχάριος.
stat-luck-very_lucky_rolls = Ζαριές καλύτερες από τον μέσο όρο κατά πάνω από 0.6.
stat-luck-lucky_rolls = Ζαριές καλύτερες από τον μέσο όρο κατά πάνω από 0.3.
stat-luck-unmarked_rolls = Ζαριές που απέχουν έως 0.3 από τον μέσο όρο.
stat-luck-unlucky_rolls = Ζαριές χειρότερες από τον μέσο όρο κατά πάνω από 0.3.
stat-luck-very_unlucky_rolls = Ζαριές χειρότερες από τον μέσο όρο κατά πάνω από 0.6.
stat-luck-luck_total = Η τύχη όλων των ζαριών συνολικά· σε παρένθεση ως πιθανότητα νίκης στο ματς ή σε πόντους.
stat-luck-luck_rate = Το σύνολο διά όλες τις κινήσεις, σε χιλιοστά.
stat-luck-luck_rating = Όνομα για τον δείκτη τύχης: τυχερός ή άτυχος πάνω από 30 χιλιοστά, πολύ τυχερός ή άτυχος πάνω από 60.
stat-cube-cube_decisions = Σειρές όπου ο παίκτης μπορούσε να διπλασιάσει, διπλασιασμοί, αποδοχές και πάσο.
stat-cube-close_cube_decisions = Διπλασιασμοί, αποδοχές και πάσο, και σειρές όπου ο διπλασιασμός θα κόστιζε κάτω από 0.16· με αυτές διαιρεί ο δείκτης λαθών.
stat-cube-doubles = Διπλασιασμοί και επαναδιπλασιασμοί που προσφέρθηκαν.
stat-cube-takes = Διπλασιασμοί που έγιναν δεκτοί.
stat-cube-passes = Διπλασιασμοί που απαντήθηκαν με πάσο.
stat-cube-missed_doubles_below_cash = Χωρίς διπλασιασμό ενώ ήταν σωστός και ο αντίπαλος έπρεπε να δεχτεί: κάτω από το όριο cash.
stat-cube-missed_doubles_above_cash = Χωρίς διπλασιασμό ενώ ο αντίπαλος έπρεπε να πάει πάσο: πάνω από το όριο cash.
stat-cube-wrong_doubles_too_early = Διπλασιασμός πολύ νωρίς: κάτω από το όριο διπλασιασμού.
stat-cube-wrong_doubles_too_good = Διπλασιασμός ενώ άξιζε περισσότερο η συνέχεια για γκάμον: πολύ καλή για διπλασιασμό.
stat-cube-wrong_takes = Αποδοχές που έπρεπε να είναι πάσο.
stat-cube-wrong_passes = Πάσο που έπρεπε να είναι αποδοχές.
stat-cube-error_total = Συνολική equity που χάθηκε στις αποφάσεις βίδου· σε παρένθεση ως πιθανότητα νίκης στο ματς ή σε πόντους.
stat-cube-error_rate = Το σύνολο διά τις οριακές ή πραγματικές αποφάσεις βίδου, σε χιλιοστά.
stat-cube-cube_rating = Όνομα για τον δείκτη λαθών βίδου, με τα ίδια όρια όπως στις κινήσεις.
stat-overall-error_total = Κινήσεις και αποφάσεις βίδου μαζί.
stat-overall-error_rate = Το σύνολο διά τις μη υποχρεωτικές κινήσεις συν τις οριακές ή πραγματικές αποφάσεις βίδου, σε χιλιοστά.
stat-overall-snowie_error_rate = Το σύνολο σε χιλιοστά, διά όλες τις κινήσεις των δύο παικτών.
stat-overall-overall_rating = Όνομα για τον συνολικό δείκτη λαθών, με τα ίδια όρια όπως στις κινήσεις.
stat-overall-actual_result = Τι κερδήθηκε: η αύξηση της πιθανότητας νίκης στο ματς στα παιχνίδια που τελείωσαν, ή πόντοι.
stat-overall-luck_adjusted_result = Το πραγματικό αποτέλεσμα μείον την τύχη του παίκτη, συν του αντιπάλου: το αποτέλεσμα που θα έφερνε μόνη της η ικανότητα.
stat-overall-fibs_rating_difference = Η διαφορά rating στο FIBS για την οποία θα ήταν αναμενόμενο το αποτέλεσμα χωρίς την τύχη.
stat-overall-fibs_rating = Το rating στο FIBS που αντιστοιχεί σε τέτοια λάθη: 2050 μείον τις παρακάτω απώλειες.
stat-overall-checker_rating_loss = Βαθμοί FIBS που χάθηκαν στις κινήσεις.
stat-overall-cube_rating_loss = Βαθμοί FIBS που χάθηκαν στις αποφάσεις βίδου.
stat-overall-advantage = Πόντοι που κερδήθηκαν ανά παιχνίδι.
stat-overall-luck_adjusted_advantage = Το ίδιο, χωρίς την τύχη των δύο παικτών.
stat-overall-confidence_interval = Εύρος 1.96 τυπικών σφαλμάτων από κάθε πλευρά του αθροίσματος των πόντων, όπως το τυπώνει το GNU Backgammon.
export = Αποθήκευση…
export-match = Το ματς
export-losses = Παραλείπονται: { $what }.
export-refused = Όχι για αυτό το ματς: { $reason }.
export-reports = Ως αναφορά
export-paper = Χαρτί
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Εκτυπώσιμη σελίδα (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Σελίδα στη μορφή του GNU Backgammon (HTML)
       *[other] Σελίδες στη μορφή του GNU Backgammon, μία για κάθε παιχνίδι (ZIP με HTML)
    }
export-form-text = Κείμενο στη μορφή του GNU Backgammon
export-form-latex = Έγγραφο LaTeX
export-form-pdf = Έγγραφο PDF
export-form-csv = Πίνακας αποφάσεων (CSV)
export-position = Αυτή η θέση
take-along = Αποθήκευση και αντιγραφή
learn = Μάθηση από τα λάθη
learn-title = Τι θα παίζατε;
learn-title-cube = Τι θα κάνατε;
learn-number = Λάθος { $number } από { $count }, και οι δύο παίκτες
learn-number-of =
    { $name ->
        [You] Δικό σας λάθος { $number } από { $count }
       *[other] { $name }: λάθος { $number } από { $count }
    }
learn-tries =
    { $count ->
        [1] μία προσπάθεια ως τώρα
       *[other] { $count } προσπάθειες ως τώρα
    }
learn-whose = Από ποιανού τα λάθη θέλετε να μάθετε;
learn-hidden = Η ανάλυση εμφανίζεται μετά την απάντησή σας.
learn-whose-change = Αλλαγή παίκτη
learn-count =
    { $count ->
        [0] κανένα λάθος
        [1] ένα λάθος
       *[other] { $count } λάθη
    }
learn-balance =
    { $answered ->
        [1] Απαντήθηκε μία ερώτηση
       *[other] Απαντήθηκαν { $answered } ερωτήσεις
    }, { $first } σωστά ή σχεδόν σωστά με την πρώτη.
learn-over = Πάλι από την αρχή, ή τα λάθη του άλλου παίκτη;
learn-unanalysed = Αναλύστε πρώτα το ματς για να βρεθούν τα λάθη του.
learn-again = Νέα προσπάθεια
learn-show = Εμφάνιση απάντησης
learn-next = Επόμενο λάθος
learn-stop = Τέλος
learn-right = Σωστά: η καλύτερη κίνηση.
learn-close = Σχεδόν: κοστίζει { $loss }.
learn-wrong = Κοστίζει { $loss }.
learn-unknown = Αυτή η κίνηση δεν ήταν ανάμεσα σε όσες αναλύθηκαν.
learn-no-double = Χωρίς διπλασιασμό
learn-done = Είδατε όλα τα λάθη.
job-left = απομένουν { $time }
job-progress = { $title }: { $done } από { $total }
job-pause = Παύση
job-resume = Συνέχεια
job-cancel = Ακύρωση
job-open = Άνοιγμα
job-done = έτοιμο
job-cancelled = ακυρώθηκε
jobs = Εργασίες
jobs-active =
    { $count ->
        [0] Εργασίες
       *[other] Εργασίες: { $count } σε εξέλιξη
    }
jobs-title = Εργασίες
jobs-none = Καμία εργασία σε εξέλιξη.
jobs-over = Πρόσφατες
jobs-of = { $done } από { $total }
jobs-rollouts = Αποθηκευμένα rollouts
jobs-trials = { $done } από { $wanted } δοκιμές
job-paused = σε παύση
job-queued = περιμένει άλλες εργασίες
job-failed = απέτυχε: { $error }
home-matches = Ματς
home-drop = Σύρετε ματς οπουδήποτε, επικολλήστε ένα ή ανοίξτε αρχεία: όσα θέλετε μαζί, με φακέλους και αρχεία ZIP.
home-waiting = περιμένει ανάλυση
home-analysing = αναλύεται, { $done } από { $total }
home-analysed = αναλύθηκε
home-no-decisions = τίποτα για ανάλυση
home-not-analysed = δεν αναλύθηκε
analyse-all =
    { $count ->
        [1] Ανάλυση ενός ματς
       *[other] Ανάλυση { $count } ματς
    }
analyse-all-level = Επίπεδο των αναλύσεων
drop-here = Αφήστε τα ματς εδώ
batch-reading = Ανάγνωση αρχείων
batch-progress = διαβάστηκαν { $done } από { $total }
batch-too-long = Ένα αρχείο επιτρέπεται να έχει έως { $megabytes } MB· αυτό είναι μεγαλύτερο
batch-report = Αρχεία που ανοίχτηκαν
batch-opened =
    { $count ->
        [0] Δεν άνοιξε κανένα ματς.
        [1] Άνοιξε ένα ματς.
       *[other] Άνοιξαν { $count } ματς.
    }
batch-stopped = Διακόπηκε πριν από το τελευταίο αρχείο.
batch-dismiss = Απόκρυψη
batch-positions = Αρχεία με θέσεις
batch-position-count =
    { $count ->
        [1] μία θέση
       *[other] { $count } θέσεις
    }
batch-failed =
    { $count ->
        [1] Ένα αρχείο δεν διαβάστηκε
       *[other] { $count } αρχεία δεν διαβάστηκαν
    }
batch-others =
    { $count ->
        [1] Ένα άλλο αρχείο δεν περιέχει ματς
       *[other] { $count } άλλα αρχεία δεν περιέχουν ματς
    }
players = Παίκτες
players-covered = αναλύθηκαν { $analysed } από { $matches } ματς
players-name = Παίκτης
players-unnamed = χωρίς όνομα
players-matches = Ματς
players-matches-help = Ματς και συνεδρίες money στην παραπάνω λίστα.
players-won = Νίκες
players-won-help = Ματς που κερδήθηκαν. Τις συνεδρίες money και τα ημιτελή ματς δεν τα κερδίζει κανείς.
players-pr = PR
players-pr-help = Performance rating όλων των αποφάσεων που αναλύθηκαν, με το τυπικό του σφάλμα: 500 φορές η μέση χαμένη equity ανά μη υποχρεωτική κίνηση και ανά οριακή ή πραγματική απόφαση βίδου. Το 0 είναι το τέλειο. Το τυπικό σφάλμα θεωρεί τα παιχνίδια ανεξάρτητα.
players-decisions = Αποφάσεις
players-decisions-help = Αποφάσεις που αναλύθηκαν και μετρούν στο PR: μη υποχρεωτικές κινήσεις και οριακές ή πραγματικές αποφάσεις βίδου.
players-luck = Τύχη
players-luck-help = Τι πρόσφεραν τα ζάρια στα παιχνίδια που αναλύθηκαν, σε κανονικοποιημένη equity (EMG). Το θετικό είναι τύχη.
players-all = Εμφάνιση και των { $count } παικτών
players-few = Λιγότεροι
worst-where-of = { $name }, παιχνίδι { $game }, σειρά { $turn }
# Formats of match files, by their short names.
format-sgf = Συλλογή παιχνιδιών του GNU Backgammon (SGF) με ανάλυση
format-json = Όλα όσα γνωρίζει το barpoint για ένα ματς, ως JSON (.json)
format-ogxm = Ματς των OpenGammon, HedgeHog και GammonView, OGXM 2 (.ogxm, .gvab)
format-mat = Κείμενο ματς των Jellyfish, Snowie, XG, Galaxy (.mat, .txt)
format-xgmat = Κείμενο ματς όπως το γράφει το eXtreme Gammon (.mat, .txt)
format-gam = Κείμενο Jellyfish ενός μόνο παιχνιδιού (.gam)
format-snowie = Κείμενο ματς του Snowie με στημένες θέσεις (.txt· διαβάζεται ως mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Στατιστικά κινήσεων
figures-luck = Στατιστικά τύχης
figures-cube = Στατιστικά βίδου
figures-overall = Συνολικά στατιστικά
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] πόντοι
    }
figure-total_moves = Κινήσεις συνολικά
figure-unforced_moves = Μη υποχρεωτικές κινήσεις
figure-unmarked_moves = Κινήσεις χωρίς σήμανση
figure-doubtful_moves = Αμφίβολες κινήσεις
figure-bad_moves = Λάθη
figure-very_bad_moves = Blunder
figure-error_total = Σύνολο λαθών EMG ({ figure-unit })
figure-error_rate = Δείκτης λαθών mEMG ({ figure-unit })
figure-checker_rating = Κατάταξη στις κινήσεις
figure-very_lucky_rolls = Πολύ τυχερές ζαριές
figure-lucky_rolls = Τυχερές ζαριές
figure-unmarked_rolls = Ζαριές χωρίς σήμανση
figure-unlucky_rolls = Άτυχες ζαριές
figure-very_unlucky_rolls = Πολύ άτυχες ζαριές
figure-luck_total = Σύνολο τύχης EMG ({ figure-unit })
figure-luck_rate = Δείκτης τύχης mEMG ({ figure-unit })
figure-luck_rating = Κατάταξη τύχης
figure-cube_decisions = Αποφάσεις βίδου συνολικά
figure-close_cube_decisions = Οριακές ή πραγματικές αποφάσεις βίδου
figure-doubles = Διπλασιασμοί
figure-takes = Αποδοχές
figure-passes = Πάσο
figure-missed_doubles_below_cash = Χαμένοι διπλασιασμοί κάτω από CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Χαμένοι διπλασιασμοί πάνω από CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Λάθος διπλασιασμοί κάτω από DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Λάθος διπλασιασμοί πάνω από TG (EMG ({ figure-unit }))
figure-wrong_takes = Λάθος αποδοχές (EMG ({ figure-unit }))
figure-wrong_passes = Λάθος πάσο (EMG ({ figure-unit }))
figure-cube_rating = Κατάταξη στον βίδο
figure-snowie_error_rate = Δείκτης λαθών Snowie
figure-overall_rating = Συνολική κατάταξη
figure-actual_result = Πραγματικό αποτέλεσμα
figure-luck_adjusted_result = Αποτέλεσμα χωρίς την τύχη
figure-fibs_rating_difference = Διαφορά FIBS από το αποτέλεσμα
figure-fibs_rating = Rating FIBS από τα λάθη
figure-checker_rating_loss = Απώλεια rating στις κινήσεις
figure-cube_rating_loss = Απώλεια rating στον βίδο
figure-advantage = Πλεονέκτημα (πραγματικό) σε ppg
figure-luck_adjusted_advantage = Πλεονέκτημα (χωρίς την τύχη) σε ppg
figure-confidence_interval = Διάστημα εμπιστοσύνης 95% (ppg)

## Rollouts

tab-rollout = Rollout
rollout-trials = Δοκιμές
rollout-player = Παίζει
rollout-by-program = Το { $program } παίζει και για τις δύο πλευρές, χωρίς βίδο και ως το τέλος κάθε παρτίδας.
rollout-plies = Ply
rollout-best = Καλύτερες κινήσεις
rollout-truncate = Μήκος
rollout-full = ως το τέλος
rollout-half-moves = διακοπή μετά από { $moves } ply
rollout-cubeful = Με βίδο
rollout-start = Rollout
rollout-forecast = Περίπου { $time } για { $count ->
        [1] μία υποψήφια
       *[other] { $count } υποψήφιες
    }, τυπικό σφάλμα περίπου { $error }.
rollout-trying = Εκτίμηση…
rollout-go-on = Συνέχεια
rollout-extend = Επέκταση σε { $trials } δοκιμές
rollout-kept = Αποθηκευμένα rollouts αυτής της θέσης:
rollout-done = { $done } δοκιμές
rollout-expected = αναμενόμενο τυπικό σφάλμα στο τέλος { $error }
rollout-behind = Διαφορά
rollout-games = Δοκιμές
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Θα διαγραφούν οι { $trials } δοκιμές κάθε υποψήφιας. Δεν μπορεί να αναιρεθεί.
rollout-axis-trials = Δοκιμές
rollout-axis-equity = Equity
rollout-plot = Equity ως προς τις δοκιμές, με ζώνες 95%
# Candidates of a cube decision.
candidate-no-double = χωρίς διπλασιασμό
candidate-double-take = διπλασιασμός, αποδοχή


## Keys

key-type-dice = Καλύτερες κινήσεις αυτής της ζαριάς

## Pages

nav-library = Βιβλιοθήκη
nav-study = Μελέτη
welcome = Πώς να ξεκινήσετε
welcome-board = Η αρχική θέση με την καλύτερη κίνηση για 31
welcome-play = Με αντίπαλο το πρόγραμμα, στο επίπεδο που σας ταιριάζει, ή με έναν φίλο σε αυτή την οθόνη.
welcome-open-about = Αρχεία ματς των eXtreme Gammon, GNU Backgammon, Galaxy και πολλών άλλων· ή αφήστε τα οπουδήποτε. Η ανάλυση αρχίζει αμέσως.
welcome-sample = Δείτε ένα δείγμα ματς
welcome-sample-about = Ένα ματς επτά πόντων με μερικά blunder για να τα βρείτε.
welcome-position = Ή αναλύστε μια θέση

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Rollout λαθών…
errors-rollout-title = Rollout λαθών
errors-rollout-about = Συνεχίζει το παιχνίδι από κάθε απόφαση που έχασε περισσότερο από αυτό κατά την ανάλυση που εμφανίζεται, με τις καλύτερες κινήσεις και εκείνη που παίχτηκε. Οι σημάνσεις, το PR και οι αναφορές ακολουθούν έπειτα τα αποτελέσματα. Οι δοκιμές αποθηκεύονται.
errors-rollout-threshold = Έχασε πάνω από
errors-rollout-plays = Καλύτερες κινήσεις
errors-rollout-error = Διακοπή σε τυπικό σφάλμα
errors-rollout-jsd = Διακοπή σε υστέρηση JSD
errors-rollout-never = ποτέ
errors-rollout-start =
    { $count ->
        [0] Δεν υπάρχουν τέτοια λάθη
        [one] Rollout ενός λάθους
       *[other] Rollout { $count } λαθών
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = διπλασιασμός, πάσο

## Library

library = Βιβλιοθήκη
library-totals = { $matches ->
        [1] 1 ματς
       *[other] { $matches } ματς
    }, { $players ->
        [1] 1 παίκτης
       *[other] { $players } παίκτες
    }, { $decisions } αποφάσεις.
library-waiting = { $count ->
        [1] Προστίθεται άλλο ένα.
       *[other] Προστίθενται άλλα { $count }.
    }
library-add = Προσθήκη ματς
library-drop = Αφήστε εδώ τα ματς για να προστεθούν στη βιβλιοθήκη
library-problem = Ένα ματς δεν μπόρεσε να προστεθεί: { $problem }
library-opening = Άνοιγμα του ματς…
library-empty = Κανένα ματς ακόμα
library-invite = Αφήστε εδώ αρχεία ματς, φακέλους ή αρχεία ZIP. Το ίδιο ματς σε άλλη μορφή αναγνωρίζεται από τις κινήσεις του και δεν προστίθεται δύο φορές.
library-invite-analyse = Τα ματς που ανοίγετε ή αναλύετε στο τάβλι προστίθενται μόνα τους.
library-views = Προβολές της βιβλιοθήκης
tab-search = Αναζήτηση
tab-players = Παίκτες
tab-matches = Ματς

added = Αρχεία που προστέθηκαν
added-added = { $count ->
        [1] Προστέθηκε 1 ματς.
       *[other] Προστέθηκαν { $count } ματς.
    }
added-improved = { $count ->
        [1] 1 ματς έχει τώρα πληρέστερη ανάλυση.
       *[other] { $count } ματς έχουν τώρα πληρέστερη ανάλυση.
    }
added-known = { $count ->
        [1] 1 ματς υπήρχε ήδη.
       *[other] { $count } ματς υπήρχαν ήδη.
    }
added-nothing = Δεν προστέθηκε κανένα ματς.

ask = Φίλτρα
ask-player = Παίκτης
ask-against = Αντίπαλος
ask-kind = Απόφαση
ask-phase = Φάση
ask-error = Λάθος
ask-mark = Σήμανση
ask-roll = Ζαριά
ask-score = Σκορ
ask-cube = Βίδος
ask-event = Διοργάνωση
ask-since = Από
ask-until = Έως
ask-length = Μήκος ματς
ask-tag = Ετικέτα
ask-any = όλα
ask-date = 2024-05
ask-length-hint = πόντοι, 0: money
ask-score-hint = 3-5 ή money
ask-error-from = { $size } ή περισσότερο
ask-more = Ζαριά, σκορ, βίδος, διοργάνωση, ημερομηνίες
ask-more-matches = Διοργάνωση, ημερομηνίες, μήκος, ετικέτα
ask-clear = Καθαρισμός φίλτρων

kind-checker = Κίνηση
kind-no-double = Χωρίς διπλασιασμό
kind-double = Διπλασιασμός
kind-take = Αποδοχή
kind-pass = Πάσο
kind-no-double-double = Διπλασιασμός ή όχι
kind-take-pass = Αποδοχή ή πάσο
kind-no-double-double-take-pass = Απόφαση βίδου
marks-doubtful = Αμφίβολες
marks-bad = Λάθη
marks-very_bad = Blunder
marks-bad-very_bad = Λάθη και blunder
marks-doubtful-bad-very_bad = Κάθε σήμανση
phase-opening = Άνοιγμα
phase-blitz = Blitz
phase-prime = Prime με prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Μέσο παιχνιδιού
phase-race = Κούρσα
phase-bear-off = Μάζεμα

pattern = Μοτίβο στο τάβλι
pattern-title = Πώς είναι το τάβλι
pattern-words = Με λόγια
pattern-help = Κλικ σε ένα σημείο: το κρατά ο παίκτης που αποφασίζει, ένα μόνο πούλι, τρία ή περισσότερα, μετά τα ίδια για τον αντίπαλο, μετά κενό. Το δεξί κλικ πάει πίσω. Με το πληκτρολόγιο: βέλη, διάστημα, ψηφία, Delete.
pattern-wrong = Το «{ $word }» δεν είναι συνθήκη για σημείο. Γράψτε λέξεις όπως me6 (πιασμένο σημείο), me8=1 (ένα μόνο πούλι), me4=3+, opp20 (του αντιπάλου), mebar=0, oppoff.
pattern-any = οτιδήποτε
pattern-empty = κενό
pattern-demand = { $whose ->
        [me] δικά σας
       *[opp] του αντιπάλου
    }, { $more ->
        [yes] { $count } ή περισσότερα
       *[no] ακριβώς { $count }
    }
pattern-point = Σημείο { $point }: { $what }
pattern-bar = { $whose ->
        [me] Η μπάρα σας
       *[opp] Η μπάρα του αντιπάλου
    }: { $what }
pattern-off = { $whose ->
        [me] Τα μαζεμένα σας
       *[opp] Τα μαζεμένα του αντιπάλου
    }: { $what }

found-title = Αποφάσεις που βρέθηκαν
found-decisions = { $count ->
        [1] 1 απόφαση
       *[other] { $count } αποφάσεις
    }
found-counted = { $count } μετρούν στο PR: { $pr }, συνολικό λάθος { $loss }
found-none = Καμία τέτοια απόφαση. Αφαιρέστε ένα φίλτρο ή αναλύστε περισσότερα ματς.
found-more = Εμφανίζονται { $shown } από { $total }: περισσότερα
hit-unknown = δεν αναλύθηκε
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = παιχνίδι { $game }

plot-title = Η επίδοση στον χρόνο
plot-match = ένα ματς
plot-rolling = τελευταία { $window } ματς, με τυπικό σφάλμα
plot-last = Τα τελευταία { $count } ματς
plot-help = Το χαμηλότερο είναι καλύτερο. Κλικ σε μια κουκκίδα, ή τα βελάκια και Enter, ανοίγουν το ματς της.
plot-point = { $date } με { $opponent }: PR { $pr }· τελευταία ματς { $rolling } ± { $error }

rate-everybody = Όλοι οι παίκτες
rate-from = { $matches ->
        [1] { $decisions } αποφάσεις σε 1 ματς
       *[other] { $decisions } αποφάσεις σε { $matches } ματς
    }
rate-none = Καμία αναλυμένη απόφαση. Αναλύστε ένα ματς στο τάβλι: η επίδοσή του εμφανίζεται εδώ.
rate-kinds = Ανά είδος απόφασης
rate-phases = Ανά φάση
rate-scores = Ανά σκορ
rate-expenses = Τι κοστίζει περισσότερο
rate-expense = { $kind }, { $phase }
rate-everything = Όλες οι αποφάσεις
rate-checker = Κινήσεις
rate-cube = Αποφάσεις βίδου
rate-doubles = Διπλασιασμοί
rate-takes = Αποδοχές και πάσο
rate-decisions = Αποφάσεις
rate-loss = Λάθος
rate-rows = Εμφάνιση και των { $count } γραμμών
luck-title = Τύχη και αποτελέσματα
luck-won = Νίκες
luck-lost = Ήττες
luck-better = Περισσότερη τύχη
luck-worse = Λιγότερη τύχη

results = Ματς
results-match = Ματς
results-against = με { $opponent }
results-score = Αποτέλεσμα
results-rolling = Τελευταία { $window }
results-all = Εμφάνιση και των { $count } ματς

people-find = Εύρεση παίκτη
people-change = Αλλαγές
people-also = επίσης { $names }
people-matches-of = ματς: { $name }
people-decisions-of = αποφάσεις: { $name }
people-none = Δεν υπάρχει τέτοιος παίκτης.
people-rename = Μετονομασία
people-rename-title = Μετονομασία: { $name }
people-rename-about = Το παλιό όνομα οδηγεί ακόμα σε αυτόν τον παίκτη, και στα ματς που θα προστεθούν αργότερα.
people-rename-field = Όνομα
people-merge = Συγχώνευση
people-merge-title = Συγχώνευση: { $name }
people-merge-about = Όλα τα ματς και τα ονόματα του παίκτη { $name } περνούν στον άλλον παίκτη. Δεν μπορεί να αναιρεθεί.
people-merge-field = Ο άλλος παίκτης
people-keep = Ακύρωση

shelf-count = { $count ->
        [1] 1 ματς
       *[other] { $count } ματς
    }
shelf-analysed = αναλύθηκαν { $count } αποφάσεις
shelf-copy = Λήψη αντιγράφου της βιβλιοθήκης
shelf-tag = + Ετικέτα
shelf-tag-name = Ετικέτα
shelf-tag-add = Προσθήκη
shelf-untag = Αφαίρεση της ετικέτας { $tag } από { $title }
shelf-more = Εμφανίζονται { $shown } από { $total }: περισσότερα
shelf-delete-warning = Αφαιρείται από τη βιβλιοθήκη. Το αντίγραφο στο τάβλι μένει.


## Study

study-title = Μελέτη
study-decks = Τράπουλες
study-deck = Θέμα
study-due = Για επανάληψη
study-new = Νέες
study-cards = Κάρτες
study-theme =
    { $theme ->
        [opening] Άνοιγμα
        [blitz] Blitz
        [prime_vs_prime] Prime με prime
        [holding] Holding game
        [back_game] Back game
        [race] Κούρσα
        [bear_off] Μάζεμα
       *[middle] Μέσο παιχνιδιού
    }
study-all = Όλα τα θέματα
study-start = Μελέτη
study-left =
    { $due ->
        [0] Καμία κάρτα για επανάληψη
        [1] Μία κάρτα για επανάληψη
       *[other] { $due } κάρτες για επανάληψη
    }{ $new ->
        [0] {""}
       *[other] {""} · νέες: { $new }
    }
study-empty = Καμία κάρτα ακόμα.
study-empty-how = Ανοίξτε ένα αναλυμένο ματς και επιλέξτε «Νέα κάρτα» δίπλα σε μια απόφαση ή φτιάξτε κάρτες για όλα του τα λάθη μαζί. Το τάβλι τις ρωτά ξανά λίγο πριν τις ξεχάσετε.
study-empty-home = Στην αρχική, για να ανοίξετε ένα ματς
study-how = Οι κάρτες επιστρέφουν όταν το FSRS εκτιμά ότι θυμάστε εννέα στις δέκα. Ένα λάθος επιστρέφει στην ίδια συνεδρία· η καλύτερη κίνηση ή ενέργεια βίδου επιστρέφει όλο και αργότερα.
study-nothing = Τίποτα για μελέτη τώρα.
study-finished = Τέλος προς το παρόν.
study-answered =
    { $count ->
        [1] Απαντήσατε μία κάρτα.
       *[other] Απαντήσατε { $count } κάρτες.
    }
study-wait-minutes =
    { $count ->
        [1] Η επόμενη κάρτα έρχεται σε ένα λεπτό.
       *[other] Η επόμενη κάρτα έρχεται σε { $count } λεπτά.
    }
study-wait-hours =
    { $count ->
        [1] Η επόμενη κάρτα έρχεται σε μία ώρα.
       *[other] Η επόμενη κάρτα έρχεται σε { $count } ώρες.
    }
study-wait-days = Η επόμενη κάρτα έρχεται σε { $count } ημέρες.
study-limit =
    { $count ->
        [1] Απομένει μία νέα κάρτα. Οι νέες κάρτες περιορίζονται σε 20 την ημέρα, ώστε οι επόμενες ημέρες να μένουν σύντομες.
       *[other] Απομένουν { $count } νέες κάρτες. Περιορίζονται σε 20 την ημέρα, ώστε οι επόμενες ημέρες να μένουν σύντομες.
    }
study-more = Κι άλλες νέες κάρτες
study-leave = Όλες οι τράπουλες
study-question =
    { $question ->
        [double] Διπλασιασμός ή ζαριά;
        [answer] Αποδοχή ή πάσο;
       *[play] Τι θα παίζατε;
    }
study-hidden =
    { $question ->
        [play] Παίξτε στο τάβλι και μετά επιλέξτε «Τέλος». Η ανάλυση εμφανίζεται μετά την απάντησή σας.
       *[other] Η ανάλυση εμφανίζεται μετά την απάντησή σας.
    }
study-right =
    { $what ->
        [play] Σωστό: η καλύτερη κίνηση.
       *[other] Σωστό.
    }
study-close = Κοντά: κοστίζει { $loss }.
study-wrong = Λάθος: κοστίζει { $loss }.
study-again =
    { $days ->
        [0] Ξανά σε αυτή τη συνεδρία
        [1] Ξανά αύριο
       *[other] Ξανά σε { $days } ημέρες
    }
study-next = Επόμενη κάρτα
study-undo = Αναίρεση απάντησης
study-undo-last = Αναίρεση τελευταίας απάντησης
study-evaluated = Η κίνησή σας δεν ήταν ανάμεσα σε όσες αναλύθηκαν ή όχι τόσο βαθιά όσο η καλύτερη: αξιολογήθηκε τώρα.
study-yours = δική σας
study-note = Η σημείωσή σας
study-suspend = Παράλειψη της κάρτας
study-delete = Διαγραφή κάρτας
study-delete-title = Να διαγραφεί αυτή η κάρτα;
study-delete-warning = Θα διαγραφούν οι απαντήσεις της και η σημείωσή σας. Δεν μπορεί να αναιρεθεί.
study-match-play = { $name } στο παιχνίδι: { $play }.
study-match-play-lost = { $name } στο παιχνίδι: { $play } (λάθος { $loss }).
study-match-double = { $name } στο παιχνίδι: διπλασιασμός.
study-match-double-lost = { $name } στο παιχνίδι: διπλασιασμός (λάθος { $loss }).
study-match-rolled = { $name } στο παιχνίδι: χωρίς διπλασιασμό.
study-match-rolled-lost = { $name } στο παιχνίδι: χωρίς διπλασιασμό (λάθος { $loss }).
study-match-take = { $name } στο παιχνίδι: αποδοχή.
study-match-take-lost = { $name } στο παιχνίδι: αποδοχή (λάθος { $loss }).
study-match-pass = { $name } στο παιχνίδι: πάσο.
study-match-pass-lost = { $name } στο παιχνίδι: πάσο (λάθος { $loss }).
cards-one = Νέα κάρτα
cards-cube = Νέα κάρτα για την απόφαση βίδου
cards-errors = Κάρτες για όλα τα λάθη τουλάχιστον
cards-make = Δημιουργία καρτών
cards-made =
    { $added ->
        [0] { $known ->
            [0] Δεν υπάρχουν τέτοια λάθη.
            [1] Αυτή η κάρτα υπάρχει ήδη.
           *[other] Και οι { $known } κάρτες υπάρχουν ήδη.
        }
        [1] Δημιουργήθηκε μία κάρτα{ $known ->
            [0] .
           *[other] , ήδη υπάρχουσες: { $known }.
        }
       *[other] Δημιουργήθηκαν { $added } κάρτες{ $known ->
            [0] .
           *[other] , ήδη υπάρχουσες: { $known }.
        }
    }
study-suspended =
    { $count ->
        [1] Μία κάρτα παραλείπεται.
       *[other] { $count } κάρτες παραλείπονται.
    }
study-restore = Να ρωτηθούν ξανά
drill-title = Ασκήσεις
drill-race-title = Άσκηση κούρσας
drill-race-about = Pips, ενεργά pips, διπλασιασμός και αποδοχή σε κούρσες από πραγματικά παιχνίδια
drill-race-how = Είστε για ζαριά σε παιχνίδι money, ο βίδος είναι στο κέντρο. Στα ενεργά pips επιτρέπεται απόκλιση ενός.
drill-bear_off-title = Άσκηση μαζέματος
drill-bear_off-about = Κινήσεις με έως έξι πούλια ανά πλευρά, με την ακριβή βάση
drill-bear_off-how = Μαζέψτε σε παιχνίδι money, ο βίδος είναι στο κέντρο. Το κόστος κάθε κίνησης είναι ακριβές.
drill-opening-title = Άσκηση ανοιγμάτων
drill-opening-about = Οι 15 ζαριές ανοίγματος, με βάση το βιβλίο ανοιγμάτων από rollouts
drill-opening-how = Παίξτε τη ζαριά ανοίγματος σε παιχνίδι money, ο βίδος είναι στο κέντρο.
drill-reply-title = Άσκηση απαντήσεων
drill-reply-about = Απαντήσεις στο άνοιγμα του αντιπάλου, με βάση το βιβλίο ανοιγμάτων από rollouts
drill-reply-how = Ο αντίπαλος ανοίγει ένα παιχνίδι money και εσείς απαντάτε. Ο βίδος είναι στο κέντρο.
opening-opponent = Ο αντίπαλος ανοίγει { $play }
opening-close = Σωστό μέσα στο τυπικό σφάλμα: κοστίζει { $loss }.
opening-wrong = Κοστίζει { $loss }.
opening-error = Τυπικό σφάλμα της διαφοράς: { $error }
opening-unknown = Η κίνησή σας δεν υπάρχει στο βιβλίο. Αξιολογήθηκε τώρα: { $level }.
opening-behind = Διαφορά
opening-trials = { $count } δοκιμές
opening-book = Πλήρη rollouts με βίδο και μείωση διασποράς, δίκτυα { $nets }. Οι αριθμοί μετά το ± είναι τυπικά σφάλματα.
drill-own-pips = Τα pips σας
drill-their-pips = Pips αντιπάλου
drill-own-epc = Το EPC σας
drill-their-epc = EPC αντιπάλου
drill-double = Διπλασιάζετε;
drill-take = Αν διπλασιάσετε, πρέπει ο αντίπαλος να δεχτεί;
drill-check = Έλεγχος
drill-range = Γράψτε αριθμούς από το 0 έως το { $most }.
drill-next = Επόμενη θέση
drill-score = { $right } από { $count } σωστά, απώλεια { $loss }, { $seconds } δευτ. το καθένα
study-files = Κάρτες ως αρχεία
study-save-apkg = Αποθήκευση για Anki
study-save-json = Αποθήκευση όλων (JSON)
study-save-csv = Αποθήκευση ως πίνακα (CSV)
study-open = Προσθήκη καρτών από αρχείο…
study-imported =
    { $added ->
        [0] { $known ->
            [0] Το αρχείο δεν περιέχει κάρτες του barpoint.
           *[other] Και οι { $known } κάρτες υπάρχουν ήδη.
        }
        [1] Προστέθηκε μία κάρτα{ $known ->
            [0] .
           *[other] , ήδη υπάρχουσες: { $known }.
        }
       *[other] Προστέθηκαν { $added } κάρτες{ $known ->
            [0] .
           *[other] , ήδη υπάρχουσες: { $known }.
        }
    }
study-imported-others =
    { $count ->
        [1] Μία σημείωση δεν φτιάχτηκε από το barpoint και παραλείπεται.
       *[other] { $count } σημειώσεις δεν φτιάχτηκαν από το barpoint και παραλείπονται.
    }
problems-title = Σετ προβλημάτων
problems-about = Οι κάρτες μιας τράπουλας, δέκα κάθε φορά, με αντίπαλο το ρολόι
problems-how = Κάθε σετ έχει κάθε φορά τα ίδια προβλήματα. Οι λύσεις έρχονται στο τέλος και το πρόγραμμα των καρτών μένει όπως είναι.
problems-set = Σετ
problems-range = Προβλήματα { $from } έως { $to }
problems-time = Χρόνος
problems-seconds = { $count } δευτερόλεπτα ανά πρόβλημα
problems-start = Έναρξη
problems-left = Χρόνος που απομένει
problems-number = Πρόβλημα { $number } από { $count }
problems-score = { $right } από { $count } σωστά, απώλεια { $loss }, σε { $time }
problems-out =
    { $count ->
        [1] Ο χρόνος τελείωσε πριν από το τελευταίο πρόβλημα.
       *[other] Ο χρόνος τελείωσε ενώ απέμεναν { $count } προβλήματα.
    }
problems-answers = Οι καλύτερες απαντήσεις και τι κόστισαν οι δικές σας
problems-again = Ξανά το ίδιο σετ
problems-other = Άλλο σετ
library-back = Ματς της βιβλιοθήκης
problems-best = Καλύτερη
problems-lost = Απώλεια

## What the server says

say-place =
    { $place ->
        [line] γραμμή { $line }
        [byte] byte { $byte }
        [turn] παρτίδα { $game }, γύρος { $turn }
       *[game] παρτίδα { $game }
    }
say-warning-illegal-play = { say-place }: παράνομη κίνηση «{ $play }» με { $roll }, κρατήθηκε και σημειώθηκε
say-warning-illegal-position = { say-place }: παράνομη κίνηση με { $roll }, δίνεται μόνο η θέση μετά, κρατήθηκε και σημειώθηκε
say-warning-impossible-play = { say-place }: αδύνατη κίνηση «{ $play }» με { $roll }, κρατήθηκε και παίχτηκε όσο γίνεται
say-warning-ignored = { say-place }: «{ $found }» δεν βγάζει νόημα εδώ και αγνοείται
say-warning-extra-variation = { say-place }: διαβάζεται μόνο η πρώτη παραλλαγή
say-warning-unreadable-property = { say-place }: η ιδιότητα { $key } δεν διαβάζεται, κρατήθηκε ως κείμενο
say-warning-further = Το αρχείο έχει { $found } ματς ή θέσεις· διαβάζεται μόνο το πρώτο.
say-warning-truncated = { say-place }: το αρχείο τελειώνει πρόωρα
say-warning-missing-games = Λείπουν οι παρτίδες { $first } έως { $last }· ισχύουν οι γραμμές του σκορ.
say-warning-name-changed = Ο «{ $was }» λέγεται «{ $now }» στην παρτίδα { $game }· μένει το πρώτο όνομα.
say-warning-more = { $count } ακόμη ανωμαλίες δεν εμφανίζονται.
say-warning-contradiction = { say-place }: το αρχείο λέει { $stated }, οι κινήσεις ή τα σκορ του λένε { $computed }
say-import-unknown = Δεν είναι ματς ή θέση σε γνωστή μορφή· αρχίζει: { $found }
say-import-expected = { $format }, { say-place }: το «{ $found }» δεν διαβάζεται εδώ.
say-import-length = Ένα ματς έχει το πολύ { $most } πόντους· αυτό έχει { $found }.
say-gone = Δεν υπάρχει πια εδώ: ίσως διαγράφηκε.
say-no-library-match = Η βιβλιοθήκη δεν έχει ματς { $number }.
say-match-busy = Μια εργασία τρέχει ήδη γι’ αυτό το ματς: ακυρώστε την πρώτα.
say-other-nets = Αυτή η ανάλυση δεν έγινε με τα δίκτυα που χρησιμοποιούνται τώρα, και οι αριθμοί τους δεν συγκρίνονται. Ανάλυσε ξανά το ματς.
say-setup-too-many = Μια πλευρά μπορεί να έχει το πολύ { $allowed } πούλια· εδώ έχει { $found }.
say-setup-match-over = Σε ματς των { $length } πόντων κανείς δεν έχει { $found } πόντους πριν από παρτίδα.
say-setup-decided = Μια πλευρά δεν έχει άλλα πούλια: η παρτίδα τελείωσε.
say-setup-deadlock = Και οι δύο πλευρές είναι στη μπάρα απέναντι σε κλειστά σπίτια: κανείς δεν μπορεί ποτέ να παίξει.
say-setup-cube = Ο βίδος δείχνει δύναμη του δύο.
say-setup-crawford = Στην παρτίδα Κρόφορντ ακριβώς μία πλευρά χρειάζεται έναν πόντο.
say-setup-double = Οι κανόνες δεν επιτρέπουν διπλασιασμό εδώ.
say-setup-shared = Και οι δύο πλευρές έχουν πούλια στη θέση { $point } του παίκτη που έχει σειρά.
say-thresholds = Οι τρεις απώλειες πρέπει να αυξάνονται, από 0 έως το πολύ { $most }.
say-pattern-word = Το «{ $found }» δεν περιγράφει θέση. Γράψε λέξεις όπως me6, opp20=1, me4=3+ ή mebar=0.
say-date = Το «{ $found }» δεν είναι ημερομηνία. Γράψε 2024-05-31, 2024-05 ή 2024.
say-file-read = Το { $path } δεν διαβάζεται: { $reason }
say-file-write = Το { $path } δεν γράφεται: { $reason }
say-file-disk-full = Το { $path } δεν γράφεται: ο δίσκος είναι γεμάτος.
say-file-denied = { $path }: δεν επιτρέπεται η πρόσβαση.
say-archive-damaged = Το συμπιεσμένο αρχείο είναι κατεστραμμένο, κρυπτογραφημένο ή συμπιεσμένο με άγνωστο τρόπο.
say-archive-too-much = Το συμπιεσμένο αρχείο περιέχει περισσότερα απ’ όσα αποσυμπιέζονται εδώ. Αποσυμπίεσέ το και άνοιξε τα αρχεία του.
say-archive-empty = Δεν υπάρχουν αρχεία ματς σε αυτό το συμπιεσμένο αρχείο.
say-cards-foreign = Το αρχείο δεν περιέχει κάρτες του barpoint ούτε είναι πακέτο Anki με τέτοιες.
say-card-damaged = Η κάρτα { $number } του αρχείου δεν διαβάζεται.
say-cards-package = Το πακέτο Anki δεν μπορεί να χρησιμοποιηθεί.
say-comment-too-long = Ένα σχόλιο μπορεί να έχει το πολύ { $most } χαρακτήρες· αυτό έχει { $found }.
say-warning-layers = Οι άλλες αναλύσεις του αρχείου δεν διαβάζονται.
say-program-error = Σφάλμα του προγράμματος: παρακαλούμε ανάφερέ το.
say-game-ended = Η παρτίδα τερματίστηκε: δεν μπορεί να συμβεί τίποτε άλλο.
say-nothing-to-take-back = Δεν υπάρχει απόφαση για αναίρεση.
say-file-too-long = Ένα αρχείο έχει το πολύ { $most }.
say-game-changed = Η παρτίδα άλλαξε στο μεταξύ.
say-server-busy = Περιμένουν πολλά αιτήματα: δοκιμάστε ξανά σε λίγο.
say-rollout-running = Το rollout τρέχει: ακυρώστε το πρώτα.
say-job-not-running = Η εργασία δεν τρέχει.
say-job-not-paused = Η εργασία δεν είναι σε παύση.
say-request-refused = Δεν γίνεται: { $reason }
say-program-failed = Κάτι πήγε στραβά στο πρόγραμμα: { $reason }
say-no-id = Δεν είναι ούτε ματς ούτε θέση σε γνωστή μορφή.
say-id-damaged = Αυτό το ID δεν διαβάζεται: { $reason }
say-match-id-alone = Ένα Match ID μόνο του δεν ορίζει θέση.
say-name-length = Ένα όνομα έχει 1 έως { $most } χαρακτήρες.
say-words-length = Το πολύ { $most } χαρακτήρες μπορούν να αλλάξουν τα ζάρια.
say-dice-used = Άλλη παρτίδα χρησιμοποίησε στο μεταξύ αυτά τα ζάρια. Ξεκινήστε πάλι την παρτίδα.
say-dice-secret = Τα ζάρια μένουν μυστικά ώσπου να τελειώσει το ματς.
say-dice-not-pledged = Τα ζάρια αυτής της παρτίδας δεν ελέγχονται: το πρόγραμμα δεν είχε δεσμευτεί γι’ αυτά.
say-rollout-no-decision = Σε αυτή τη θέση δεν υπάρχει κάτι να αποφασιστεί.
say-rollout-no-roll = Δώστε πρώτα μια ζαριά: οι κινήσεις τη χρειάζονται.
say-rollout-rolled = Οι αποφάσεις βίδου προσομοιώνονται πριν από τη ζαριά.
say-rollout-twice = Μια κίνηση υπάρχει δύο φορές: αριθμός { $number }.
say-rollout-trials = Γίνονται { $least } έως { $most } δοκιμές, όχι { $found }.
say-import-unsupported = Αυτό το αρχείο δεν διαβάζεται: { $name }· { $advice }.
say-no-tag = Γράψτε μια ετικέτα.
say-no-name = Γράψτε το όνομα ενός παίκτη.
say-name-taken = { $name } λέγεται άλλος παίκτης· συγχωνεύστε τους δύο.
say-opponents = Οι δύο παίκτες έχουν παίξει μεταξύ τους, άρα δεν είναι ένας.
say-no-player = Η βιβλιοθήκη δεν έχει παίκτη με όνομα { $name }.
say-no-player-similar = Η βιβλιοθήκη δεν έχει παίκτη με όνομα { $name }· μήπως { $similar };
say-not-analysed = Η απόφαση δεν έχει αναλυθεί: αναλύστε πρώτα το ματς.
say-no-decision = Δεν υπάρχει τέτοια απόφαση εδώ.
say-illegal-play = Αυτή η κίνηση δεν επιτρέπεται εδώ.
say-imported-stays = Η ανάλυση που εισήχθη δεν διαγράφεται.
say-library-newer = Η βιβλιοθήκη γράφτηκε από νεότερο barpoint: ενημερώστε αυτό.
say-job-analysis = Ανάλυση του { $name }: { $level }
say-job-error-rollouts = Rollout του { $name }
say-job-rollout = Rollout: { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, λάθη με rollout
say-layer-nets = { $label } (δίκτυα { $nets })
say-layer-plays = { $label }, { $count ->
    [255] όλες οι κινήσεις
   *[other] τουλάχιστον { $count } κινήσεις
}
say-game-title = { $white } – { $black }, { $length ->
        [0] χρήματα
        [1] 1 πόντος
       *[other] { $length } πόντοι
    }
rating-awful = Φρικτό!
rating-beginner = Αρχάριος
rating-casual-player = Περιστασιακός
rating-intermediate = Μέτριος
rating-advanced = Προχωρημένος
rating-expert = Ειδικός
rating-world-class = Παγκόσμια κλάση
rating-supernatural = Υπερφυσικός
luck-name-go-to-bed = Πήγαινε για ύπνο
luck-name-bad-dice-man = Κακά ζάρια
luck-name-none = Καμία
luck-name-good-dice-man = Καλά ζάρια
luck-name-go-to-las-vegas = Πήγαινε στο Λας Βέγκας
loss-the-analysis = η ανάλυση
loss-settings-of-the-analysis = οι ρυθμίσεις της ανάλυσης
loss-the-analyses-that-are-not-shown = οι αναλύσεις που δεν εμφανίζονται
loss-comments = τα σχόλια
loss-comments-on-moves = τα σχόλια στις κινήσεις
loss-the-comment-on-the-match = το σχόλιο του ματς
loss-marks = τα σημάδια
loss-stored-statistics = τα αποθηκευμένα στατιστικά
loss-event-data = τα στοιχεία της διοργάνωσης
loss-parts-of-the-event-data = μέρος των στοιχείων της διοργάνωσης
loss-other-header-entries = άλλες γραμμές κεφαλίδας
loss-who-annotated-it = ποιος το σχολίασε
loss-what-other-programs-said = τι είπαν άλλα προγράμματα
loss-what-other-programs-counted = τι μέτρησαν άλλα προγράμματα
loss-how-rollouts-of-other-programs-were-made = πώς έγιναν τα rollout άλλων προγραμμάτων
loss-the-clock = το ρολόι
loss-ratings = οι βαθμολογίες
loss-the-crawford-rule = ο κανόνας Crawford
loss-whether-a-game-was-resigned = αν μια παρτίδα εγκαταλείφθηκε
loss-standard-errors-of-cube-decisions = τα τυπικά σφάλματα των αποφάσεων κύβου
say-job-rollout-cube = Rollout: { say-rollout-cube }
loss-statistics = τα στατιστικά
loss-the-length-of-the-match = το μήκος του ματς
loss-where-and-when-it-was-played = πού και πότε παίχτηκε
loss-that-a-rule-is-off = ότι ένας κανόνας δεν ισχύει
loss-the-score = το σκορ
loss-names-as-they-are-written = η γραφή των ονομάτων
loss-that-there-is-no-cube = ότι παίζεται χωρίς κύβο
loss-which-game-is-played = ποιο παιχνίδι παίζεται
loss-the-steps-of-illegal-plays = τα βήματα παράνομων κινήσεων
loss-opinions-on-illegal-plays = γνώμες για παράνομες κινήσεις

## Why a play is better

why = Γιατί;
why-compared = { $play } αντί για
why-after = Στο ταμπλό:
why-none = Δεν υπάρχει απλός λόγος.
why-shares = Κάθε αριθμός είναι το μέρος της διαφοράς που τον συνοδεύει. Επικαλύπτονται.
why-replies-all = Οι απαντήσεις του αντιπάλου
say-why-chances = Κερδισμένες παρτίδες { $wins } %, κερδισμένα γκάμον { $won } %, χαμένα γκάμον { $lost } %
say-why-chances-wins = Κερδισμένες παρτίδες { $wins } %
say-why-chances-won = Κερδισμένες παρτίδες { $wins } %, κερδισμένα γκάμον { $won } %
say-why-chances-lost = Κερδισμένες παρτίδες { $wins } %, χαμένα γκάμον { $lost } %
say-why-hit-on = Χτυπά στο σημείο { $point }
say-why-prime = Κάνει prime { $length } σημείων
say-why-kept-prime = Κρατά prime { $length } σημείων
say-why-misses = Αστοχεί με { $better ->
        [0] καμία ζαριά
        [1] 1 ζαριά
       *[other] { $better } ζαριές
    } από 36 αντί για { $other }
say-why-effective = EPC { $better } αντί για { $other }
why-for = Υπέρ του { $play }:
say-why-cube = Κερδίζει περισσότερα με τον κύβο
say-why-point = Κάνει το σημείο { $point }
say-why-slot = Βάζει πούλι στο σημείο { $point }
say-why-anchor = { $how ->
    [made] Κάνει άγκυρα στο σημείο { $point }· { $play } χωρίς άγκυρα
   *[kept] Κρατά την άγκυρα στο σημείο { $point }· { $play } χωρίς άγκυρα
}
say-why-better-anchor = { $how ->
    [made] Κάνει άγκυρα στο σημείο { $point }· { $play } την έχει στο { $other }
   *[kept] Κρατά την άγκυρα στο σημείο { $point }· { $play } την έχει στο { $other }
}
say-why-closed-out = { $how ->
    [made] Κλείνει έξω τον αντίπαλο: καμία ζαριά δεν μπαίνει
   *[kept] Κρατά έξω τον αντίπαλο: καμία ζαριά δεν μπαίνει
}
say-why-race = Κούρσα: { $better } αντί για { $other }
say-why-replies = Καλύτερη μετά από { $better } από 36 απαντήσεις, κατά μέσο όρο κατά { $gain }· χειρότερη μετά από { $other }, κατά { $loss }· κερδίζει περισσότερο μετά από:
say-why-shots = Βολές: { $better } αντί για { $other }
say-why-double-shots = Ζαριές που χτυπούν δύο πούλια: { $better } αντί για { $other }
say-why-hit = Χτυπημένα πούλια: { $better } αντί για { $other }
say-why-dances = Ζαριές από 36 που δεν μπαίνουν: { $better } αντί για { $other }
say-why-blockade = Ζαριές από 36 που κινούν ένα πίσω πούλι του αντιπάλου: { $better } αντί για { $other }
say-why-home-points = Σημεία στο εσωτερικό ταμπλό: { $better } αντί για { $other }
say-why-home-blots = Μονά πούλια στο εσωτερικό ταμπλό: { $better } αντί για { $other }
say-why-back = Πίσω πούλια: { $better } αντί για { $other }
say-why-builders = Ελεύθερα πούλια για το σημείο { $point }: { $better } αντί για { $other }
say-why-deep = Πούλια στα σημεία 1 και 2: { $better } αντί για { $other }
say-why-off = Πούλια εκτός: { $better } αντί για { $other }
say-why-crossovers = Απαιτούμενα περάσματα: { $better } αντί για { $other }
say-why-to-save = Περάσματα ώσπου να μπουν όλα τα πούλια στο εσωτερικό και να μαζευτεί ένα: { $better } αντί για { $other }
say-why-gaps = Κενά στα σημεία 4, 5 και 6: { $better } αντί για { $other }
say-why-cube-chances = Κερδίζει { $wins } %, από αυτά { $of_wins } % γκάμον· από τις ήττες { $of_losses } % είναι γκάμον
say-why-cube-take = Ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $dead } % για να δεχτεί με νεκρό κύβο, { $live } % με ζωντανό
say-why-cube-losers = Μετά από { $count } από 1296 ακολουθίες ({ $share } %) ο διπλασιασμός πρέπει να απορριφθεί, κυρίως μετά από: { $rolls }
say-why-cube-jumps = Ως την επόμενη απόφαση οι πιθανότητες αλλάζουν κατά { $local } %· σε τέτοιες θέσεις κατά μέσο όρο { $average } %
say-why-cube-double-take = { $kind ->
        [redouble] Επαναδιπλασιασμός
       *[double] Διπλασιασμός
    } και αποδοχή: ο διπλασιασμός κερδίζει { $gain }, το πάσο θα κόστιζε στον αντίπαλο { $cost }
say-why-cube-double-pass = { $kind ->
        [redouble] Επαναδιπλασιασμός
       *[double] Διπλασιασμός
    } και πάσο: ο διπλασιασμός κερδίζει { $gain }, η αποδοχή θα κόστιζε στον αντίπαλο { $cost }
say-why-cube-no-double = Όχι { $kind ->
        [redouble] επαναδιπλασιασμός
       *[double] διπλασιασμός
    }: θα κόστιζε { $cost }
say-why-cube-too-good = Πολύ καλή για διπλασιασμό: η συνέχεια αξίζει { $worth }, ο διπλασιασμός { $double }, αφού { $gammons } % από τις νίκες είναι γκάμον
say-why-cube-window = Μέσα στο παράθυρο αγοράς: κερδίζει { $wins } %· ανοίγει στο { $opens } % και κλείνει στο { $closes } %
say-why-cube-below = Εκτός του παραθύρου αγοράς: κερδίζει { $wins } %, και ανοίγει στο { $opens } %
say-why-cube-dead = Μετά από αποδοχή ο κύβος είναι νεκρός· το παράθυρο αγοράς ανοίγει στο { $opens } %: κερδίζει { $wins } %
say-why-cube-free = Ο διπλασιασμός δεν ρισκάρει τίποτα: όποιος χάσει την παρτίδα χάνει ήδη τον αγώνα
say-why-cube-jacoby = Με τον κανόνα Jacoby τα γκάμον, { $gammons } % από τις νίκες, μετρούν μόνο μετά από διπλασιασμό
say-why-cube-swing = Ο διπλασιασμός τώρα κερδίζει κατά μέσο όρο { $gain } μετά από τις { $count } από 1296 ακολουθίες που χάνουν την αγορά (κυρίως μετά από { $rolls }), και κοστίζει { $loss } μετά από { $regrets } άλλες
say-why-cube-no-losers = Καμία ακολουθία δύο ζαριών δεν χάνει την αγορά
say-why-cube-returns = Αν περιμένει, ο αντίπαλος μπορεί να δεχτεί μετά από { $count } από 1296 ακολουθίες
say-why-cube-volatile = Ασταθής: ως την επόμενη απόφαση οι πιθανότητες αλλάζουν κατά { $local } %· σε τέτοιες θέσεις κατά μέσο όρο { $average } %
say-why-cube-quiet = Ήσυχη: ως την επόμενη απόφαση οι πιθανότητες αλλάζουν κατά { $local } %· σε τέτοιες θέσεις κατά μέσο όρο { $average } %
say-why-cube-take-dead = Αποδοχή ακόμη και με νεκρό κύβο: ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $dead } %
say-why-cube-take-live = Αποδοχή επειδή ο αντίπαλος θα έχει τον κύβο: κερδίζει { $theirs } %, λίγο με νεκρό κύβο ({ $dead } %), αρκετό με ζωντανό ({ $live } %)
say-why-cube-take-redouble = Αποδοχή, αφού ο αντίπαλος μπορεί να επαναδιπλασιάσει αμέσως: κερδίζει { $theirs } % και χρειάζεται { $needs } %
say-why-cube-pass-live = Πάσο: ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $needs } % ακόμη και με ζωντανό κύβο
say-why-cube-pass = Πάσο: ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $needs } %
say-why-cube-gammons = Τα γκάμον το κάνουν πάσο: χωρίς αυτά ο αντίπαλος θα χρειαζόταν { $without } % αντί για { $needs } %
say-why-cube-score = Σε αυτό το σκορ ο αντίπαλος χρειάζεται { $dead } % με νεκρό κύβο, σε παιχνίδι με χρήματα { $money } %
say-why-cube-needs = Ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $dead } % για να δεχτεί
say-why-cube-redoubled = Ο αντίπαλος κερδίζει { $theirs } % και χρειάζεται { $live } % για να δεχτεί, αφού μπορεί να επαναδιπλασιάσει αμέσως
say-why-cube-redoubled-at-once = Ο αντίπαλος θα επαναδιπλασίαζε αμέσως χωρίς να διακινδυνεύσει τίποτα
say-why-cube-close = Ο διπλασιασμός ή όχι σχεδόν δεν αλλάζει τίποτα
say-why-cube-chances-lost = Δεν κερδίζει καμία παρτίδα· από τις ήττες { $of_losses } % είναι γκάμον
why-market-losers = Ακολουθίες που χάνουν την αγορά
why-losers-after = μετά από { $throws } από 36 απαντήσεις
say-why-backgammons-won = Κερδίζει { $percent } % περισσότερα μπάκγκαμον
say-why-backgammons-lost = Χάνει { $percent } % λιγότερα μπάκγκαμον
say-why-gammons-lost = Χάνει { $percent } % λιγότερα γκάμον
say-why-their-cube = Ο κύβος του αντιπάλου αξίζει λιγότερο
say-why-kept-point = Κρατά το σημείο { $point }
why-close = Πολύ κοντά για να κριθεί.
