"""The first board of our own notebooks comes by itself, however early a key is pressed; nobody else's cell is run."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from carcnb.command.lab import EXTENSIONS
from tests.e2e.lab import Lab, running_lab
from tests.e2e.notebook import KERNEL, SLOWLY, Notebook, write_notebook

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
HOME = "en/00_start_here.ipynb"
LESSONS = "cs/01_zakladni_hra.ipynb"
SLOW = "import time; time.sleep(8); from ipykernel import kernelapp; kernelapp.launch_new_instance()"
OWN = 'import carcnb\n\ncarcnb.language("en")\ncarcnb.lesson("base/placing")'
BESIDE = "from pathlib import Path\nPath(__file__).with_name('it was run').touch()\n"
# In how many moments the first cell of code has shown neither a picture nor a board.
WATCH = """() => {
  window.empty = 0;
  setInterval(() => {
    const cell = document.querySelector(".jp-CodeCell");
    const seen = cell && [...cell.querySelectorAll("img.cn-still, .carcnb")].some(part => part.checkVisibility());
    window.empty += !seen;
  }, 100);
}"""
RUN = "print(get_ipython().execution_count - 1)"
END = "() => { const kernel = KERNEL; kernel.requestExecute({code: 'import os; os._exit(1)'}); return null; }"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of Jupyter's data with a kernel that takes eight seconds longer, and carcnb's part of Lab."""
    data = tmp_path_factory.mktemp("data")
    spec = data / "kernels" / "python3" / "kernel.json"
    spec.parent.mkdir(parents=True)
    argv = [sys.executable, "-c", SLOW, "-f", "{connection_file}"]
    spec.write_text(json.dumps({"argv": argv, "display_name": "Python 3", "language": "python"}))
    shutil.copytree(EXTENSIONS, data / "labextensions")
    return data


def laid_out(folder: Path) -> Path:
    return Path(shutil.copytree(NOTEBOOKS, folder / "notebooks"))


@pytest.fixture(scope="module")
def learners(tmp_path_factory: pytest.TempPathFactory, slow: Path) -> Iterator[Lab]:
    """JupyterLab as the command `carcnb` opens it."""
    folder = laid_out(tmp_path_factory.mktemp("learner"))
    with running_lab(folder, folder / HOME, data=slow) as running:
        yield running


@pytest.fixture(scope="module")
def notebook_7(tmp_path_factory: pytest.TempPathFactory, slow: Path) -> Iterator[Lab]:
    pytest.importorskip("notebook")
    with running_lab(laid_out(tmp_path_factory.mktemp("seven")), app="notebook", data=slow) as running:
        yield running


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that remembers nothing of other tests."""
    made = browser.new_context(viewport={"width": 1280, "height": 720})
    yield made
    made.close()


@pytest.fixture(autouse=True)
def no_kernels_left(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    for name in {"learners", "notebook_7"} & {*request.fixturenames}:
        request.getfixturevalue(name).stop_kernels()


def opened(context: BrowserContext, lab: Lab, name: str, where: str = "doc/tree") -> Notebook:
    page = context.new_page()
    page.on("dialog", lambda dialog: dialog.accept())  # the browser's own: whether to leave
    page.goto(f"{lab.address}/{where}/{name}?token={lab.token}")
    page.wait_for_selector(".jp-CodeCell img.cn-still, .jp-CodeCell .cm-content", timeout=SLOWLY)
    page.wait_for_selector(".jp-Cell.jp-mod-active", timeout=SLOWLY)
    return Notebook(page, lab, lab.root / name)


def boards(page: Page) -> Any:
    return page.locator(".jp-Notebook .carcnb")


def come(notebook: Notebook, n: int = 1) -> None:
    """So many boards come, no dialog does, and each cell has been run once."""
    expect(boards(notebook.page)).to_have_count(n, timeout=SLOWLY)
    notebook.wait_idle()
    notebook.page.wait_for_timeout(2000)  # what was run a second time would begin by then
    assert notebook.python(RUN) == str(n)
    expect(boards(notebook.page)).to_have_count(n)
    expect(notebook.page.locator(".jp-Dialog, .Toastify__toast, [data-mime-type*='stderr']")).to_have_count(0)


SELDOM = pytest.mark.many
MANY = [pytest.param(when, marks=SELDOM) for when in [(), (0.5,), (1,), (2,), (4,)]]


@pytest.mark.parametrize("presses", [(0.5, 1, 2, 4, 6), *MANY], ids=str)
def test_one_board_comes_however_early_a_key_is_pressed(
    context: BrowserContext, learners: Lab, presses: tuple[float, ...]
) -> None:
    """The picture stays until it is there, and it can be played on."""
    shown = opened(context, learners, HOME)
    page = shown.page
    expect(page.locator("img.cn-still").first).to_be_visible(timeout=SLOWLY)
    page.evaluate(WATCH)
    for before, press in zip((0, *presses), presses, strict=False):
        page.wait_for_timeout(1000 * (press - before))
        page.keyboard.press("Shift+Enter")
    come(shown)
    assert page.evaluate("() => window.empty") == 0
    boards(page).get_by_role("button", name="Learn").click()
    expect(boards(page).get_by_role("button", name="Begin")).to_be_visible()


def test_no_cell_is_lost_that_is_run_before_the_kernel_is_there(context: BrowserContext, learners: Lab) -> None:
    """Title, first lesson, a text, second lesson: their boards come in that order, each once."""
    shown = opened(context, learners, LESSONS)
    expect(shown.page.locator("img.cn-still").first).to_be_visible(timeout=SLOWLY)
    for passed in range(4):
        shown.page.keyboard.press("Shift+Enter")
        expect(shown.page.locator(".jp-Notebook-cell").nth(passed + 1)).to_have_class(re.compile("jp-mod-active"))
    come(shown, 2)


def test_a_board_comes_in_notebook_7(context: BrowserContext, notebook_7: Lab, pictures: Path) -> None:
    shown = opened(context, notebook_7, HOME, "notebooks")
    expect(boards(shown.page)).to_have_count(1, timeout=SLOWLY)
    shown.page.screenshot(path=pictures / "first-board-notebook-7.png")
    come(shown)


@SELDOM
def test_a_key_pressed_early_in_notebook_7_is_not_lost(context: BrowserContext, notebook_7: Lab) -> None:
    shown = opened(context, notebook_7, HOME, "notebooks")
    shown.page.keyboard.press("Shift+Enter")
    come(shown)


def test_the_same_board_is_there_after_a_reload_and_in_a_second_page(context: BrowserContext, learners: Lab) -> None:
    """Where it was, though nothing was saved: the kernel has it still."""
    shown = opened(context, learners, HOME)
    come(shown)
    boards(shown.page).get_by_role("button", name="Learn").click()
    begin = boards(shown.page).get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    shown.page.reload()
    expect(begin).to_be_visible(timeout=SLOWLY)
    come(shown)
    second = opened(context, learners, HOME)
    expect(boards(second.page).get_by_role("button", name="Begin")).to_be_visible(timeout=SLOWLY)
    come(second)


@SELDOM
def test_a_kernel_that_ends_and_starts_again_brings_another_board(context: BrowserContext, learners: Lab) -> None:
    shown = opened(context, learners, HOME)
    come(shown)
    was = shown.python("import os; print(os.getpid())")
    shown.page.evaluate(END.replace("KERNEL", KERNEL))
    shown.page.wait_for_function(f"() => {KERNEL}?.status !== 'idle'", timeout=SLOWLY)
    shown.page.locator(".jp-Dialog").get_by_role("button", name="Ok").click(timeout=SLOWLY)  # Lab tells of it
    shown.wait_idle()
    for _ in range(120):
        if shown.python(RUN) == "1":
            break
        shown.page.wait_for_timeout(1000)
    come(shown)
    assert shown.python("import os; print(os.getpid())") != was
    boards(shown.page).get_by_role("button", name="Learn").click()
    expect(boards(shown.page).get_by_role("button", name="Begin")).to_be_visible()


STRANGE = [
    pytest.param("print('run')", True, marks=SELDOM, id="else"),
    pytest.param(OWN + "\nprint('run')", True, id="more"),
    pytest.param(OWN, False, marks=SELDOM, id="unmarked"),
]


@pytest.mark.parametrize(("cell", "marked"), STRANGE)
def test_no_other_cell_is_run_by_itself(context: BrowserContext, learners: Lab, cell: str, marked: bool) -> None:
    path = marked_notebook(learners.root / "strange.ipynb", cell, marked)
    shown = opened(context, learners, path.name)
    shown.wait_idle()
    shown.page.wait_for_timeout(3000)
    assert shown.python(RUN) == "0"


def test_what_lies_beside_a_notebook_is_not_taken_for_carcnb(context: BrowserContext, learners: Lab) -> None:
    """A cell that runs by itself loads only what is installed; what a person runs finds it as ever."""
    folder = learners.root / "strange"
    folder.mkdir()
    (folder / "carcnb.py").write_text(BESIDE)
    (folder / "ipywidgets.py").write_text(BESIDE)
    marked_notebook(folder / "own.ipynb", OWN, marked=True)
    shown = opened(context, learners, "strange/own.ipynb")
    come(shown)
    assert not (folder / "it was run").exists()
    assert shown.python("import sys; print('' in sys.path)") == "True"


def marked_notebook(path: Path, cell: str, marked: bool) -> Path:
    written = json.loads(write_notebook(path, cell).read_text(encoding="utf-8"))
    written["cells"][0]["metadata"] = {"carcnb": "first"} if marked else {}
    path.write_text(json.dumps(written), encoding="utf-8")
    return path


@pytest.mark.parametrize("again", [pytest.param(False, id="first"), pytest.param(True, marks=SELDOM, id="again")])
def test_what_a_stranger_has_saved_below_the_cell_is_never_trusted(
    context: BrowserContext, learners: Lab, again: bool
) -> None:
    """Though its board comes: the cell is our own, what stands below it may be anybody's."""
    data = [
        {"text/html": "<img src='x:' onerror='window.stranger=1'><script>window.stranger=2</script>"},
        {"application/javascript": "window.stranger=3"},
    ]
    file = learners.root / f"hostile_{again}.ipynb"
    for outputs in [[], data] if again else [data]:
        told = json.loads(marked_notebook(file, OWN, marked=True).read_text(encoding="utf-8"))
        told["cells"][0] |= {
            "id": "first",
            "outputs": [{"output_type": "display_data", "metadata": {}, "data": one} for one in outputs],
        }
        file.write_text(json.dumps(told), encoding="utf-8")
        page = opened(context, learners, file.name).page
        expect(page.locator(".jp-CodeCell .carcnb [data-tile]").first).to_be_visible(timeout=SLOWLY)
        page.wait_for_timeout(1500)
        assert page.evaluate("() => window.stranger ?? null") is None
