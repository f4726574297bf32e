"""A real JupyterLab on a free loopback port, with settings and data folders of its own."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from carcnb.command.lab import command

START_SECONDS = 60
PRIVATE = (
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "IPYTHONDIR",
)


class Lab(NamedTuple):
    """A running JupyterLab: the folder it shows, its address and its token."""

    root: Path
    address: str
    token: str

    def url(self, notebook: Path) -> str:
        """The page of a notebook under `root`, in a workspace without anything else."""
        return f"{self.address}/lab/tree/{notebook.relative_to(self.root).as_posix()}?token={self.token}&reset"

    def stop_kernels(self) -> None:
        """Shut every kernel down; dozens of them would fill a small machine. What is slow to go is left alone."""
        with contextlib.suppress(urllib.error.URLError, TimeoutError):
            for session in json.loads(self._ask("GET", "sessions")):
                with contextlib.suppress(urllib.error.HTTPError):  # one that shared its kernel has ended with it
                    self._ask("DELETE", f"sessions/{session['id']}")

    def _ask(self, method: str, what: str) -> bytes:
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(f"{self.address}/api/{what}", method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=20) as reply:
            return bytes(reply.read())


@contextlib.contextmanager
def running_lab(
    root: Path, page: Path | None = None, together: bool = False, app: str = "jupyterlab", data: Path | None = None
) -> Iterator[Lab]:
    """Start JupyterLab in `root` and stop it, with its kernels, at the end. Raises RuntimeError with its log.

    With a `page` it is set up as the command `carcnb` sets it up, to open there, and by nothing else. Used `together`,
    which needs jupyter-collaboration, its pages share their notebooks. The `app` can be Notebook 7; kernels and
    extensions in a folder of `data` are found before all others.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        lab = Lab(root, f"http://127.0.0.1:{free_port()}", secrets.token_hex(8))
        with open(Path(home, "lab.log"), "w+", encoding="utf-8") as log:
            process = subprocess.Popen(
                [*_command(lab, page, app), *_sharing(Path(home), together)],
                env=_environment(Path(home), page is None) | ({"JUPYTER_PATH": str(data)} if data else {}),
                stdout=log,
                stderr=subprocess.STDOUT,
            )
            try:
                _wait(lab, process, log.name)
                yield lab
            finally:
                stop(process)


def stop(process: subprocess.Popen[Any]) -> None:
    """End a server, and wait until it has ended."""
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()


def _command(lab: Lab, page: Path | None, app: str) -> list[str]:
    plain = [sys.executable, "-m", app, "--allow-root", f"--ServerApp.root_dir={lab.root}"]
    return [
        *(plain if page is None else command(Path(sys.executable), lab.root, page)),
        *("--no-browser", "--expose-app-in-browser"),
        f"--port={lab.address.rsplit(':', 1)[1]}",
        "--ServerApp.port_retries=0",
        "--ServerApp.ip=127.0.0.1",
        f"--IdentityProvider.token={lab.token}",
    ]


def _sharing(home: Path, together: bool) -> list[str]:
    """Where jupyter-collaboration is there, it works for those who want it, and keeps its files out of the way."""
    if importlib.util.find_spec("jupyter_server_ydoc") is None:
        return []
    return [
        f"--YDocExtension.disable_rtc={not together}",
        f"--YDocExtension.session_store_path={home / 'sessions.json'}",
        f"--SQLiteYStore.db_path={home / 'shared.db'}",
    ]


def _environment(home: Path, quiet: bool) -> dict[str, str]:
    """The environment with Jupyter's folders under `home`; if `quiet`, the pop-up that asks about news is off."""
    environment = dict(os.environ) | {name: str(home / name.lower()) for name in PRIVATE}
    if not quiet:
        return environment
    settings = home / "jupyterlab_settings_dir" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text('{"fetchNews": "false", "checkForUpdates": false}')
    return environment


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(lab: Lab, process: subprocess.Popen[bytes], log: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(f"{lab.address}/api/status?token={lab.token}", timeout=2).close()
            return
        time.sleep(0.1)
    raise RuntimeError("JupyterLab did not start:\n" + Path(log).read_text(encoding="utf-8")[-2000:])
