import { isClassDeclaration, isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { Symbol as Named } from 'typescript/unstable/sync';
import type { Export } from './exports.ts';
import type { Walk } from './walk.ts';

/** Compares how many type arguments a name takes, and how many of them it needs. */
export function compareArity(walk: Walk, { name, file, before, now }: Export): void {
  const [earlier, later] = [arity(walk, before.symbol), arity(walk, now.symbol)];
  if (!earlier || !later || (earlier.all === later.all && earlier.required === later.required)) return;
  const breaks = later.all < earlier.all || later.required > earlier.required;
  walk.add({ owner: name, file, rest: '' }, `takes ${text(later)}, took ${text(earlier)}`, breaks);
}

interface Arity {
  readonly all: number;
  readonly required: number;
}

function arity(walk: Walk, symbol: Named): Arity | undefined {
  for (const handle of symbol.declarations) {
    const node = handle.resolve(walk.project);
    if (!node || !(isInterfaceDeclaration(node) || isClassDeclaration(node) || isTypeAliasDeclaration(node))) continue;
    const parameters = node.typeParameters ?? [];
    return { all: parameters.length, required: parameters.filter(({ defaultType }) => !defaultType).length };
  }
  return undefined;
}

function text({ all, required }: Arity): string {
  return `${all} type ${all === 1 ? 'parameter' : 'parameters'} (${required} required)`;
}
