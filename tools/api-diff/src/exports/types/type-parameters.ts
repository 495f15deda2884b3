import { isClassDeclaration, isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { Symbol as Named, Type } from 'typescript/unstable/sync';
import type { Export, TypeComparison } from './type-comparison.ts';

/** Compares how many type arguments a name takes, how many of them it needs, and in which order. */
export function compareArity(walk: TypeComparison, { name, file, before, now }: Export): void {
  const [earlier, later] = [arity(walk, before.symbol), arity(walk, now.symbol)];
  if (!earlier || !later) return;
  const route = { owner: name, file, rest: '' };
  const { isReordered } = pairTypeParameters(walk, earlier.parameters, later.parameters);
  if (text(earlier) === text(later)) {
    if (isReordered) walk.add(route, otherOrder, true);
    return;
  }
  const takesLess = later.parameters.length < earlier.parameters.length;
  const breaks = takesLess || later.required > earlier.required || isReordered;
  walk.add(route, `takes ${text(later)}, took ${text(earlier)}`, breaks);
}

/** What is said where type arguments that were written out now stand for others. */
export const otherOrder = 'takes its type parameters in another order';

interface Paired {
  /** The later one of each of the earlier ones. */
  readonly others: readonly (Type | undefined)[];
  /** Whether one is at another place than before. */
  readonly isReordered: boolean;
}

/**
 * Has each earlier type parameter stand for a later one, so that what is made of them is the same: for the one of its name
 * where some were added, taken away or moved, and the rest in their order. Where only names changed, the order says it.
 */
export function pairTypeParameters(walk: TypeComparison, before: readonly Type[], now: readonly Type[]): Paired {
  const names = now.map((parameter) => walk.text(parameter));
  const places = before.map((parameter) => names.indexOf(walk.text(parameter)));
  const byName = before.length !== now.length || !places.includes(-1);
  const rest = now.filter((_, index) => !places.includes(index));
  const others = byName ? places.map((place) => now[place] ?? rest.shift()) : now;
  before.forEach((parameter, index) => {
    const other = others[index];
    if (other) walk.pairParameters(parameter, other);
  });
  return { others, isReordered: byName && places.some((place, index) => place !== -1 && place !== index) };
}

interface Arity {
  readonly parameters: readonly Type[];
  readonly required: number;
}

function arity(walk: TypeComparison, symbol: Named): Arity | undefined {
  for (const handle of symbol.declarations) {
    const node = handle.resolve(walk.project);
    if (!node || !(isInterfaceDeclaration(node) || isClassDeclaration(node) || isTypeAliasDeclaration(node))) continue;
    const parameters = node.typeParameters ?? [];
    return {
      parameters: parameters.flatMap((parameter) => walk.checker.getTypeAtLocation(parameter) ?? []),
      required: parameters.filter(({ defaultType }) => !defaultType).length,
    };
  }
  return undefined;
}

function text({ parameters, required }: Arity): string {
  const all = parameters.length;
  return `${all} type ${all === 1 ? 'parameter' : 'parameters'} (${required} required)`;
}
