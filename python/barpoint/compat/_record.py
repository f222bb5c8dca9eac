"""The dictionary of gnubg's ``match()``. Player 0 is called X there, player 1 O."""

from __future__ import annotations

from typing import Any

from .._barpoint import Engine, Match
from ._statistics import ratings, statistics

_NAMES = {"white": "X", "black": "O"}
_SKILL = {"very_bad": "very bad", "bad": "bad", "doubtful": "doubtful"}
_LUCK = {"very_unlucky": "verybad", "unlucky": "bad", "lucky": "good", "very_lucky": "verygood"}
_ACTIONS = {"double": "double", "take": "take", "pass": "drop"}
_VARIATIONS = {"standard": "Standard", "nackgammon": "Nackgammon"}


def _pairs(steps: list[dict[str, Any]]) -> tuple[tuple[int, int], ...]:
    return tuple((step["from"], step["to"]) for step in steps)


def _context(settings: dict[str, Any]) -> dict[str, Any]:
    return {
        "cubeful": int(settings["cubeful"]),
        "plies": settings["plies"],
        "deterministic": int(settings["deterministic"]),
        "prune": int(settings["prune"]),
        "noise": settings["noise"],
    }


def _estimate(value: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    (kind, found), *_ = value.items()
    return ("eval" if kind == "evaluation" else "rollout"), found


def _score(found: dict[str, Any]) -> float:
    value = found.get("value", found.get("equity"))
    while isinstance(value, dict):
        (value,) = value.values()
    return float(value or 0.0)


def _move_analysis(entry: dict[str, Any]) -> dict[str, Any]:
    analysis = entry["move_analysis"]
    moves = []
    for candidate in analysis["candidates"]:
        kind, found = _estimate(candidate["value"])
        moves.append(
            {
                "type": kind,
                "move": _pairs(candidate["play"]),
                "probs": tuple(found["outcome"].values()),
                "score": _score(found),
            }
        )
    told: dict[str, Any] = {"moves": tuple(moves), "imove": analysis["played"]}
    if isinstance(entry["luck"], dict):
        told["luck-value"] = next(iter(entry["luck"].values()))
    if entry["luck_mark"] in _LUCK:
        told["luck"] = _LUCK[entry["luck_mark"]]
    if entry["skill"] in _SKILL:
        told["skill"] = _SKILL[entry["skill"]]
    return told


def _cube_analysis(entry: dict[str, Any]) -> dict[str, Any]:
    kind, found = _estimate(entry["cube_analysis"])
    no_double, double_take = found["no_double"], found["double_take"]
    told: dict[str, Any] = {
        "type": kind,
        "probs": tuple(no_double["outcome"].values()),
        "nd-cubeful-eq": _score(no_double),
        "dt-cubeful-eq": _score(double_take),
    }
    if kind == "rollout":
        told.update({"nd-match-eq": no_double["cubeless"], "dt-match-eq": double_take["cubeless"]})
    if entry["skill"] in _SKILL:
        told["skill"] = _SKILL[entry["skill"]]
    return told


class Telling:
    """What is to be told of a match."""

    def __init__(
        self, match: Match, engine: Engine, *, analysis: bool, boards: bool, statistics: bool
    ) -> None:
        self._match = match
        self._results = engine.results(match) if statistics else []
        self._fibs = engine.fibs(match) if statistics else []
        self._record = match.to_dict()["matches"][0]
        self._analysis = analysis
        self._boards = boards
        self._statistics = statistics

    def _action(self, game: int, number: int, entry: dict[str, Any]) -> dict[str, Any]:
        (kind, event), *_ = entry["event"].items()
        told: dict[str, Any] = {}
        if kind in ("play", "illegal_play", "roll"):
            told["dice"] = tuple(int(die) for die in event["roll"])
            steps = _pairs(event.get("play") or event.get("steps") or [])
            told["move"] = tuple(sorted(steps, reverse=True))
        if self._boards and kind not in ("take", "pass"):
            told["board"] = self._match.position(game, number).position_id
        told["action"] = _ACTIONS.get(kind, "set" if kind.startswith("set") else "move")
        side = event["side"] if isinstance(event, dict) and "side" in event else event
        if isinstance(side, str) and side in _NAMES:
            told["player"] = _NAMES[side]
        if entry["comment"]:
            told["comment"] = entry["comment"]
        if self._analysis and entry["move_analysis"]:
            told["analysis"] = _move_analysis(entry)
        elif self._analysis and kind == "double" and entry["cube_analysis"]:
            told["analysis"] = _cube_analysis(entry)
        return told

    def _game(self, number: int, game: dict[str, Any]) -> dict[str, Any]:
        result = game["result"]
        info: dict[str, Any] = {
            "score-X": game["score"]["white"],
            "score-O": game["score"]["black"],
        }
        if self._record["length"] - 1 in game["score"].values():
            info["crawford"] = game["crawford"]
        info["winner"] = _NAMES[result["winner"]] if result else None
        entries = enumerate(game["entries"], 1)
        actions = [self._action(number, place, entry) for place, entry in entries]
        if result:
            info["points-won"] = result["points"]
            info["resigned"] = result["resigned"]
            if result["resigned"]:
                loser = "O" if info["winner"] == "X" else "X"
                takes = sum(action["action"] == "take" for action in actions)
                kind = result["points"] >> takes
                actions.append({"action": "resign", "player": loser, "points": kind})
        told: dict[str, Any] = {"info": info, "game": tuple(actions)}
        if self._statistics and game["statistics"]:
            told["stats"] = statistics([game], [self._results[number - 1]])
        return told

    def _info(self) -> dict[str, Any]:
        record, info = self._record, self._record["info"]
        told: dict[str, Any] = {}
        for side, name in _NAMES.items():
            player = record["players"][side]
            told[name] = {"name": player["name"]}
            if player["rating"]:
                told[name]["rating"] = player["rating"]
        told["match-length"] = record["length"]
        if info["date"]:
            told["date"] = (info["date"]["day"], info["date"]["month"], info["date"]["year"])
        for field in ("event", "place", "round", "annotator", "comment"):
            if info[field]:
                told[field] = info[field]
        told["result"] = self._result()
        told["variation"] = _VARIATIONS.get(record["rules"]["variation"], "Hypergammon")
        rules = []
        if record["length"] and record["rules"]["crawford"]:
            rules.append("Crawford")
        if not record["length"] and record["rules"]["jacoby"]:
            rules.append("Jacoby")
        if rules:
            told["rules"] = tuple(rules)
        settings = self._settings() if self._analysis else None
        if settings:
            told["default-eval-context"] = settings
        return told

    def _result(self) -> int:
        points = {"white": 0, "black": 0}
        for game in self._record["games"]:
            if game["result"]:
                points[game["result"]["winner"]] += game["result"]["points"]
        length = self._record["length"]
        if length and max(points.values()) < length:
            return 0
        return (points["black"] > points["white"]) - (points["white"] > points["black"])

    def _settings(self) -> Any:
        for game in self._record["games"]:
            for entry in game["entries"]:
                for candidate in (entry["move_analysis"] or {}).get("candidates", []):
                    _, found = _estimate(candidate["value"])
                    if "settings" in found and "plies" in found["settings"]:
                        return _context(found["settings"])
        return None

    def told(self) -> dict[str, Any]:
        """The whole dictionary."""
        games = self._record["games"]
        found: dict[str, Any] = {
            "match-info": self._info(),
            "games": tuple(self._game(number, game) for number, game in enumerate(games, 1)),
        }
        if self._statistics and any(game["statistics"] for game in games):
            found["stats"] = ratings(statistics(games, self._results), self._fibs)
        return found
