# Every text of the pages, one message per line; a dot marks a variant used in one place only.
# Texts in other languages fall back to these. Variables and the names of variants stay as they are.

## Players and places

side =
    { $side ->
        [white] blancas
       *[black] negras
    }
count-word =
    { $count ->
        [0] ninguna
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] casilla { $point }, vacía
        [black] casilla { $point }, { count-word } { $count ->
            [one] negra
           *[other] negras
        }
       *[white] casilla { $point }, { count-word } { $count ->
            [one] blanca
           *[other] blancas
        }
    }
place-bar =
    { $side ->
        [white] barra blanca
       *[black] barra negra
    }, { count-word }
place-tray = fichas { side } fuera: { count-word }
place-movable = { $place }, se puede mover
place-target = { $place }, destino posible
place-chosen = { $place }, seleccionada
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Editor de posiciones: haz clic en una casilla para poner sus fichas
settings-theme = Tablero
board-play = Tablero
actions = Acciones
close = Cerrar
bar = barra
off = fuera
side-name =
    { $side ->
        [white] Blanco
       *[black] Negro
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
race-wastage = Desperdicio
on-roll =
    { $decision ->
        [play] mueve
        [answer_double] responde
        [answer_resignation] responde
       *[turn] tira
    }
money = Money
match-to =
    Match a { $length } { $length ->
        [one] punto
       *[other] puntos
    }
score-money = Puntos
score-away = { $away } away
cube-is = cubo en { $value }
crawford-game = Partida Crawford
post-crawford = post-Crawford
jacoby = Jacoby
beavers = beavers
moves = Jugadas
moves-all = Todas las jugadas
text-board = Posición en palabras
eval-bar = Probabilidad de ganar
thinking = Pensando…
waiting = Espera…
offline = barpoint no responde. ¿Sigue en marcha?
not-allowed = Acceso denegado. Abre la dirección que mostró barpoint.
retry = Reintentar
no-page = Esta página no existe.
no-page-home = Ir al inicio
theme-walnut = Nogal
theme-slate = Pizarra
theme-tournament = Torneo
theme-clear = Para daltónicos
theme-contrast = Alto contraste

## Playing

roll = Tirar
enter-dice = Anotar dados
double = Doblar
done = Listo
cannot-move = sin jugada
cannot-move-done = Sin jugada
undo = Deshacer
take = Aceptar
pass = Pasar
beaver = Beaver
accept = Aceptar
decline = Rechazar
next-game = Siguiente partida
hint = Pista
take-back = Volver atrás
bear-off = Sacar todas
bear-off-help = Sacar todas las fichas sin doblar; cualquier tecla o clic lo detiene
bearing-off = Sacando fichas… Cualquier tecla o clic lo detiene.
resign = Abandonar
review = Analizar
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = La partida ha continuado en otra ventana. Así está ahora.
question-double =
    { $side ->
        [You] Doblas
       *[other] { $side } dobla
    } a { $value }.
question-beaver =
    { $side ->
        [You] Haces beaver
       *[other] { $side } hace beaver
    } a { $value }.
question-resign =
    { $side ->
        [You] Ofreces
       *[other] { $side } ofrece
    } abandonar { $kind ->
        [1] una partida simple
        [2] un gammon
       *[3] un backgammon
    }.
resign-title = Abandonar
resign-kind =
    { $kind ->
        [1] Partida simple
        [2] Gammon
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Ganas
       *[other] { $winner } gana
    }
result-borne_off =
    { wins } { $kind ->
        [1] { "" }
        [2] un gammon,{ " " }
       *[3] un backgammon,{ " " }
    }{ points }.
result-passed = { wins } { points }: se pasó el doble.
result-resigned = { wins } { points } por abandono.
points =
    { $points ->
        [1] un punto
       *[other] { $points } puntos
    }
result-match = { wins } el match.
typed-label = Escribe una jugada
typed-play = Jugar
typed-illegal = «{ $play }» no es una jugada legal.
dice-title = ¿Qué tirada?
dice-opening =
    Dados de salida: primero { $white ->
        [You] el tuyo
       *[other] el de { $white }
    }, luego { $black ->
        [You] el tuyo
       *[other] el de { $black }
    }
dice-type = Haz clic en una tirada o escribe los dos dados.
dice-roll = { $first }{ $second }: { $first } y { $second }
opening-tie = Empate: ambos tiran otra vez
opening-tie-cube = Empate: cubo a { $value }, ambos tiran otra vez
event-opening_roll = Tirada de salida { $dice }
event-opening_tie = Tirada de salida { $dice }: empate
event-begin =
    { $side ->
        [You] Empiezas
       *[other] { $side } empieza
    }
event-roll =
    { $side ->
        [You] Tiras
       *[other] { $side } tira
    } { $dice }
event-play =
    { $side ->
        [You] Tú
       *[other] { $side }
    }: { $play }
event-double =
    { $side ->
        [You] Doblas
       *[other] { $side } dobla
    }
event-take =
    { $side ->
        [You] Aceptas
       *[other] { $side } acepta
    }
event-pass =
    { $side ->
        [You] Pasas
       *[other] { $side } pasa
    }
event-beaver =
    { $side ->
        [You] Haces beaver
       *[other] { $side } hace beaver
    }
event-resign =
    { $side ->
        [You] Ofreces
       *[other] { $side } ofrece
    } abandonar
event-accept =
    { $side ->
        [You] Aceptas
       *[other] { $side } acepta
    } el abandono
event-decline =
    { $side ->
        [You] Rechazas
       *[other] { $side } rechaza
    } el abandono
event-next_game = Siguiente partida
sheet-game = Tras la partida { $number }
sheet-begin = Empieza
sheet-double = Dobla a { $value }
sheet-beaver = Beaver a { $value }
sheet-resign = Abandono: { resign-kind }
sheet-accept = Acepta
sheet-decline = Rechaza

clock-over =
    { $name ->
        [You] Se acabó tu tiempo
       *[other] Se acabó el tiempo de { $name }
    }
clock-over-choice =
    { $name ->
        [You] Puedes
       *[other] { $name } puede
    } abandonar esta partida, o se puede seguir sin reloj.
clock-resign =
    { $kind ->
        [1] Abandonar una partida simple
        [2] Abandonar un gammon
       *[3] Abandonar un backgammon
    }
clock-play-on = Seguir sin reloj
clock-is-over = sin tiempo

## New game

new-title = Nueva partida
new-length = Duración
new-other-length = Puntos
new-opponent = Rival
new-program = Programa
new-human = Persona
new-level = Nivel
new-likeness = Como una persona
new-pr = PR { $pr }
new-likeness-note = Se equivoca como las personas de este PR, según { $matches } partidas de { $players } jugadores. Solo ve la posición actual; no planea, no se cansa ni aprende.
level-likeness = como una persona, PR { $pr }
new-your-name = Tu nombre
new-second-name = Su nombre
new-you = Tú
new-someone = Invitado
new-tutor = Tutor
new-more = Más opciones
new-variation = Variante
new-dice = Dados
new-dice-program = tirados por el programa
new-dice-by-hand = anotados a mano
new-words = Tus palabras para los dados
new-commitment = El programa se compromete con sus dados (SHA-256):
fair-title = Dados verificables
dice-commitment = Compromiso (SHA-256)
dice-words = Tus palabras
dice-seed = Semilla
dice-check = Comprobar los dados
dice-agree = Todas las tiradas ({ $count }) se deducen de la semilla con la que se comprometió el programa.
dice-other-commitment = La semilla no es aquella con la que se comprometió el programa.
dice-other-roll = La tirada { $number } no se deduce de la semilla.
dice-save = Guardar las tiradas y la semilla
dice-later = La semilla se muestra al terminar el match.
dice-later-session = La semilla se muestra cuando terminas la sesión.
dice-end = Terminar la sesión
dice-end-warning = No se podrán jugar más partidas en esta sesión. Esto no se puede deshacer.
dice-end-not = Seguir jugando
dice-ended = La sesión se ha terminado.
new-cube = Cubo de doblar
new-crawford = Regla Crawford
new-jacoby = Regla Jacoby
new-beavers = Beavers (máximo)
new-automatic = Dobles automáticos (máximo)
new-clock = Reloj
new-minutes = Minutos por jugador
new-delay = Retardo por turno (segundos)
new-start = Empezar desde una posición
new-from = Empieza en la posición de abajo, con su duración de match, marcador y cubo.
new-start-game = Empezar
tutor-off = desactivado
tutor-doubtful = avisar de jugadas dudosas
tutor-bad = avisar de errores
tutor-very_bad = avisar de blunders
tutor-says-doubtful = Parece dudosa
tutor-says-bad = Parece un error
tutor-says-very_bad = Parece un blunder
tutor-says-fine = Parece buena
tutor-loss = Cuesta alrededor de { $loss }.
tutor-rethink = Pensar otra vez
tutor-hint = Muéstrame
tutor-anyway = Jugar igual
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 ficha
variation-hypergammon2 = Hypergammon, 2 fichas
variation-hypergammon3 = Hypergammon, 3 fichas
# Levels of play, by GNU Backgammon’s names.
strength-beginner = principiante
strength-casual-play = ocasional
strength-intermediate = intermedio
strength-advanced = avanzado
strength-expert = experto
strength-world-class = clase mundial
strength-supremo = supremo
strength-grandmaster = gran maestro
strength-4ply = 4ply
strength-quick-rollout = rollout rápido
strength-medium-rollout = rollout medio
strength-deep-rollout = rollout profundo
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } tiradas
bkg-note = Los puntos heurísticos (HP) ordenan las jugadas de una tirada; no son equity.
bkg-engaged = BKG solo dobla en carreras: mientras hay contacto no conoce ninguna acción de cubo.
bkg-equities = Las equities son las de BKG-VI, sin mirar más allá de la posición.
bkg-own-plays = La jugada de BKG cuenta como la mejor; BKG-VI valora las pérdidas y las decisiones de cubo.
bkg-sees = Cómo lo ve BKG
bkg-class = Clase de posición
bkg-class-name = { $class ->
    [running-game] carrera
    [bearing-off] sacando fichas
    [near-winning] cerca de romper el contacto, ganando
    [near-losing] cerca de romper el contacto, perdiendo
   *[engaged] en contacto
}
bkg-terms = Términos con mayor diferencia (HP)
strength-plays = { $level }, { $count ->
    [255] todas las jugadas
   *[other] al menos { $count } jugadas
}

## Tables of plays and cube decisions

hint-rank = Puesto
hint-play = Jugada
hint-equity = Equity
hint-depth = Prof.
hint-played = elegida
hint-best = mejor
hint-play-it = Jugarla
hint-details = { $depth }: Detalles de { $play }
hint-not-comparable = Solo con profundidad { $depth }: no comparables con las jugadas de arriba
hint-alone = Pediste { $asked }. Tras { $depth }, ninguna otra jugada estaba lo bastante cerca de la mejor como para profundizar más.
deeper-start = Profundizar en el resto
deeper-left = Profundizando, faltan { $count }
deeper-stop = Detener
hint-for =
    { $side ->
        [You] Para ti
       *[other] Para { $side }
    }: { $decision ->
        [play] { $dice } por jugar
        [answer_double] responder al doble
        [answer_resignation] responder al abandono
       *[turn] tirar o doblar
    }
hint-doubler =
    Equidades y probabilidades son { $side ->
        [You] las tuyas
       *[other] las de { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials } { $trials ->
        [one] partida
       *[other] partidas
    }
chances-win = gana
chances-lose = pierde
chances-gammon = gammon
chances-backgammon = backgammon
chances-g = g
chances-b = b
cubeless = sin cubo
cube-no-double = No doblar
cube-double-take = Doblar/aceptar
cube-double-pass = Doblar/pasar
cube-proper = Acción correcta:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] no redoblar
           *[no] no doblar
        }
        [too_good] { $redouble ->
            [yes] demasiado buena para redoblar
           *[no] demasiado buena para doblar
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] redoblar (opcional)
               *[no] doblar (opcional)
            }
           *[no] { $redouble ->
                [yes] redoblar
               *[no] doblar
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] La partida no ha empezado.
        [game_over] La partida ha terminado.
        [crawford] En la partida Crawford no se dobla: tira.
        [opponents_cube] El cubo es del rival: tira.
        [dead_cube] El cubo está muerto: con su valor actual gana el match.
       *[no_cube] No se puede doblar: tira.
    }
resignation-accept = Aceptar
resignation-play-on = Seguir jugando
resignation-proper =
    { $accepts ->
        [yes] aceptar el abandono
       *[no] rechazar el abandono
    }
cube-response =
    { $response ->
        [take] aceptar
        [beaver] beaver
       *[pass] pasar
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = red
source-rules = reglas
source-one-sided-database = base unilateral
source-two-sided-database-exact = base bilateral (exacta)
source-two-sided-database-exact-chances = base bilateral (probabilidades exactas)
source-hypergammon-database-exact = base Hypergammon (exacta)
source-hypergammon-database-exact-chances = base Hypergammon (probabilidades exactas)

## Settings

settings-title = Ajustes
settings-colours = Colores personalizados
settings-colours-reset = Restaurar los colores del tema
colour-frame = Marco
colour-field = Fondo
colour-point-a = Casillas
colour-point-b = Otras casillas
colour-light-top = Fichas claras
colour-dark-top = Fichas oscuras
settings-mode = Aspecto
settings-mode-system = Sistema
settings-mode-light = Claro
settings-mode-dark = Oscuro
settings-board3d = Vista del tablero
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Cámara
settings-camera-table = desde la mesa
settings-camera-steep = elevada
settings-camera-above = desde arriba
settings-material = Material
settings-material-auto = según el tema
settings-material-wood = madera
settings-material-leather = cuero y fieltro
settings-material-stone = mármol
board-3d-missing = Este navegador no puede mostrar el tablero en 3D, así que sigue en 2D.
settings-home = Tablero interior
settings-home-right = abajo a la derecha
settings-home-left = abajo a la izquierda
settings-light = Fichas claras
settings-light-bottom = abajo
settings-light-top = arriba
settings-click = Clic en una ficha
settings-click-die = la mueve con el dado izquierdo
settings-click-select = la selecciona
settings-speed = Duración del movimiento de una ficha
settings-pause = Retardo del rival
settings-preview = Así se ve el tablero con estos ajustes
settings-at-once = al instante
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
settings-percent-of = { $share } %
settings-level = Nivel para posiciones sueltas
settings-met = Tabla de equidad de partido
settings-plays = Mejores jugadas a profundidad completa
settings-plays-count = { $count ->
    [0] según el nivel
    [255] todas
   *[other] al menos { $count }
}
settings-thresholds = Pérdidas a partir de las cuales se marca una decisión
settings-thresholds-about = EMG en partidos. Las marcas de los análisis hechos aquí cambian al momento; las de los análisis importados quedan como las puso su programa.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = El nivel, la tabla y las pérdidas se guardan en { $file }, también para la línea de órdenes.
settings-not-kept = El nivel, la tabla y las pérdidas valen hasta que termine el programa.
tab-look = Tablero
tab-playing = Juego
tab-analysing = Análisis
tab-general = General
settings-volume = Volumen
settings-showTargets = Mostrar adónde puede ir una ficha
settings-showMovable = Marcar las fichas que pueden moverse
settings-showLastMove = Mostrar la última jugada con flechas
settings-higherDieLeft = Dado mayor a la izquierda
settings-autoRoll = Tirar automáticamente si no hay decisión de cubo
settings-autoForced = Hacer automáticamente las jugadas forzadas
settings-autoFinish = Terminar el turno tras la última ficha
settings-autoBearOff = Sacar fichas automáticamente en carrera pura
settings-turnBoard = Dos jugadores: girar el tablero hacia quien tiene el turno
settings-hintLevel = Nivel de las pistas
settings-tutorLevel = Nivel del tutor
settings-reviewLevel = Nivel de análisis
settings-autoAnalyse = Analizar cada match en cuanto se abre
settings-evalBar = Mostrar la probabilidad de ganar
settings-percent = Mostrar porcentajes
settings-textBoard = Posición en palabras
settings-sounds = Sonidos
settings-reset = Restablecer todos los ajustes
settings-docs = Interfaz HTTP para scripts
settings-language = Idioma
settings-language-auto = El del navegador

## Keys

keys-title = Atajos de teclado
keys-play = Al jugar
keys-board = En el tablero
keys-review = Al repasar y analizar
keys-everywhere = En todas partes
key-walk = Ir de casilla en casilla (teclas de flecha)
key-left-die = Mover con el dado izquierdo; terminar el turno
key-right-die = Mover con el dado derecho
key-choose = Seleccionar una ficha y ver adónde puede ir
key-take-step = Retirar la ficha movida aquí (también: clic o Mayús-clic)
key-set-count = En el editor: fijar el número de fichas
key-roll = Tirar
key-finish = Terminar el turno, tirar, siguiente partida
key-undo = Deshacer el último movimiento
key-undo-all = Deshacer todo el turno
key-swap = Intercambiar los dados
key-double = Doblar
key-take = Aceptar el doble
key-pass = Pasar
key-beaver = Beaver
key-accept = Aceptar un abandono
key-decline = Rechazar un abandono
key-resign = Abandonar
key-take-back = Volver a la decisión anterior
key-bear-off = Sacar todas las fichas; cualquier tecla o clic lo detiene
key-hint = Pista
key-type-move = Escribir una jugada
key-new-game = Nueva partida
key-next = Siguiente
key-previous = Anterior
key-next-game = Siguiente partida
key-previous-game = Partida anterior
key-next-error = Siguiente error
key-previous-error = Error anterior
key-next-blunder = Siguiente blunder
key-previous-blunder = Blunder anterior
key-next-cube = Siguiente decisión de cubo
key-previous-cube = Decisión de cubo anterior
key-next-luck = Siguiente tirada de suerte o mala suerte
key-previous-luck = Anterior tirada de suerte o mala suerte
key-go-on = Continuar tras la jugada hecha en el tablero
key-flip = Girar el tablero (en una partida, esta tecla termina el turno)
key-analyse = Analizar
key-copy-id = Copiar el XGID
key-copy-image = Copiar el tablero como imagen
key-copy-hint = Copiar la lista de jugadas como texto
key-jobs = Tareas: análisis y rollouts
key-mirror = Tablero en espejo
key-eval-bar = Mostrar u ocultar la probabilidad de ganar
key-board-3d = Tablero en 2D o 3D
key-help = Esta lista
# What is printed on keys.
cap-enter = Intro
cap-shift = Mayús
cap-ctrl = Ctrl
cap-delete = Supr
cap-backspace = Retroceso
cap-page-up = Re Pág
cap-page-down = Av Pág

## Pages

nav = Páginas
nav-home = Inicio
nav-play = Jugar
nav-analyse = Analizar
nav-settings = Ajustes
nav-help = Atajos
home-title = barpoint
home-resume = Partidas en curso
home-new = Nueva partida
home-analyse = Analizar una posición o un match
home-delete = Borrar
home-delete-title = ¿Borrar «{ $title }»?
home-delete-warning = No se puede deshacer.
home-keep = Conservar
home-finished = terminada
home-opened = abierto el { $when }
home-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }

## Analysing positions

analysis = Análisis
id-paste = Pega un identificador, una posición o un match
id-lost = { $reason } En su lugar se muestra la posición inicial.
draft-lost = Este enlace no contiene ninguna posición. En su lugar se muestra la posición inicial.
pasted-xgid = Esto parece un XGID, pero falta una parte o es incorrecta ({ $reason }). Un XGID tiene este aspecto: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Esto parece un GNUBG ID, pero sus partes tienen { $position } y { $match } caracteres. Debe ser un Position ID de 14, dos puntos y un Match ID de 12, como 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Esto parece un Position ID, pero no describe ninguna posición legal. La posición inicial es 4HPwATDgc/ABMA.
pasted-match-id = Esto parece un Match ID, pero no describe ningún match. El comienzo de una partida de money es cAkAAAAAAAAA.
pasted-id =
    Esto parece un identificador de GNU Backgammon, pero tiene { $count } { $count ->
        [one] carácter
       *[other] caracteres
    }. Un Position ID tiene 14, como 4HPwATDgc/ABMA; un Match ID tiene 12, como cAkAAAAAAAAA.
pasted-match = Esto no es un match que barpoint pueda leer ni un texto con un identificador de posición ({ $reason }). Puedes abrir archivos de match (.xg, .sgf, .mat, .txt, .bgf, .ogxm y otros) y textos que contengan un identificador de posición.
pasted-text = No se ha encontrado ningún identificador de posición. Pega un XGID, como XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, un Position ID, como 4HPwATDgc/ABMA, un Match ID o un match entero.
id-first-of = Esta es la primera de las { $count } posiciones que has abierto.
id-show = Mostrar
id-open = Abrir…
id-copy = Copiar { $name }
id-picture = Imagen:
picture-captions = Nombres, marcador y pips en las imágenes
copied = Copiado
saved = Guardado en un archivo
copy = Copiar
copy-failed = El navegador no ha permitido copiar
copy-image = Imagen
copy-image-label = Copiar el tablero como imagen
copy-hint = Copiar como texto
edit = Editar
edit-put = Clic para colocar
edit-put-side =
    { $side ->
        [white] Blanco
       *[black] Negro
    }
edit-start = Posición inicial
edit-clear = Vaciar
edit-on-roll = Turno
edit-dice = Dados
edit-die = Dado { $number }
edit-cube = Cubo
edit-cube-owner = Dueño del cubo
cube-centred = en el centro
edit-length = Duración (0: money)
edit-score = Puntos de { side-name }
edit-score-held =
    En un match a { $length } { $length ->
        [one] punto
       *[other] puntos
    }, el marcador antes de una partida va de 0 a { $high }.
edit-length-held = Los matches se limitan a { $high } puntos; 0 es una partida de money.
edit-to-place =
    { $count ->
        [one] Una ficha { $side ->
            [white] blanca
           *[black] negra
        } por colocar…
       *[other] { $count } fichas { $side ->
            [white] blancas
           *[black] negras
        } por colocar…
    }
edit-counts = En el tablero: Blanco { $white }, Negro { $black }; fuera: Blanco { $white-off }, Negro { $black-off }.
edit-not-yet = Todavía no hay nada que analizar: { $reason }
edit-help = Haz clic en una casilla para colocar fichas: cuanto más lejos del borde, más fichas (clic derecho para el otro bando). Arrastra una ficha para moverla; haz clic en el número de una casilla para vaciarla. Con el teclado: muévete con las flechas y escribe un número.
go-on = Seguir desde aquí
play-from = Jugar desde aquí
facts = Turno de { side-name }
tab-best = Mejor
tab-temperature = Tiradas
tab-scores = Marcador
tab-cube = Cubo
provenance = { $level } · { $met } · redes { $nets }
temperature-mean = Media de todas las tiradas: { $mean }. Haz clic en una tirada para explorarla.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = tú ↓ rival → away
score-differs = distinto de money
score-same = Igual que en money con cualquier marcador.
score-none = ND: no doblar
score-take = D/T: doblar/aceptar (D/B: doblar/beaver)
score-pass = D/P: doblar/pasar
score-too-good = TG: demasiado buena para doblar
lab-theories = Teorías del cubo
lab-theory = Teoría
lab-action = Acción correcta
lab-windows = Ventana de mercado
lab-doubler = Probabilidad de ganar de quien dobla
lab-opponent = Probabilidad de ganar del rival
lab-windows-help = De cubo muerto a cubo vivo; la línea roja marca la probabilidad de ganar actual.
lab-volatility = Volatilidad
lab-volatility-is = La probabilidad de ganar varía { $local } de media en las dos próximas tiradas ({ $average } es lo típico en este tipo de posición).
lab-life = Eficiencia del cubo: { $life }.
lab-mwc = Probabilidad de ganar el match: no doblar { $nd }, doblar/aceptar { $dt }, doblar/pasar { $dp }.
lab-none = Aquí no hay decisión de cubo.
curves = Curvas de equity
curves-plot = Equity según la probabilidad de ganar en cada teoría; la tabla de abajo da los números
curves-owner = Dueño del cubo
curves-centred = Cubo en el centro
curves-owned = Tu cubo
curves-opponent = Cubo del rival
curves-take_point = Take point
curves-initial_double = Punto de doblar
curves-redouble = Punto de redoblar
curves-cash_point = Cash point
curves-own = Punteado: esta posición, { $wins }. Equity en { $scale }.
curves-points = Probabilidad de ganar en cada punto, según la teoría, para quien tiene el turno
curves-table = Curvas en números
curve-janowski = Janowski
curve-jump = Saltos
curve-dead = Muerto
curve-live = Vivo
window-take = Aceptar
window-double = Doblar
window-cash = Cash
window-too-good = Demasiado buena
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Saltos
theory-learned = Aprendida
theory-jump-local = Saltos, locales
theory-two-lives-given = Dos eficiencias dadas
# Units of equity.
scale-points = puntos
scale-emg = EMG

## Matches

match-players = { $white } vs. { $black }
match-game = Partida { $number }: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins } { points }
match-position = Tablero
tab-record = Jugadas
tab-statistics = Estadísticas

analyse-start = Analizar
analyse-again = Reanalizar…
analyse-which = Analiza todo el match a este nivel y conserva los demás análisis. Se puede pausar.
level-match = { $time }
wait-none = menos de un segundo
wait-about = aprox. { $time }
level-estimated = , estimado
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } s
time-min = { $min } min
time-h = { $h } h
layers = Análisis
layer = Análisis
layer-best = Mejor
layer-lost = Error
layer-cube = Cubo, { $depth }
layer-play = Jugada, { $depth }
layer-made = elegida: { $depth }
layer-from = Análisis: { $label }
layer-drop = Borrar el análisis { $label }
layer-drop-question = ¿Borrar el análisis «{ $label }» de este match?
keep = Conservar
analysed =
    { $done } de { $total } { $total ->
        [one] decisión analizada
       *[other] decisiones analizadas
    }
match-first = Primera
match-previous = Anterior
match-next = Siguiente
match-last = Última
match-previous-error = Error anterior
match-next-error = Siguiente error
match-unanalysed = Aún sin analizar: no hay errores que mostrar.
match-kind =
    { $kind ->
        [blunders] blunders
        [cube] decisiones de cubo
        [luck] tiradas de suerte o mala suerte
       *[errors] errores
    }
match-none = No hay { match-kind }.
match-no-next = No hay más { match-kind } después.
match-no-previous = No hay { match-kind } antes.
match-views = Jugadas y estadísticas
worst-yours = Tus peores errores
worst-all = Peores errores
worst-unanalysed = Aquí aparecerán tus errores, el peor primero, cuando el match esté analizado.
worst-where = partida { $game }, turno { $turn }
worst-no-double = No doblar
worst-more = Mostrar todos ({ $count })
worst-few = Mostrar menos
you-which = ¿Qué jugador eres?
you-are = Eres { $name }.
you-change = Cambiar
filter-player = Jugador
filter-both = ambos
filter-kind = Filtro
filter-all = todo
filter-errors = errores
filter-blunders = blunders
filter-cube = decisiones de cubo
filter-luck = suerte
filter-doubtful_moves = jugadas dudosas
filter-bad_moves = errores de fichas
filter-very_bad_moves = blunders de fichas
filter-very_lucky_rolls = tiradas de mucha suerte
filter-lucky_rolls = tiradas de suerte
filter-unlucky_rolls = tiradas de mala suerte
filter-very_unlucky_rolls = tiradas de muy mala suerte
filter-doubles = dobles
filter-takes = dobles aceptados
filter-passes = dobles pasados
filter-missed_doubles_below_cash = dobles omitidos
filter-missed_doubles_above_cash = dobles omitidos
filter-wrong_doubles_too_early = dobles erróneos
filter-wrong_doubles_too_good = dobles erróneos
filter-wrong_takes = aceptados por error
filter-wrong_passes = pasados por error
filter-none = Nada en este match pasa el filtro.
record-white = Blanco
record-black = Negro
record-roll = { $dice }:
record-double = Dobla
record-take = Acepta
record-pass = Pasa
record-set_up = Posición colocada
record-illegal = Ilegal: { $play }
record-rolls = tira { $dice }
mark-doubtful = dudosa
mark-bad = error
mark-very_bad = blunder
mark-none = sin marca
mark-analysis = según el análisis
mark-checker = { $mark } (fichas)
mark-cube = { $mark } (cubo)
luck-very_lucky = mucha suerte
luck-lucky = suerte
luck-unlucky = mala suerte
luck-very_unlucky = muy mala suerte
entry-loss = Error { $loss }
entry-cube-loss = Error de cubo { $loss }
entry-luck = Suerte { $luck }
entry-played = Se jugó: { $play }
entry-none = Aún sin analizar.
entry-all = Mostrar las { $count } jugadas
entry-marks = Marcas
entry-mark-play = Juego de fichas
entry-mark-cube = Cubo
entry-comment = Comentario
entry-save = Guardar comentario
opinions = Del archivo, no de barpoint
opinion-answer-loss = Error de la respuesta { $loss }
opinion-none-take = no doblar, aceptar
opinion-too-good = demasiado buena para doblar, pasar
opinion-take = doblar, aceptar
opinion-pass = doblar, pasar
analyst-figures = Cifras de { $name }, según el archivo
analyst-checker = Errores de fichas
analyst-cube = Errores de cubo
analyst-help = Las cifras del archivo cuentan las decisiones según las reglas de ese programa, de modo que su PR y el de barpoint difieren aunque ambos vean los mismos errores. Errores y suerte están en equity normalizada (EMG).
entry-study = Estudiar esta posición
timeline = Probabilidad de ganar a lo largo del match
timeline-unknown = sin analizar
timeline-at = { $entry } de { $total }: { $name } { $chance }
statistics-show = { $label }, { $name }: { $count }. Ver en la lista de jugadas
statistics-none = Analiza el match para ver sus estadísticas.
ratings = Rendimiento
statistics-over = { $done } de { $total } decisiones están analizadas de nuevo; las demás cuentan según { $other }.
statistics-part =
    { $done } de { $total } { $total ->
        [one] decisión analizada
       *[other] decisiones analizadas
    } hasta ahora.
statistics-all =
    Análisis completo: { $count ->
        [one] partida
       *[other] partidas
    } { $games }.
statistics-some =
    Análisis parcial: { $count ->
        [one] partida
       *[other] partidas
    } { $games }.
statistics-nothing =
    Sin analizar: { $count ->
        [one] partida
       *[other] partidas
    } { $games }.
statistics-so-far = hasta ahora
ratings-waiting = Los errores y la suerte abarcan solo estas. El PR, las tasas y el nivel aparecen cuando todas las decisiones están analizadas.
ratings-pr = PR
ratings-rate = Tasa de error (mEMG)
ratings-snowie = Tasa Snowie
ratings-decisions = por decisión, { $count } en total
ratings-moves = por jugada de ambos jugadores, { $total } en total
ratings-name = Nivel
ratings-pr-help = Performance rating: 500 veces la equity media perdida por decisión contada, es decir, por jugada no forzada y por decisión de cubo ajustada o efectiva. 0 es perfecto. Nombres habituales: menos de 2.5 campeón del mundo, 5 clase mundial, 7.5 experto, 12.5 avanzado, 17.5 intermedio, 22.5 jugador ocasional, 30 principiante.
ratings-rate-help = Milésimas de equity normalizada perdidas por decisión contada: por definición, el doble del PR, y la cifra que muestra GNU Backgammon.
ratings-snowie-help = Mil veces la equity perdida, dividida entre todas las jugadas de ambos jugadores, incluidas las forzadas.
ratings-name-help = Según la tasa de error: menos de 2 sobrenatural, 5 clase mundial, 8 experto, 12 avanzado, 18 intermedio, 26 jugador ocasional, 35 principiante. Estos nombres difieren de los habituales para el PR.
statistics-marks = Marcas: una decisión que pierde más de 0.030 es dudosa, más de 0.060 un error, más de 0.120 un blunder. Una tirada es de suerte desde 0.3 por encima de la media, de mucha suerte desde 0.6; igual con la mala suerte. Todo en equity normalizada (EMG).
stat-checker = Todas las tiradas del match, incluidas las que no se pudieron jugar. Las marcas son las guardadas con las jugadas.
stat-luck = Lo que aportaron los dados: el valor de la posición tras la mejor jugada de la tirada, menos la media de todas las tiradas.
stat-cube = Doblar, no doblar, aceptar y pasar. Los beavers y raccoons no cuentan como dobles aparte.
stat-overall = Juego de fichas y decisiones de cubo en conjunto, y qué parte del resultado fue suerte.
stat-checker-total_moves = Todos los turnos, incluidas las jugadas forzadas y los turnos sin jugada legal.
stat-checker-unforced_moves = Turnos con al menos dos jugadas legales; la tasa de error se divide entre estos.
stat-checker-unmarked_moves = Jugadas que perdieron 0.030 o menos.
stat-checker-doubtful_moves = Jugadas que perdieron más de 0.030, hasta 0.060.
stat-checker-bad_moves = Errores: jugadas que perdieron más de 0.060, hasta 0.120.
stat-checker-very_bad_moves = Blunders: jugadas que perdieron más de 0.120.
stat-checker-error_total = Equity total perdida en el juego de fichas; entre paréntesis, en probabilidad de ganar el match o en puntos.
stat-checker-error_rate = El total dividido entre las jugadas no forzadas, en milésimas.
stat-checker-checker_rating = Un nombre para la tasa de error del juego de fichas: menos de 2 sobrenatural, 5 clase mundial, 8 experto, 12 avanzado, 18 intermedio, 26 jugador ocasional, 35 principiante.
stat-luck-very_lucky_rolls = Tiradas mejores que la media en más de 0.6.
stat-luck-lucky_rolls = Tiradas mejores que la media en más de 0.3.
stat-luck-unmarked_rolls = Tiradas a menos de 0.3 de la media.
stat-luck-unlucky_rolls = Tiradas peores que la media en más de 0.3.
stat-luck-very_unlucky_rolls = Tiradas peores que la media en más de 0.6.
stat-luck-luck_total = La suerte de todas las tiradas, en total; entre paréntesis, en probabilidad de ganar el match o en puntos.
stat-luck-luck_rate = El total dividido entre todas las jugadas, en milésimas.
stat-luck-luck_rating = Un nombre para la tasa de suerte: suerte o mala suerte a partir de 30 milésimas, mucha suerte o muy mala suerte a partir de 60.
stat-cube-cube_decisions = Turnos en los que el jugador podía doblar, dobles, dobles aceptados y dobles pasados.
stat-cube-close_cube_decisions = Dobles, dobles aceptados y pasados, y turnos en los que doblar habría costado menos de 0.16; la tasa de error se divide entre estos.
stat-cube-doubles = Dobles y redobles ofrecidos.
stat-cube-takes = Dobles aceptados.
stat-cube-passes = Dobles pasados.
stat-cube-missed_doubles_below_cash = No dobló cuando era correcto y el rival debía aceptar: por debajo del cash point.
stat-cube-missed_doubles_above_cash = No dobló cuando el rival debía pasar: por encima del cash point.
stat-cube-wrong_doubles_too_early = Dobló demasiado pronto: por debajo del punto de doblar.
stat-cube-wrong_doubles_too_good = Dobló cuando seguir jugando por el gammon valía más: demasiado buena para doblar.
stat-cube-wrong_takes = Dobles aceptados que había que pasar.
stat-cube-wrong_passes = Dobles pasados que había que aceptar.
stat-cube-error_total = Equity total perdida en decisiones de cubo; entre paréntesis, en probabilidad de ganar el match o en puntos.
stat-cube-error_rate = El total dividido entre las decisiones de cubo ajustadas o efectivas, en milésimas.
stat-cube-cube_rating = Un nombre para la tasa de error de cubo, con los mismos límites que para el juego de fichas.
stat-overall-error_total = Juego de fichas y decisiones de cubo en conjunto.
stat-overall-error_rate = El total dividido entre las jugadas no forzadas más las decisiones de cubo ajustadas o efectivas, en milésimas.
stat-overall-snowie_error_rate = El total en milésimas, dividido entre todas las jugadas de ambos jugadores.
stat-overall-overall_rating = Un nombre para la tasa de error global, con los mismos límites que para el juego de fichas.
stat-overall-actual_result = Lo que se ganó: el aumento de la probabilidad de ganar el match en las partidas terminadas, o los puntos.
stat-overall-luck_adjusted_result = El resultado real menos la suerte del jugador, más la del rival: el resultado que habría dado solo la habilidad.
stat-overall-fibs_rating_difference = La diferencia de rating FIBS con la que se esperaría el resultado ajustado por la suerte.
stat-overall-fibs_rating = El rating FIBS típico de tales errores: 2050 menos las pérdidas de rating de abajo.
stat-overall-checker_rating_loss = Puntos FIBS perdidos en el juego de fichas.
stat-overall-cube_rating_loss = Puntos FIBS perdidos en decisiones de cubo.
stat-overall-advantage = Puntos ganados por partida.
stat-overall-luck_adjusted_advantage = Lo mismo, ajustado por la suerte de ambos jugadores.
stat-overall-confidence_interval = Un intervalo de ±1.96 errores estándar en torno a la suma de los puntos, como lo muestra GNU Backgammon.
export = Guardar…
export-match = El match
export-losses = No incluye: { $what }.
export-refused = No para este match: { $reason }.
export-reports = Informes
export-paper = Papel
export-paper-a4 = A4
export-paper-letter = Carta
export-form-html = Página para imprimir (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Página al estilo de GNU Backgammon (HTML)
       *[other] Páginas al estilo de GNU Backgammon, una por partida (ZIP de HTML)
    }
export-form-text = Texto al estilo de GNU Backgammon
export-form-latex = Documento LaTeX
export-form-pdf = Documento PDF
export-form-csv = Tabla de decisiones (CSV)
export-position = Esta posición
take-along = Guardar y copiar
learn = Aprender de los errores
learn-title = ¿Qué jugarías?
learn-title-cube = ¿Qué harías?
learn-number = Error { $number } de { $count }, ambos jugadores
learn-number-of =
    Error { $number } de { $count } · { $name ->
        [You] tú
       *[other] { $name }
    }
learn-tries =
    { $count ->
        [1] un intento hasta ahora
       *[other] { $count } intentos hasta ahora
    }
learn-whose = ¿De quién quieres repasar los errores?
learn-hidden = El análisis se muestra después de tu respuesta.
learn-whose-change = Cambiar de jugador
learn-count =
    { $count ->
        [0] ningún error
        [1] un error
       *[other] { $count } errores
    }
learn-balance =
    { $answered ->
        [1] Una respuesta
       *[other] { $answered } respuestas
    }; correctas o casi al primer intento: { $first }.
learn-over = ¿Repasarlos otra vez, o repasar los del otro jugador?
learn-unanalysed = Analiza primero el match para encontrar sus errores.
learn-again = Otra vez
learn-show = Ver la respuesta
learn-next = Siguiente error
learn-stop = Parar
learn-right = Correcto: la mejor opción.
learn-close = Casi: pierde { $loss }.
learn-wrong = Pierde { $loss }.
learn-unknown = Esa jugada no estaba entre las analizadas.
learn-no-double = No doblar
learn-done = Has repasado todos los errores.
job-left = quedan { $time }
job-progress = { $title }: { $done } de { $total }
job-pause = Pausar
job-resume = Reanudar
job-cancel = Cancelar
job-open = Abrir
job-done = terminada
job-cancelled = cancelada
jobs = Tareas
jobs-active =
    { $count ->
        [0] Tareas
       *[other] Tareas: { $count } en curso
    }
jobs-title = Tareas
jobs-none = No hay tareas en curso.
jobs-over = Recientes
jobs-of = { $done } de { $total }
jobs-rollouts = Rollouts guardados
jobs-trials =
    { $done } de { $wanted } { $wanted ->
        [one] partida
       *[other] partidas
    }
job-paused = en pausa
job-queued = esperando a otras tareas
job-failed = falló: { $error }
home-matches = Matches
home-drop = Suelta matches en cualquier sitio, pega uno o abre archivos: cuantos quieras a la vez, también carpetas y archivos ZIP.
home-waiting = a la espera de análisis
home-analysing = analizando, { $done } de { $total }
home-analysed = analizado
home-no-decisions = nada que analizar
home-not-analysed = sin analizar
analyse-all =
    { $count ->
        [1] Analizar un match
       *[other] Analizar { $count } matches
    }
analyse-all-level = Nivel de los análisis
drop-here = Suelta los matches aquí
batch-reading = Archivos que se están leyendo
batch-progress = Leídos: { $done } de { $total }
batch-too-long = Se esperaban como máximo { $megabytes } MB por archivo; este es mayor
batch-report = Archivos abiertos
batch-opened =
    { $count ->
        [0] Ningún match abierto.
        [1] Un match abierto.
       *[other] { $count } matches abiertos.
    }
batch-stopped = Detenido antes del último archivo.
batch-dismiss = Cerrar
batch-positions = Archivos con posiciones
batch-position-count =
    { $count ->
        [1] una posición
       *[other] { $count } posiciones
    }
batch-failed =
    { $count ->
        [1] No se pudo leer un archivo
       *[other] No se pudieron leer { $count } archivos
    }
batch-others =
    { $count ->
        [1] Otro archivo no contiene ningún match
       *[other] Otros { $count } archivos no contienen ningún match
    }
players = Jugadores
players-covered = { $analysed } de { $matches } matches analizados
players-name = Jugador
players-unnamed = sin nombre
players-matches = Matches
players-matches-help = Matches y sesiones de money de la lista de arriba.
players-won = Ganados
players-won-help = Matches ganados. Las sesiones de money y los matches sin terminar no los gana ningún jugador.
players-pr = PR
players-pr-help = Performance rating de todas las decisiones analizadas, con su error estándar: 500 veces la equity media perdida por jugada no forzada y por decisión de cubo ajustada o efectiva. 0 es perfecto. El error estándar supone que las partidas son independientes.
players-decisions = Decisiones
players-decisions-help = Decisiones analizadas que cuentan para el PR: jugadas no forzadas y decisiones de cubo ajustadas o efectivas.
players-luck = Suerte
players-luck-help = Lo que aportaron los dados en las partidas analizadas, en equity normalizada (EMG). Positivo es buena suerte.
players-all = Mostrar los { $count } jugadores
players-few = Mostrar menos
worst-where-of = { $name }, partida { $game }, turno { $turn }
# Formats of match files, by their short names.
format-sgf = Colección de partidas de GNU Backgammon (SGF) con análisis
format-json = Todo lo que barpoint sabe de un match, en JSON (.json)
format-ogxm = Match OGXM 2 de OpenGammon, HedgeHog y GammonView (.ogxm, .gvab)
format-mat = Match en texto de Jellyfish, Snowie, XG y Galaxy (.mat, .txt)
format-xgmat = Match en texto tal como lo escribe eXtreme Gammon (.mat, .txt)
format-gam = Una sola partida en texto de Jellyfish (.gam)
format-snowie = Match en texto de Snowie con posiciones colocadas (.txt; se lee como mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Estadísticas de fichas
figures-luck = Estadísticas de suerte
figures-cube = Estadísticas de cubo
figures-overall = Estadísticas globales
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] puntos
    }
figure-total_moves = Total de jugadas
figure-unforced_moves = Jugadas no forzadas
figure-unmarked_moves = Jugadas sin marca
figure-doubtful_moves = Jugadas marcadas dudosas
figure-bad_moves = Jugadas marcadas como error
figure-very_bad_moves = Jugadas marcadas como blunder
figure-error_total = Error total EMG ({ figure-unit })
figure-error_rate = Tasa de error mEMG ({ figure-unit })
figure-checker_rating = Nivel con las fichas
figure-very_lucky_rolls = Tiradas de mucha suerte
figure-lucky_rolls = Tiradas de suerte
figure-unmarked_rolls = Tiradas sin marca
figure-unlucky_rolls = Tiradas de mala suerte
figure-very_unlucky_rolls = Tiradas de muy mala suerte
figure-luck_total = Suerte total EMG ({ figure-unit })
figure-luck_rate = Tasa de suerte mEMG ({ figure-unit })
figure-luck_rating = Nivel de suerte
figure-cube_decisions = Total de decisiones de cubo
figure-close_cube_decisions = Decisiones de cubo ajustadas o efectivas
figure-doubles = Dobles
figure-takes = Dobles aceptados
figure-passes = Dobles pasados
figure-missed_doubles_below_cash = Dobles omitidos bajo CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Dobles omitidos sobre CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Dobles erróneos bajo DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Dobles erróneos sobre TG (EMG ({ figure-unit }))
figure-wrong_takes = Aceptados por error (EMG ({ figure-unit }))
figure-wrong_passes = Pasados por error (EMG ({ figure-unit }))
figure-cube_rating = Nivel con el cubo
figure-snowie_error_rate = Tasa de error Snowie
figure-overall_rating = Nivel global
figure-actual_result = Resultado real
figure-luck_adjusted_result = Resultado ajustado por la suerte
figure-fibs_rating_difference = Dif. de rating FIBS según la suerte
figure-fibs_rating = Rating FIBS abs. según los errores
figure-checker_rating_loss = Pérdida de rating, errores de fichas
figure-cube_rating_loss = Pérdida de rating, errores de cubo
figure-advantage = Ventaja (real) en pts./partida
figure-luck_adjusted_advantage = Ventaja (ajustada por la suerte) en pts./partida
figure-confidence_interval = Intervalo de confianza del 95 % (pts./partida)

## Rollouts

tab-rollout = Rollout
rollout-trials = Partidas
rollout-player = Juega
rollout-by-program = { $program } juega por ambos bandos, sin cubo y hasta el final de cada partida.
rollout-plies = Ply
rollout-best = Mejores jugadas
rollout-truncate = Longitud
rollout-full = jugar hasta el final
rollout-half-moves =
    truncar tras { $moves } { $moves ->
        [one] ply
       *[other] plies
    }
rollout-cubeful = Con cubo
rollout-start = Iniciar
rollout-forecast =
    Aprox. { $time } para { $count ->
        [1] un candidato
       *[other] { $count } candidatos
    }, error estándar de alrededor de { $error }.
rollout-trying = Estimando…
rollout-go-on = Reanudar
rollout-extend =
    Ampliar a { $trials } { $trials ->
        [one] partida
       *[other] partidas
    }
rollout-kept = Rollouts guardados de esta posición:
rollout-done =
    { $done } { $done ->
        [one] partida
       *[other] partidas
    }
rollout-expected = error estándar de { $error } previsto al final
rollout-behind = Diferencia
rollout-games = Partidas
rollout-jsd = { $jsd } JSD
rollout-delete-warning =
    { $trials ->
        [one] Se borrará su partida de cada candidato.
       *[other] Se borrarán sus { $trials } partidas de cada candidato.
    } No se puede deshacer.
rollout-axis-trials = Partidas
rollout-axis-equity = Equity
rollout-plot = Equity según el número de partidas, con bandas del 95 %
# Candidates of a cube decision.
candidate-no-double = no doblar
candidate-double-take = doblar, aceptar


## Keys

key-type-dice = Mejores jugadas de esta tirada

## Pages

nav-library = Biblioteca
nav-study = Estudiar
welcome = Para empezar
welcome-board = La posición inicial con la mejor jugada de 31
welcome-play = Contra el programa, a un nivel adecuado para ti, o con un amigo ante esta pantalla.
welcome-open-about = Archivos de match de eXtreme Gammon, GNU Backgammon, Galaxy y muchos más; o suéltalos en cualquier sitio. El análisis empieza enseguida.
welcome-sample = Ver un match de ejemplo
welcome-sample-about = Un match a siete puntos con algunos blunders por descubrir.
welcome-position = O analizar una posición

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Rollout de los errores…
errors-rollout-title = Rollout de los errores
errors-rollout-about = Hace un rollout de cada decisión que perdió más que esto según el análisis mostrado, con las mejores jugadas y la elegida. Las marcas, el PR y los informes pasan a seguir los resultados. Las partidas se conservan.
errors-rollout-threshold = Pérdida de más de
errors-rollout-plays = Mejores jugadas
errors-rollout-error = Parar con error estándar
errors-rollout-jsd = Parar si la diferencia alcanza (JSD)
errors-rollout-never = nunca
errors-rollout-start =
    { $count ->
        [0] No hay errores así
        [one] Rollout de un error
       *[other] Rollout de { $count } errores
    }

## Rollouts

rollout-gammons = g { $won } / { $lost }
rollout-pass = doblar, pasar

## Library

library = Biblioteca
library-totals = { $matches ->
        [1] 1 match
       *[other] { $matches } matches
    }, { $players ->
        [1] 1 jugador
       *[other] { $players } jugadores
    }, decisiones: { $decisions }.
library-waiting = { $count ->
        [1] Se está añadiendo uno más.
       *[other] Se están añadiendo { $count } más.
    }
library-add = Añadir matches
library-drop = Suelta matches aquí para añadirlos a la biblioteca
library-problem = No se pudo añadir un match: { $problem }
library-opening = Abriendo el match…
library-empty = Todavía no hay matches
library-invite = Suelta aquí archivos de match, carpetas o archivos ZIP. El mismo match en otro formato se reconoce por sus jugadas y no se añade dos veces.
library-invite-analyse = Los matches que abres o analizas en el tablero se añaden solos.
library-views = Vistas de la biblioteca
tab-search = Buscar
tab-players = Jugadores
tab-matches = Matches

added = Archivos añadidos
added-added = { $count ->
        [1] 1 match añadido.
       *[other] { $count } matches añadidos.
    }
added-improved = { $count ->
        [1] 1 match tiene ahora un análisis más completo.
       *[other] { $count } matches tienen ahora un análisis más completo.
    }
added-known = { $count ->
        [1] 1 match ya estaba.
       *[other] { $count } matches ya estaban.
    }
added-nothing = Ningún match añadido.

ask = Filtros
ask-player = Jugador
ask-against = Contra
ask-kind = Decisión
ask-phase = Fase
ask-error = Error
ask-mark = Marca
ask-roll = Tirada
ask-score = Marcador
ask-cube = Cubo
ask-event = Torneo
ask-since = Desde
ask-until = Hasta
ask-length = Duración del match
ask-tag = Etiqueta
ask-any = cualquiera
ask-date = 2024-05
ask-length-hint = puntos, 0: money
ask-score-hint = 3-5 o money
ask-error-from = { $size } o más
ask-more = Tirada, marcador, cubo, torneo, fechas
ask-more-matches = Torneo, fechas, duración, etiqueta
ask-clear = Quitar filtros

kind-checker = Juego de fichas
kind-no-double = No doblar
kind-double = Doblar
kind-take = Aceptar
kind-pass = Pasar
kind-no-double-double = Doblar o no
kind-take-pass = Aceptar o pasar
kind-no-double-double-take-pass = Decisión de cubo
marks-doubtful = Dudosas
marks-bad = Errores
marks-very_bad = Blunders
marks-bad-very_bad = Errores y blunders
marks-doubtful-bad-very_bad = Cualquier marca
phase-opening = Apertura
phase-blitz = Blitz
phase-prime = Prime contra prime
phase-holding = Holding game
phase-back-game = Back game
phase-middle = Medio juego
phase-race = Carrera
phase-bear-off = Sacar fichas

pattern = Patrón del tablero
pattern-title = Aspecto del tablero
pattern-words = En palabras
pattern-help = Haz clic en una casilla: hecha por el jugador que decide, un blot, tres o más, luego lo mismo del rival, luego vacía. El clic derecho retrocede. Con el teclado: teclas de flecha, espacio, cifras, Supr.
pattern-wrong = «{ $word }» no es una condición sobre una casilla. Escribe palabras como me6 (casilla hecha), me8=1 (blot), me4=3+, opp20 (la del rival), mebar=0, oppoff.
pattern-any = da igual
pattern-empty = ninguna ficha
pattern-demand = { $whose ->
        [me] tus fichas
       *[opp] fichas del rival
    }, { $more ->
        [yes] { $count } o más
       *[no] exactamente { $count }
    }
pattern-point = Casilla { $point }: { $what }
pattern-bar = { $whose ->
        [me] Tu barra
       *[opp] Barra del rival
    }: { $what }
pattern-off = { $whose ->
        [me] Tus fichas fuera
       *[opp] Fichas fuera del rival
    }: { $what }

found-title = Decisiones encontradas
found-decisions = { $count ->
        [1] 1 decisión
       *[other] { $count } decisiones
    }
found-counted = { $count } cuentan para el PR: { $pr }, error total { $loss }
found-none = No hay ninguna decisión así. Quita un filtro o analiza más matches.
found-more = { $shown } de { $total }: mostrar más
hit-unknown = sin analizar
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = partida { $game }

plot-title = Nivel a lo largo del tiempo
plot-match = un match
plot-rolling = últimos { $window } matches, con error estándar
plot-last = Los últimos { $count } matches
plot-help = Más bajo es mejor. Haz clic en un punto, o llega a él con las flechas y pulsa Intro, para abrir su match.
plot-point = { $date } vs. { $opponent }: PR { $pr }; últimos matches { $rolling } ± { $error }

rate-everybody = Todos los jugadores
rate-from = { $matches ->
        [1] { $decisions } decisiones en 1 match
       *[other] { $decisions } decisiones en { $matches } matches
    }
rate-none = No hay decisiones analizadas. Analiza un match en el tablero: su nivel aparecerá aquí.
rate-kinds = Por tipo de decisión
rate-phases = Por fase
rate-scores = Por marcador
rate-expenses = Lo que más cuesta
rate-expense = { $kind }, { $phase }
rate-everything = Todas las decisiones
rate-checker = Jugadas de fichas
rate-cube = Decisiones de cubo
rate-doubles = Dobles
rate-takes = Aceptados y pasados
rate-decisions = Decisiones
rate-loss = Error
rate-rows = Mostrar las { $count } filas
luck-title = Suerte y resultados
luck-won = Ganados
luck-lost = Perdidos
luck-better = Más suerte
luck-worse = Menos suerte

results = Matches
results-match = Match
results-against = vs. { $opponent }
results-score = Resultado
results-rolling = Últimos { $window }
results-all = Mostrar los { $count } matches

people-find = Buscar un jugador
people-change = Cambios
people-also = también { $names }
people-matches-of = matches de { $name }
people-decisions-of = decisiones de { $name }
people-none = No hay ningún jugador así.
people-rename = Renombrar
people-rename-title = Renombrar a { $name }
people-rename-about = El nombre anterior sigue llevando a este jugador, también en los matches que se añadan después.
people-rename-field = Nombre
people-merge = Fusionar
people-merge-title = Fusionar a { $name }
people-merge-about = Todos los matches y nombres de { $name } pasan a ser los del otro jugador. No se puede deshacer.
people-merge-field = El otro jugador
people-keep = Cancelar

shelf-count = { $count ->
        [1] 1 match
       *[other] { $count } matches
    }
shelf-analysed = Decisiones analizadas: { $count }
shelf-copy = Descargar una copia de la biblioteca
shelf-tag = + Etiqueta
shelf-tag-name = Etiqueta
shelf-tag-add = Añadir
shelf-untag = Quitar la etiqueta { $tag } de { $title }
shelf-more = { $shown } de { $total }: mostrar más
shelf-delete-warning = Se quita de la biblioteca. Si hay una copia en el tablero, se conserva.


## Study

study-title = Estudio
study-decks = Mazos
study-deck = Tema
study-due = Pendientes
study-new = Nuevas
study-cards = Tarjetas
study-theme =
    { $theme ->
        [opening] Apertura
        [blitz] Blitz
        [prime_vs_prime] Prime contra prime
        [holding] Holding game
        [back_game] Back game
        [race] Carrera
        [bear_off] Sacar fichas
       *[middle] Medio juego
    }
study-all = Todos los temas
study-start = Estudiar
study-left =
    { $due ->
        [0] Ninguna tarjeta pendiente
        [1] Una tarjeta pendiente
       *[other] { $due } tarjetas pendientes
    }{ $new ->
        [0] {""}
        [one] {""} · { $new } nueva
       *[other] {""} · { $new } nuevas
    }
study-empty = Todavía no hay tarjetas.
study-empty-how = Abre un match analizado y elige «Crear una tarjeta» junto a una decisión, o crea tarjetas de todos sus errores a la vez. El programa te las vuelve a preguntar justo antes de que las olvides.
study-empty-home = Ir al inicio para abrir un match
study-how = Las tarjetas vuelven cuando FSRS espera que sepas nueve de cada diez. Un error vuelve en la misma sesión; la mejor jugada o acción de cubo vuelve cada vez más tarde.
study-nothing = Nada que estudiar ahora.
study-finished = Terminado por ahora.
study-answered =
    { $count ->
        [1] Has respondido una tarjeta.
       *[other] Has respondido { $count } tarjetas.
    }
study-wait-minutes =
    { $count ->
        [1] La próxima tarjeta toca en un minuto.
       *[other] La próxima tarjeta toca en { $count } minutos.
    }
study-wait-hours =
    { $count ->
        [1] La próxima tarjeta toca en una hora.
       *[other] La próxima tarjeta toca en { $count } horas.
    }
study-wait-days =
    { $count ->
        [1] La próxima tarjeta toca en un día.
       *[other] La próxima tarjeta toca en { $count } días.
    }
study-limit =
    { $count ->
        [1] Queda una tarjeta nueva. Las nuevas se limitan a 20 al día, para que los días siguientes no se alarguen.
       *[other] Quedan { $count } tarjetas nuevas. Se limitan a 20 al día, para que los días siguientes no se alarguen.
    }
study-more = Estudiar más tarjetas nuevas
study-leave = Todos los mazos
study-question =
    { $question ->
        [double] ¿Doblar o tirar?
        [answer] ¿Aceptar o pasar?
       *[play] ¿Qué jugarías?
    }
study-hidden =
    { $question ->
        [play] Juega en el tablero y luego elige Listo. El análisis se muestra después de tu respuesta.
       *[other] El análisis se muestra después de tu respuesta.
    }
study-right =
    { $what ->
        [play] Correcto: la mejor jugada.
       *[other] Correcto.
    }
study-close = Casi: pierde { $loss }.
study-wrong = Error: pierde { $loss }.
study-again =
    { $days ->
        [0] Otra vez en esta sesión
        [1] Otra vez mañana
       *[other] Otra vez en { $days } días
    }
study-next = Siguiente tarjeta
study-undo = Deshacer respuesta
study-undo-last = Deshacer la última respuesta
study-evaluated = Tu jugada no estaba entre las analizadas, o no con tanta profundidad como la mejor: se ha evaluado ahora.
study-yours = la tuya
study-note = Tu nota
study-suspend = Apartar esta tarjeta
study-delete = Borrar tarjeta
study-delete-title = ¿Borrar esta tarjeta?
study-delete-warning = Se borrarán sus respuestas y tu nota. No se puede deshacer.
study-match-play = { $name } jugó { $play }.
study-match-play-lost = { $name } jugó { $play } (error { $loss }).
study-match-double = { $name } dobló.
study-match-double-lost = { $name } dobló (error { $loss }).
study-match-rolled = { $name } no dobló.
study-match-rolled-lost = { $name } no dobló (error { $loss }).
study-match-take = { $name } aceptó.
study-match-take-lost = { $name } aceptó (error { $loss }).
study-match-pass = { $name } pasó.
study-match-pass-lost = { $name } pasó (error { $loss }).
cards-one = Crear una tarjeta
cards-cube = Crear una tarjeta de la decisión de cubo
cards-errors = Tarjetas de todos los errores de al menos
cards-make = Crear tarjetas
cards-made =
    { $added ->
        [0] { $known ->
            [0] No hay errores así.
            [1] Esta tarjeta ya está.
           *[other] Las { $known } tarjetas ya están.
        }
        [1] Una tarjeta creada{ $known ->
            [0] .
            [one] , { $known } ya estaba.
           *[other] , { $known } ya estaban.
        }
       *[other] { $added } tarjetas creadas{ $known ->
            [0] .
            [one] , { $known } ya estaba.
           *[other] , { $known } ya estaban.
        }
    }
study-suspended =
    { $count ->
        [1] Una tarjeta está apartada.
       *[other] { $count } tarjetas están apartadas.
    }
study-restore = Volver a preguntar
drill-title = Entrenamientos
drill-race-title = Entrenamiento de carreras
drill-race-about = Pips, pips efectivos, doblar y aceptar en carreras de partidas reales
drill-race-how = Es tu turno en una partida de money, con el cubo en el centro. En los pips efectivos se admite un error de uno.
drill-bear_off-title = Entrenamiento de sacar fichas
drill-bear_off-about = Jugadas con hasta seis fichas por bando, comparadas con la base de datos exacta
drill-bear_off-how = Saca tus fichas en una partida de money, con el cubo en el centro. Lo que pierde una jugada es exacto.
drill-opening-title = Entrenamiento de aperturas
drill-opening-about = Las 15 tiradas de apertura, según el libro de aperturas obtenido con rollouts
drill-opening-how = Juega tu tirada de apertura en una partida de money, con el cubo en el centro.
drill-reply-title = Entrenamiento de respuestas
drill-reply-about = Respuestas a la apertura del rival, según el libro de aperturas obtenido con rollouts
drill-reply-how = El rival abre una partida de money y tú respondes. El cubo está en el centro.
opening-opponent = El rival abre { $play }
opening-close = Correcto dentro del error estándar: pierde { $loss }.
opening-wrong = Pierde { $loss }.
opening-error = Error estándar de la diferencia: { $error }
opening-unknown = Tu jugada no está en el libro. Se ha evaluado ahora: { $level }.
opening-behind = Diferencia
opening-trials = { $count } partidas
opening-book = Rollouts completos con cubo y reducción de varianza, redes { $nets }. Los números tras ± son errores estándar.
drill-own-pips = Tus pips
drill-their-pips = Pips del rival
drill-own-epc = Tu EPC
drill-their-epc = EPC del rival
drill-double = ¿Doblas?
drill-take = Si doblas, ¿debe aceptar el rival?
drill-check = Comprobar
drill-range = Escribe números de 0 a { $most }.
drill-next = Siguiente posición
drill-score = Correctas: { $right } de { $count }; pérdida { $loss }; { $seconds } s cada una
study-files = Tarjetas en archivos
study-save-apkg = Guardar para Anki
study-save-json = Guardar todo (JSON)
study-save-csv = Guardar como tabla (CSV)
study-open = Añadir tarjetas de un archivo…
study-imported =
    { $added ->
        [0] { $known ->
            [0] El archivo no contiene tarjetas de barpoint.
            [one] La tarjeta ya está.
           *[other] Las { $known } tarjetas ya están.
        }
        [1] Una tarjeta añadida{ $known ->
            [0] .
            [one] , { $known } ya estaba.
           *[other] , { $known } ya estaban.
        }
       *[other] { $added } tarjetas añadidas{ $known ->
            [0] .
            [one] , { $known } ya estaba.
           *[other] , { $known } ya estaban.
        }
    }
study-imported-others =
    { $count ->
        [1] Una nota no fue creada por barpoint y se omite.
       *[other] { $count } notas no fueron creadas por barpoint y se omiten.
    }
problems-title = Series de problemas
problems-about = Las tarjetas de un mazo, de diez en diez, contra el reloj
problems-how = Cada serie contiene siempre los mismos problemas. Las soluciones llegan al final, y el calendario de las tarjetas no cambia.
problems-set = Serie
problems-range = Problemas { $from } a { $to }
problems-time = Tiempo
problems-seconds = { $count } segundos por problema
problems-start = Empezar
problems-left = Tiempo restante
problems-number = Problema { $number } de { $count }
problems-score = Correctos: { $right } de { $count }; pérdida { $loss }; en { $time }
problems-out =
    { $count ->
        [1] El tiempo se acabó antes del último problema.
       *[other] El tiempo se acabó cuando quedaban { $count } problemas.
    }
problems-answers = Mejores respuestas y lo que perdieron las tuyas
problems-again = La misma serie otra vez
problems-other = Otra serie
library-back = Matches de la biblioteca
problems-best = Mejor
problems-lost = Cedido

## What the server says

say-place =
    { $place ->
        [line] línea { $line }
        [byte] byte { $byte }
        [turn] partida { $game }, turno { $turn }
       *[game] partida { $game }
    }
say-warning-illegal-play = { say-place }: jugada ilegal «{ $play }» con { $roll }, conservada y marcada
say-warning-illegal-position = { say-place }: jugada ilegal con { $roll }, de la que solo consta la posición final, conservada y marcada
say-warning-impossible-play = { say-place }: jugada imposible «{ $play }» con { $roll }, conservada y hecha hasta donde se puede
say-warning-ignored = { say-place }: «{ $found }» no tiene sentido aquí y se ignora
say-warning-extra-variation = { say-place }: solo se lee la primera variante
say-warning-unreadable-property = { say-place }: la propiedad { $key } no se pudo leer; se guarda como texto
say-warning-further = El archivo contiene { $found } matches o posiciones; solo se lee el primero.
say-warning-truncated = { say-place }: el archivo termina antes de tiempo
say-warning-missing-games = Faltan las partidas { $first } a { $last }; valen las líneas de marcador.
say-warning-name-changed = «{ $was }» se llama «{ $now }» en la partida { $game }; se mantiene el primer nombre.
say-warning-more = No se muestran otras { $count } anomalías.
say-warning-contradiction = { say-place }: el archivo dice { $stated }; sus jugadas o marcadores dicen { $computed }
say-import-unknown = No es un match ni una posición en un formato conocido; empieza así: { $found }
say-import-expected = { $format }, { say-place }: aquí no se puede leer «{ $found }».
say-import-length = Un match puede tener como máximo { $most } puntos; este tiene { $found }.
say-gone = Esto ya no está: quizá se ha borrado.
say-no-library-match = La biblioteca no tiene el match { $number }.
say-match-busy = Ya hay una tarea con este match: cancélala primero.
say-other-nets = Este análisis no lo hicieron las redes en uso, cuyas cifras no se pueden comparar con las suyas. Analiza de nuevo el partido.
say-setup-too-many = Un bando puede tener como máximo { $allowed } fichas; aquí tiene { $found }.
say-setup-match-over = En un partido a { $length } puntos nadie tiene { $found } puntos antes de una partida.
say-setup-decided = A un bando no le quedan fichas: la partida ha terminado.
say-setup-deadlock = Los dos bandos están en la barra ante casas cerradas: nadie podrá mover jamás.
say-setup-cube = El cubo muestra una potencia de dos.
say-setup-crawford = En la partida Crawford a un solo bando le falta un punto.
say-setup-double = Las reglas no permiten doblar aquí.
say-setup-shared = Los dos bandos tienen fichas en el punto { $point } del jugador en turno.
say-thresholds = Las tres pérdidas deben ir en aumento, de 0 a { $most } como máximo.
say-pattern-word = «{ $found }» no describe un tablero. Escribe palabras como me6, opp20=1, me4=3+ o mebar=0.
say-date = «{ $found }» no es una fecha. Escribe 2024-05-31, 2024-05 o 2024.
say-file-read = No se puede leer { $path }: { $reason }
say-file-write = No se puede escribir { $path }: { $reason }
say-file-disk-full = No se puede escribir { $path }: el disco está lleno.
say-file-denied = { $path }: acceso denegado.
say-archive-damaged = El archivo comprimido está dañado, cifrado o comprimido de un modo desconocido.
say-archive-too-much = El archivo comprimido contiene más de lo que se puede extraer aquí. Extráelo y abre sus archivos.
say-archive-empty = No hay archivos de partidos en este archivo comprimido.
say-cards-foreign = Este archivo no contiene tarjetas guardadas por barpoint ni es un paquete Anki de ellas.
say-card-damaged = La tarjeta { $number } del archivo no se puede leer.
say-cards-package = El paquete de Anki no se puede usar.
say-comment-too-long = Un comentario puede tener como máximo { $most } caracteres; este tiene { $found }.
say-warning-layers = Los otros análisis del archivo no se pueden leer.
say-program-error = Un error del programa: comunícalo, por favor.
say-game-ended = Esta partida se dio por terminada: ya no puede pasar nada en ella.
say-nothing-to-take-back = No hay ninguna decisión que deshacer.
say-file-too-long = Un archivo puede tener como máximo { $most }.
say-game-changed = La partida ha cambiado entretanto.
say-server-busy = Hay demasiadas peticiones en espera: inténtalo de nuevo en un momento.
say-rollout-running = El rollout está en marcha: cancélalo primero.
say-job-not-running = La tarea no está en marcha.
say-job-not-paused = La tarea no está en pausa.
say-request-refused = No es posible: { $reason }
say-program-failed = Algo ha fallado en el programa: { $reason }
say-no-id = Esto no es ni una partida ni una posición en una forma conocida.
say-id-damaged = Este ID no se puede leer: { $reason }
say-match-id-alone = Un Match ID por sí solo no indica ninguna posición.
say-name-length = Un nombre tiene de 1 a { $most } caracteres.
say-words-length = Como máximo { $most } caracteres pueden cambiar los dados.
say-dice-used = Otra partida ya ha usado estos dados. Empieza la partida de nuevo.
say-dice-secret = Los dados son secretos hasta que acabe el match.
say-dice-not-pledged = Los dados de esta partida no se pueden comprobar: el programa no se había comprometido con ellos.
say-rollout-no-decision = En esta posición no hay nada que decidir.
say-rollout-no-roll = Introduce primero una tirada: las jugadas la necesitan.
say-rollout-rolled = Las decisiones de cubo se simulan antes de tirar.
say-rollout-twice = Una jugada aparece dos veces: número { $number }.
say-rollout-trials = Se pueden pedir de { $least } a { $most } partidas, no { $found }.
say-import-unsupported = Este archivo no se puede leer: { $name }; { $advice }.
say-no-tag = Escribe una etiqueta.
say-no-name = Escribe el nombre de un jugador.
say-name-taken = { $name } es el nombre de otro jugador; mejor únelos.
say-opponents = Los dos jugadores se han enfrentado, así que no pueden ser uno.
say-no-player = La biblioteca no tiene ningún jugador llamado { $name }.
say-no-player-similar = La biblioteca no tiene ningún jugador llamado { $name }; ¿querías decir { $similar }?
say-not-analysed = Esta decisión no está analizada: analiza primero el match.
say-no-decision = Aquí no hay tal decisión.
say-illegal-play = Esta jugada no es legal aquí.
say-imported-stays = El análisis importado no se puede borrar.
say-library-newer = La biblioteca es de un barpoint más nuevo: actualiza este.
say-job-analysis = Análisis de { $name }: { $level }
say-job-error-rollouts = Rollouts de { $name }
say-job-rollout = Rollout de { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, errores con rollout
say-layer-nets = { $label } (redes { $nets })
say-layer-plays = { $label }, { $count ->
    [255] todas las jugadas
   *[other] al menos { $count } jugadas
}
say-game-title = { $white } – { $black }, { $length ->
        [0] dinero
        [1] 1 punto
       *[other] { $length } puntos
    }
rating-awful = ¡Horrible!
rating-beginner = Principiante
rating-casual-player = Jugador ocasional
rating-intermediate = Intermedio
rating-advanced = Avanzado
rating-expert = Experto
rating-world-class = Clase mundial
rating-supernatural = Sobrenatural
luck-name-go-to-bed = Vete a dormir
luck-name-bad-dice-man = Malos dados
luck-name-none = Ninguna
luck-name-good-dice-man = Buenos dados
luck-name-go-to-las-vegas = Vete a Las Vegas
loss-the-analysis = el análisis
loss-settings-of-the-analysis = los ajustes del análisis
loss-the-analyses-that-are-not-shown = los análisis que no se muestran
loss-comments = los comentarios
loss-comments-on-moves = los comentarios a las jugadas
loss-the-comment-on-the-match = el comentario del match
loss-marks = las marcas
loss-stored-statistics = las estadísticas guardadas
loss-event-data = los datos del torneo
loss-parts-of-the-event-data = parte de los datos del torneo
loss-other-header-entries = otras líneas de cabecera
loss-who-annotated-it = quién lo comentó
loss-what-other-programs-said = lo que dijeron otros programas
loss-what-other-programs-counted = lo que contaron otros programas
loss-how-rollouts-of-other-programs-were-made = cómo hicieron sus rollouts otros programas
loss-the-clock = el reloj
loss-ratings = las puntuaciones
loss-the-crawford-rule = la regla Crawford
loss-whether-a-game-was-resigned = si una partida se abandonó
loss-standard-errors-of-cube-decisions = los errores estándar de las decisiones de cubo
say-job-rollout-cube = Rollout de { say-rollout-cube }
loss-statistics = las estadísticas
loss-the-length-of-the-match = la longitud del match
loss-where-and-when-it-was-played = dónde y cuándo se jugó
loss-that-a-rule-is-off = que una regla no se aplica
loss-the-score = el marcador
loss-names-as-they-are-written = la escritura de los nombres
loss-that-there-is-no-cube = que se juega sin cubo
loss-which-game-is-played = qué juego se juega
loss-the-steps-of-illegal-plays = los pasos de jugadas ilegales
loss-opinions-on-illegal-plays = opiniones sobre jugadas ilegales

## Why a play is better

why = ¿Por qué?
why-compared = { $play } en vez de
why-after = En el tablero:
why-none = No hay una razón sencilla.
why-shares = Cada cifra es la parte de la diferencia que la acompaña. Se solapan.
why-replies-all = Las respuestas del rival
say-why-chances = Partidas ganadas { $wins } %, gammons ganados { $won } %, gammons perdidos { $lost } %
say-why-chances-wins = Partidas ganadas { $wins } %
say-why-chances-won = Partidas ganadas { $wins } %, gammons ganados { $won } %
say-why-chances-lost = Partidas ganadas { $wins } %, gammons perdidos { $lost } %
say-why-hit-on = Golpea en el punto { $point }
say-why-prime = Hace una barrera de { $length } puntos
say-why-kept-prime = Conserva una barrera de { $length } puntos
say-why-misses = Falla con { $better ->
        [0] ninguna tirada
        [1] 1 tirada
       *[other] { $better } tiradas
    } de 36 en lugar de { $other }
say-why-effective = EPC { $better } en vez de { $other }
why-for = A favor de { $play }:
say-why-cube = Gana más con el cubo
say-why-point = Hace el punto { $point }
say-why-slot = Pone una ficha en el punto { $point }
say-why-anchor = { $how ->
    [made] Hace el ancla en el punto { $point }; { $play } no tiene ancla
   *[kept] Mantiene el ancla en el punto { $point }; { $play } no tiene ancla
}
say-why-better-anchor = { $how ->
    [made] Hace el ancla en el punto { $point }; { $play } la tiene en el { $other }
   *[kept] Mantiene el ancla en el punto { $point }; { $play } la tiene en el { $other }
}
say-why-closed-out = { $how ->
    [made] Cierra el tablero: ninguna tirada entra
   *[kept] Mantiene el tablero cerrado: ninguna tirada entra
}
say-why-race = Carrera: { $better } en vez de { $other }
say-why-replies = Mejor tras { $better } de 36 respuestas, por { $gain } de media; peor tras { $other }, por { $loss }; gana más tras:
say-why-shots = Tiros: { $better } en vez de { $other }
say-why-double-shots = Tiradas que dan a dos fichas: { $better } en vez de { $other }
say-why-hit = Fichas capturadas: { $better } en vez de { $other }
say-why-dances = Tiradas de 36 que no entran: { $better } en vez de { $other }
say-why-blockade = Tiradas de 36 que mueven una ficha trasera del rival: { $better } en vez de { $other }
say-why-home-points = Puntos en el tablero interior: { $better } en vez de { $other }
say-why-home-blots = Blots en el tablero interior: { $better } en vez de { $other }
say-why-back = Fichas atrás: { $better } en vez de { $other }
say-why-builders = Fichas libres para el punto { $point }: { $better } en vez de { $other }
say-why-deep = Fichas en los puntos 1 y 2: { $better } en vez de { $other }
say-why-off = Fichas retiradas: { $better } en vez de { $other }
say-why-crossovers = Cruces necesarios: { $better } en vez de { $other }
say-why-to-save = Cruces para llevar todas las fichas a casa y sacar una: { $better } en vez de { $other }
say-why-gaps = Huecos en los puntos 4, 5 y 6: { $better } en vez de { $other }
say-why-cube-chances = Gana un { $wins } %, de ello { $of_wins } % gammons; de las derrotas, { $of_losses } % son gammons
say-why-cube-take = El rival gana un { $theirs } % y necesita un { $dead } % para aceptar con cubo muerto, un { $live } % con cubo vivo
say-why-cube-losers = Tras { $count } de 1296 secuencias ({ $share } %) hay que rechazar un doble, sobre todo tras: { $rolls }
say-why-cube-jumps = Hasta la próxima decisión las probabilidades se mueven un { $local } %; en tales posiciones, un { $average } % de media
say-why-cube-double-take = { $kind ->
        [redouble] Redoblar
       *[double] Doblar
    } y aceptar: doblar gana { $gain }, y pasar le costaría { $cost } al rival
say-why-cube-double-pass = { $kind ->
        [redouble] Redoblar
       *[double] Doblar
    } y pasar: doblar gana { $gain }, y aceptar le costaría { $cost } al rival
say-why-cube-no-double = No { $kind ->
        [redouble] redoblar
       *[double] doblar
    }: costaría { $cost }
say-why-cube-too-good = Demasiado buena para doblar: seguir vale { $worth }, doblar { $double }, pues el { $gammons } % de las victorias son gammons
say-why-cube-window = En la ventana de mercado: gana un { $wins } %; se abre en el { $opens } % y se cierra en el { $closes } %
say-why-cube-below = Fuera de la ventana de mercado: gana un { $wins } %, y se abre en el { $opens } %
say-why-cube-dead = Tras aceptar, el cubo está muerto; la ventana de mercado se abre en el { $opens } %: gana un { $wins } %
say-why-cube-free = Doblar no arriesga nada: perder la partida ya pierde el match con el cubo como está
say-why-cube-jacoby = Con la regla Jacoby los gammons, un { $gammons } % de las victorias, solo cuentan tras un doble
say-why-cube-swing = Doblar ahora gana { $gain } de media tras las { $count } de 1296 secuencias que pierden el mercado (sobre todo tras { $rolls }), y cuesta { $loss } tras otras { $regrets }
say-why-cube-no-losers = Ninguna secuencia de dos tiradas pierde el mercado
say-why-cube-returns = Si se espera, el rival puede aceptar tras { $count } de 1296 secuencias
say-why-cube-volatile = Volátil: hasta la próxima decisión las probabilidades se mueven un { $local } %; en tales posiciones, un { $average } % de media
say-why-cube-quiet = Tranquila: hasta la próxima decisión las probabilidades se mueven un { $local } %; en tales posiciones, un { $average } % de media
say-why-cube-take-dead = Se acepta incluso con cubo muerto: el rival gana un { $theirs } % y necesita un { $dead } %
say-why-cube-take-live = Se acepta porque el rival tendrá el cubo: gana un { $theirs } %, poco con cubo muerto ({ $dead } %), bastante con cubo vivo ({ $live } %)
say-why-cube-take-redouble = Se acepta, pues el rival puede redoblar enseguida: gana un { $theirs } % y necesita un { $needs } %
say-why-cube-pass-live = Se pasa: el rival gana un { $theirs } % y necesita un { $needs } % incluso con cubo vivo
say-why-cube-pass = Se pasa: el rival gana un { $theirs } % y necesita un { $needs } %
say-why-cube-gammons = Los gammons obligan a pasar: sin ellos el rival necesitaría un { $without } % en lugar de un { $needs } %
say-why-cube-score = Con este marcador el rival necesita un { $dead } % con cubo muerto; jugando por dinero, un { $money } %
say-why-cube-needs = El rival gana un { $theirs } % y necesita un { $dead } % para aceptar
say-why-cube-redoubled = El rival gana un { $theirs } % y necesita un { $live } % para aceptar, pues puede redoblar enseguida
say-why-cube-redoubled-at-once = El rival redoblaría enseguida sin arriesgar nada
say-why-cube-close = Doblar o no apenas cambia nada
say-why-cube-chances-lost = No gana ninguna partida; de las derrotas, { $of_losses } % son gammons
why-market-losers = Secuencias que pierden el mercado
why-losers-after = tras { $throws } de 36 respuestas
say-why-backgammons-won = Gana un { $percent } % más de backgammons
say-why-backgammons-lost = Pierde un { $percent } % menos de backgammons
say-why-gammons-lost = Pierde un { $percent } % menos de gammons
say-why-their-cube = El cubo del rival vale menos
say-why-kept-point = Mantiene el punto { $point }
why-close = Demasiado igualado para decidir.
