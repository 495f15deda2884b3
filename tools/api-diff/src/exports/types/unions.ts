import type { Type } from 'typescript/unstable/sync';
import { hasMembers } from './members.ts';
import type { Pair, TypeComparison } from './type-comparison.ts';

/** Compares the members of two unions. Pairs members by name first, then reports members that only one union has. */
export function compareAlternatives(walk: TypeComparison, pair: Pair): void {
  const { direction, route } = pair;
  const onlyBefore = new Set(alternatives(pair.before));
  const onlyNow = new Set(alternatives(pair.now));
  const match = (before: Type, now: Type) => {
    onlyBefore.delete(before);
    onlyNow.delete(now);
    walk.compare({ ...pair, before, now });
  };
  // Pairs exact matches first: by name alone, the errors of two different statuses could be paired.
  for (const isSame of [sameType, sameText, sameName]) {
    for (const before of onlyBefore) {
      const now = [...onlyNow].find((other) => isSame(walk, before, other));
      if (now) match(before, now);
    }
  }
  const [before, ...othersBefore] = [...onlyBefore].filter(hasMembers);
  const [now, ...othersNow] = [...onlyNow].filter(hasMembers);
  if (before && now && othersBefore.length === 0 && othersNow.length === 0) match(before, now);
  const added = [...onlyNow].filter((type) => !walk.checker.isTypeAssignableTo(type, pair.before));
  const lost = [...onlyBefore].filter((type) => !walk.checker.isTypeAssignableTo(type, pair.now));
  if (added.length > 0) walk.add(route, `may also be ${list(walk, added)}`, direction !== 'written');
  if (lost.length > 0) walk.add(route, `can no longer be ${list(walk, lost)}`, direction !== 'read');
}

function alternatives(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

function sameType(_: TypeComparison, before: Type, now: Type): boolean {
  return before.id === now.id;
}

/** Returns true if both types have the same kind and the same text, type arguments included. */
function sameText(walk: TypeComparison, before: Type, now: Type): boolean {
  return before.flags === now.flags && walk.text(before) === walk.text(now);
}

function sameName(walk: TypeComparison, before: Type, now: Type): boolean {
  return before.flags === now.flags && nameOf(walk, before) === nameOf(walk, now);
}

/** Returns the name of a union member, or its text if it has no name. */
function nameOf(walk: TypeComparison, type: Type): string {
  const name = type.isObjectType() ? (type.getAliasSymbol() ?? type.getSymbol())?.name : undefined;
  return name && !name.startsWith('__') ? name : walk.text(type);
}

function list(walk: TypeComparison, types: readonly Type[]): string {
  return types.map((type) => `\`${walk.text(type)}\``).join(', ');
}
