"""Backgammon for learning programs: thousands of games side by side, environments of the usual
interfaces, opponents of known strength.

- ``selfplay.SelfPlay``: many games at once, in NumPy arrays.
- ``features``: boards as inputs of nets.
- ``opponents``: random, and the levels of barpoint with their measured strength.
- ``gymnasium_env.BackgammonEnv`` and ``pettingzoo_env.BackgammonAEC``: with the packages of these
  names installed.
- ``openspiel.State``: the game as OpenSpiel plays it. ``pgx_game``: the game as pgx plays it, in
  steps of single checkers.

Games are money games without a cube: what counts is a single win, a gammon or a backgammon.
"""
