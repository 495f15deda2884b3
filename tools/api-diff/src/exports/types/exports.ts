import { type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { ComparisonError } from '../../change.ts';
import type { Export, Exported, TypeComparison } from './type-comparison.ts';

/** Returns the exports of a module, by name. */
export function exportsOf({ program, checker }: Project, file: string): ReadonlyMap<string, Exported> {
  const source = program.getSourceFile(file);
  if (!source) throw new ComparisonError(`Expected ${file} in the compiler program, but it was not loaded.`);
  const module = checker.getSymbolAtLocation(source);
  // A file without exports is a script and exports nothing.
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
export function compareValue(walk: TypeComparison, { name, file, before, now }: Export): void {
  if (!before.isValue) return;
  const route = { owner: name, file, rest: '' };
  if (!now.isValue) return walk.add(route, 'is only a type now', true);
  const types = [walk.checker.getTypeOfSymbol(before.symbol), walk.checker.getTypeOfSymbol(now.symbol)];
  const [typeBefore, typeNow] = types;
  if (typeBefore && typeNow) walk.compare({ before: typeBefore, now: typeNow, direction: 'read', route });
}

/** Compares a name as a type. Skips types that the walk already reached from a value, which also set their direction. */
export function compareType(walk: TypeComparison, { name, file, before, now }: Export): void {
  if (!isType(before.symbol)) return;
  const route = { owner: name, file, rest: '' };
  if (!isType(now.symbol)) return walk.add(route, 'is no longer a type', true);
  if (walk.wasVisited(before.symbol)) return;
  const types = {
    before: walk.checker.getDeclaredTypeOfSymbol(before.symbol),
    now: walk.checker.getDeclaredTypeOfSymbol(now.symbol),
  };
  walk.compare({ ...types, direction: 'unknown', route });
}

function isType({ flags }: Named): boolean {
  return (flags & SymbolFlags.Type) !== 0;
}
