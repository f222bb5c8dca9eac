"""Rollouts and analyses: progress, cancelling, checkpoints."""

import time

import pytest

import barpoint
from barpoint import Match, Progress

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def test_a_rollout_ranks_plays_and_does_not_depend_on_threads():
    how = {"best": 2, "trials": 36, "truncate": 4}
    one = barpoint.rollout(OPENING, threads=1, **how)
    assert one.finished
    assert one.rows[0].candidate == "8/5 6/5" and one.rows[0].trials == 36
    assert one.rows[0].equity > one.rows[1].equity and one.rows[0].std_error > 0.0
    assert barpoint.rollout(OPENING, threads=3, **how).raw == one.raw
    assert "8/5 6/5" in one._repr_html_()


def test_a_rollout_tells_how_far_it_is_and_is_cancelled():
    begun = time.monotonic()
    with barpoint.start_rollout(OPENING, trials=1_000_000, every=0.05) as job:
        trials = []
        for progress in job:
            trials.append(max((row.trials for row in progress.rows), default=0))
            if trials[-1] >= 10:
                job.cancel()
        found = job.result()
    assert job.done and job.cancelled and not found.finished
    assert 10 <= found.rows[0].trials < 1_000_000
    assert trials == sorted(trials)
    assert time.monotonic() - begun < 30.0


def test_a_rollout_is_resumed_from_its_checkpoint(tmp_path):
    file = tmp_path / "opening.trials"
    how = {"best": 1, "truncate": 4, "checkpoint": file}
    barpoint.rollout(OPENING, trials=36, **how)
    resumed = barpoint.rollout(OPENING, trials=72, **how)
    whole = barpoint.rollout(OPENING, trials=72, best=1, truncate=4)
    assert resumed.rows[0] == whole.rows[0]


def test_a_rollout_that_cannot_be_is_refused():
    for how, words in [
        ({"trials": 0}, "trial"),
        ({"seed": "x"}, "u64"),
        ({"threads": 5000}, "5000"),
    ]:
        with pytest.raises(barpoint.BarpointError, match=words):
            barpoint.rollout(OPENING, **how)
    with pytest.raises(TypeError, match="trails"):
        barpoint.rollout(OPENING, trails=5)


def test_what_a_callback_raises_comes_back():
    def told(_):
        raise KeyError("mine")

    position = barpoint.Position(OPENING)
    with pytest.raises(KeyError, match="mine"):
        barpoint.engine()._engine.rollout(position, "{}", on_progress=told)


def test_a_match_is_analysed_with_progress(sample):
    match = Match.read(sample)
    assert match.analysis().done == 0
    job = match.start_analysis(level="expert", every=0.0)
    told = list(job)
    assert isinstance(told[0], Progress) and told[-1].done <= told[-1].total == 251
    analysis = job.result().analysis()
    assert (analysis.done, analysis.total) == (251, 251)
    losses = [mistake.loss for mistake in analysis.mistakes]
    assert losses == sorted(losses, reverse=True)
    worst = analysis.mistakes[0]
    place = job.result().position(worst.game, worst.entry)
    assert (
        place.position_id == worst.position or place.board.swapped().position_id == worst.position
    )
    assert worst.kind.replace("_", " ") in analysis._repr_html_()


def test_an_analysis_is_cancelled_and_keeps_what_is_done(sample):
    with Match.read(sample).start_analysis(plies=2, every=0.01) as job:
        for progress in job:
            if progress.done >= 3:
                job.cancel()
    analysis = job.result().analysis()
    assert 3 <= analysis.done < analysis.total
