"""Invitations: the switch that lets others on the network in, the link it shows, and joining by it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.person import Person
from tests.server.process import OPEN, Server
from tests.server.process import person as sits
from tilewright.games import names
from tilewright.server.gate import machine

Come = Callable[..., Person]
SMALL = names()[0]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
needs_network = pytest.mark.skipif(not machine.addresses(), reason="this machine is on no network")


@pytest.fixture
def closed(server: Server) -> Iterator[Server]:
    """A server on which the network is closed afterwards."""
    yield server
    server.post("/api/network", {"open": False})


@needs_network
def test_a_friend_joins_by_the_link_that_the_switch_opens(person: Come, closed: Server) -> None:
    ada = person("Ada")
    code = ada.opens(SMALL, 2, "friends")
    page = ada.page
    switch = page.get_by_role("switch", name="Let others on this network in")
    page.get_by_text("Only this computer can open the link").wait_for()
    assert switch.get_attribute("aria-checked") == "false"
    assert page.get_by_role("button", name="Copy the link").is_disabled()
    assert page.locator(".invite svg[role=img]").count() == 0
    assert ada.complaints() == []
    switch.click()
    page.get_by_text("Everyone on your network who has the link").wait_for()
    page.locator(".invite svg[role=img]").wait_for()
    assert ada.complaints() == []
    link = page.get_by_label("Link", exact=True).input_value()
    assert link == f"http://{machine.addresses()[0]}:{closed.port}/t/{code}"

    ben = person("", url=link.removesuffix(f"/t/{code}"), **PHONE)
    ben.visit(f"/t/{code}")
    ben.page.get_by_text("You are invited to").wait_for()
    assert ben.complaints() == []
    assert ben.page.get_by_role("textbox").count() == 2  # the name, and the link to pass on
    assert ben.page.get_by_role("switch").count() == 0
    assert ben.page.get_by_label("Link", exact=True).input_value() == link
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").tap()
    page.locator("li", has_text="Ben").wait_for()
    ben.page.locator("li", has_text="You").wait_for()

    switch.click()
    ben.page.get_by_text("The host has closed this server for others").wait_for()
    page.get_by_text("Only this computer can open the link").wait_for()
    assert page.get_by_text("Connection lost").count() == 0
    switch.click()
    ben.page.get_by_text("The host has closed this server for others").wait_for(state="detached")


@needs_network
def test_a_seat_goes_to_a_phone_on_the_network(person: Come, closed: Server) -> None:
    ada = person("Ada")
    code = ada.opens(SMALL, 2, "bots")
    ada.waits_for_the_table()
    ada.page.locator("header.top button[title]").last.click()
    ada.page.get_by_role("button", name="Play on another device").click()
    assert ada.page.locator("dialog .qr").count() == 0  # a phone could not open it yet
    ada.page.get_by_role("switch").click()
    ada.page.locator("dialog .qr svg").wait_for()
    link = ada.page.locator("dialog").get_by_label("Link", exact=True).input_value()
    assert link.startswith(f"http://{machine.addresses()[0]}:{closed.port}/t/{code}#seat=")
    phone = person("Phone", **PHONE)
    phone.page.goto(link)
    phone.waits_for_the_table()
    phone.page.locator("[data-pick]").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator("header.top button[title]").last.click()
    ada.page.get_by_role("button", name="Invite").click()
    assert ada.page.get_by_role("switch").get_attribute("aria-checked") == "true"
    assert ada.complaints() == []


def test_a_name_that_is_remembered_needs_one_tap(person: Come, server: Server) -> None:
    code, _ = server.table(SMALL, sits("Ada"), OPEN)
    ben = person("Ben", **PHONE).visit(f"/t/{code}")
    ben.page.get_by_role("button", name="Take a seat").tap()
    ben.page.locator("li", has_text="Ben").get_by_text("You").wait_for()


def test_behind_a_tunnel_the_page_says_what_the_host_has_to_do(person: Come, tmp_path_factory: Any) -> None:
    with Server(tmp_path_factory.mktemp("proxied"), "--proxied", "--limit", "0") as behind:
        code, _ = behind.table(SMALL, sits("Ada"), OPEN)
        ada = person("Ada", url=behind.url).visit(f"/t/{code}")
        ada.page.get_by_text("ask the host for it").wait_for()
        assert ada.page.get_by_role("switch").count() == 0
        assert ada.page.get_by_role("button", name="Copy the link").is_disabled()
        ada.page.close()  # before its server
    with Server(tmp_path_factory.mktemp("named"), "--proxied", "--origin", "https://games.example.org") as named:
        code, _ = named.table(SMALL, sits("Ada"), OPEN)
        ada = person("Ada", url=named.url).visit(f"/t/{code}")
        ada.page.locator(".invite svg[role=img]").wait_for()
        assert ada.page.get_by_label("Link", exact=True).input_value() == f"https://games.example.org/t/{code}"
        ada.page.close()
