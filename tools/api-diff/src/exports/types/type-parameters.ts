import { isClassDeclaration, isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { Symbol as Named, Type } from 'typescript/unstable/sync';
import type { Export, TypeComparison } from './type-comparison.ts';

/** Compares the number of type parameters of a name, the number of required ones, and their order. */
export function compareArity(comparison: TypeComparison, { name, file, before, after }: Export): void {
  const [arityBefore, arityAfter] = [arity(comparison, before.symbol), arity(comparison, after.symbol)];
  if (!arityBefore || !arityAfter) return;
  const route = { owner: name, file, path: '' };
  const { isReordered } = pairTypeParameters(comparison, arityBefore.parameters, arityAfter.parameters);
  if (text(arityBefore) === text(arityAfter)) {
    if (isReordered) comparison.add(route, REORDERED_MESSAGE, true);
    return;
  }
  const hasFewer = arityAfter.parameters.length < arityBefore.parameters.length;
  const breaks = hasFewer || arityAfter.required > arityBefore.required || isReordered;
  comparison.add(route, `has ${text(arityAfter)}, had ${text(arityBefore)}`, breaks);
}

/** The message for type parameters in a different order. */
export const REORDERED_MESSAGE = 'has its type parameters in another order';

interface Paired {
  /** For each earlier type parameter, its counterpart in the later version. */
  readonly others: readonly (Type | undefined)[];
  /** True if a type parameter is paired by name with one at another position. */
  readonly isReordered: boolean;
}

/**
 * Pairs each earlier type parameter with a later one, so that types which use them compare as equal. Pairs by position if the
 * number of parameters is the same and an earlier name is missing. Otherwise pairs parameters of the same name, and then the
 * others in order.
 */
export function pairTypeParameters(
  comparison: TypeComparison,
  before: readonly Type[],
  after: readonly Type[],
): Paired {
  const names = after.map((parameter) => comparison.text(parameter));
  const positions = before.map((parameter) => names.indexOf(comparison.text(parameter)));
  const byName = before.length !== after.length || !positions.includes(-1);
  const addedParameters = after.filter((_, index) => !positions.includes(index));
  const others = byName ? positions.map((position) => after[position] ?? addedParameters.shift()) : after;
  before.forEach((parameter, index) => {
    const other = others[index];
    if (other) comparison.pairParameters(parameter, other);
  });
  return { others, isReordered: byName && positions.some((position, index) => position !== -1 && position !== index) };
}

interface Arity {
  readonly parameters: readonly Type[];
  readonly required: number;
}

function arity(comparison: TypeComparison, symbol: Named): Arity | undefined {
  for (const handle of symbol.declarations) {
    const node = handle.resolve(comparison.project);
    if (!node || !(isInterfaceDeclaration(node) || isClassDeclaration(node) || isTypeAliasDeclaration(node))) continue;
    const parameters = node.typeParameters ?? [];
    return {
      parameters: parameters.flatMap((parameter) => comparison.checker.getTypeAtLocation(parameter) ?? []),
      required: parameters.filter(({ defaultType }) => !defaultType).length,
    };
  }
  return undefined;
}

function text({ parameters, required }: Arity): string {
  const all = parameters.length;
  return `${all} type ${all === 1 ? 'parameter' : 'parameters'} (${required} required)`;
}
