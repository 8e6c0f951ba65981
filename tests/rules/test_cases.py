"""Every rule case of the data file, played through the engine."""

from pathlib import Path

import msgspec
import pytest

from tests.rules.cases import RULES, Case, failures, load, main

CASES = load(RULES)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_rule_case(case: Case) -> None:
    """The hand ends with the stacks, and stands at its probes as, the rule it cites demands."""
    assert failures(case) == []


def test_the_runner_reports_a_wrong_expectation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A case with one chip too many in its expected stacks is named, and the exit code is 1."""
    case = next(case for case in CASES if case.expected.get("stacks"))
    stacks = [case.expected["stacks"][0] + 1, *case.expected["stacks"][1:]]
    wrong = msgspec.structs.replace(case, expected=case.expected | {"stacks": stacks})
    file = tmp_path / "cases.json"
    file.write_bytes(msgspec.json.encode({"cases": [wrong]}))
    assert main([str(file)]) == 1
    assert case.id in capsys.readouterr().out
