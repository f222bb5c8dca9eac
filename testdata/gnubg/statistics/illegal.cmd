import mat illegal.mat
set analysis chequerplay evaluation plies 0
set analysis cubedecision evaluation plies 0
set analysis luckanalysis plies 0
analyse match
save match illegal.sgf
