"""The state of the server: for load balancers, for Prometheus, and for people who ask how long data is kept."""

import asyncio
from typing import Any

from litestar import get
from litestar.datastructures import State as AppState
from litestar.response import Response

from tilewright import __version__
from tilewright.server import forms
from tilewright.server.operator.metrics import Metrics
from tilewright.server.store.health import READ
from tilewright.server.table.hub import Hub

ANSWER_S = 5.0


@get("/health")
async def health(state: AppState) -> Response[dict[str, Any]]:
    """Whether the store can be read and written."""
    hub: Hub = state.hub
    metrics: Metrics = state.metrics
    try:
        async with asyncio.timeout(ANSWER_S):
            await hub.store.answer()
            await metrics.stock.count()
    except Exception:
        return Response({"ok": False, "reason": READ}, status_code=503)
    if hub.store.health.reason is not None:
        return Response({"ok": False, "reason": hub.store.health.reason}, status_code=503)
    database = "postgresql" if hub.store.is_postgres else "sqlite"
    tables = sum(metrics.stock.tables.values())
    return Response({"ok": True, "version": __version__, "database": database, "tables": tables})


@get("/metrics", media_type="text/plain")
async def show_metrics(state: AppState) -> str:
    """Numbers for Prometheus."""
    metrics: Metrics = state.metrics
    return await metrics.text(len(state.sockets), state.limits)


@get("/api/kept")
async def kept(state: AppState) -> forms.Retention:
    """How long things are kept, and how to reach the operator."""
    keep = state.settings.keep
    return forms.Retention(keep.over, keep.idle, keep.open, keep.chat, keep.uploads, state.settings.contact)


HANDLERS = [health, show_metrics, kept]
