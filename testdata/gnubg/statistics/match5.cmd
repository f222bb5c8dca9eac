set player 0 gnubg
set player 1 gnubg
set player 0 chequerplay evaluation plies 0
set player 1 chequerplay evaluation plies 0
set player 0 cubedecision evaluation plies 0
set player 1 cubedecision evaluation plies 0
set player 0 chequerplay evaluation noise 0.02
set player 0 cubedecision evaluation noise 0.06
set player 1 chequerplay evaluation noise 0.06
set player 1 cubedecision evaluation noise 0.08
set player 0 chequerplay evaluation deterministic on
set player 1 chequerplay evaluation deterministic on
set display off
set delay 0
set seed 11
set automatic game on
new match 5
set analysis chequerplay evaluation plies 0
set analysis cubedecision evaluation plies 0
set analysis luckanalysis plies 0
analyse match
save match match5.sgf
