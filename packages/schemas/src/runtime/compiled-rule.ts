import type { Rule } from './rule.ts';
import { typeBits } from './value.ts';

/** A property that a rule mentions. */
interface Property {
  readonly name: string;
  /** `undefined` if every value is valid. */
  readonly compiled: CompiledRule | undefined;
  readonly required: boolean;
  /** True if `Object.prototype` has a property of this name, so that only an own property counts. */
  readonly inherited: boolean;
}

/**
 * A rule prepared for {@link collectIssues}. All compiled rules have the same shape, which engines read several times
 * faster than the varying shapes of the rule literals. Created when the first value fails.
 */
export interface CompiledRule {
  readonly rule: Rule;
  /** The JSON types that the rule allows, as a bit set of `typeBits`; 0 allows all. */
  readonly typeBits: number;
  /** The allowed values, if the rule lists them. */
  readonly values: readonly unknown[] | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly format: Rule['format'];
  readonly pattern: Rule['pattern'];
  readonly item: CompiledRule | undefined;
  readonly entries: readonly Property[];
  readonly isSecret: boolean;
  readonly guard: Rule['guard'];
  readonly keywords: Rule['keywords'];
}

const compiledRules = /* @__PURE__ */ new WeakMap<Rule, CompiledRule>();

/** Returns the compiled form of a rule; compiles each rule once. */
export function compiledRule(rule: Rule): CompiledRule {
  const cached = compiledRules.get(rule);
  if (cached) return cached;
  const { type = [], properties = {}, required = [], optional, items } = rule;
  const entries: Property[] = [];
  const compiled = {
    rule,
    typeBits: [type].flat().reduce((bits, name) => bits | typeBits[name], 0),
    values: rule.enum ?? ('const' in rule ? [rule.const] : undefined),
    minLength: rule.minLength ?? 0,
    maxLength: rule.maxLength ?? Infinity,
    minimum: rule.minimum ?? -Infinity,
    maximum: rule.maximum ?? Infinity,
    format: rule.format,
    pattern: rule.pattern,
    item: undefined as CompiledRule | undefined,
    entries,
    isSecret: rule.writeOnly === true,
    guard: rule.guard,
    keywords: rule.keywords,
  };
  compiledRules.set(rule, compiled);
  // Compiled after registration, so that a recursive rule terminates.
  compiled.item = items && compiledRule(items);
  for (const name of new Set([...Object.keys(properties), ...required])) {
    const property = Object.hasOwn(properties, name) && properties[name];
    entries.push({
      name,
      compiled: typeof property === 'object' ? compiledRule(property) : undefined,
      required: optional ? !optional.includes(name) : required.includes(name),
      inherited: name in Object.prototype,
    });
  }
  return compiled;
}
