import type { Rule } from './rule.ts';
import { kinds } from './value.ts';

/** A property that a rule speaks of. */
interface Property {
  readonly name: string;
  /** Absent where any value will do. */
  readonly node: Node | undefined;
  readonly required: boolean;
  /** Whether every object has something of this name, so that it must be its own. */
  readonly inherited: boolean;
}

/**
 * A rule as it is walked: what is asked most stands at the same place in every node, which engines read several times as
 * quickly as the literals that rules are written in. Made when a value first fails.
 */
export interface Node {
  readonly rule: Rule;
  /** The kinds of values that the type allows, as bits of `kinds`; 0 allows all. */
  readonly kinds: number;
  /** The values that are allowed, where they are listed. */
  readonly values: readonly unknown[] | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly format: Rule['format'];
  readonly pattern: Rule['pattern'];
  readonly item: Node | undefined;
  readonly entries: readonly Property[];
  readonly isSecret: boolean;
  readonly holds: Rule['holds'];
  readonly also: Rule['also'];
}

const nodes = /* @__PURE__ */ new WeakMap<Rule, Node>();

/** The node of a rule, always the same one. */
export function nodeOf(rule: Rule): Node {
  const known = nodes.get(rule);
  if (known) return known;
  const { type = [], properties = {}, required = [], optional, items } = rule;
  const entries: Property[] = [];
  const node = {
    rule,
    kinds: [type].flat().reduce((bits, name) => bits | kinds[name], 0),
    values: rule.enum ?? ('const' in rule ? [rule.const] : undefined),
    minLength: rule.minLength ?? 0,
    maxLength: rule.maxLength ?? Infinity,
    minimum: rule.minimum ?? -Infinity,
    maximum: rule.maximum ?? Infinity,
    format: rule.format,
    pattern: rule.pattern,
    item: undefined as Node | undefined,
    entries,
    isSecret: rule.writeOnly === true,
    holds: rule.holds,
    also: rule.also,
  };
  nodes.set(rule, node);
  // Only now, since a rule may be part of itself.
  node.item = items && nodeOf(items);
  for (const name of new Set([...Object.keys(properties), ...required])) {
    const property = Object.hasOwn(properties, name) && properties[name];
    entries.push({
      name,
      node: typeof property === 'object' ? nodeOf(property) : undefined,
      required: optional ? !optional.includes(name) : required.includes(name),
      inherited: name in Object.prototype,
    });
  }
  return node;
}
