import type { Type } from 'typescript/unstable/sync';
import { hasMembers } from './members.ts';
import type { Pair, Walk } from './walk.ts';

/** Compares the alternatives of two unions: those of the same name one by one, and then what only one of them has. */
export function compareAlternatives(walk: Walk, pair: Pair): void {
  const { direction, route } = pair;
  const before = alternatives(pair.before);
  const now = alternatives(pair.now);
  const left = new Set(now);
  const gone: Type[] = [];
  for (const type of before) {
    const other = counterpart(walk, type, left);
    if (other) {
      left.delete(other);
      walk.compare({ ...pair, before: type, now: other });
    } else gone.push(type);
  }
  const [only, another] = [gone.filter(hasMembers), [...left].filter(hasMembers)];
  if (only[0] && another[0] && only.length === 1 && another.length === 1) {
    gone.splice(gone.indexOf(only[0]), 1);
    left.delete(another[0]);
    walk.compare({ ...pair, before: only[0], now: another[0] });
  }
  const added = [...left].filter((type) => !walk.checker.isTypeAssignableTo(type, pair.before));
  const lost = gone.filter((type) => !walk.checker.isTypeAssignableTo(type, pair.now));
  if (added.length > 0) walk.add(route, `may also be ${list(walk, added)}`, direction !== 'written');
  if (lost.length > 0) walk.add(route, `cannot be ${list(walk, lost)} any more`, direction !== 'read');
}

function alternatives(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

function counterpart(walk: Walk, type: Type, among: ReadonlySet<Type>): Type | undefined {
  const candidates = [...among];
  const name = nameOf(walk, type);
  return (
    candidates.find(({ id }) => id === type.id) ??
    candidates.find((other) => other.flags === type.flags && nameOf(walk, other) === name)
  );
}

/** What an alternative is known by. Objects without a name are known by what they are. */
function nameOf(walk: Walk, type: Type): string {
  const name = type.isObjectType() ? (type.getAliasSymbol() ?? type.getSymbol())?.name : undefined;
  return name && !name.startsWith('__') ? name : walk.text(type);
}

function list(walk: Walk, types: readonly Type[]): string {
  return types.map((type) => `\`${walk.text(type)}\``).join(', ');
}
