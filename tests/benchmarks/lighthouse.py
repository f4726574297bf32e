"""What Lighthouse says of the site, read on a phone: `python -m tests.benchmarks.lighthouse`.

Needs Node, Chromium and the network, from which npm takes Lighthouse.  The site is served as GitHub Pages does it,
packed.  What else the machine does makes a page slower and never faster, so that the best of several runs counts.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from carcnb.site.build import build
from carcnb.site.pages import pages
from tests.e2e import chromium

PROGRAM = ("npx", "--yes", "--ignore-scripts", "lighthouse@13.5.0")
PLACES = (
    "en/index.html",
    "en/learn/index.html",
    "en/learn/base/roads.html",
    "rules/en/BASE-7.3.html",
    "en/play.html",
    "en/practise/index.html",
    "en/teach.html",
    "rules/en/inns_and_cathedrals.html",
    "rules/en/rulebook.html",
    "cs/index.html",
)
ASKED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
"""Points of 100."""
FLAGS = ("--headless", *chromium.FLAGS)
PACKED = {".html", ".css", ".js", ".json", ".svg", ".txt", ".xml", ".webmanifest", ".mjs", ".wasm"}
LONGEST = 300
"""Seconds of one run."""
Result = dict[str, Any]


class Packing(SimpleHTTPRequestHandler):
    """A server of files that packs texts and keeps the connection, as GitHub Pages does."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_told: Any) -> None:
        """Be quiet."""

    def do_GET(self) -> None:
        """Send a file, packed if it is a text."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content, packed = path.read_bytes(), path.suffix in PACKED
        if packed:
            content = gzip.compress(content, 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(content)


def measure(places: Sequence[str], times: int, folder: Path | None, port: int, keep: Path | None) -> Iterator[str]:
    """One line per page: the points of its best run, and what costs any."""
    with tempfile.TemporaryDirectory() as name:
        root = folder or Path(name) / "site"
        with ThreadingHTTPServer(
            ("127.0.0.1", port), functools.partial(Packing, directory=str(root.resolve()))
        ) as server:
            address = f"http://127.0.0.1:{server.server_port}/"
            if not folder:
                build(root, pages(address=address))
            threading.Thread(target=server.serve_forever, daemon=True).start()
            for place in places:
                runs = [_run(address + place) for _ in range(times)]
                best = max(runs, key=lambda run: sum(_points(run).values()))
                if keep:
                    (keep / f"{place.replace('/', '-')}.json").write_text(json.dumps(best), "utf-8")
                yield _line(place, best, [_points(run)["performance"] for run in runs])
            server.shutdown()


def _run(url: str) -> Result:
    command = [
        *PROGRAM,
        url,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(ASKED)}",
        f"--chrome-flags={' '.join(FLAGS)}",
    ]
    around = os.environ | {"CHROME_PATH": chromium.find_chromium() or ""}
    done = subprocess.run(command, capture_output=True, text=True, env=around, timeout=LONGEST, check=False)
    if done.returncode:
        raise SystemExit(f"Lighthouse could not read {url}:\n{done.stderr.strip()}")
    result: Result = json.loads(done.stdout)
    return result


def _points(run: Result) -> dict[str, int]:
    return {name: round((run["categories"][name]["score"] or 0) * 100) for name in ASKED}


def _line(place: str, run: Result, speeds: Sequence[int]) -> str:
    points = _points(run)
    said = "/".join(map(str, points.values()))
    missed = [name for name, least in ASKED.items() if points[name] < least]
    why = [
        audit["title"]
        for name in missed
        for part in run["categories"][name]["auditRefs"]
        if part["weight"] and ((audit := run["audits"][part["id"]])["score"] or 0) < 0.9
    ]
    times = " ".join(
        f"{short} {run['audits'][name]['displayValue']}".replace("\u00a0", " ")
        for short, name in (
            ("FCP", "first-contentful-paint"),
            ("LCP", "largest-contentful-paint"),
            ("TBT", "total-blocking-time"),
            ("CLS", "cumulative-layout-shift"),
        )
    )
    return f"lighthouse: {place}: {said} ({times}; runs {speeds})" + (f"; {'; '.join(why)}" if why else "")


def main() -> int:
    """Print a line per page; what is asked of each is at least 95/100/100/100."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.lighthouse", description="Lighthouse on the site.")
    parser.add_argument("places", nargs="*", default=PLACES, help="pages of the site (default: one of each kind)")
    parser.add_argument("--times", type=int, default=3, help="runs of each page, of which the best counts (default 3)")
    parser.add_argument("--folder", type=Path, help="a site that was built for http://127.0.0.1:PORT/")
    parser.add_argument("--port", type=int, default=0, help="the port of the server (default: any)")
    parser.add_argument("--keep", type=Path, help="a folder for the whole reports")
    options = parser.parse_args()
    for line in measure(options.places, options.times, options.folder, options.port, options.keep):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
