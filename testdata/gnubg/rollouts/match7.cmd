set player 0 gnubg
set player 1 gnubg
set player 0 chequerplay evaluation plies 0
set player 1 chequerplay evaluation plies 0
set player 0 cubedecision evaluation plies 0
set player 1 cubedecision evaluation plies 0
set player 0 chequerplay evaluation noise 0.05
set player 1 chequerplay evaluation noise 0.05
set player 0 chequerplay evaluation deterministic on
set player 1 chequerplay evaluation deterministic on
set display off
set delay 0
set seed 11
set automatic game off
new match 7
set analysis chequerplay evaluation plies 0
set analysis cubedecision evaluation plies 0
set analysis luckanalysis plies 0
analyse match
first game
next roll 2
next
next
set rollout trials 36
set rollout seed 3000000019
set rollout truncation enable on
set rollout truncation plies 6
set rollout player 1 chequerplay plies 1
set rollout late enable on
set rollout late plies 2
cmark move set rollout 1 2
analyse rollout move
analyse rollout cube
save match match7.sgf
export game text match7.txt
