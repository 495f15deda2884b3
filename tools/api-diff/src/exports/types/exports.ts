import { type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { ComparisonError } from '../../change.ts';
import type { Export, Exported, TypeComparison } from './type-comparison.ts';

/** Returns the exports of a module, by name. */
export function exportsOf({ program, checker }: Project, file: string): ReadonlyMap<string, Exported> {
  const source = program.getSourceFile(file);
  if (!source) throw new ComparisonError(`Expected ${file} in the compiler program, but it was not loaded.`);
  const module = checker.getSymbolAtLocation(source);
  // The compiler has no module for a file without imports and exports.
  if (!module) return new Map();
  const type = checker.getTypeOfSymbol(module);
  const values = new Set((type ? checker.getPropertiesOfType(type) : []).map(({ name }) => name));
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, { symbol: target, isValue: values.has(symbol.name) }];
    }),
  );
}

/** Compares a name as a value. Callers read it. */
export function compareValue(comparison: TypeComparison, { name, file, before, after }: Export): void {
  if (!before.isValue) return;
  const route = { owner: name, file, path: '' };
  if (!after.isValue) return comparison.add(route, 'is only a type now', true);
  const typeBefore = comparison.checker.getTypeOfSymbol(before.symbol);
  const typeAfter = comparison.checker.getTypeOfSymbol(after.symbol);
  if (typeBefore && typeAfter) comparison.compare({ before: typeBefore, after: typeAfter, direction: 'read', route });
}

/** Compares a name as a type. Skips types that were already compared because a value or another type uses them. */
export function compareType(comparison: TypeComparison, { name, file, before, after }: Export): void {
  if (!isType(before.symbol)) return;
  const route = { owner: name, file, path: '' };
  if (!isType(after.symbol)) return comparison.add(route, 'is no longer a type', true);
  if (comparison.wasVisited(before.symbol)) return;
  const types = {
    before: comparison.checker.getDeclaredTypeOfSymbol(before.symbol),
    after: comparison.checker.getDeclaredTypeOfSymbol(after.symbol),
  };
  comparison.compare({ ...types, direction: 'unknown', route });
}

function isType({ flags }: Named): boolean {
  return (flags & SymbolFlags.Type) !== 0;
}
