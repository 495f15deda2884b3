import type { Type } from 'typescript/unstable/sync';
import { hasMembers } from './members.ts';
import type { Pair, TypeComparison } from './type-comparison.ts';

/**
 * Compares the members of two unions. Pairs equal members first, then members with the same text or name. If exactly one object type
 * remains in each union, pairs these too. Reports the other members that are not assignable to the other union.
 */
export function compareAlternatives(comparison: TypeComparison, pair: Pair): void {
  const { direction, route } = pair;
  const onlyBefore = new Set(alternatives(pair.before));
  const onlyAfter = new Set(alternatives(pair.after));
  const match = (before: Type, after: Type) => {
    onlyBefore.delete(before);
    onlyAfter.delete(after);
    comparison.compare({ ...pair, before, after });
  };
  // Pairs exact matches first: by name alone, the errors of two different statuses could be paired.
  for (const isSame of [sameType, sameText, sameName]) {
    for (const before of onlyBefore) {
      const after = [...onlyAfter].find((other) => isSame(comparison, before, other));
      if (after) match(before, after);
    }
  }
  const [before, ...othersBefore] = [...onlyBefore].filter(hasMembers);
  const [after, ...othersAfter] = [...onlyAfter].filter(hasMembers);
  if (before && after && othersBefore.length === 0 && othersAfter.length === 0) match(before, after);
  const added = [...onlyAfter].filter((type) => !comparison.checker.isTypeAssignableTo(type, pair.before));
  const removed = [...onlyBefore].filter((type) => !comparison.checker.isTypeAssignableTo(type, pair.after));
  if (added.length > 0) comparison.add(route, `may also be ${list(comparison, added)}`, direction !== 'written');
  if (removed.length > 0) comparison.add(route, `can no longer be ${list(comparison, removed)}`, direction !== 'read');
}

function alternatives(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

function sameType(_: TypeComparison, before: Type, after: Type): boolean {
  return before.id === after.id;
}

/** Returns true if both types have the same kind and the same text, type arguments included. */
function sameText(comparison: TypeComparison, before: Type, after: Type): boolean {
  return before.flags === after.flags && comparison.text(before) === comparison.text(after);
}

function sameName(comparison: TypeComparison, before: Type, after: Type): boolean {
  return before.flags === after.flags && nameOf(comparison, before) === nameOf(comparison, after);
}

/** Returns the name of a union member, or its text if it has no name. */
function nameOf(comparison: TypeComparison, type: Type): string {
  const name = type.isObjectType() ? (type.getAliasSymbol() ?? type.getSymbol())?.name : undefined;
  return name && !name.startsWith('__') ? name : comparison.text(type);
}

function list(comparison: TypeComparison, types: readonly Type[]): string {
  return types.map((type) => `\`${comparison.text(type)}\``).join(', ');
}
