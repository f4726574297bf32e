"""What was before: every change is a new value, and the old ones are kept."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Past(Generic[T]):
    """A value with those that it had before, and those that were taken back; ``shown`` is told of another one."""

    def __init__(self, value: T) -> None:
        self._values, self._at = [value], 0

    @property
    def now(self) -> T:
        """The value as it is."""
        return self._values[self._at]

    def become(self, value: T) -> None:
        """Take another value; what was taken back is forgotten."""
        if value != self.now:
            self._values[self._at + 1 :] = [value]
            self._at += 1

    def turn(self, value: T) -> None:
        """Show the same value from another side: that is no change to take back."""
        self._values[self._at] = value

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self._at < len(self._values) - 1

    def undo(self) -> bool:
        """Take back the last change; False if there is none."""
        return self._go(self._at - 1)

    def redo(self) -> bool:
        """Make the change again that was taken back last; False if there is none."""
        return self._go(self._at + 1)

    def _go(self, at: int) -> bool:
        if not 0 <= at < len(self._values):
            return False
        self._at = at
        self.refresh()
        return True

    def refresh(self) -> None:
        """Another value is the one that shows."""
