# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] белые
       *[black] чёрные
    }
count-word =
    { $count ->
        [0] нет
        [1] одна
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] пункт { $point }, пусто
       *[white] пункт { $point }, { side }: { count-word }
    }
place-bar = бар, { side }: { count-word }
place-tray = выведено, { side }: { count-word }
place-movable = { $place }, можно пойти
place-target = { $place }, сюда можно пойти
place-chosen = { $place }, выбрано
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Редактор позиции: щёлкните пункт, чтобы задать шашки
settings-theme = Доска
board-play = Доска
actions = Действия
close = Закрыть
bar = бар
off = выведено
side-name =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
program-name = barpoint ({ $level })
pips =
    { $pips ->
        [one] { $pips } пипс
        [few] { $pips } пипса
        [many] { $pips } пипсов
       *[other] { $pips } пипса
    }
pips-word = пипс.
epc = EPC { $epc }
race-epc = EPC
race-wastage = Потери
on-roll =
    { $decision ->
        [play] ход
        [answer_double] ответ
        [answer_resignation] ответ
       *[turn] бросок
    }
money = Мани
match-to =
    { $length ->
        [one] Матч до { $length } очка
       *[other] Матч до { $length } очков
    }
score-money = Очки
score-away = до победы: { $away }
cube-is = куб { $value }
crawford-game = партия Кроуфорда
post-crawford = пост-Кроуфорд
jacoby = Джекоби
beavers = биверы
moves = Ходы
moves-all = Все ходы
text-board = Позиция словами
eval-bar = Шанс выигрыша
thinking = Идёт расчёт…
waiting = Подождите…
offline = barpoint не отвечает. Программа ещё запущена?
not-allowed = Доступ запрещён. Откройте адрес, который напечатала программа.
retry = Повторить
no-page = Такой страницы нет.
no-page-home = На главную
theme-walnut = Орех
theme-slate = Сланец
theme-tournament = Турнир
theme-clear = Для дальтоников
theme-contrast = Высокий контраст

## Playing

roll = Бросок
enter-dice = Ввести кости
double = Дабл
done = Готово
cannot-move = нет хода
cannot-move-done = Нет хода
undo = Отмена
take = Тейк
pass = Пас
beaver = Бивер
accept = Принять
decline = Отклонить
next-game = След. партия
hint = Совет
take-back = Вернуть
bear-off = Вывести
bear-off-help = Вывести до конца без даблов; любая клавиша или щелчок останавливает
bearing-off = Идёт вывод… Любая клавиша или щелчок останавливает.
resign = Сдаться
review = Анализ
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = Игра продолжилась в другом окне. Здесь показано её текущее состояние.
question-double =
    { $side ->
        [You] Вы предлагаете дабл
       *[other] { $side }: дабл
    } до { $value }.
question-beaver =
    { $side ->
        [You] Вы объявляете бивер
       *[other] { $side }: бивер
    } до { $value }.
question-resign =
    { $side ->
        [You] Вы предлагаете сдаться
       *[other] { $side }: предложение сдачи
    } ({ $kind ->
        [1] обычная партия
        [2] гаммон
       *[3] бэкгаммон
    }).
resign-title = Сдаться
resign-kind =
    { $kind ->
        [1] Обычная партия
        [2] Гаммон
       *[3] Бэкгаммон
    }
wins =
    { $winner ->
        [You] Ваша победа
       *[other] { $winner }: победа
    }
result-borne_off =
    { wins }, { $kind ->
        [1] { "" }
        [2] гаммон,{ " " }
       *[3] бэкгаммон,{ " " }
    }{ points }.
result-passed = { wins }, { points } (пас на дабл).
result-resigned = { wins }, { points } (соперник сдался).
points =
    { $points ->
        [1] 1 очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
result-match = { wins } в матче.
typed-label = Введите ход
typed-play = Пойти
typed-illegal = «{ $play }» — недопустимый ход.
dice-title = Какой бросок?
dice-opening =
    Начальные кости: сначала { $white ->
        [You] вы
       *[other] { $white }
    }, затем { $black ->
        [You] вы
       *[other] { $black }
    }
dice-type = Щёлкните бросок или наберите обе кости.
dice-roll = { $first }{ $second }: { $first } и { $second }
opening-tie = Равенство: оба бросают снова
opening-tie-cube = Равенство: куб { $value }, оба бросают снова
event-opening_roll = Начальный бросок { $dice }
event-opening_tie = Начальный бросок { $dice }: равенство
event-begin =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: первый ход
event-roll =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: бросок { $dice }
event-play = { $side }: { $play }
event-double =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: дабл
event-take =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: тейк
event-pass =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: пас
event-beaver =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: бивер
event-resign =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: предложение сдачи
event-accept =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: сдача принята
event-decline =
    { $side ->
        [You] Вы
       *[other] { $side }
    }: сдача отклонена
event-next_game = Следующая партия
sheet-game = После партии { $number }
sheet-begin = Первый ход
sheet-double = Дабл до { $value }
sheet-beaver = Бивер до { $value }
sheet-resign = Сдача: { resign-kind }
sheet-accept = Принимает
sheet-decline = Отклоняет

clock-over =
    { $name ->
        [You] Ваше время истекло
       *[other] { $name }: время истекло
    }
clock-over-choice = { $name }: можно сдать эту партию или продолжить игру без часов.
clock-resign =
    { $kind ->
        [1] Сдать обычную партию
        [2] Сдать гаммон
       *[3] Сдать бэкгаммон
    }
clock-play-on = Продолжить без часов
clock-is-over = время вышло

## New game

new-title = Новая игра
new-length = Длина
new-other-length = Очки
new-opponent = Соперник
new-program = Программа
new-human = Человек
new-level = Уровень
new-likeness = Как человек
new-pr = PR { $pr }
new-likeness-note = Ошибается как люди с таким PR: измерено на матчах ({ $matches }) игроков ({ $players }). Видит только текущую позицию; не строит планов, не устаёт и не учится.
level-likeness = как человек, PR { $pr }
new-your-name = Ваше имя
new-second-name = Имя соперника
new-you = Вы
new-someone = Гость
new-tutor = Тренер
new-more = Ещё настройки
new-variation = Вариант
new-dice = Кости
new-dice-program = бросает программа
new-dice-by-hand = вводятся вручную
new-words = Ваши слова для костей
new-commitment = Программа заранее обязуется о своих бросках (SHA-256):
fair-title = Проверяемые кости
dice-commitment = Обязательство (SHA-256)
dice-words = Ваши слова
dice-seed = Зерно
dice-check = Проверить кости
dice-agree = Все броски ({ $count }) следуют из зерна, о котором программа обязалась.
dice-other-commitment = Зерно не то, о котором программа обязалась.
dice-other-roll = Бросок { $number } не следует из зерна.
dice-save = Сохранить броски и зерно
dice-later = Зерно открывается, когда матч окончен.
dice-later-session = Зерно открывается, когда вы завершаете сессию.
dice-end = Завершить сессию
dice-end-warning = В этой сессии больше нельзя будет играть. Это нельзя отменить.
dice-end-not = Играть дальше
dice-ended = Сессия завершена.
new-cube = Куб удвоения
new-crawford = Правило Кроуфорда
new-jacoby = Правило Джекоби
new-beavers = Биверы (не более)
new-automatic = Автоматические даблы (не более)
new-clock = Часы
new-minutes = Минут на игрока
new-delay = Задержка на ход (секунд)
new-start = Начать с позиции
new-from = Игра начнётся с позиции ниже, с её длиной матча, счётом и кубом.
new-start-game = Начать
tutor-off = выключен
tutor-doubtful = предупреждать о сомнительных ходах
tutor-bad = предупреждать об ошибках
tutor-very_bad = предупреждать о блундерах
tutor-says-doubtful = Это выглядит сомнительно
tutor-says-bad = Похоже на ошибку
tutor-says-very_bad = Похоже на блундер
tutor-says-fine = Это выглядит хорошо
tutor-loss = Это стоит около { $loss }.
tutor-rethink = Подумать ещё
tutor-hint = Показать
tutor-anyway = Сыграть так
variation-standard = Бэкгаммон
variation-nackgammon = Накгаммон
variation-hypergammon1 = Гипергаммон, 1 шашка
variation-hypergammon2 = Гипергаммон, 2 шашки
variation-hypergammon3 = Гипергаммон, 3 шашки
# Levels of play, by GNU Backgammon’s names.
strength-beginner = новичок
strength-casual-play = любитель
strength-intermediate = средний
strength-advanced = сильный
strength-expert = эксперт
strength-world-class = мировой класс
strength-supremo = супремо
strength-grandmaster = гроссмейстер
strength-4ply = 4ply
strength-quick-rollout = быстрый роллаут
strength-medium-rollout = средний роллаут
strength-deep-rollout = глубокий роллаут
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } бр.
bkg-note = Эвристические очки (HP) упорядочивают ходы одного броска; это не эквити.
bkg-engaged = BKG удваивает только в гонке: пока есть контакт, решений по кубу у него нет.
bkg-equities = Эквити — по BKG-VI, без просмотра вперёд.
bkg-own-plays = Лучшим считается ход самого BKG; потери и решения по кубу оценивает BKG-VI.
bkg-sees = Как это видит BKG
bkg-class = Класс позиции
bkg-class-name = { $class ->
    [running-game] гонка
    [bearing-off] вывод
    [near-winning] контакт скоро закончится, впереди
    [near-losing] контакт скоро закончится, позади
   *[engaged] контакт
}
bkg-terms = Слагаемые с наибольшей разницей (HP)
strength-plays = { $level }, { $count ->
    [255] все ходы
   *[other] не менее { $count } ходов
}

## Tables of plays and cube decisions

hint-rank = Место
hint-play = Ход
hint-equity = Эквити
hint-depth = Глубина
hint-played = сыграно
hint-best = лучший
hint-play-it = Сыграть
hint-details = { $depth }: { $play }: подробности
hint-not-comparable = Глубина только { $depth }: с ходами выше не сравнить
hint-alone = Запрошенная глубина: { $asked }. На глубине { $depth } ни один другой ход не оказался настолько близок к лучшему, чтобы считать глубже.
deeper-start = Посмотреть остальные глубже
deeper-left = Идёт более глубокий анализ, осталось: { $count }
deeper-stop = Остановить
hint-for =
    { $side ->
        [You] Для вас
       *[other] Для игрока { $side }
    }: { $decision ->
        [play] ход { $dice }
        [answer_double] ответ на дабл
        [answer_resignation] ответ на сдачу
       *[turn] бросок или дабл
    }
hint-doubler =
    Эквити и шансы: { $side ->
        [You] ваши
       *[other] { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout =
    { $trials ->
        [one] { $trials } розыгрыш
        [few] { $trials } розыгрыша
        [many] { $trials } розыгрышей
       *[other] { $trials } розыгрыша
    }
chances-win = выигрыш
chances-lose = проигрыш
chances-gammon = гаммон
chances-backgammon = бэкгаммон
chances-g = г
chances-b = б
cubeless = без куба
cube-no-double = Без дабла
cube-double-take = Дабл/тейк
cube-double-pass = Дабл/пас
cube-proper = Верное решение:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] без редабла
           *[no] без дабла
        }
        [too_good] { $redouble ->
            [yes] слишком хорошо для редабла
           *[no] слишком хорошо для дабла
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] необязательный редабл
               *[no] необязательный дабл
            }
           *[no] { $redouble ->
                [yes] редабл
               *[no] дабл
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] Партия ещё не началась.
        [game_over] Партия окончена.
        [crawford] В партии Кроуфорда дабла нет: бросайте.
        [opponents_cube] Куб у соперника: бросайте.
        [dead_cube] Куб мёртвый: уже при нынешнем значении он выигрывает матч.
       *[no_cube] Дабл невозможен: бросайте.
    }
resignation-accept = Принять
resignation-play-on = Играть
resignation-proper =
    { $accepts ->
        [yes] принять сдачу
       *[no] отклонить сдачу
    }
cube-response =
    { $response ->
        [take] тейк
        [beaver] бивер
       *[pass] пас
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = сеть
source-rules = правила
source-one-sided-database = односторонняя база
source-two-sided-database-exact = двусторонняя база (точно)
source-two-sided-database-exact-chances = двусторонняя база (точные шансы)
source-hypergammon-database-exact = база гипергаммона (точно)
source-hypergammon-database-exact-chances = база гипергаммона (точные шансы)

## Settings

settings-title = Настройки
settings-colours = Свои цвета
settings-colours-reset = Вернуть цвета темы
colour-frame = Рамка
colour-field = Поле
colour-point-a = Пункты
colour-point-b = Другие пункты
colour-light-top = Светлые шашки
colour-dark-top = Тёмные шашки
settings-mode = Оформление
settings-mode-system = Системное
settings-mode-light = Светлое
settings-mode-dark = Тёмное
settings-board3d = Вид доски
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = Камера
settings-camera-table = из-за стола
settings-camera-steep = круто сверху
settings-camera-above = прямо сверху
settings-material = Материал
settings-material-auto = как в теме
settings-material-wood = дерево
settings-material-leather = кожа и сукно
settings-material-stone = мрамор
board-3d-missing = Этот браузер не может показать доску в 3D, она остаётся в 2D.
settings-home = Дом
settings-home-right = справа внизу
settings-home-left = слева внизу
settings-light = Светлые шашки
settings-light-bottom = внизу
settings-light-top = вверху
settings-click = Щелчок по шашке
settings-click-die = ход левой костью
settings-click-select = выбор шашки
settings-speed = Время полёта шашки
settings-pause = Задержка соперника
settings-preview = Так доска выглядит с этими настройками
settings-at-once = сразу
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } с
settings-percent-of = { $share } %
settings-level = Уровень для отдельных позиций
settings-met = Таблица матчевой эквити
settings-plays = Лучшие ходы на полную глубину
settings-plays-count = { $count ->
    [0] как задано уровнем
    [255] все
   *[other] не менее { $count }
}
settings-thresholds = Потери, начиная с которых решения отмечаются
settings-thresholds-about = В матчах EMG. Отметки анализов, сделанных здесь, меняются сразу; в импортированных анализах они остаются такими, как их поставила программа.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Уровень, таблица и потери хранятся в { $file }, в том числе для командной строки.
settings-not-kept = Уровень, таблица и потери действуют до закрытия программы.
tab-look = Доска
tab-playing = Игра
tab-analysing = Анализ
tab-general = Общие
settings-volume = Громкость
settings-showTargets = Показывать, куда может пойти шашка
settings-showMovable = Отмечать шашки, которые могут пойти
settings-showLastMove = Показывать последний ход стрелками
settings-higherDieLeft = Старшая кость слева
settings-autoRoll = Бросать автоматически, если нет решения по кубу
settings-autoForced = Делать вынужденные ходы
settings-autoFinish = Завершать ход после последней шашки
settings-autoBearOff = Выводить автоматически в чистой гонке
settings-turnBoard = Два игрока: поворачивать доску к игроку на ходу
settings-hintLevel = Уровень советов
settings-tutorLevel = Уровень тренера
settings-reviewLevel = Уровень анализа
settings-autoAnalyse = Анализировать матч сразу после открытия
settings-evalBar = Показывать шанс выигрыша
settings-percent = Показывать проценты
settings-textBoard = Позиция словами
settings-sounds = Звуки
settings-reset = Сбросить все настройки
settings-docs = HTTP-интерфейс для скриптов
settings-language = Язык
settings-language-auto = Как в браузере

## Keys

keys-title = Горячие клавиши
keys-play = Игра
keys-board = На доске
keys-review = Просмотр и анализ
keys-everywhere = Везде
key-walk = Переход от пункта к пункту (стрелки)
key-left-die = Ход левой костью; завершить ход
key-right-die = Ход правой костью
key-choose = Выбрать шашку и увидеть, куда она может пойти
key-take-step = Вернуть сходившую сюда шашку (также щелчок по ней или щелчок с Shift)
key-set-count = В редакторе: задать число шашек
key-roll = Бросок
key-finish = Завершить ход, бросок, следующая партия
key-undo = Отменить последний шаг
key-undo-all = Отменить весь ход
key-swap = Поменять кости местами
key-double = Дабл
key-take = Тейк
key-pass = Пас
key-beaver = Бивер
key-accept = Принять сдачу
key-decline = Отклонить сдачу
key-resign = Сдаться
key-take-back = Вернуться к предыдущему решению
key-bear-off = Вывести до конца; любая клавиша или щелчок останавливает
key-hint = Совет
key-type-move = Ввести ход
key-new-game = Новая игра
key-next = Дальше
key-previous = Назад
key-next-game = Следующая партия
key-previous-game = Предыдущая партия
key-next-error = Следующая ошибка
key-previous-error = Предыдущая ошибка
key-next-blunder = Следующий блундер
key-previous-blunder = Предыдущий блундер
key-next-cube = Следующее решение по кубу
key-previous-cube = Предыдущее решение по кубу
key-next-luck = Следующий удачный или неудачный бросок
key-previous-luck = Предыдущий удачный или неудачный бросок
key-go-on = Продолжить после хода, сделанного на доске
key-flip = Повернуть доску (во время игры эта клавиша завершает ход)
key-analyse = Анализ
key-copy-id = Копировать XGID
key-copy-image = Копировать доску как картинку
key-copy-hint = Копировать список ходов как текст
key-jobs = Задачи: анализы и роллауты
key-mirror = Отразить доску
key-eval-bar = Показать или скрыть шанс выигрыша
key-board-3d = Доска в 2D или 3D
key-help = Этот список
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page Up
cap-page-down = Page Down

## Pages

nav = Страницы
nav-home = Главная
nav-play = Игра
nav-analyse = Анализ
nav-settings = Настройки
nav-help = Клавиши
home-title = barpoint
home-resume = Текущие игры
home-new = Новая игра
home-analyse = Анализ позиции или матча
home-delete = Удалить
home-delete-title = Удалить «{ $title }»?
home-delete-warning = Это нельзя отменить.
home-keep = Оставить
home-finished = окончена
home-opened = открыт { $when }
home-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }

## Analysing positions

analysis = Анализ
id-paste = Вставьте ID, позицию или матч
id-lost = { $reason } Вместо этого показана начальная позиция.
draft-lost = В этой ссылке нет позиции. Вместо неё показана начальная.
pasted-xgid = Похоже на XGID, но часть его отсутствует или неверна ({ $reason }). XGID выглядит так: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Похоже на GNUBG ID, но число символов в его частях — { $position } и { $match }. Нужны Position ID из 14 символов, двоеточие и Match ID из 12, например 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Похоже на Position ID, но допустимой позиции он не описывает. Начальная позиция: 4HPwATDgc/ABMA.
pasted-match-id = Похоже на Match ID, но матча он не описывает. Начало игры в мани: cAkAAAAAAAAA.
pasted-id = Похоже на GNU Backgammon ID, но число символов в нём — { $count }. В Position ID их 14, например 4HPwATDgc/ABMA; в Match ID — 12, например cAkAAAAAAAAA.
pasted-match = Это не матч, который умеет читать barpoint, и не текст с ID позиции ({ $reason }). Открыть можно файлы матчей (.xg, .sgf, .mat, .txt, .bgf, .ogxm и другие) и тексты с ID позиции.
pasted-text = ID позиции не найден. Вставьте XGID, например XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10, Position ID, например 4HPwATDgc/ABMA, Match ID или весь матч.
id-first-of = Это первая из открытых позиций; всего их { $count }.
id-show = Показать
id-open = Открыть…
id-copy = Копировать { $name }
id-picture = Картинка:
picture-captions = Имена, счёт и пипсы на картинках
copied = Скопировано
saved = Сохранено в файл
copy = Копировать
copy-failed = Браузер не разрешил копирование
copy-image = Картинка
copy-image-label = Картинка доски: копировать
copy-hint = Копировать как текст
edit = Правка
edit-put = Щелчок ставит
edit-put-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }
edit-start = Начальная позиция
edit-clear = Очистить
edit-on-roll = Ход
edit-dice = Кости
edit-die = Кость { $number }
edit-cube = Куб
edit-cube-owner = Владелец куба
cube-centred = в центре
edit-length = Длина матча (0: мани)
edit-score = Счёт: { side-name }
edit-score-held = В матче до { $length ->
        [one] { $length } очка
       *[other] { $length } очков
    } счёт перед партией может быть от 0 до { $high }.
edit-length-held = { $high ->
        [one] Длина матча — не более { $high } очка
       *[other] Длина матча — не более { $high } очков
    }; 0 — это игра в мани.
edit-to-place = { $count ->
        [one] { side-name }: осталось поставить { $count } шашку…
        [few] { side-name }: осталось поставить { $count } шашки…
        [many] { side-name }: осталось поставить { $count } шашек…
       *[other] { side-name }: осталось поставить { $count } шашки…
    }
edit-counts = На доске: белые { $white }, чёрные { $black }; выведено: белые { $white-off }, чёрные { $black-off }.
edit-not-yet = Пока нечего анализировать: { $reason }
edit-help = Щёлкните пункт, чтобы поставить шашки: чем дальше от края, тем больше (правая кнопка — для другой стороны). Перетащите шашку, чтобы переставить её; щёлкните номер пункта, чтобы очистить его. С клавиатуры: перемещайтесь стрелками, затем введите число.
go-on = Продолжить отсюда
play-from = Играть отсюда
facts = Ход: { side-name }
tab-best = Лучшее
tab-temperature = След. бросок
tab-scores = Счёт
tab-cube = Куб
provenance = { $level } · { $met } · сети { $nets }
temperature-mean = Среднее по всем броскам: { $mean }. Щёлкните бросок, чтобы изучить его.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = вы ↓ соперник → до победы
score-differs = отличается от мани
score-same = При любом счёте так же, как в мани.
score-none = ND: без дабла
score-take = D/T: дабл/тейк (D/B: дабл/бивер)
score-pass = D/P: дабл/пас
score-too-good = TG: слишком хорошо для дабла
lab-theories = Теории куба
lab-theory = Теория
lab-action = Верное решение
lab-windows = Окно рынка
lab-doubler = Шанс выигрыша дающего дабл
lab-opponent = Шанс выигрыша соперника
lab-windows-help = От мёртвого куба до живого; красная линия — текущий шанс выигрыша.
lab-volatility = Волатильность
lab-volatility-is = За следующие два броска шанс выигрыша меняется в среднем на { $local } (для таких позиций обычно { $average }).
lab-life = Эффективность куба { $life }.
lab-mwc = Шансы на победу в матче: без дабла { $nd }, дабл/тейк { $dt }, дабл/пас { $dp }.
lab-none = Здесь нет решения по кубу.
curves = Кривые эквити
curves-plot = Эквити в зависимости от шанса выигрыша по каждой теории; числа — в таблице ниже
curves-owner = Владелец куба
curves-centred = Куб в центре
curves-owned = Куб у вас
curves-opponent = Куб у соперника
curves-take_point = Тейк-поинт
curves-initial_double = Дабл-поинт
curves-redouble = Редабл-поинт
curves-cash_point = Кэш-поинт
curves-own = Пунктир: эта позиция, { $wins }. Единица эквити: { $scale }.
curves-points = Шанс выигрыша игрока на ходу в каждой точке, по теориям
curves-table = Кривые в числах
curve-janowski = Яновский
curve-jump = Скачки
curve-dead = Мёртвый
curve-live = Живой
window-take = Тейк
window-double = Дабл
window-cash = Кэш
window-too-good = Слишком хорошо
# Theories of the cube.
theory-janowski = Яновский
theory-janowski2 = Яновский 2
theory-jump = Скачки
theory-learned = Обученная
theory-jump-local = Скачки, локально
theory-two-lives-given = Две заданные эффективности
# Units of equity.
scale-points = очки
scale-emg = EMG

## Matches

match-players = { $white } — { $black }
match-game = Партия { $number }: { $white }–{ $black }
match-crawford = Кроуфорд
match-won = { wins }, { points }
match-position = Доска
tab-record = Запись
tab-statistics = Статистика

analyse-start = Анализ
analyse-again = Новый анализ…
analyse-which = Анализирует весь матч на этом уровне; другие анализы сохраняются. Можно приостановить.
level-match = { $time }
wait-none = меньше секунды
wait-about = около { $time }
level-estimated = , оценка
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } мс
time-s = { $s } с
time-min = { $min } мин
time-h = { $h } ч
layers = Анализы
layer = Анализ
layer-best = Лучшее
layer-lost = Ошибка
layer-cube = Куб, { $depth }
layer-play = Ход, { $depth }
layer-made = сыграно: { $depth }
layer-from = Анализ: { $label }
layer-drop = Удалить анализ { $label }
layer-drop-question = Удалить анализ «{ $label }» этого матча?
keep = Оставить
analysed = проанализировано решений: { $done } из { $total }
match-first = В начало
match-previous = Назад
match-next = Дальше
match-last = В конец
match-previous-error = Предыдущая ошибка
match-next-error = Следующая ошибка
match-unanalysed = Анализа ещё нет: ошибок для показа нет.
match-kind =
    { $kind ->
        [blunders] блундеров
        [cube] решений по кубу
        [luck] удачных или неудачных бросков
       *[errors] ошибок
    }
match-none = Нет { match-kind }.
match-no-next = Дальше нет { match-kind }.
match-no-previous = Раньше нет { match-kind }.
match-views = Запись и статистика
worst-yours = Ваши худшие ошибки
worst-all = Худшие ошибки
worst-unanalysed = После анализа матча здесь будут ваши ошибки, начиная с худшей.
worst-where = партия { $game }, ход { $turn }
worst-no-double = Без дабла
worst-more = Показать все ({ $count })
worst-few = Показать меньше
you-which = Кто из игроков вы?
you-are = Вы — { $name }.
you-change = Изменить
filter-player = Игрок
filter-both = оба
filter-kind = Фильтр
filter-all = все
filter-errors = ошибки
filter-blunders = блундеры
filter-cube = решения по кубу
filter-luck = везение
filter-doubtful_moves = сомнительные ходы
filter-bad_moves = ошибки в ходах
filter-very_bad_moves = блундеры в ходах
filter-very_lucky_rolls = очень удачные броски
filter-lucky_rolls = удачные броски
filter-unlucky_rolls = неудачные броски
filter-very_unlucky_rolls = очень неудачные броски
filter-doubles = даблы
filter-takes = тейки
filter-passes = пасы
filter-missed_doubles_below_cash = упущенные даблы
filter-missed_doubles_above_cash = упущенные даблы
filter-wrong_doubles_too_early = неверные даблы
filter-wrong_doubles_too_good = неверные даблы
filter-wrong_takes = неверные тейки
filter-wrong_passes = неверные пасы
filter-none = В этом матче ничто не проходит фильтр.
record-white = Белые
record-black = Чёрные
record-roll = { $dice }:
record-double = Дабл
record-take = Тейк
record-pass = Пас
record-set_up = Позиция расставлена
record-illegal = Недопустимо: { $play }
record-rolls = бросок { $dice }
mark-doubtful = сомнительно
mark-bad = ошибка
mark-very_bad = блундер
mark-none = без пометки
mark-analysis = из анализа
mark-checker = { $mark } (игра шашками)
mark-cube = { $mark } (решение по кубу)
luck-very_lucky = очень удачно
luck-lucky = удачно
luck-unlucky = неудачно
luck-very_unlucky = очень неудачно
entry-loss = Ошибка { $loss }
entry-cube-loss = Ошибка по кубу { $loss }
entry-luck = Везение { $luck }
entry-played = Сыграно: { $play }
entry-none = Анализа ещё нет.
entry-all = Показать все ходы ({ $count })
entry-marks = Пометки
entry-mark-play = Игра шашками
entry-mark-cube = Куб
entry-comment = Комментарий
entry-save = Сохранить комментарий
opinions = Из файла, не анализ barpoint
opinion-answer-loss = Ошибка ответа { $loss }
opinion-none-take = без дабла, тейк
opinion-too-good = слишком хорошо для дабла, пас
opinion-take = дабл, тейк
opinion-pass = дабл, пас
analyst-figures = Данные из файла: { $name }
analyst-checker = Ошибки шашками
analyst-cube = Ошибки по кубу
analyst-help = В файле решения подсчитаны по правилам той программы, поэтому её PR отличается от PR barpoint, даже если обе видят одни и те же ошибки; ошибки и везение — в нормализованном эквити (EMG).
entry-study = Изучить позицию
timeline = Шанс выигрыша по ходу матча
timeline-unknown = без анализа
timeline-at = { $entry } из { $total }: { $name } { $chance }
statistics-show = { $label }, { $name }: { $count }. Показать в записи
statistics-none = Чтобы увидеть статистику, проанализируйте матч.
ratings = Рейтинги
statistics-over = Заново проанализировано решений: { $done } из { $total }; остальные считаются по { $other }.
statistics-part = Пока проанализировано решений: { $done } из { $total }.
statistics-all = Полностью: { $count ->
        [1] партия
       *[other] партии
    } { $games }.
statistics-some = Частично: { $count ->
        [1] партия
       *[other] партии
    } { $games }.
statistics-nothing = Без анализа: { $count ->
        [1] партия
       *[other] партии
    } { $games }.
statistics-so-far = на данный момент
ratings-waiting = Ошибки и везение учитывают только их. PR, показатели и рейтинги появятся, когда будут проанализированы все решения.
ratings-pr = PR
ratings-rate = Средняя ошибка (mEMG)
ratings-snowie = Ошибка Snowie
ratings-decisions = на решение, всего { $count }
ratings-moves = на ход любого из игроков, всего { $total }
ratings-name = Рейтинг
ratings-pr-help = Performance rating: умноженная на 500 средняя потеря эквити на учитываемое решение, то есть на невынужденный ход и на близкое или фактическое решение по кубу. 0 — безупречная игра. Принятые названия: до 2.5 — чемпион мира, до 5 — мировой класс, до 7.5 — эксперт, до 12.5 — сильный игрок, до 17.5 — средний игрок, до 22.5 — любитель, до 30 — новичок.
ratings-rate-help = Потеря нормализованного эквити на учитываемое решение, в тысячных: по определению вдвое больше PR; это же число показывает GNU Backgammon.
ratings-snowie-help = Потеря эквити, умноженная на тысячу и делённая на число всех ходов обоих игроков, включая вынужденные.
ratings-name-help = По средней ошибке: до 2 — сверхчеловек, до 5 — мировой класс, до 8 — эксперт, до 12 — сильный игрок, до 18 — средний игрок, до 26 — любитель, до 35 — новичок. Эти названия отличаются от принятых для PR.
statistics-marks = Пометки: решение, теряющее больше 0.030, сомнительно, больше 0.060 — ошибка, больше 0.120 — блундер. Бросок удачен, если он лучше среднего на 0.3, и очень удачен, если на 0.6; с неудачными так же. Всё в нормализованном эквити (EMG).
stat-checker = Каждый бросок матча, включая те, что нельзя было сыграть. Пометки — те, что сохранены вместе с ходами.
stat-luck = Вклад костей: ценность позиции после лучшего хода при этом броске минус среднее по всем броскам.
stat-cube = Дабл, отказ от дабла, тейк и пас. Биверы и ракуны не считаются отдельными даблами.
stat-overall = Игра шашками и решения по кубу вместе, а также доля везения в результате.
stat-checker-total_moves = Все ходы, включая вынужденные и броски без допустимого хода.
stat-checker-unforced_moves = Броски, при которых есть не менее двух допустимых ходов; для средней ошибки сумма делится на их число.
stat-checker-unmarked_moves = Ходы, потерявшие не больше 0.030.
stat-checker-doubtful_moves = Ходы, потерявшие больше 0.030, но не больше 0.060.
stat-checker-bad_moves = Ошибки: ходы, потерявшие больше 0.060, но не больше 0.120.
stat-checker-very_bad_moves = Блундеры: ходы, потерявшие больше 0.120.
stat-checker-error_total = Общая потеря эквити при игре шашками; в скобках — в шансах на победу в матче или в очках.
stat-checker-error_rate = Сумма, делённая на число невынужденных ходов, в тысячных.
stat-checker-checker_rating = Название средней ошибки игры шашками: до 2 — сверхчеловек, до 5 — мировой класс, до 8 — эксперт, до 12 — сильный игрок, до 18 — средний игрок, до 26 — любитель, до 35 — новичок.
stat-luck-very_lucky_rolls = Броски лучше среднего более чем на 0.6.
stat-luck-lucky_rolls = Броски лучше среднего более чем на 0.3.
stat-luck-unmarked_rolls = Броски, отличающиеся от среднего не более чем на 0.3.
stat-luck-unlucky_rolls = Броски хуже среднего более чем на 0.3.
stat-luck-very_unlucky_rolls = Броски хуже среднего более чем на 0.6.
stat-luck-luck_total = Общее везение по всем броскам; в скобках — в шансах на победу в матче или в очках.
stat-luck-luck_rate = Сумма, делённая на число всех ходов, в тысячных.
stat-luck-luck_rating = Название показателя везения: дальше 30 тысячных — удачно или неудачно, дальше 60 — очень удачно или очень неудачно.
stat-cube-cube_decisions = Ходы, когда игрок мог предложить дабл, а также даблы, тейки и пасы.
stat-cube-close_cube_decisions = Даблы, тейки, пасы и ходы, когда дабл стоил бы меньше 0.16; для средней ошибки сумма делится на их число.
stat-cube-doubles = Предложенные даблы и редаблы.
stat-cube-takes = Даблы, на которые ответили тейком.
stat-cube-passes = Даблы, на которые ответили пасом.
stat-cube-missed_doubles_below_cash = Не было дабла, когда он был верен, а сопернику следовало брать: ниже кэш-поинта.
stat-cube-missed_doubles_above_cash = Не было дабла, когда сопернику следовало пасовать: выше кэш-поинта.
stat-cube-wrong_doubles_too_early = Ранний дабл: ниже дабл-поинта.
stat-cube-wrong_doubles_too_good = Дабл, когда игра на гаммон стоила больше: слишком хорошо для дабла.
stat-cube-wrong_takes = Тейки там, где следовало пасовать.
stat-cube-wrong_passes = Пасы там, где следовало брать.
stat-cube-error_total = Общая потеря эквити на решениях по кубу; в скобках — в шансах на победу в матче или в очках.
stat-cube-error_rate = Сумма, делённая на число близких или фактических решений по кубу, в тысячных.
stat-cube-cube_rating = Название средней ошибки по кубу, с теми же границами, что для игры шашками.
stat-overall-error_total = Игра шашками и решения по кубу вместе.
stat-overall-error_rate = Сумма, делённая на число невынужденных ходов и близких или фактических решений по кубу, в тысячных.
stat-overall-snowie_error_rate = Сумма в тысячных, делённая на число всех ходов обоих игроков.
stat-overall-overall_rating = Название общей средней ошибки, с теми же границами, что для игры шашками.
stat-overall-actual_result = Выигранное: прирост шанса на победу в матче за оконченные партии или очки.
stat-overall-luck_adjusted_result = Фактический результат минус везение игрока плюс везение соперника: результат одного только мастерства.
stat-overall-fibs_rating_difference = Разница рейтингов FIBS, при которой ожидается такой результат с поправкой на везение.
stat-overall-fibs_rating = Рейтинг FIBS, типичный для таких ошибок: 2050 минус указанные ниже потери рейтинга.
stat-overall-checker_rating_loss = Очки FIBS, потерянные при игре шашками.
stat-overall-cube_rating_loss = Очки FIBS, потерянные на решениях по кубу.
stat-overall-advantage = Выигранные очки на партию.
stat-overall-luck_adjusted_advantage = То же с поправкой на везение обоих игроков.
stat-overall-confidence_interval = Интервал в 1.96 стандартной ошибки в обе стороны от суммы очков, как его печатает GNU Backgammon.
export = Сохранить…
export-match = Матч
export-losses = Не войдёт: { $what }.
export-refused = Не для этого матча: { $reason }.
export-reports = Как отчёт
export-paper = Бумага
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Страница для печати (HTML)
export-form-gnubg-html =
    { $games ->
        [1] Страница в виде GNU Backgammon (HTML)
       *[other] Страницы в виде GNU Backgammon, по одной на партию (ZIP с HTML)
    }
export-form-text = Текст в виде GNU Backgammon
export-form-latex = Документ LaTeX
export-form-pdf = Документ PDF
export-form-csv = Таблица решений (CSV)
export-position = Эта позиция
take-along = Экспорт и копия
learn = Работа над ошибками
learn-title = Как бы вы сыграли?
learn-title-cube = Что бы вы решили?
learn-number = Ошибка { $number } из { $count }, оба игрока
learn-number-of = Ошибка { $number } из { $count }, { $name }
learn-tries =
    { $count ->
        [1] пока одна попытка
        [one] пока { $count } попытка
        [few] пока { $count } попытки
        [many] пока { $count } попыток
       *[other] пока { $count } попытки
    }
learn-whose = На чьих ошибках вы хотите учиться?
learn-hidden = Анализ будет показан после вашего ответа.
learn-whose-change = Сменить игрока
learn-count =
    { $count ->
        [0] нет ошибок
        [1] одна ошибка
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
learn-balance =
    { $answered ->
        [1] Дан один ответ
        [one] Дан { $answered } ответ
        [few] Дано { $answered } ответа
        [many] Дано { $answered } ответов
       *[other] Дано { $answered } ответа
    }; с первой попытки верно или близко: { $first }.
learn-over = Пройти их ещё раз или разобрать ошибки другого игрока?
learn-unanalysed = Чтобы найти ошибки, сначала проанализируйте матч.
learn-again = Ещё раз
learn-show = Показать ответ
learn-next = Следующая ошибка
learn-stop = Закончить
learn-right = Верно: лучшее решение.
learn-close = Близко: теряет { $loss }.
learn-wrong = Теряет { $loss }.
learn-unknown = Этого хода не было среди проанализированных.
learn-no-double = Без дабла
learn-done = Вы разобрали все ошибки.
job-left = осталось { $time }
job-progress = { $title }: { $done } из { $total }
job-pause = Пауза
job-resume = Продолжить
job-cancel = Отмена
job-open = Открыть
job-done = готово
job-cancelled = отменено
jobs = Задачи
jobs-active =
    { $count ->
        [0] Задачи
       *[other] Задачи: выполняется { $count }
    }
jobs-title = Задачи
jobs-none = Нет выполняемых задач.
jobs-over = Недавние
jobs-of = { $done } из { $total }
jobs-rollouts = Сохранённые роллауты
jobs-trials = розыгрышей: { $done } из { $wanted }
job-paused = приостановлено
job-queued = ждёт других задач
job-failed = не удалось: { $error }
home-matches = Матчи
home-drop = Перетащите матчи в любое место, вставьте матч или откройте файлы: сколько угодно сразу, с папками и архивами ZIP.
home-waiting = ждёт анализа
home-analysing = анализируется, { $done } из { $total }
home-analysed = проанализирован
home-no-decisions = нечего анализировать
home-not-analysed = не проанализирован
analyse-all =
    { $count ->
        [1] Анализировать один матч
        [one] Анализировать { $count } матч
        [few] Анализировать { $count } матча
        [many] Анализировать { $count } матчей
       *[other] Анализировать { $count } матча
    }
analyse-all-level = Уровень анализов
drop-here = Перетащите матчи сюда
batch-reading = Чтение файлов
batch-progress = прочитано { $done } из { $total }
batch-too-long = Ожидалось не более { $megabytes } МБ на файл, оказалось больше
batch-report = Открытые файлы
batch-opened =
    { $count ->
        [0] Ни один матч не открыт.
        [1] Открыт один матч.
        [one] Открыт { $count } матч.
        [few] Открыто { $count } матча.
        [many] Открыто { $count } матчей.
       *[other] Открыто { $count } матча.
    }
batch-stopped = Остановлено до последнего файла.
batch-dismiss = Закрыть
batch-positions = Файлы с позициями
batch-position-count =
    { $count ->
        [1] одна позиция
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
batch-failed =
    { $count ->
        [1] Не удалось прочитать один файл
        [one] Не удалось прочитать { $count } файл
        [few] Не удалось прочитать { $count } файла
        [many] Не удалось прочитать { $count } файлов
       *[other] Не удалось прочитать { $count } файла
    }
batch-others =
    { $count ->
        [1] Ещё один файл без матча
        [one] Ещё { $count } файл без матча
        [few] Ещё { $count } файла без матча
        [many] Ещё { $count } файлов без матча
       *[other] Ещё { $count } файла без матча
    }
players = Игроки
players-covered = проанализировано матчей: { $analysed } из { $matches }
players-name = Игрок
players-unnamed = без имени
players-matches = Матчи
players-matches-help = Матчи и мани-сессии из списка выше.
players-won = Победы
players-won-help = Выигранные матчи. В мани-сессиях и неоконченных матчах победителя нет.
players-pr = PR
players-pr-help = Performance rating по всем проанализированным решениям, со стандартной ошибкой: умноженная на 500 средняя потеря эквити на невынужденный ход и на близкое или фактическое решение по кубу. 0 — безупречная игра. Стандартная ошибка считает партии независимыми.
players-decisions = Решения
players-decisions-help = Проанализированные решения, учитываемые в PR: невынужденные ходы и близкие или фактические решения по кубу.
players-luck = Везение
players-luck-help = Вклад костей в проанализированных партиях, в нормализованном эквити (EMG). Плюс означает везение.
players-all = Показать всех игроков ({ $count })
players-few = Показать меньше
worst-where-of = { $name }, партия { $game }, ход { $turn }
# Formats of match files, by their short names.
format-sgf = Сборник партий GNU Backgammon (SGF) с анализом
format-json = Всё, что barpoint знает о матче, в JSON (.json)
format-ogxm = Матч OpenGammon, HedgeHog и GammonView, OGXM 2 (.ogxm, .gvab)
format-mat = Текст матча Jellyfish, Snowie, XG, Galaxy (.mat, .txt)
format-xgmat = Текст матча в том виде, как его пишет eXtreme Gammon (.mat, .txt)
format-gam = Текст одной партии Jellyfish (.gam)
format-snowie = Текст матча Snowie с расставленными позициями (.txt; читается как mat)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Статистика игры шашками
figures-luck = Статистика везения
figures-cube = Статистика куба
figures-overall = Общая статистика
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] очки
    }
figure-total_moves = Всего ходов
figure-unforced_moves = Невынужденные ходы
figure-unmarked_moves = Ходы без пометки
figure-doubtful_moves = Сомнительные ходы
figure-bad_moves = Ошибки
figure-very_bad_moves = Блундеры
figure-error_total = Сумма ошибок EMG ({ figure-unit })
figure-error_rate = Средняя ошибка mEMG ({ figure-unit })
figure-checker_rating = Рейтинг игры шашками
figure-very_lucky_rolls = Очень удачные броски
figure-lucky_rolls = Удачные броски
figure-unmarked_rolls = Броски без пометки
figure-unlucky_rolls = Неудачные броски
figure-very_unlucky_rolls = Очень неудачные броски
figure-luck_total = Всё везение EMG ({ figure-unit })
figure-luck_rate = Среднее везение mEMG ({ figure-unit })
figure-luck_rating = Оценка везения
figure-cube_decisions = Всего решений по кубу
figure-close_cube_decisions = Близкие или фактические решения по кубу
figure-doubles = Даблы
figure-takes = Тейки
figure-passes = Пасы
figure-missed_doubles_below_cash = Упущенные даблы ниже CP (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = Упущенные даблы выше CP (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = Неверные даблы ниже DP (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = Неверные даблы выше TG (EMG ({ figure-unit }))
figure-wrong_takes = Неверные тейки (EMG ({ figure-unit }))
figure-wrong_passes = Неверные пасы (EMG ({ figure-unit }))
figure-cube_rating = Рейтинг решений по кубу
figure-snowie_error_rate = Средняя ошибка Snowie
figure-overall_rating = Общий рейтинг
figure-actual_result = Фактический результат
figure-luck_adjusted_result = Результат с поправкой на везение
figure-fibs_rating_difference = Разница рейтингов FIBS по везению
figure-fibs_rating = Рейтинг FIBS по ошибкам
figure-checker_rating_loss = Потеря рейтинга на ошибках шашками
figure-cube_rating_loss = Потеря рейтинга на ошибках по кубу
figure-advantage = Преимущество (фактическое), ppg
figure-luck_adjusted_advantage = Преимущество (с поправкой на везение), ppg
figure-confidence_interval = Доверительный интервал 95 % (ppg)

## Rollouts

tab-rollout = Роллаут
rollout-trials = Розыгрыши
rollout-player = Играет
rollout-by-program = За обе стороны ходит { $program }: без куба и до конца каждой партии.
rollout-plies = Ply
rollout-best = Лучшие ходы
rollout-truncate = Длина
rollout-full = играть до конца
rollout-half-moves = обрывать через { $moves } ply
rollout-cubeful = С кубом
rollout-start = Запустить
rollout-forecast = Около { $time } на { $count ->
        [one] { $count } кандидата
       *[other] { $count } кандидатов
    }, стандартная ошибка около { $error }.
rollout-trying = Идёт оценка…
rollout-go-on = Продолжить
rollout-extend =
    { $trials ->
        [one] Продлить до { $trials } розыгрыша
       *[other] Продлить до { $trials } розыгрышей
    }
rollout-kept = Сохранённые роллауты этой позиции:
rollout-done = розыгрышей: { $done }
rollout-expected = в конце ожидается стандартная ошибка { $error }
rollout-behind = Разница
rollout-games = Розыгрыши
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Будут удалены розыгрыши каждого кандидата, по { $trials }. Это нельзя отменить.
rollout-axis-trials = Розыгрыши
rollout-axis-equity = Эквити
rollout-plot = Эквити по числу розыгрышей, с полосами 95 %
# Candidates of a cube decision.
candidate-no-double = без дабла
candidate-double-take = дабл, тейк


## Keys

key-type-dice = Лучшие ходы этого броска

## Pages

nav-library = Библиотека
nav-study = Учёба
welcome = С чего начать
welcome-board = Начальная позиция и лучший ход при 31
welcome-play = Против программы на подходящем уровне или с другом за этим экраном.
welcome-open-about = Файлы матчей eXtreme Gammon, GNU Backgammon, Galaxy и многих других; их можно перетащить в любое место. Анализ начнётся сразу.
welcome-sample = Посмотреть пример матча
welcome-sample-about = Матч до семи очков, в котором есть несколько блундеров.
welcome-position = Или проанализировать позицию

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Роллаут ошибок…
errors-rollout-title = Роллаут ошибок
errors-rollout-about = Разыгрывает каждое решение, которое по показанному анализу стоило больше этого: лучшие ходы и сделанный. После этого пометки, PR и отчёты следуют результатам. Розыгрыши сохраняются.
errors-rollout-threshold = Потеря больше
errors-rollout-plays = Лучшие ходы
errors-rollout-error = Стоп при стандартной ошибке
errors-rollout-jsd = Стоп при отставании в JSD
errors-rollout-never = никогда
errors-rollout-start =
    { $count ->
        [0] Таких ошибок нет
        [one] Роллаут { $count } ошибки
       *[other] Роллаут { $count } ошибок
    }

## Rollouts

rollout-gammons = г { $won } / { $lost }
rollout-pass = дабл, пас

## Library

library = Библиотека
library-totals = { $matches ->
        [1] 1 матч
        [one] { $matches } матч
        [few] { $matches } матча
        [many] { $matches } матчей
       *[other] { $matches } матча
    }, { $players ->
        [1] 1 игрок
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }.
library-waiting = { $count ->
        [1] Добавляется ещё один матч.
        [one] Добавляется ещё { $count } матч.
        [few] Добавляются ещё { $count } матча.
        [many] Добавляются ещё { $count } матчей.
       *[other] Добавляются ещё { $count } матча.
    }
library-add = Добавить матчи
library-drop = Перетащите матчи сюда, чтобы добавить их в библиотеку
library-problem = Не удалось добавить матч: { $problem }
library-opening = Матч открывается…
library-empty = Матчей пока нет
library-invite = Перетащите сюда файлы матчей, папки или архивы ZIP. Тот же матч в другом формате узнаётся по ходам и второй раз не добавляется.
library-invite-analyse = Матчи, которые вы открываете или анализируете на доске, добавляются сами.
library-views = Разделы библиотеки
tab-search = Поиск
tab-players = Игроки
tab-matches = Матчи

added = Добавленные файлы
added-added = { $count ->
        [1] Добавлен 1 матч.
        [one] Добавлен { $count } матч.
        [few] Добавлено { $count } матча.
        [many] Добавлено { $count } матчей.
       *[other] Добавлено { $count } матча.
    }
added-improved = { $count ->
        [1] У 1 матча теперь более полный анализ.
        [one] У { $count } матча теперь более полный анализ.
       *[other] У { $count } матчей теперь более полный анализ.
    }
added-known = { $count ->
        [1] 1 матч уже был в библиотеке.
        [one] { $count } матч уже был в библиотеке.
        [few] { $count } матча уже были в библиотеке.
        [many] { $count } матчей уже были в библиотеке.
       *[other] { $count } матча уже были в библиотеке.
    }
added-nothing = Ни один матч не добавлен.

ask = Фильтры
ask-player = Игрок
ask-against = Против
ask-kind = Решение
ask-phase = Фаза
ask-error = Ошибка
ask-mark = Пометка
ask-roll = Бросок
ask-score = Счёт
ask-cube = Куб
ask-event = Турнир
ask-since = С
ask-until = По
ask-length = Длина матча
ask-tag = Метка
ask-any = любые
ask-date = 2024-05
ask-length-hint = очки, 0: мани
ask-score-hint = 3-5 или money
ask-error-from = { $size } и больше
ask-more = Бросок, счёт, куб, турнир, даты
ask-more-matches = Турнир, даты, длина, метка
ask-clear = Сбросить фильтры

kind-checker = Игра шашками
kind-no-double = Без дабла
kind-double = Дабл
kind-take = Тейк
kind-pass = Пас
kind-no-double-double = Дабл или нет
kind-take-pass = Тейк или пас
kind-no-double-double-take-pass = Решение по кубу
marks-doubtful = Сомнительные
marks-bad = Ошибки
marks-very_bad = Блундеры
marks-bad-very_bad = Ошибки и блундеры
marks-doubtful-bad-very_bad = Любая пометка
phase-opening = Дебют
phase-blitz = Блиц
phase-prime = Прайм против прайма
phase-holding = Холдинг
phase-back-game = Бэк-гейм
phase-middle = Середина игры
phase-race = Гонка
phase-bear-off = Вывод

pattern = Рисунок доски
pattern-title = Как выглядит доска
pattern-words = Словами
pattern-help = Щёлкайте пункт: занят игроком, который решает, блот, три и больше, затем то же для соперника, затем пусто. Правая кнопка — назад. С клавиатуры: стрелки, пробел, цифры, Delete.
pattern-wrong = «{ $word }» — не условие для пункта. Пишите слова вроде me6 (занятый пункт), me8=1 (блот), me4=3+, opp20 (пункт соперника), mebar=0, oppoff.
pattern-any = что угодно
pattern-empty = пусто
pattern-demand = { $whose ->
        [me] ваши
       *[opp] соперника
    }, { $more ->
        [yes] { $count } или больше
       *[no] ровно { $count }
    }
pattern-point = Пункт { $point }: { $what }
pattern-bar = { $whose ->
        [me] Ваш бар
       *[opp] Бар соперника
    }: { $what }
pattern-off = { $whose ->
        [me] Выведено вами
       *[opp] Выведено соперником
    }: { $what }

found-title = Найденные решения
found-decisions = { $count ->
        [1] 1 решение
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }
found-counted = В PR учтено { $count }: { $pr }, сумма ошибок { $loss }
found-none = Таких решений нет. Уберите один из фильтров или проанализируйте больше матчей.
found-more = Показано { $shown } из { $total }: показать ещё
hit-unknown = без анализа
hit-money = мани
hit-away = до победы { $own } и { $theirs }
hit-game = партия { $game }

plot-title = Рейтинг по времени
plot-match = матч
plot-rolling = последние матчи (по { $window }), со стандартной ошибкой
plot-last = { $count ->
        [one] Последний { $count } матч
        [few] Последние { $count } матча
        [many] Последние { $count } матчей
       *[other] Последние { $count } матча
    }
plot-help = Чем ниже, тем лучше. Чтобы открыть матч, щёлкните точку или выберите её стрелками и нажмите Enter.
plot-point = { $date }, против { $opponent }: PR { $pr }; последние матчи { $rolling } ± { $error }

rate-everybody = Все игроки
rate-from = { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    } в { $matches ->
        [1] 1 матче
        [one] { $matches } матче
       *[other] { $matches } матчах
    }
rate-none = Нет проанализированных решений. Проанализируйте матч на доске: его рейтинг появится здесь.
rate-kinds = По виду решения
rate-phases = По фазе
rate-scores = По счёту
rate-expenses = Что стоит дороже всего
rate-expense = { $kind }, { $phase }
rate-everything = Все решения
rate-checker = Игра шашками
rate-cube = Решения по кубу
rate-doubles = Даблы
rate-takes = Тейки и пасы
rate-decisions = Решения
rate-loss = Ошибка
rate-rows = Показать все строки ({ $count })
luck-title = Везение и результаты
luck-won = Победы
luck-lost = Поражения
luck-better = Везло больше
luck-worse = Везло меньше

results = Матчи
results-match = Матч
results-against = против { $opponent }
results-score = Результат
results-rolling = Последние { $window }
results-all = Показать все матчи ({ $count })

people-find = Найти игрока
people-change = Изменения
people-also = также { $names }
people-matches-of = { $name }: матчи
people-decisions-of = { $name }: решения
people-none = Такого игрока нет.
people-rename = Переименовать
people-rename-title = Переименовать: { $name }
people-rename-about = Старое имя по-прежнему ведёт к этому игроку, в том числе в матчах, добавленных позже.
people-rename-field = Имя
people-merge = Объединить
people-merge-title = Объединить: { $name }
people-merge-about = Все матчи и имена ({ $name }) перейдут к другому игроку. Это нельзя отменить.
people-merge-field = Другой игрок
people-keep = Отмена

shelf-count = { $count ->
        [1] 1 матч
        [one] { $count } матч
        [few] { $count } матча
        [many] { $count } матчей
       *[other] { $count } матча
    }
shelf-analysed = проанализировано решений: { $count }
shelf-copy = Скачать копию библиотеки
shelf-tag = + Метка
shelf-tag-name = Метка
shelf-tag-add = Добавить
shelf-untag = Снять метку { $tag }: { $title }
shelf-more = Показано { $shown } из { $total }: показать ещё
shelf-delete-warning = Матч будет убран из библиотеки. Копия на доске останется.


## Study

study-title = Учёба
study-decks = Колоды
study-deck = Тема
study-due = К повторению
study-new = Новые
study-cards = Карточки
study-theme =
    { $theme ->
        [opening] Дебют
        [blitz] Блиц
        [prime_vs_prime] Прайм против прайма
        [holding] Холдинг
        [back_game] Бэк-гейм
        [race] Гонка
        [bear_off] Вывод
       *[middle] Середина игры
    }
study-all = Все темы
study-start = Учить
study-left =
    { $due ->
        [0] Повторять нечего
        [1] К повторению одна карточка
        [one] К повторению { $due } карточка
        [few] К повторению { $due } карточки
        [many] К повторению { $due } карточек
       *[other] К повторению { $due } карточки
    }{ $new ->
        [0] {""}
       *[other] {""} · новых: { $new }
    }
study-empty = Карточек пока нет.
study-empty-how = Откройте проанализированный матч и выберите «Сделать карточку» рядом с решением или сделайте карточки сразу из всех его ошибок. Доска спросит их снова как раз перед тем, как вы их забудете.
study-empty-home = На главную, чтобы открыть матч
study-how = Карточки возвращаются, когда по расчёту FSRS вы помните девять из десяти. Ошибка возвращается в том же занятии; лучший ход или верное решение по кубу — каждый раз позже.
study-nothing = Сейчас учить нечего.
study-finished = На сейчас всё.
study-answered =
    { $count ->
        [1] Вы ответили на одну карточку.
        [one] Вы ответили на { $count } карточку.
        [few] Вы ответили на { $count } карточки.
        [many] Вы ответили на { $count } карточек.
       *[other] Вы ответили на { $count } карточки.
    }
study-wait-minutes =
    { $count ->
        [1] Следующая карточка через минуту.
        [one] Следующая карточка через { $count } минуту.
        [few] Следующая карточка через { $count } минуты.
        [many] Следующая карточка через { $count } минут.
       *[other] Следующая карточка через { $count } минуты.
    }
study-wait-hours =
    { $count ->
        [1] Следующая карточка через час.
        [one] Следующая карточка через { $count } час.
        [few] Следующая карточка через { $count } часа.
        [many] Следующая карточка через { $count } часов.
       *[other] Следующая карточка через { $count } часа.
    }
study-wait-days =
    { $count ->
        [one] Следующая карточка через { $count } день.
        [few] Следующая карточка через { $count } дня.
        [many] Следующая карточка через { $count } дней.
       *[other] Следующая карточка через { $count } дня.
    }
study-limit =
    { $count ->
        [1] Осталась одна новая карточка. Новых карточек — не более 20 в день, чтобы следующие дни были короткими.
        [one] Осталась { $count } новая карточка. Их не более 20 в день, чтобы следующие дни были короткими.
        [few] Осталось { $count } новые карточки. Их не более 20 в день, чтобы следующие дни были короткими.
        [many] Осталось { $count } новых карточек. Их не более 20 в день, чтобы следующие дни были короткими.
       *[other] Осталось { $count } новой карточки. Их не более 20 в день, чтобы следующие дни были короткими.
    }
study-more = Учить ещё новые карточки
study-leave = Все колоды
study-question =
    { $question ->
        [double] Дабл или бросок?
        [answer] Тейк или пас?
       *[play] Как бы вы сыграли?
    }
study-hidden =
    { $question ->
        [play] Сделайте ход на доске и нажмите «Готово». Анализ будет показан после ответа.
       *[other] Анализ будет показан после ответа.
    }
study-right =
    { $what ->
        [play] Верно: лучший ход.
       *[other] Верно.
    }
study-close = Близко: это стоит { $loss }.
study-wrong = Ошибка: это стоит { $loss }.
study-again =
    { $days ->
        [0] Снова в этом занятии
        [1] Снова завтра
        [one] Снова через { $days } день
        [few] Снова через { $days } дня
        [many] Снова через { $days } дней
       *[other] Снова через { $days } дня
    }
study-next = Следующая карточка
study-undo = Отменить ответ
study-undo-last = Отменить последний ответ
study-evaluated = Вашего хода не было среди проанализированных, или он был изучен не так глубоко, как лучший: он оценён сейчас.
study-yours = ваш
study-note = Ваша заметка
study-suspend = Отложить эту карточку
study-delete = Удалить карточку
study-delete-title = Удалить эту карточку?
study-delete-warning = Её ответы и ваша заметка будут удалены. Это нельзя отменить.
study-match-play = { $name }: ход { $play }.
study-match-play-lost = { $name }: ход { $play } (ошибка { $loss }).
study-match-double = { $name }: дабл.
study-match-double-lost = { $name }: дабл (ошибка { $loss }).
study-match-rolled = { $name }: без дабла.
study-match-rolled-lost = { $name }: без дабла (ошибка { $loss }).
study-match-take = { $name }: тейк.
study-match-take-lost = { $name }: тейк (ошибка { $loss }).
study-match-pass = { $name }: пас.
study-match-pass-lost = { $name }: пас (ошибка { $loss }).
cards-one = Сделать карточку
cards-cube = Сделать карточку решения по кубу
cards-errors = Карточки всех ошибок не менее
cards-make = Сделать карточки
cards-made =
    { $added ->
        [0] { $known ->
            [0] Таких ошибок нет.
            [1] Эта карточка уже есть.
           *[other] Все карточки уже есть ({ $known }).
        }
        [1] Сделана одна карточка{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [one] Сделана { $added } карточка{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [few] Сделано { $added } карточки{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [many] Сделано { $added } карточек{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
       *[other] Сделано { $added } карточки{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
    }
study-suspended =
    { $count ->
        [1] Отложена одна карточка.
        [one] Отложена { $count } карточка.
        [few] Отложено { $count } карточки.
        [many] Отложено { $count } карточек.
       *[other] Отложено { $count } карточки.
    }
study-restore = Спрашивать снова
drill-title = Тренажёры
drill-race-title = Тренажёр гонки
drill-race-about = Пипсы, эффективные пипсы, дабл и тейк в гонках из настоящих партий
drill-race-how = Игра в мани, ваш бросок, куб в центре. В эффективных пипсах допускается ошибка на единицу.
drill-bear_off-title = Тренажёр вывода
drill-bear_off-about = Ходы, до шести шашек у стороны, по точной базе
drill-bear_off-how = Выводите шашки в игре в мани, куб в центре. Потеря от хода известна точно.
drill-opening-title = Тренажёр дебютов
drill-opening-about = 15 начальных бросков по книге дебютов, построенной роллаутами
drill-opening-how = Сыграйте начальный бросок в игре в мани, куб в центре.
drill-reply-title = Тренажёр ответов
drill-reply-about = Ответы на дебют соперника по книге дебютов, построенной роллаутами
drill-reply-how = Соперник начинает игру в мани, вы отвечаете. Куб в центре.
opening-opponent = Соперник начинает { $play }
opening-close = Верно в пределах стандартной ошибки: теряет { $loss }.
opening-wrong = Теряет { $loss }.
opening-error = Стандартная ошибка разности: { $error }
opening-unknown = Вашего хода нет в книге. Он оценён сейчас: { $level }.
opening-behind = Отставание
opening-trials = Розыгрышей: { $count }
opening-book = Полные роллауты с кубом и снижением дисперсии, сети { $nets }. Числа после ± — стандартные ошибки.
drill-own-pips = Ваши пипсы
drill-their-pips = Пипсы соперника
drill-own-epc = Ваш EPC
drill-their-epc = EPC соперника
drill-double = Даёте дабл?
drill-take = Если дать дабл, нужен ли сопернику тейк?
drill-check = Проверить
drill-range = Введите числа от 0 до { $most }.
drill-next = Следующая позиция
drill-score = Верно { $right } из { $count }, потеряно { $loss }, по { $seconds } с
study-files = Карточки в файлах
study-save-apkg = Сохранить для Anki
study-save-json = Сохранить всё (JSON)
study-save-csv = Сохранить таблицей (CSV)
study-open = Добавить карточки из файла…
study-imported =
    { $added ->
        [0] { $known ->
            [0] В файле нет карточек barpoint.
           *[other] Все карточки уже есть ({ $known }).
        }
        [1] Добавлена одна карточка{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [one] Добавлена { $added } карточка{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [few] Добавлено { $added } карточки{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
        [many] Добавлено { $added } карточек{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
       *[other] Добавлено { $added } карточки{ $known ->
            [0] .
           *[other] , уже были: { $known }.
        }
    }
study-imported-others =
    { $count ->
        [1] Одна запись сделана не в barpoint и пропущена.
        [one] { $count } запись сделана не в barpoint и пропущена.
        [few] { $count } записи сделаны не в barpoint и пропущены.
        [many] { $count } записей сделаны не в barpoint и пропущены.
       *[other] { $count } записи сделаны не в barpoint и пропущены.
    }
problems-title = Наборы задач
problems-about = Карточки колоды по десять, на время
problems-how = В наборе каждый раз одни и те же задачи. Решения показываются в конце, а расписание карточек не меняется.
problems-set = Набор
problems-range = Задачи { $from }–{ $to }
problems-time = Время
problems-seconds = Секунд на задачу: { $count }
problems-start = Начать
problems-left = Осталось времени
problems-number = Задача { $number } из { $count }
problems-score = Верно { $right } из { $count }, потеряно { $loss }, время { $time }
problems-out =
    { $count ->
        [1] Время вышло перед последней задачей.
        [one] Время вышло, осталась { $count } задача.
        [few] Время вышло, осталось { $count } задачи.
        [many] Время вышло, осталось { $count } задач.
       *[other] Время вышло, осталось { $count } задачи.
    }
problems-answers = Лучшие ответы и чего стоили ваши
problems-again = Тот же набор снова
problems-other = Другой набор

library-back = Матчи библиотеки
problems-best = Лучший
problems-lost = Потеря

## What the server says

say-place =
    { $place ->
        [line] строка { $line }
        [byte] байт { $byte }
        [turn] партия { $game }, ход { $turn }
       *[game] партия { $game }
    }
say-warning-illegal-play = { say-place }: ход «{ $play }» при { $roll } не по правилам, оставлен и отмечен
say-warning-illegal-position = { say-place }: ход при { $roll } не по правилам, дана лишь позиция после него; оставлен и отмечен
say-warning-impossible-play = { say-place }: невозможный ход «{ $play }» при { $roll }, оставлен и сделан, насколько можно
say-warning-ignored = { say-place }: «{ $found }» здесь не имеет смысла и пропущено
say-warning-extra-variation = { say-place }: читается только первый вариант
say-warning-unreadable-property = { say-place }: свойство { $key } не читается, сохранено как текст
say-warning-further = В файле { $found } матчей или позиций; читается только первый.
say-warning-truncated = { say-place }: файл обрывается
say-warning-missing-games = Нет партий с { $first } по { $last }; счёт взят из строк счёта.
say-warning-name-changed = «{ $was }» в партии { $game } назван «{ $now }»; оставлено первое имя.
say-warning-more = Ещё странностей, не вошедших в список: { $count }.
say-warning-contradiction = { say-place }: в файле сказано { $stated }, а из ходов или счёта следует { $computed }
say-import-unknown = Это не матч и не позиция в известном формате; начало: { $found }
say-import-expected = { $format }, { say-place }: «{ $found }» здесь не читается.
say-import-length = Матч может быть не длиннее { $most } очков; в этом { $found }.
say-gone = Этого здесь больше нет: возможно, оно удалено.
say-no-library-match = В библиотеке нет матча { $number }.
say-match-busy = С этим матчем уже идёт задача: сначала отмените её.
say-other-nets = Этот анализ сделан не теми сетями, что используются сейчас; их числа нельзя сравнивать. Проанализируйте матч заново.
say-setup-too-many = У стороны может быть не больше { $allowed } шашек; здесь их { $found }.
say-setup-match-over = В матче до { $length } очков ни у кого нет { $found } очков перед партией.
say-setup-decided = У одной стороны не осталось шашек: партия окончена.
say-setup-deadlock = Обе стороны на баре против закрытых домов: никто никогда не сможет пойти.
say-setup-cube = На кубе степень двойки.
say-setup-crawford = В партии Кроуфорда ровно одной стороне не хватает одного очка.
say-setup-double = Правила не позволяют здесь удваивать.
say-setup-shared = На пункте { $point } игрока с ходом стоят шашки обеих сторон.
say-thresholds = Три потери должны возрастать от 0 до { $most }.
say-pattern-word = «{ $found }» не описывает доску. Пишите слова вроде me6, opp20=1, me4=3+ или mebar=0.
say-date = «{ $found }» — не дата. Пишите 2024-05-31, 2024-05 или 2024.
say-file-read = Не удаётся прочитать { $path }: { $reason }
say-file-write = Не удаётся записать { $path }: { $reason }
say-file-disk-full = Не удаётся записать { $path }: диск переполнен.
say-file-denied = { $path }: доступ запрещён.
say-archive-damaged = Архив повреждён, зашифрован или упакован неизвестным способом.
say-archive-too-much = В архиве больше, чем можно распаковать здесь. Распакуйте его и откройте файлы.
say-archive-empty = В этом архиве нет файлов матчей.
say-cards-foreign = В этом файле нет карточек barpoint, и это не пакет Anki с ними.
say-card-damaged = Карточка { $number } в файле не читается.
say-cards-package = Пакет Anki нельзя использовать.
say-comment-too-long = В комментарии может быть не больше { $most } знаков; в этом их { $found }.
say-warning-layers = Остальные анализы в файле не читаются.
say-program-error = Ошибка в программе: пожалуйста, сообщите о ней.
say-game-ended = Эта партия прекращена: в ней больше ничего не произойдёт.
say-nothing-to-take-back = Нет решения, которое можно взять назад.
say-file-too-long = Файл может быть не больше { $most }.
say-game-changed = Партия тем временем изменилась.
say-server-busy = Слишком много запросов в очереди: попробуйте чуть позже.
say-rollout-running = Роллаут идёт: сначала отмените его.
say-job-not-running = Задача не выполняется.
say-job-not-paused = Задача не приостановлена.
say-request-refused = Так нельзя: { $reason }
say-program-failed = В программе что-то пошло не так: { $reason }
say-no-id = Это не матч и не позиция в известном виде.
say-id-damaged = Этот ID не читается: { $reason }
say-match-id-alone = Один Match ID не задаёт позиции.
say-name-length = В имени от 1 до { $most } знаков.
say-words-length = Изменить кости могут не больше { $most } знаков.
say-dice-used = Эти кости уже использовала другая партия. Начните партию снова.
say-dice-secret = Кости остаются тайной до конца матча.
say-dice-not-pledged = Кости этой партии проверить нельзя: программа не брала на себя обязательства о них.
say-rollout-no-decision = В этой позиции нечего решать.
say-rollout-no-roll = Сначала введите бросок: без него нет хода.
say-rollout-rolled = Решения о кубе разыгрываются до броска.
say-rollout-twice = Ход указан дважды: номер { $number }.
say-rollout-trials = Возможно от { $least } до { $most } розыгрышей, а не { $found }.
say-import-unsupported = Этот файл прочитать нельзя: { $name }; { $advice }.
say-no-tag = Введите метку.
say-no-name = Введите имя игрока.
say-name-taken = { $name } — имя другого игрока; лучше объедините их.
say-opponents = Эти игроки играли друг с другом, так что это разные люди.
say-no-player = В библиотеке нет игрока по имени { $name }.
say-no-player-similar = В библиотеке нет игрока по имени { $name }; может быть, { $similar }?
say-not-analysed = Это решение не проанализировано: сначала проанализируйте матч.
say-no-decision = Здесь нет такого решения.
say-illegal-play = Этот ход здесь не по правилам.
say-imported-stays = Импортированный анализ удалить нельзя.
say-library-newer = Библиотека записана более новым barpoint: обновите этот.
say-job-analysis = Анализ { $name }: { $level }
say-job-error-rollouts = Роллауты { $name }
say-job-rollout = Роллаут: { $title }
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, ошибки роллаутом
say-layer-nets = { $label } (сети { $nets })
say-layer-plays = { $label }, { $count ->
    [255] все ходы
   *[other] не менее { $count } ходов
}
say-game-title = { $white } – { $black }, { $length ->
        [0] на деньги
        [1] 1 очко
       *[other] до { $length }
    }
rating-awful = Ужасно!
rating-beginner = Новичок
rating-casual-player = Любитель
rating-intermediate = Средний
rating-advanced = Сильный
rating-expert = Эксперт
rating-world-class = Мировой класс
rating-supernatural = Сверхъестественный
luck-name-go-to-bed = Иди спать
luck-name-bad-dice-man = Плохие кости
luck-name-none = Нет
luck-name-good-dice-man = Хорошие кости
luck-name-go-to-las-vegas = Езжай в Лас-Вегас
loss-the-analysis = анализ
loss-settings-of-the-analysis = настройки анализа
loss-the-analyses-that-are-not-shown = анализы, которые не показаны
loss-comments = комментарии
loss-comments-on-moves = комментарии к ходам
loss-the-comment-on-the-match = комментарий к матчу
loss-marks = пометки
loss-stored-statistics = сохранённая статистика
loss-event-data = данные о турнире
loss-parts-of-the-event-data = часть данных о турнире
loss-other-header-entries = прочие строки заголовка
loss-who-annotated-it = автор комментариев
loss-what-other-programs-said = мнения других программ
loss-what-other-programs-counted = подсчёты других программ
loss-how-rollouts-of-other-programs-were-made = условия роллаутов других программ
loss-the-clock = часы
loss-ratings = рейтинги
loss-the-crawford-rule = правило Кроуфорда
loss-whether-a-game-was-resigned = сдана ли партия
loss-standard-errors-of-cube-decisions = стандартные ошибки решений по кубу
say-job-rollout-cube = Роллаут: { say-rollout-cube }
loss-statistics = статистика
loss-the-length-of-the-match = длина матча
loss-where-and-when-it-was-played = где и когда играли
loss-that-a-rule-is-off = что правило отключено
loss-the-score = счёт
loss-names-as-they-are-written = написание имён
loss-that-there-is-no-cube = что игра без куба
loss-which-game-is-played = в какую игру играют
loss-the-steps-of-illegal-plays = шаги ходов не по правилам
loss-opinions-on-illegal-plays = мнения о ходах не по правилам

## Why a play is better

why = Почему?
why-compared = { $play } вместо
why-after = На доске:
why-none = Простой причины нет.
why-shares = Каждое число — часть разницы, которая с этим связана. Они пересекаются.
why-replies-all = Ответы соперника
say-why-chances = Выиграно партий { $wins } %, выиграно гаммонов { $won } %, проиграно гаммонов { $lost } %
say-why-chances-wins = Выиграно партий { $wins } %
say-why-chances-won = Выиграно партий { $wins } %, выиграно гаммонов { $won } %
say-why-chances-lost = Выиграно партий { $wins } %, проиграно гаммонов { $lost } %
say-why-hit-on = Бьёт на пункте { $point }
say-why-prime = Строит прайм из { $length } пунктов
say-why-kept-prime = Сохраняет прайм из { $length } пунктов
say-why-misses = Промахов { $better } из 36 вместо { $other }
say-why-effective = EPC { $better } вместо { $other }
why-for = За { $play }:
say-why-cube = Больше выигрывает с кубом
say-why-point = Строит пункт { $point }
say-why-slot = Ставит шашку на пункт { $point }
say-why-anchor = { $how ->
    [made] Строит якорь на пункте { $point }; { $play } без якоря
   *[kept] Держит якорь на пункте { $point }; { $play } без якоря
}
say-why-better-anchor = { $how ->
    [made] Строит якорь на пункте { $point }; { $play } — якорь на { $other }
   *[kept] Держит якорь на пункте { $point }; { $play } — якорь на { $other }
}
say-why-closed-out = { $how ->
    [made] Закрывает соперника: ни один бросок не входит
   *[kept] Держит соперника закрытым: ни один бросок не входит
}
say-why-race = Гонка: { $better } вместо { $other }
say-why-replies = Лучше после { $better } ответов из 36, в среднем на { $gain }; хуже после { $other }, на { $loss }; больше всего выигрывает после:
say-why-shots = Выстрелы: { $better } вместо { $other }
say-why-double-shots = Броски, бьющие две шашки: { $better } вместо { $other }
say-why-hit = Побитые шашки: { $better } вместо { $other }
say-why-dances = Броски из 36 без входа: { $better } вместо { $other }
say-why-blockade = Броски из 36, которыми ходит задняя шашка соперника: { $better } вместо { $other }
say-why-home-points = Пункты в доме: { $better } вместо { $other }
say-why-home-blots = Блоты в доме: { $better } вместо { $other }
say-why-back = Задние шашки: { $better } вместо { $other }
say-why-builders = Свободные шашки для пункта { $point }: { $better } вместо { $other }
say-why-deep = Шашки на пунктах 1 и 2: { $better } вместо { $other }
say-why-off = Снятые шашки: { $better } вместо { $other }
say-why-crossovers = Нужно переходов: { $better } вместо { $other }
say-why-to-save = Переходов, чтобы завести все шашки в дом и вывести одну: { $better } вместо { $other }
say-why-gaps = Пустые пункты из 4, 5 и 6: { $better } вместо { $other }
say-why-cube-chances = Выигрывает { $wins } %, из них { $of_wins } % гаммонов; из проигрышей { $of_losses } % — гаммоны
say-why-cube-take = Соперник выигрывает { $theirs } %, для взятия нужно { $dead } % при мёртвом кубе и { $live } % при живом
say-why-cube-losers = После { $count } из 1296 последовательностей ({ $share } %) на удвоение надо пасовать, чаще всего после: { $rolls }
say-why-cube-jumps = До следующего решения шансы меняются на { $local } %; в таких позициях в среднем на { $average } %
say-why-cube-double-take = { $kind ->
        [redouble] Редабл
       *[double] Дабл
    } и тейк: удвоение даёт { $gain }, пас стоил бы сопернику { $cost }
say-why-cube-double-pass = { $kind ->
        [redouble] Редабл
       *[double] Дабл
    } и пас: удвоение даёт { $gain }, тейк стоил бы сопернику { $cost }
say-why-cube-no-double = { $kind ->
        [redouble] Без редабла
       *[double] Без дабла
    }: удвоение стоило бы { $cost }
say-why-cube-too-good = Слишком хорошо для дабла: играть дальше стоит { $worth }, удвоение — { $double }, ведь { $gammons } % побед — гаммоны
say-why-cube-window = В окне рынка: выигрывает { $wins } %; окно открывается при { $opens } % и закрывается при { $closes } %
say-why-cube-below = Вне окна рынка: выигрывает { $wins } %, а окно открывается при { $opens } %
say-why-cube-dead = После тейка куб мёртв; окно рынка открывается при { $opens } %: выигрывает { $wins } %
say-why-cube-free = Удвоение ничем не рискует: проигрыш партии и так проигрывает матч
say-why-cube-jacoby = По правилу Джекоби гаммоны, { $gammons } % побед, считаются только после дабла
say-why-cube-swing = Дабл сейчас даёт в среднем { $gain } после { $count } из 1296 последовательностей, теряющих рынок (чаще всего после { $rolls }), и стоит { $loss } после { $regrets } других
say-why-cube-no-losers = Ни одна последовательность двух бросков не теряет рынок
say-why-cube-returns = Если подождать, соперник сможет взять куб после { $count } из 1296 последовательностей
say-why-cube-volatile = Волатильно: до следующего решения шансы меняются на { $local } %; в таких позициях в среднем на { $average } %
say-why-cube-quiet = Спокойно: до следующего решения шансы меняются на { $local } %; в таких позициях в среднем на { $average } %
say-why-cube-take-dead = Тейк даже при мёртвом кубе: соперник выигрывает { $theirs } %, нужно { $dead } %
say-why-cube-take-live = Тейк, потому что куб будет у соперника: он выигрывает { $theirs } %, мало при мёртвом кубе ({ $dead } %), достаточно при живом ({ $live } %)
say-why-cube-take-redouble = Тейк, так как соперник может сразу ответить редаблом: он выигрывает { $theirs } %, нужно { $needs } %
say-why-cube-pass-live = Пас: соперник выигрывает { $theirs } %, а нужно { $needs } % даже при живом кубе
say-why-cube-pass = Пас: соперник выигрывает { $theirs } %, а нужно { $needs } %
say-why-cube-gammons = Пас из-за гаммонов: без них сопернику было бы нужно { $without } % вместо { $needs } %
say-why-cube-score = При этом счёте сопернику нужно { $dead } % при мёртвом кубе, в игре на деньги { $money } %
say-why-cube-needs = Соперник выигрывает { $theirs } %, для взятия нужно { $dead } %
say-why-cube-redoubled = Соперник выигрывает { $theirs } %, для взятия нужно { $live } %, так как он может сразу ответить редаблом
say-why-cube-redoubled-at-once = Соперник сразу ответил бы редаблом, ничем не рискуя
say-why-cube-close = Удваивать или нет — почти нет разницы
say-why-cube-chances-lost = Не выигрывает ни одной партии; из проигрышей { $of_losses } % — гаммоны
why-market-losers = Последовательности, теряющие рынок
why-losers-after = после { $throws } из 36 ответов
say-why-backgammons-won = Выигранных бэкгаммонов больше на { $percent } %
say-why-backgammons-lost = Проигранных бэкгаммонов меньше на { $percent } %
say-why-gammons-lost = Проигранных гаммонов меньше на { $percent } %
say-why-their-cube = Куб соперника стоит меньше
say-why-kept-point = Держит пункт { $point }
why-close = Слишком близко, чтобы решить.
