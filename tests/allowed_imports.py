"""An import-linter contract that reads like the table "Allowed imports": what is not named may not be imported.

import-linter's own `forbidden` contract names what a package must not import, so a package added later is allowed
until somebody thinks of it. Here it is the other way round. Only direct imports are judged: every package has a
contract of its own.
"""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules
from importlinter.domain.imports import ModuleExpression


class AllowedImports(Contract):
    """A source package imports itself, `allowed_modules` and the standard library less `never`, and nothing else.

    A name stands for the module and all below it. A source with a wildcard (`adapters.*`) is one package for each
    match, so that siblings do not see each other.
    """

    type_name = "allowed"

    source_modules = fields.SetField(subfield=fields.ModuleExpressionField())
    allowed_modules = fields.SetField(subfield=fields.StringField())
    never = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find every direct import that the contract does not allow; ValueError for a source that matches no module."""
        expressions = cast("set[ModuleExpression]", self.source_modules)
        sources = sorted(module.name for module in module_expressions_to_modules(graph, expressions))
        if not sources or any(source not in graph.modules for source in sources):
            raise ValueError(f"No such module: {', '.join(sorted(str(one.expression) for one in expressions))}")
        broken = [link for source in sources for link in self._illegal(graph, source)]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each illegal import, with its line in the file."""
        for importer, imported, line in check.metadata["broken"]:
            output.print_error(f"{importer} may not import {imported} (line {line})", bold=False)

    def _illegal(self, graph: ImportGraph, source: str) -> list[tuple[str, str, int]]:
        importers = {source} | graph.find_descendants(source)
        return [
            (importer, imported, graph.get_import_details(importer=importer, imported=imported)[0]["line_number"])
            for importer in sorted(importers)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported not in importers and not self._allows(imported)
        ]

    def _allows(self, imported: str) -> bool:
        allowed = cast("set[str]", self.allowed_modules)
        never = cast("set[str]", self.never)
        parents = imported.split(".")
        names = {".".join(parents[:length]) for length in range(1, len(parents) + 1)}
        return bool(names & allowed) or (parents[0] in sys.stdlib_module_names and not names & never)
