"""The texts that Fluent's messages give: fluent.syntax reads them, this puts in what they are told with.

Of Fluent it knows what fluent.runtime does, except dates and those options of NUMBER that are not in ``OPTIONS``:
babel, which that needs for them, is larger than all of carcnb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast

from carcnb.words.amounts import Language

__all__ = ["Pattern", "Sentence", "Talk", "read_sentence"]

OPTIONS = {"minimumFractionDigits": "shortest", "maximumFractionDigits": "longest", "useGrouping": "grouped"}
"""What a sentence can say of how a number is written, and what ``Language.write`` calls it."""
UNKNOWN = "???"


class Amount(NamedTuple):
    """A number, and how it is to be written."""

    value: float
    options: dict[str, Any]


class Absent(NamedTuple):
    """What should stand there and does not; its name is shown, and what was wrong is told beside."""

    name: str


Value = str | Amount | Absent
Expression = Callable[["Talk"], Value]


class Sentence(NamedTuple):
    """A message or a term: its text, and its attributes by name."""

    value: Pattern | None
    attributes: dict[str, Pattern]


class Talk:
    """One text as it is made: the arguments, and what was wrong with it."""

    def __init__(self, language: Language, entries: Mapping[str, Sentence], args: Mapping[str, Any]) -> None:
        self.language = language
        self.entries = entries
        self.args = args
        self.errors: list[str] = []
        self.inside: list[Pattern] = []
        self.strict = True  # a term may lack an argument: it chooses its default

    def as_text(self, value: Value) -> str:
        """A value as it stands in a text."""
        if isinstance(value, str):
            return value
        return value.name if isinstance(value, Absent) else self.language.write(value.value, **value.options)

    def lacks(self, what: str, shown: str) -> Absent:
        """What is shown where something is not there, which is told."""
        self.errors.append(what)
        return Absent(shown)


class Pattern:
    """A text with what is put into it."""

    def __init__(self, read: ast.Pattern) -> None:
        self._parts = [
            element.value if isinstance(element, ast.TextElement) else _expression(element) for element in read.elements
        ]

    def __call__(self, talk: Talk) -> str:
        """The text, made in this talk."""
        if self in talk.inside:
            return talk.as_text(talk.lacks("made with itself", UNKNOWN))
        talk.inside.append(self)
        told = [part if isinstance(part, str) else talk.as_text(part(talk)) for part in self._parts]
        talk.inside.pop()
        return "".join(told)


def read_sentence(entry: ast.Message | ast.Term) -> Sentence:
    """A message or term of fluent.syntax, ready to be told."""
    value = Pattern(entry.value) if entry.value else None
    return Sentence(value, {attribute.id.name: Pattern(attribute.value) for attribute in entry.attributes})


def _expression(node: Any) -> Expression:
    return _KINDS[type(node)](node)


def _text(node: ast.StringLiteral) -> Expression:
    text: str = node.parse()["value"]
    return lambda _talk: text


def _number(node: ast.NumberLiteral) -> Expression:
    number = _literal(node)
    return lambda _talk: number


def _literal(node: ast.NumberLiteral) -> Amount:
    return Amount(float(node.value) if "." in node.value else int(node.value), {})


def _variable(node: ast.VariableReference) -> Expression:
    name = node.id.name

    def argument(talk: Talk) -> Value:
        value = talk.args.get(name, talk)
        if isinstance(value, (str, Amount, Absent)):
            return value
        if isinstance(value, (int, float)):
            return Amount(value, {})
        if value is talk:
            return talk.lacks(f"no argument {name}", name) if talk.strict else Absent(name)
        return talk.lacks(f"the argument {name} is neither text nor number: {type(value).__name__}", name)

    return argument


def _reference(node: ast.MessageReference | ast.TermReference) -> Expression:
    key = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
    attribute = node.attribute.name if node.attribute else ""
    shown = f"{key}.{attribute}" if attribute else key

    def referred(talk: Talk) -> Value:
        message = talk.entries.get(key)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern:
            return pattern(talk)
        return talk.lacks(f"no {shown}", shown if message and not attribute else f"{{{shown}}}")

    return referred


def _term(node: ast.TermReference) -> Expression:
    refer = _reference(node)
    named = _named(node.arguments)

    def term(talk: Talk) -> Value:
        before = talk.args, talk.strict
        talk.args, talk.strict = named, False
        told = refer(talk)
        talk.args, talk.strict = before
        return told

    return term


def _named(arguments: ast.CallArguments | None) -> dict[str, str | Amount]:
    """What is given by name: literals alone."""
    return {
        given.name.name: _literal(given.value)
        if isinstance(given.value, ast.NumberLiteral)
        else given.value.parse()["value"]
        for given in (arguments.named if arguments else ())
    }


def _function(node: ast.FunctionReference) -> Expression:
    name, given = f"{node.id.name}()", _named(node.arguments)
    numbers = {option: int(value.value) for option, value in given.items() if isinstance(value, Amount)}
    options = {OPTIONS[option]: value for option, value in numbers.items() if option in OPTIONS}
    inner = [_expression(argument) for argument in node.arguments.positional]

    def function(talk: Talk) -> Value:
        if name != "NUMBER()" or len(inner) != 1 or len(options) < len(given):
            return talk.lacks(f"{name} is not known, or not with {', '.join(given)}", name)
        value = inner[0](talk)
        if isinstance(value, str):
            return talk.lacks(f"{name} of a text", name)
        return Amount(value.value, value.options | options) if isinstance(value, Amount) else value

    return function


def _select(node: ast.SelectExpression) -> Expression:
    selector = _expression(node.selector)
    variants = [
        (_literal(variant.key).value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name, variant)
        for variant in node.variants
    ]
    patterns = [(key, Pattern(variant.value)) for key, variant in variants]
    default = next(at for at, variant in enumerate(node.variants) if variant.default)

    def chosen(talk: Talk) -> Value:
        value = selector(talk)
        wanted: tuple[str | float, ...] = (value,) if isinstance(value, str) else ()
        if isinstance(value, Amount):
            wanted = (value.value, talk.language.plural(value.value))
        found = (pattern for key, pattern in patterns if key in wanted)
        return next(found, patterns[default][1])(talk)

    return chosen


_KINDS: dict[type, Callable[[Any], Expression]] = {
    ast.Placeable: lambda node: _expression(node.expression),
    ast.StringLiteral: _text,
    ast.NumberLiteral: _number,
    ast.VariableReference: _variable,
    ast.MessageReference: _reference,
    ast.TermReference: _term,
    ast.FunctionReference: _function,
    ast.SelectExpression: _select,
}
