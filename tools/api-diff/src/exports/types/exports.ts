import { type Symbol as Named, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { Fault } from '../../fault.ts';
import type { Export, Exported, TypeComparison } from './type-comparison.ts';

/** What a module exports, by name. */
export function exportsOf({ program, checker }: Project, file: string): ReadonlyMap<string, Exported> {
  const source = program.getSourceFile(file);
  if (!source) throw new Fault(`${file} is not among the declarations that were read.`);
  const module = checker.getSymbolAtLocation(source);
  // A file without exports is a script, and nothing of it can be imported.
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

/** Compares what a name is as a value: callers read it. */
export function compareValue(walk: TypeComparison, { name, file, before, now }: Export): void {
  if (!before.isValue) return;
  const route = { owner: name, file, rest: '' };
  if (!now.isValue) return walk.add(route, 'is only a type now', true);
  const types = [walk.checker.getTypeOfSymbol(before.symbol), walk.checker.getTypeOfSymbol(now.symbol)];
  const [typeBefore, typeNow] = types;
  if (typeBefore && typeNow) walk.compare({ before: typeBefore, now: typeNow, direction: 'read', route });
}

/** Compares what a name is as a type, unless a value led there, and with it the way that it goes. */
export function compareType(walk: TypeComparison, { name, file, before, now }: Export): void {
  if (!isType(before.symbol)) return;
  const route = { owner: name, file, rest: '' };
  if (!isType(now.symbol)) return walk.add(route, 'is no longer a type', true);
  if (walk.hasMet(before.symbol)) return;
  const types = {
    before: walk.checker.getDeclaredTypeOfSymbol(before.symbol),
    now: walk.checker.getDeclaredTypeOfSymbol(now.symbol),
  };
  walk.compare({ ...types, direction: 'unknown', route });
}

function isType({ flags }: Named): boolean {
  return (flags & SymbolFlags.Type) !== 0;
}
