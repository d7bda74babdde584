"""Messages that only one browser can read, and the signature push services ask for."""

import asyncio
import json
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.push.service import Browser
from tilewright.server.push import vapid
from tilewright.server.push.sealing import CURVE, are_keys, decode, encode, seal
from tilewright.server.store.database import Store, address

# the example of RFC 8291, section 5
EXAMPLE_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
EXAMPLE_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_browser_of_these_tests_reads_the_example_of_the_standard() -> None:
    key = derive_private_key(int.from_bytes(decode(EXAMPLE_KEY)), CURVE)
    browser = Browser("", key, EXAMPLE_AUTH)
    assert browser.opened(decode(EXAMPLE)) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_it_is_for_reads_a_message() -> None:
    ada, eve = Browser(""), Browser("")
    form = ada.form()
    message = json.dumps({"title": "Freitag ✓"}).encode()
    sealed = seal(message, form["p256dh"], form["auth"])
    assert ada.opened(sealed) == message
    assert seal(message, form["p256dh"], form["auth"]) != sealed  # other keys each time
    with pytest.raises(InvalidTag):
        eve.opened(sealed)
    with pytest.raises(InvalidTag):
        ada.opened(sealed[:-1] + bytes([sealed[-1] ^ 1]))


def test_keys_that_are_none_are_refused() -> None:
    form = Browser("").form()
    assert are_keys(form["p256dh"], form["auth"])
    for p256dh, auth in (
        ("", form["auth"]),
        (encode(b"\x04" + b"\x01" * 64), form["auth"]),  # not on the curve
        (form["p256dh"], encode(b"short")),
        (form["p256dh"], "é"),
    ):
        assert not are_keys(p256dh, auth)


def test_a_service_can_check_who_sends() -> None:
    own = vapid.Vapid(b"\x07" * 32, "mailto:ada@example.org")
    scheme, token, key = own.header("https://push.example:8443/abc").replace(",", "").split(" ")
    text, _, signature = token.removeprefix("t=").rpartition(".")
    public = EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key.removeprefix("k=")))
    raw = decode(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public.verify(encode_dss_signature(*numbers), text.encode(), ECDSA(SHA256()))
    head, claims = (json.loads(decode(part)) for part in text.split("."))
    assert (scheme, head) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", "mailto:ada@example.org")
    assert own.header("https://push.example:8443/def") == own.header("https://push.example:8443/abc")


def test_all_processes_share_one_key(data: Path) -> None:
    async def run() -> set[str]:
        stores = [Store(address("", data)) for _ in range(2)]
        for store in stores:
            await store.open()
        made = await asyncio.gather(*(vapid.load(stores[number % 2], "") for number in range(6)))
        for store in stores:
            await store.close()
        return {one.public for one in made}

    assert len(asyncio.run(run())) == 1


@pytest.mark.parametrize(
    ("contact", "origins", "named"),
    [
        ("ada@example.org", (), "mailto:ada@example.org"),
        ("https://example.org/contact", (), "https://example.org/contact"),
        ("ask Ada", ("http://a.example", "https://b.example"), "https://b.example"),
        ("", (), vapid.NOBODY),
    ],
)
def test_services_learn_whom_to_ask(contact: str, origins: tuple[str, ...], named: str) -> None:
    assert vapid.contact_of(contact, frozenset(origins)) == named
