"""The environment itself; PettingZoo, Gymnasium and NumPy must be there.  See ``carcnb.analysis.environment``."""

from __future__ import annotations

from dataclasses import replace
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.planes import board_planes, plane_names
from carcnb.analysis.players import check_settings
from carcnb.analysis.terms import WHAT, lead
from carcnb.drawing.of_game import game_svg
from carcnb.engine.actions import Action
from carcnb.engine.chance import key
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.engine.table import Table


class Environment(AECEnv):  # type: ignore[misc]
    """Games by the AEC interface; ``carcnb.environment`` makes one and tells what it does.

    ``game`` is the game as it is, with what no seat may know; ``columns`` are a seat (0 the observer's own) and what
    its points come from, for each column of an observation; ``planes`` are the names of its planes, if it has any.
    """

    def __init__(
        self, setup: Setup, most: int, weights: Weights | None = None, render_mode: str | None = None, planes: int = 0
    ) -> None:
        super().__init__()
        check_settings(weights=weights)
        self.game = Game.from_setup(setup)
        self.most, self.render_mode, self._weights = most, render_mode, weights
        self.possible_agents = list(self.game.seats)
        self.columns = [(n, what) for n in range(len(self.possible_agents)) for what in WHAT]
        self._at = {column: n for n, column in enumerate(self.columns)}
        rows = Box(-np.inf, np.inf, (most, len(self.columns)), np.float32)
        masks = Box(0, 1, (most,), np.int8)
        spaces = {"observation": rows, "action_mask": masks}
        self.across, self.planes = planes, plane_names(self.game.table) if planes else []
        if planes:
            spaces["planes"] = Box(0, np.inf, (len(self.planes), planes, planes), np.float32)
        self.observation_spaces = {seat: Dict(spaces) for seat in self.possible_agents}
        self.action_spaces = {seat: Discrete(most) for seat in self.possible_agents}
        self.metadata = {"name": "carcnb_v0", "render_modes": ["svg"], "is_parallelizable": False}
        self._random: Random | None = None

    @classmethod
    def in_order(cls, *options: Any) -> Any:
        """The environment in PettingZoo's wrapper that tells whoever steps before a reset."""
        return OrderEnforcingWrapper(cls(*options))

    def observation_space(self, agent: str) -> Dict:
        """The space of a seat's observations; all seats have alike ones."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of a seat's actions: numbers of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a ``seed`` a certain one, and certain ones after it."""
        fresh = self._random.getrandbits(63) if self._random else key()
        self.game = Game.from_setup(replace(self.game.setup, seed=fresh if seed is None else seed))
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._asked()

    def step(self, action: int | None) -> None:
        """Play an option by its number; ``CarcnbError`` if there is none of that number, and nothing is played."""
        seat = self.agent_selection
        if self.terminations[seat]:
            self._was_dead_step(action)
            return
        option = self._option(action)
        before = self.game.scores
        self._cumulative_rewards[seat] = 0.0
        self.game.apply(option)
        after = self.game.scores
        self.rewards = {agent: float(lead(after, agent) - lead(before, agent)) for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self.game.over)
        self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, worked out anew."""
        seen = np.zeros((self.most, len(self.columns)), np.float32)
        mask = np.zeros(self.most, np.int8)
        judge, known = Judge(self._weights), self.game_as_known(agent, 0)
        if known.prompt and known.prompt.player == agent:
            mask[: len(self._options)] = 1
            number = {option: n for n, option in enumerate(self._options)}
            best: dict[int, float] = {}
            for actions, table in known.afterstates():
                n = number.get(actions[0])
                # an option that leads to a question of the same seat is worth what its best answer is
                if n is not None and (value := judge.lead(table, agent)) > best.get(n, -np.inf):
                    best[n] = value
                    seen[n] = self._row(judge, table, agent)
        else:
            seen[0] = self._row(judge, known.settled_table(), agent)
        told = {"observation": seen, "action_mask": mask}
        return told | {"planes": board_planes(known, agent, self.planes, self.across)} if self.across else told

    def game_as_known(self, agent: str, seed: int | None = None) -> Game:
        """The game as a seat knows it, one of its own: see ``Game.as_known``."""
        if agent not in self.possible_agents:
            raise SetupError(f"nobody sits at {agent!r:.60}; the seats are {', '.join(self.possible_agents)}")
        return self.game.as_known(agent, seed)

    def render(self) -> str | None:
        """The board as SVG text, if ``render_mode`` is ``"svg"``."""
        return game_svg(self.game) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> None:
        """Whoever is asked is selected and told the options."""
        ask = self.game.prompt
        self._options: list[Action] = list(ask.options)[: self.most] if ask else []
        self.agent_selection = ask.player if ask else self.agents[0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["actions"] = list(map(str, self._options))

    def _option(self, action: object) -> Action:
        try:
            number = index(action)  # type: ignore[arg-type]
            if number >= 0:
                return self._options[number]
        except (TypeError, IndexError):
            pass
        last = len(self._options) - 1
        raise CarcnbError(f"an action is now a number from 0 to {last}, as action_mask says, not {action!r:.60}")

    def _row(self, judge: Judge, table: Table, agent: str) -> np.ndarray[Any, Any]:
        """The expected points of every seat, by what they come from."""
        seats = self.possible_agents
        own, row = seats.index(agent), np.zeros(len(self.columns), np.float32)
        for term in judge.look(table).terms:
            row[self._at[(seats.index(term.seat) - own) % len(seats), term.what]] += term.points
        return row
