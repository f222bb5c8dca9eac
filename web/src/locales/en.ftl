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
