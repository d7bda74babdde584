"""Letting others on the network in, from the machine that runs the server."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState

from tilewright.server import forms
from tilewright.server.gate import machine
from tilewright.server.gate.network import Network
from tilewright.server.refusal import Refused
from tilewright.server.table.world import SHUT


@get("/api/network")
async def show_network(request: Request[Any, Any, Any], state: AppState) -> forms.Network:
    """How others reach this server, and whether this browser may change it."""
    network: Network = state.network
    if not _may_switch(request, network):
        return forms.Network(network.origin, switch=False)
    await network.look()
    return _view(network)


@post("/api/network", status_code=200)
async def switch_network(request: Request[Any, Any, Any], state: AppState, data: forms.OpenNetwork) -> forms.Network:
    """Let others on the network in, or no longer: their connections are closed, those of this machine stay."""
    network: Network = state.network
    if not _may_switch(request, network):
        raise Refused(403, "not-here")
    try:
        await (network.open(data.host) if data.open else network.close())
    finally:
        for visit in tuple(state.sockets):
            if network.is_closed(visit.place):
                visit.viewing.stop(SHUT)
    return _view(network)


def _may_switch(request: Request[Any, Any, Any], network: Network) -> bool:
    return network.may_switch(request.scope.get("client"), request.headers)


def _view(network: Network) -> forms.Network:
    found = [forms.NetworkAddress(host, machine.is_public(host)) for host in machine.addresses()]
    return forms.Network(network.origin, True, network.door is not None, found, machine.is_inside_another())


HANDLERS = [show_network, switch_network]
