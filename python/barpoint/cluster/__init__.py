"""One job over many processes or machines, by Dask's ``distributed`` (``pip install 'barpoint[cluster]'``).

    from dask.distributed import Client
    from barpoint import cluster

    client = Client("scheduler:8786")
    print(cluster.rollout(client, "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", trials=12960))

What workers do are pure functions: slices of a rollout, whole rollouts of short jobs, whole matches, slices of decisions to be judged,
bands of a bearoff database. So results have the same bits as on one processor, whatever the workers, their number, the order in which they answer, and however many die on the
way: Dask gives what they were doing to others. Workers need the same barpoint, and the same bearoff databases if any; another engine is noticed and refused.
"""

from __future__ import annotations

from ._analyses import analyse
from ._bearoffs import bearoff
from ._judged import Judged, MeanLoss, judge
from ._rollouts import rollout, rollouts
from ._work import RETRIES

__all__ = [
    "RETRIES",
    "Judged",
    "MeanLoss",
    "analyse",
    "bearoff",
    "judge",
    "rollout",
    "rollouts",
]
