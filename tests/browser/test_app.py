"""The page as an app: it can be installed, opens without a network, and is told about turns while it is closed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.browser.person import WITH_WORKER, Person
from tests.server.process import OPEN, Server
from tests.server.process import person as sits
from tilewright.games import names

Come = Callable[..., Person]
SMALL = names()[0]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def ready(one: Person) -> Person:
    """Wait until the service worker has stored the page and controls it."""
    one.visit()
    one.page.locator(".game").first.wait_for()
    one.page.wait_for_function(CONTROLLED)
    return one


def test_the_page_installs_as_an_app(person: Come) -> None:
    ada = ready(person(**WITH_WORKER))
    session = ada.context.new_cdp_session(ada.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    facts = json.loads(manifest["data"])
    assert (facts["name"], facts["start_url"], facts["display"]) == ("Tilewright", "/", "standalone")
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # as every page of a test is
    )
    for one in facts["icons"]:
        assert ada.page.request.get(ada.url + one["src"]).headers["content-type"] == one["type"]
    kind = ada.page.request.get(f"{ada.url}/manifest.webmanifest").headers["content-type"]
    assert kind.startswith("application/manifest+json")
    worker = ada.page.request.get(f"{ada.url}/sw.js").headers
    assert worker["content-type"].startswith("text/javascript")
    assert worker["cache-control"] == "no-cache"


def test_without_a_network_the_page_opens_and_says_so(person: Come, server: Server) -> None:
    ada = ready(person(**WITH_WORKER))
    code, _ = server.table(SMALL, sits("Ada"), OPEN)
    ada.context.set_offline(True)
    ada.page.goto(f"{ada.url}/t/{code}")
    ada.page.get_by_text("Your games are safe on the server").wait_for()
    assert ada.page.get_by_role("heading", name="No connection").count() == 1
    assert ada.complaints() == []
    ada.context.set_offline(False)
    ada.page.get_by_text("You are invited to").wait_for()  # by itself


def test_a_server_that_is_down_is_told_from_a_network_that_is(person: Come, data: Path) -> None:
    with Server(data) as running:
        ada = ready(person(url=running.url, **WITH_WORKER))
        running.stop()
        ada.visit()
        ada.page.get_by_text("The server isn’t responding. Your games are safe there.").wait_for()
        running.start()
        ada.page.locator(".game").first.wait_for()
        ada.page.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


def test_a_new_build_is_used_at_once(person: Come, data: Path) -> None:
    """The stored page is for times without a server only."""
    ada = ready(person(**WITH_WORKER))
    changed = "<title>Tilewright, newer</title>"

    def newer(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<title>Tilewright</title>", changed))

    ada.context.route(f"{ada.url}/", newer)
    ada.page.goto(ada.url)
    assert changed in ada.page.content()


def registration(one: Person, session: CDPSession) -> str:
    """The number of the service worker's registration."""
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    one.awaits(lambda: any(heard["scopeURL"] == f"{one.url}/" for heard in found))
    return str(next(heard["registrationId"] for heard in found if heard["scopeURL"] == f"{one.url}/"))


def push(session: CDPSession, url: str, number: str, data: str) -> None:
    """What a push service does."""
    session.send("ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": number, "data": data})


def test_a_push_becomes_a_notification_that_opens_the_table(person: Come, server: Server, notifying: Browser) -> None:
    ada = ready(person(permissions=["notifications"], program=notifying, **WITH_WORKER))
    code, _ = server.table(SMALL, sits("Ada"), OPEN, title="Friday")
    session = ada.context.new_cdp_session(ada.page)
    number = registration(ada, session)
    push(session, ada.url, number, json.dumps({"code": code, "title": "Friday", "body": "It’s your turn."}))
    ada.awaits(lambda: ada.told() == [["Friday", "It’s your turn.", code]])
    push(session, ada.url, number, "nonsense")
    push(session, ada.url, number, json.dumps({"code": code, "title": "Friday", "body": "Again."}))
    ada.awaits(lambda: ada.told() == [["Friday", "Again.", code]])  # the newer one replaces it
