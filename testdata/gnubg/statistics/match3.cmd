set player 0 gnubg
set player 1 gnubg
set player 0 chequerplay evaluation plies 0
set player 1 chequerplay evaluation plies 0
set player 0 cubedecision evaluation plies 0
set player 1 cubedecision evaluation plies 0
set player 1 chequerplay evaluation noise 0.060
set player 1 cubedecision evaluation noise 0.060
set player 1 chequerplay evaluation deterministic on
set display off
set delay 0
set seed 42
set automatic game on
new match 3
set analysis chequerplay evaluation plies 0
set analysis cubedecision evaluation plies 0
set analysis luckanalysis plies 0
analyse match
save match match3.sgf
