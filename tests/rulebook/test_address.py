"""The address of a site: rules lead there once it is known, and nowhere before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import carcnb
from carcnb.addresses import AddressError
from carcnb.board import play
from carcnb.lessons.cards import html, text
from tests.board.browser import Browser

SITE = "https://example.org/carcassonne"


@pytest.fixture(autouse=True)
def _no_site() -> Iterator[None]:
    yield
    carcnb.site_address("")


def test_without_a_site_nothing_is_a_link() -> None:
    assert carcnb.site_address() == ""
    assert "<a " not in html(carcnb.rule("BASE-5.7"))
    assert "page" not in Browser(play(seed=1)).ask("rule", rule="BASE-5.7")["ok"]


@pytest.mark.parametrize("address", [SITE, f"{SITE}/"])
def test_cards_and_boards_lead_to_the_page_of_a_rule_in_their_language(address: str) -> None:
    carcnb.site_address(address)
    card = html(carcnb.rule("BASE-5.7", "cs"))
    assert f'<code><a href="{SITE}/rules/cs/BASE-5.7.html">BASE-5.7</a></code>' in card
    assert f'<a href="{SITE}/rules/cs/BASE-5.8.html">BASE-5.8</a>' in card  # a related one
    assert "http" not in text(carcnb.rule("BASE-5.7"))
    shown = Browser(play(seed=1)).ask("rule", rule="BASE-5.7")["ok"]
    assert shown["page"] == f"{SITE}/rules/en/BASE-5.7.html"


def test_what_has_no_page_is_no_link() -> None:
    carcnb.site_address(SITE)
    assert "<a " not in html(carcnb.rule("D-BASE-7")).split("<p>")[0]
    assert "page" not in Browser(play(seed=1)).ask("rule", rule="D-BASE-7")["ok"]


@pytest.mark.parametrize(
    "address",
    [
        *("example.org", "/site", "ftp://example.org", "javascript:alert(1)", "https://", "https://example.org/?a=b"),
        *("https://example.org/#a", 'https://example.org/"onclick="', "https://example.org/a b", "http://[", 7),
    ],
)
def test_a_bad_address_is_refused_and_the_old_one_stays(address: str) -> None:
    carcnb.site_address(SITE)
    with pytest.raises(AddressError, match=r"https://example\.org/carcassonne"):
        carcnb.site_address(address)
    assert carcnb.site_address() == f"{SITE}/"
