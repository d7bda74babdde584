"""Our own type: small files that contain every character we use, shown from the first moment on."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.person import STATIC, Person
from tests.browser.tables import Played, sit
from tests.server.process import person as human
from tilewright.words import LANGUAGES

Come = Callable[..., Person]
ROOT = STATIC.parents[2]
ALL_FONTS = 120_000  # bytes
WHEEL = "wheel_of_fortune"

FACES = ["700 1em 'Tilewright Serif'", "400 1em 'Tilewright Sans'", "700 1em 'Tilewright Sans'"]

# notes which faces are there when the page shows its first element
_FIRST = """(faces) => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('#app > *')) return
    window.there = faces.map((face) => document.fonts.check(face))
    seen.disconnect()
  })
  seen.observe(document, { childList: true, subtree: true })
}"""


def test_the_files_are_small_and_their_licences_are_shown() -> None:
    files = list((STATIC / "assets").glob("*.woff2"))
    assert sum(file.stat().st_size for file in files) <= ALL_FONTS
    licences = (STATIC / "licenses.txt").read_text(encoding="utf-8")
    for file in files:
        family = re.split(r"-latin", file.name)[0]
        said = licences.split(f"@fontsource/{family} ")[1]
        assert "Copyright" in said.split("-" * 80)[0]


def written() -> str:
    """Every character that a message or a page of ours contains."""
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "tilewright").rglob("*.ftl")]
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ftl", ".svelte"):
            texts.append(_without_comments(file))
    return "".join(sorted({one for text in texts for one in text if one.isprintable() and one != " "}))


def _without_comments(file: Path) -> str:
    return re.sub(r"<!--.*?-->|/\*.*?\*/|^\s*//.*$|^#.*$", "", file.read_text(encoding="utf-8"), flags=re.S | re.M)


def used(one: Person, selector: str) -> dict[str, bool]:
    """The typefaces that draw an element, and whether they are ours."""
    session = one.context.new_cdp_session(one.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {font["familyName"]: font["isCustomFont"] for font in fonts}


def test_every_character_we_write_is_in_both_families(person: Come) -> None:
    ada = person()
    ada.visit("/")
    ada.page.locator("h1, h2").first.wait_for()
    letters = written() + "ẞĳœæßÉ€×−·…‹›„“"
    for family, weight in (("serif", 700), ("sans", 400), ("sans", 700)):
        ada.page.evaluate(
            """async ([letters, family, weight]) => {
              document.body.innerHTML = '<p id="sample"></p>'
              const sample = document.getElementById('sample')
              Object.assign(sample.style, { fontFamily: `var(--${family})`, fontWeight: weight })
              sample.textContent = letters
              await document.fonts.ready
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            }""",
            [letters, family, weight],
        )
        fonts = used(ada, "#sample")
        assert fonts
        assert all(fonts.values()), (family, weight, fonts)


def test_the_type_is_there_before_the_first_word(person: Come) -> None:
    """So nothing moves when it arrives."""
    ada = person()
    ada.context.add_init_script(f"({_FIRST})({json.dumps(FACES)})")
    ada.visit("/")
    ada.page.locator("h1, h2").first.wait_for()
    assert ada.page.evaluate("window.there") == [True, True, True]
    assert all(used(ada, "h1, h2").values())


def test_the_wheel_speaks_the_language_that_was_chosen(person: Come, played: Callable[[str], Played]) -> None:
    """Whatever the browser's own language is: here it is English."""
    game = played(WHEEL)
    seated = game.again(game.ply_of(0, 0.1), human("Ada"))
    ada = sit(person(), seated)
    ada.visit(f"/t/{seated.code}")
    ada.waits_for_the_table()
    names = {
        language: re.findall(
            r"^segment-\w+ = (.+)$",
            (ROOT / "tilewright" / "games" / WHEEL / "words" / f"{language}.ftl").read_text(encoding="utf-8"),
            re.M,
        )
        for language in LANGUAGES
    }
    for language in ("de", "fr", "en"):
        ada.page.locator("header.top button[title]").last.click()
        ada.page.locator(f"dialog button[lang={language}]").click()
        ada.page.locator("#art-sheet text", has_text=names[language][2]).first.wait_for(state="attached")
        ada.page.keyboard.press("Escape")
        drawn = ada.page.locator("#art-sheet text").all_text_contents()
        assert set(names[language]) == {word for word in drawn if re.search(r"[^\W\d_]", word)}
