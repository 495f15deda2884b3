import { formatAllowed, formatRange } from './messages.ts';
import type { CompiledProperty, CompiledRule, Rule } from './rule.ts';
import { typeBits } from './value.ts';

const compiledRules = /* @__PURE__ */ new WeakMap<Rule, CompiledRule>();

/** Returns the compiled form of a rule; compiles each rule once. */
export function compiledRule(rule: Rule): CompiledRule {
  const cached = compiledRules.get(rule);
  if (cached) return cached;
  const { type = [], properties = {}, required = [], optional, items } = rule;
  const types = [type].flat();
  const entries: CompiledProperty[] = [];
  const compiled = {
    rule,
    typeBits: types.reduce((bits, name) => bits | typeBits[name], 0),
    typeText: types.join(' or '),
    values: rule.enum ?? ('const' in rule ? [rule.const] : undefined),
    allowed: rule.enum && formatAllowed(rule.enum),
    minLength: rule.minLength ?? 0,
    maxLength: rule.maxLength ?? Infinity,
    minimum: rule.minimum ?? -Infinity,
    maximum: rule.maximum ?? Infinity,
    minItems: rule.minItems ?? 0,
    maxItems: rule.maxItems ?? Infinity,
    range: rule.expected ?? formatRange(rule.minimum, rule.maximum),
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
