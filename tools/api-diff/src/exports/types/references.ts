import type { Type } from 'typescript/unstable/sync';
import type { Pair, TypeComparison } from './type-comparison.ts';

/** A generic type that the compared packages do not declare, such as `Promise<Dashboard>`, and its type arguments. */
export interface Reference {
  /** Id of the generic type. Equal ids mean the same type. */
  readonly target: string;
  readonly arguments: readonly Type[];
}

/**
 * Returns the reference for an array, a tuple or a generic type of a library. Returns `undefined` for other types, such as those that the
 * packages declare.
 */
export function referenceOf(comparison: TypeComparison, type: Type): Reference | undefined {
  const alias = type.getAliasSymbol();
  if (alias && alias.declarations.length > 0 && !comparison.ownFile(alias)) {
    const typeArguments = type.getAliasTypeArguments();
    if (typeArguments.length > 0) return { target: `alias ${alias.id}`, arguments: typeArguments };
  }
  if (!type.isTypeReference()) return undefined;
  const target = type.getTarget();
  const isTuple = target.isTupleType();
  if (!isTuple && (!target.getSymbol() || comparison.ownFile(target.getSymbol()))) return undefined;
  return { target: `type ${target.id}`, arguments: comparison.checker.getTypeArguments(type) };
}

/** Compares the type arguments of two uses of the same generic type, one by one. */
export function compareArguments(
  comparison: TypeComparison,
  pair: Pair,
  before: readonly Type[],
  after: readonly Type[],
): void {
  // `paths.ts` contains the specs as types for openapi-fetch. The comparison of the specs has better rules.
  const skipped = [...before, ...after].some((type) =>
    comparison.ownFile(type.getSymbol())?.endsWith('/generated/paths.d.ts'),
  );
  if (skipped) return;
  before.forEach((type, index) => {
    const other = after[index];
    if (other) comparison.compare({ ...pair, before: type, after: other });
  });
}
