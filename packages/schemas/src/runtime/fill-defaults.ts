import type { Rule } from './rule.ts';

/** The defaults of one rule and of the rules inside it, computed once per rule. Rules without defaults have no plan. */
interface DefaultsPlan {
  readonly items: DefaultsPlan | undefined;
  /** The name of the discriminator property. Its value selects one of `members`. */
  readonly tag: string | undefined;
  readonly members: Readonly<Record<string, DefaultsPlan>>;
  /** The plan for objects without the discriminator property. */
  readonly untagged: DefaultsPlan | undefined;
  /**
   * The plans of the members of `anyOf`. At most one of them changes a value: a union without a discriminator has at most one member that
   * is an object or array.
   */
  readonly alternatives: readonly DefaultsPlan[];
  /** The properties with a default, which is set if the property is absent. */
  readonly defaults: readonly (readonly [name: string, value: unknown])[];
  readonly nested: readonly (readonly [name: string, plan: DefaultsPlan])[];
}

/** Cached by rule; `null` if the rule has no defaults. */
const plans = /* @__PURE__ */ new WeakMap<Rule, DefaultsPlan | null>();

/**
 * Fills in the schema's defaults for absent properties, in place and at every depth, and returns the value. The value
 * must already be valid.
 */
export function fillDefaults<T>(rule: Rule, value: T): T {
  const plan = planOf(rule);
  if (plan) fill(plan, value);
  return value;
}

function fill(plan: DefaultsPlan, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const alternative of plan.alternatives) fill(alternative, value);
  if (Array.isArray(value)) {
    const { items } = plan;
    if (items) for (const item of value) fill(items, item);
    return;
  }
  const object = value as Record<string, unknown>;
  const tag = plan.tag === undefined ? undefined : object[plan.tag];
  if (tag === undefined && plan.untagged) return fill(plan.untagged, value);
  if (typeof tag === 'string' && Object.hasOwn(plan.members, tag))
    return fill(plan.members[tag] as DefaultsPlan, value);
  for (const [name, inner] of plan.nested) if (Object.hasOwn(object, name)) fill(inner, object[name]);
  for (const [name, value] of plan.defaults) {
    if (!Object.hasOwn(object, name) || object[name] === undefined) object[name] = cloneDefault(value);
  }
}

function planOf(rule: Rule): DefaultsPlan | null {
  const cached = plans.get(rule);
  if (cached !== undefined) return cached;
  const members: Record<string, DefaultsPlan> = {};
  const defaults: (readonly [string, unknown])[] = [];
  const nested: (readonly [string, DefaultsPlan])[] = [];
  const plan = {
    items: undefined as DefaultsPlan | undefined,
    tag: rule.tag,
    members,
    untagged: undefined as DefaultsPlan | undefined,
    alternatives: [] as readonly DefaultsPlan[],
    defaults,
    nested,
  };
  // Registered before its parts are computed, so that a recursive rule terminates.
  plans.set(rule, plan);
  plan.items = (rule.items && planOf(rule.items)) ?? undefined;
  plan.alternatives = (rule.anyOf ?? []).flatMap((member) => planOf(member) ?? []);
  plan.untagged = (rule.absent && planOf(rule.absent)) ?? undefined;
  for (const [tag, member] of Object.entries(rule.members ?? {})) {
    // A member without defaults gets an empty plan. Without a plan, `fill` would set the defaults of the union itself.
    members[tag] = planOf(member) ?? EMPTY_PLAN;
  }
  for (const [name, property] of Object.entries(rule.properties ?? {})) {
    if (typeof property === 'boolean') continue;
    if (property.default !== undefined) defaults.push([name, property.default]);
    const inner = planOf(property);
    if (inner) nested.push([name, inner]);
  }
  const isEmpty =
    !plan.items &&
    !plan.untagged &&
    plan.alternatives.length + defaults.length + nested.length === 0 &&
    Object.values(members).every((plan) => plan === EMPTY_PLAN);
  if (isEmpty) plans.set(rule, null);
  return isEmpty ? null : plan;
}

const EMPTY_PLAN: DefaultsPlan = {
  items: undefined,
  tag: undefined,
  members: {},
  untagged: undefined,
  alternatives: [],
  defaults: [],
  nested: [],
};

/** Copies a default at every depth, so that two values never share one. */
function cloneDefault(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDefault);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cloneDefault(item)]));
}
