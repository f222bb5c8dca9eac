"""Match files: read, written, told."""

import pytest

from barpoint import BarpointError, Match, read_match


def test_a_match_is_read(sample):
    match = read_match(sample)
    assert (match.players, match.length, len(match)) == (("Clara", "Ivar"), 7, 5)
    assert match.warnings == []
    assert repr(match) == '<Match "Clara" vs "Ivar", length 7, 5 games>'
    record = match.to_dict()
    assert record["games"][0]["entries"][0]["event"]["play"]["roll"] == "52"
    assert match.position(1, 1).dice == (5, 2)


def test_positions_with_a_choice_of_plays_are_listed(sample):
    match = read_match(sample)
    positions = match.positions()
    entries = [entry for game in match.to_dict()["games"] for entry in game["entries"]]
    rolled = [entry["event"]["play"] for entry in entries if "play" in entry["event"]]
    # Of the others 32 dance, and the rest are forced.
    assert (len(rolled), sum(not play["play"] for play in rolled)) == (246, 32)
    assert len(positions) == 185
    assert positions[0].xgid == match.position(1, 1).xgid
    assert all(len(at.board.plays(*at.dice)) > 1 for at in positions)


def test_the_course_of_a_match_is_drawn(sample, tmp_path):
    match = read_match(sample)
    assert match.course().svg.count("<polyline") == 10, "nothing is known: empty lines of luck"
    drawn = match.analyse(level="expert").course()
    assert drawn._repr_svg_().startswith("<svg") and drawn.svg.count("<polyline") == 15, "a line a game"
    assert ">Clara – Ivar<" in drawn.svg and "luck so far (EMG)" in drawn.svg
    drawn.write(tmp_path / "course.svg")
    assert (tmp_path / "course.svg").read_text() == drawn.svg


@pytest.mark.parametrize("format", ["sgf", "mat", "json"])
def test_a_match_is_written_and_read_again(sample, tmp_path, format):
    match = read_match(sample)
    path = tmp_path / f"copy.{format}"
    match.write(path)
    again = read_match(path)
    assert (again.players, again.length, len(again)) == (match.players, match.length, len(match))
    assert again.position(2, 5).xgid == match.position(2, 5).xgid
    assert Match.from_bytes(match.to_bytes(format)).players == match.players


def test_what_a_format_cannot_hold_is_told(sample):
    match = read_match(sample).analyse(level="expert")
    assert match.losses("sgf") == []
    assert any("analysis" in lost for lost in match.losses("mat"))


def test_a_match_is_reported(sample):
    match = read_match(sample).analyse(level="expert")
    assert "<iframe" in match._repr_html_() and "Clara" in match._repr_html_()
    (text,) = match.report("text").values()
    assert b"Ivar" in text
    (table,) = match.report("csv").values()
    assert table.count(b"\n") > 250


def test_errors_say_file_and_line(tmp_path):
    file = tmp_path / "bad.mat"
    file.write_text(" 7 point match\n\n Game 1\n A : zero   B : 0\n")
    with pytest.raises(BarpointError) as caught:
        read_match(file)
    assert caught.value.file == str(file)
    assert caught.value.line is not None and str(caught.value.line) in str(caught.value)
    with pytest.raises(BarpointError) as caught:
        read_match(tmp_path / "absent.mat")
    assert caught.value.file == str(tmp_path / "absent.mat")


def test_what_cannot_be_written_is_refused(sample, tmp_path):
    match = read_match(sample)
    for fail in (
        lambda: match.write(tmp_path / "match.xyz"),
        lambda: match.to_bytes("xyz"),
        lambda: match.losses("xyz"),
        lambda: match.report("xyz"),
        lambda: match.position(9, 1),
        lambda: match.position(1, 0),
        lambda: match.write(tmp_path / "none" / "match.sgf"),
    ):
        with pytest.raises(BarpointError):
            fail()
