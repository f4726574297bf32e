"""How what carcnb can do with more packages is brought to where it runs: said for the tool that put it there."""

from __future__ import annotations

import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path


def how_to_install(extra: str) -> str:
    """The command that brings an extra, such as ``lab``: of pipx or uv where one of them put carcnb here, else of pip.

    >>> how_to_install("lab").endswith('"')
    True
    """
    wanted = _requirement(extra)
    parts = [part.lower() for part in Path(sys.prefix).parts]
    if "pipx" in parts:
        kept = "venvs" in parts
        return f"pipx install --force {wanted}" if kept else f"pipx run --spec {wanted} carcnb"
    if "uv" in parts and _is_uvs():
        return f"uv tool install {wanted}" if "tools" in parts else f"uvx --from {wanted} carcnb"
    return f"{'uv ' if _is_uvs() else ''}pip install {wanted}"


def _requirement(extra: str) -> str:
    """Carcnb with an extra, from where it came: a package index, or the file or address that was named."""
    try:
        told = json.loads(distribution("carcnb").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:  # a folder on the path, installed by nothing
        told = {}
    url = told.get("url", "")
    if version := told.get("vcs_info"):
        url = f"{version['vcs']}+{url}@{version['commit_id']}"
    return f'"carcnb[{extra}] @ {url}"' if url else f'"carcnb[{extra}]"'


def _is_uvs() -> bool:
    """Whether uv made this environment: it puts no pip into it."""
    settings = Path(sys.prefix, "pyvenv.cfg")
    return settings.is_file() and any(line.startswith("uv =") for line in settings.read_text("utf-8").splitlines())
