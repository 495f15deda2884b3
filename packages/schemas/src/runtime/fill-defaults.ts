import type { Rule } from './rule.ts';

/** What the defaults of a rule are and where there are more inside of it; parts without any are left out. */
interface Filling {
  readonly items: Filling | undefined;
  readonly tag: string | undefined;
  readonly members: Readonly<Record<string, Filling>>;
  readonly absent: readonly (readonly [name: string, value: unknown])[];
  readonly inside: readonly (readonly [name: string, filling: Filling])[];
}

/** Of each rule that was asked for; `null` where there is nothing to fill in. */
const fillings = /* @__PURE__ */ new WeakMap<Rule, Filling | null>();

/**
 * Fills in the defaults that the schema states for absent properties, in place and at every depth.
 * The value must already be valid. Returns it.
 */
export function fillDefaults<T>(rule: Rule, value: T): T {
  const filling = fillingOf(rule);
  if (filling) fill(filling, value);
  return value;
}

function fill(filling: Filling, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const { items } = filling;
    if (items) for (const item of value) fill(items, item);
    return;
  }
  const object = value as Record<string, unknown>;
  const tag = filling.tag === undefined ? undefined : object[filling.tag];
  if (typeof tag === 'string' && Object.hasOwn(filling.members, tag))
    return fill(filling.members[tag] as Filling, value);
  for (const [name, inner] of filling.inside) if (Object.hasOwn(object, name)) fill(inner, object[name]);
  for (const [name, value] of filling.absent) {
    if (!Object.hasOwn(object, name) || object[name] === undefined) object[name] = copyOf(value);
  }
}

function fillingOf(rule: Rule): Filling | null {
  const known = fillings.get(rule);
  if (known !== undefined) return known;
  const members: Record<string, Filling> = {};
  const absent: (readonly [string, unknown])[] = [];
  const inside: (readonly [string, Filling])[] = [];
  const filling = { items: undefined as Filling | undefined, tag: rule.tag, members, absent, inside };
  // A rule that is part of itself is taken to have some: it is known only in the end.
  fillings.set(rule, filling);
  filling.items = (rule.items && fillingOf(rule.items)) ?? undefined;
  for (const [tag, member] of Object.entries(rule.members ?? {})) {
    // What no member has is not to be filled in from the rule around them either.
    members[tag] = fillingOf(member) ?? nothing;
  }
  for (const [name, property] of Object.entries(rule.properties ?? {})) {
    if (typeof property === 'boolean') continue;
    if (property.default !== undefined) absent.push([name, property.default]);
    const inner = fillingOf(property);
    if (inner) inside.push([name, inner]);
  }
  const isEmpty =
    !filling.items && absent.length + inside.length === 0 && Object.values(members).every((one) => one === nothing);
  if (isEmpty) fillings.set(rule, null);
  return isEmpty ? null : filling;
}

const nothing: Filling = { items: undefined, tag: undefined, members: {}, absent: [], inside: [] };

/** Two values must not share one default. Defaults are plain values or empty lists and objects. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
