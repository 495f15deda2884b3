import { type IndexInfo, type Symbol as Named, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { extendRoute } from './difference.ts';
import { compareSignatures, withoutUndefined } from './signatures.ts';
import type { Pair, TypeComparison } from './type-comparison.ts';

/** Returns true for object types and intersections. Of these, arrays, tuples and library generics are not compared member by member. */
export function hasMembers(type: Type): boolean {
  return type.isObjectType() || type.isIntersectionType();
}

/** Compares properties, call signatures, construct signatures and index signatures. */
export function compareMembers(comparison: TypeComparison, pair: Pair): void {
  const { checker } = comparison;
  const [before = [], after = []] = [pair.before, pair.after].map((type) => membersOf(comparison, type));
  const names = new Map(after.map((member) => [nameOf(member), member]));
  for (const member of before) {
    const other = names.get(nameOf(member));
    if (other) compareProperty(comparison, pair, member, other);
    else comparison.add(extendRoute(pair.route, stepTo(member)), 'was removed', true);
    names.delete(nameOf(member));
  }
  for (const member of names.values()) {
    const isRequired = !isOptional(member) && pair.direction !== 'read';
    comparison.add(extendRoute(pair.route, stepTo(member)), isRequired ? 'is new and required' : 'is new', isRequired);
  }
  compareSignatures(comparison, pair, SignatureKind.Call);
  compareSignatures(comparison, pair, SignatureKind.Construct);
  compareIndexes(comparison, pair, checker.getIndexInfosOfType(pair.before), checker.getIndexInfosOfType(pair.after));
}

/** Returns the members to compare. Leaves out the prototype of a class and the built-in members of an array. */
function membersOf(comparison: TypeComparison, type: Type): readonly Named[] {
  const members = comparison.checker
    .getPropertiesOfType(type)
    .filter((member) => (member.flags & SymbolFlags.Prototype) === 0);
  if (!comparison.checker.isArrayLikeType(type)) return members;
  return members.filter((member) => comparison.ownFile(member) || !isArrayMember(member));
}

function isArrayMember(member: Named): boolean {
  return member.name === 'length' || ['Array', 'ReadonlyArray'].includes(member.getParent()?.name ?? '');
}

function compareProperty(comparison: TypeComparison, pair: Pair, before: Named, after: Named): void {
  const route = extendRoute(pair.route, stepTo(before));
  const wasOptional = isOptional(before);
  if (wasOptional !== isOptional(after)) {
    const breaks = pair.direction !== (wasOptional ? 'read' : 'written');
    comparison.add(route, wasOptional ? 'is required now' : 'is optional now', breaks);
  }
  const [typeBefore, typeAfter] = [before, after].map((member) => {
    const type = comparison.checker.getTypeOfSymbol(member);
    // The change between optional and required is already reported.
    return type && wasOptional !== isOptional(after) ? withoutUndefined(comparison, type) : type;
  });
  if (typeBefore && typeAfter) comparison.compare({ ...pair, before: typeBefore, after: typeAfter, route });
}

function compareIndexes(
  comparison: TypeComparison,
  pair: Pair,
  before: readonly IndexInfo[],
  after: readonly IndexInfo[],
): void {
  const known = new Map(after.map((index) => [comparison.text(index.keyType), index]));
  for (const index of before) {
    const key = comparison.text(index.keyType);
    const other = known.get(key);
    const route = extendRoute(pair.route, `[${key}]`);
    if (other) comparison.compare({ ...pair, before: index.valueType, after: other.valueType, route });
    else comparison.add(route, 'was removed', true);
    known.delete(key);
  }
  for (const key of known.keys())
    comparison.add(extendRoute(pair.route, `[${key}]`), 'is new', pair.direction !== 'read');
}

function isOptional({ flags }: Named): boolean {
  return (flags & SymbolFlags.Optional) !== 0;
}

/** Returns the name of a member. Removes the program-specific number from a name such as `__@asyncDispose@12`. */
function nameOf({ escapedName, name }: Named): string {
  return escapedName.startsWith('__@') ? escapedName.replace(/@\d+$/, '') : name;
}

function stepTo(member: Named): string {
  const name = nameOf(member);
  return name.startsWith('__@') ? `[Symbol.${name.slice(3)}]` : `.${name}`;
}
