import type { Type } from 'typescript/unstable/sync';
import type { Pair, TypeComparison } from './type-comparison.ts';

/** A generic type that the packages only use, such as `Promise<Dashboard>`: what it is made of, and with what. */
export interface Reference {
  /** The same number for the same generic type. */
  readonly target: string;
  readonly arguments: readonly Type[];
}

/** What a type of a library, or a list, is made with; `undefined` for the packages' own types. */
export function referenceOf(walk: TypeComparison, type: Type): Reference | undefined {
  const alias = type.getAliasSymbol();
  if (alias && alias.declarations.length > 0 && !walk.ownFile(alias)) {
    const made = type.getAliasTypeArguments();
    if (made.length > 0) return { target: `alias ${alias.id}`, arguments: made };
  }
  if (!type.isTypeReference()) return undefined;
  const target = type.getTarget();
  const isLists = target.isTupleType();
  if (!isLists && (!target.getSymbol() || walk.ownFile(target.getSymbol()))) return undefined;
  return { target: `type ${target.id}`, arguments: walk.checker.getTypeArguments(type) };
}

/** Compares what two uses of the same generic type are made with, one by one. */
export function compareArguments(
  walk: TypeComparison,
  pair: Pair,
  before: readonly Type[],
  now: readonly Type[],
): void {
  // The paths of a spec in the form that openapi-fetch asks for: the specs are compared with far better rules.
  const skipped = [...before, ...now].some((type) => walk.ownFile(type.getSymbol())?.endsWith('/generated/paths.d.ts'));
  if (skipped) return;
  before.forEach((type, index) => {
    const other = now[index];
    if (other) walk.compare({ ...pair, before: type, now: other });
  });
}
