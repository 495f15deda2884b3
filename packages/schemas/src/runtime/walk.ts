import { whenHolds, whenWouldHold } from './conditions.ts';
import { formats } from './formats.ts';
import { type Issue, type IssueCode, toPointer } from './issue.ts';
import { numberRange, oneOf, range, received, show } from './messages.ts';
import { nearest } from './nearest.ts';
import type { Rule, TypeName } from './rule.ts';

/** How deep a value may nest before the walk stops with an issue: hostile input must not exhaust the stack. */
const maxDepth = 128;

export interface WalkOptions {
  /** Refuse properties that the rule does not name (requests); otherwise they pass (responses). */
  readonly closed: boolean;
  /** Stop after this many issues. */
  readonly maxIssues: number;
}

/** Every way in which `value` misses `rule`, in the order of the rule's properties. Linear in the size of the value. */
export function walk(rule: Rule, value: unknown, options: WalkOptions): Issue[] {
  const walker = new Walker(options);
  walker.visit(rule, value);
  return walker.issues;
}

class Walker {
  readonly issues: Issue[] = [];
  readonly #path: (string | number)[] = [];
  readonly #options: WalkOptions;
  /** `when source is "tile"` while a condition's consequence is being checked. */
  #when = '';

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  visit(rule: Rule, value: unknown): void {
    if (this.#full) return;
    if (this.#path.length > maxDepth) return this.#report('type', `nested deeper than ${maxDepth} levels`, maxDepth);
    if (rule.members) return this.#union(rule, rule.members, value);
    if (rule.type && !hasType(rule.type, value)) return this.#wrongType(rule, value);
    if (rule.const !== undefined && value !== rule.const) {
      return this.#report('const', `expected ${JSON.stringify(rule.const)}, received ${show(value)}`, rule.const);
    }
    if (rule.enum && !(rule.enum as readonly unknown[]).includes(value)) {
      return this.#report('enum', `expected one of ${oneOf(rule.enum)}, received ${show(value)}`, rule.enum);
    }
    if (typeof value === 'string') this.#string(rule, value);
    else if (typeof value === 'number') this.#number(rule, value);
    else if (Array.isArray(value)) this.#array(rule, value);
    else if (typeof value === 'object' && value !== null) this.#object(rule, value as Record<string, unknown>);
    if (rule.anyOf) this.#anyOf(rule.anyOf, value);
    for (const part of rule.allOf ?? []) this.visit(part, value);
    if (rule.if) this.#condition(rule.if, rule, value);
  }

  get #full(): boolean {
    return this.issues.length >= this.#options.maxIssues;
  }

  #report(code: IssueCode, message: string, expected?: unknown): void {
    if (this.#full) return;
    const path = [...this.#path];
    this.issues.push({
      pointer: toPointer(path),
      path,
      code: this.#when ? 'condition' : code,
      message: this.#when ? `${message} ${this.#when}` : message,
      ...(expected === undefined ? {} : { expected }),
    });
  }

  #at(key: string | number, check: () => void): void {
    this.#path.push(key);
    check();
    this.#path.pop();
  }

  #wrongType(rule: Rule, value: unknown): void {
    const types = [rule.type ?? []].flat();
    this.#report('type', `expected ${types.join(' or ')}, received ${received(value)}`, rule.type);
  }

  #union(rule: Rule, members: Readonly<Record<string, Rule>>, value: unknown): void {
    const tag = rule.tag ?? '';
    if (!isObject(value)) return this.#report('type', `expected object, received ${received(value)}`, 'object');
    const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const member = typeof name === 'string' && Object.hasOwn(members, name) ? members[name] : undefined;
    if (member) return this.visit(member, value);
    const known = Object.keys(members);
    this.#at(tag, () => {
      if (name === undefined) this.#report('required', 'required property is missing', known);
      else this.#report('discriminator', `expected one of ${oneOf(known)}, received ${show(name)}`, known);
    });
  }

  #string(rule: Rule, value: string): void {
    const { minLength, maxLength, pattern, format } = rule;
    if (minLength !== undefined || maxLength !== undefined) {
      const length = codePoints(value, (maxLength ?? minLength ?? 0) + 1);
      const code = minLength !== undefined && length < minLength ? 'minLength' : 'maxLength';
      const bound = rule[code];
      if (bound !== undefined && (code === 'minLength' || length > bound)) {
        const characters = code === 'minLength' ? length : codePoints(value, Number.POSITIVE_INFINITY);
        this.#report(
          code,
          `expected ${range(minLength, maxLength, ['character', 'characters'])}, received ${characters}`,
          bound,
        );
      }
    }
    if (pattern && !pattern.test(value)) {
      this.#report('pattern', `expected text matching ${pattern.source}, received ${show(value)}`, pattern.source);
    }
    const shape = format === undefined ? undefined : formats[format];
    if (shape && !shape.test(value)) {
      this.#report('format', `expected ${shape.name}, received ${show(value)}`, format);
    }
  }

  #number(rule: Rule, value: number): void {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rule;
    const miss = (code: IssueCode, bound: number) =>
      this.#report(code, `expected ${numberRange(rule)}, received ${value}`, bound);
    if (minimum !== undefined && value < minimum) miss('minimum', minimum);
    else if (maximum !== undefined && value > maximum) miss('maximum', maximum);
    else if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) miss('exclusiveMinimum', exclusiveMinimum);
    else if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) miss('exclusiveMaximum', exclusiveMaximum);
    if (multipleOf !== undefined && !Number.isInteger(value / multipleOf)) {
      this.#report('multipleOf', `expected a multiple of ${multipleOf}, received ${value}`, multipleOf);
    }
  }

  #array(rule: Rule, value: readonly unknown[]): void {
    const { minItems, maxItems, items, uniqueItems } = rule;
    const few = minItems !== undefined && value.length < minItems;
    if (few || (maxItems !== undefined && value.length > maxItems)) {
      const code = few ? 'minItems' : 'maxItems';
      this.#report(
        code,
        `expected ${range(minItems, maxItems, ['item', 'items'])}, received ${value.length}`,
        rule[code],
      );
    }
    if (uniqueItems) this.#unique(value);
    if (!items) return;
    for (let index = 0; index < value.length && !this.#full; index++) {
      this.#at(index, () => this.visit(items, value[index]));
    }
  }

  #unique(value: readonly unknown[]): void {
    const seen = new Map<string, number>();
    value.forEach((item, index) => {
      const text = canonical(item);
      const first = seen.get(text);
      if (first === undefined) seen.set(text, index);
      else
        this.#at(index, () =>
          this.#report('uniqueItems', `expected different items, received the same as item ${first}`),
        );
    });
  }

  #object(rule: Rule, value: Record<string, unknown>): void {
    for (const name of rule.required ?? []) {
      if (!isPresent(value, name))
        this.#at(name, () => this.#report('required', this.#when ? 'required' : 'required property is missing'));
    }
    const properties = rule.properties ?? {};
    for (const name of Object.keys(properties)) {
      const property = properties[name];
      if (typeof property === 'object' && isPresent(value, name))
        this.#at(name, () => this.visit(property, value[name]));
    }
    this.#others(rule, properties, value);
    const { minProperties, maxProperties } = rule;
    if (minProperties === undefined && maxProperties === undefined) return;
    const count = Object.keys(value).length;
    const few = minProperties !== undefined && count < minProperties;
    if (few || (maxProperties !== undefined && count > maxProperties)) {
      const code = few ? 'minProperties' : 'maxProperties';
      this.#report(
        code,
        `expected ${range(minProperties, maxProperties, ['property', 'properties'])}, received ${count}`,
        rule[code],
      );
    }
  }

  /** Properties that the rule does not name: values of a map, or unknown ones. */
  #others(rule: Rule, properties: Readonly<Record<string, Rule | boolean>>, value: Record<string, unknown>): void {
    const { additionalProperties, propertyNames } = rule;
    const refuse = this.#options.closed && rule.properties && !additionalProperties && !this.#when;
    if (!refuse && !additionalProperties && !propertyNames) return;
    for (const name of Object.keys(value)) {
      if (this.#full) return;
      if (propertyNames) this.#at(name, () => this.visit(propertyNames, name));
      if (Object.hasOwn(properties, name)) continue;
      if (additionalProperties) this.#at(name, () => this.visit(additionalProperties, value[name]));
      else if (refuse && value[name] !== undefined) this.#unknown(name, Object.keys(properties));
    }
  }

  #unknown(name: string, known: readonly string[]): void {
    const meant = nearest(name, known);
    const hint = meant === undefined ? '' : `, did you mean ${JSON.stringify(meant)}?`;
    this.#at(name, () => this.#report('unknownProperty', `unknown property${hint}`, meant));
  }

  #anyOf(rules: readonly Rule[], value: unknown): void {
    if (rules.some((rule) => this.#holds(rule, value))) return;
    const [likely, ...others] = rules.filter((rule) => isLikely(rule, value));
    if (likely && others.length === 0) return this.visit(likely, value);
    const names = rules.flatMap((rule) => (rule.required?.length === 1 ? rule.required : []));
    if (names.length === rules.length) {
      const quoted = names.map((name) => JSON.stringify(name)).join(' or ');
      this.#report('required', this.#when ? `${quoted} is required` : `required property is missing: ${quoted}`, names);
      return;
    }
    const kinds = rules.map((rule) => describe(rule)).join(' or ');
    this.#report('type', `expected ${kinds}, received ${show(value)}`);
  }

  #condition(condition: Rule, rule: Rule, value: unknown): void {
    if (!isObject(value)) return;
    const holds = this.#holds(condition, value);
    const consequence = holds ? rule.then : rule.else;
    if (!consequence) return;
    for (const [name, property] of Object.entries(consequence.properties ?? {})) {
      if (property !== false || !isPresent(value, name)) continue;
      const allowed = holds ? `not allowed ${whenHolds(condition, value)}` : `only allowed ${whenWouldHold(condition)}`;
      this.#at(name, () => this.#report('condition', allowed));
    }
    const before = this.#when;
    this.#when = holds ? whenHolds(condition, value) : `unless ${whenWouldHold(condition).slice('when '.length)}`;
    this.visit(consequence, value);
    this.#when = before;
  }

  #holds(rule: Rule, value: unknown): boolean {
    return walk(rule, value, { closed: false, maxIssues: 1 }).length === 0;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a member of an untagged union is the one that the value is meant to be: its JSON type says so. */
function isLikely(rule: Rule, value: unknown): boolean {
  if (rule.members) return isObject(value);
  return rule.type !== undefined && rule.const === undefined && hasType(rule.type, value);
}

/** `undefined` counts as absent, as it does in JSON; inherited properties do not count. */
function isPresent(value: Record<string, unknown>, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

function hasType(type: TypeName | readonly TypeName[], value: unknown): boolean {
  return typeof type === 'string' ? isType(type, value) : type.some((name) => isType(name, value));
}

function isType(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** The number of Unicode code points, counted only as far as `limit` asks. */
function codePoints(text: string, limit: number): number {
  if (text.length < limit) {
    let count = text.length;
    for (let index = 0; index < text.length - 1; index++) if (isPair(text, index)) count--;
    return count;
  }
  let count = 0;
  for (let index = 0; index < text.length && count <= limit; index++) {
    if (isPair(text, index)) index++;
    count++;
  }
  return count;
}

function isPair(text: string, index: number): boolean {
  const high = text.charCodeAt(index);
  if (high < 0xd800 || high > 0xdbff) return false;
  const low = text.charCodeAt(index + 1);
  return low >= 0xdc00 && low <= 0xdfff;
}

/** A member of a union of plain values in words. */
function describe(rule: Rule): string {
  if (rule.const !== undefined) return JSON.stringify(rule.const);
  const format = rule.format === undefined ? undefined : formats[rule.format];
  return format?.name ?? [rule.type ?? 'any value'].flat().join(' or ');
}

/** A text that is equal for equal JSON values, whatever the order of their keys. It does not look below `maxDepth`. */
function canonical(value: unknown, depth = 0): string {
  if (depth > maxDepth) return '…';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key], depth + 1)}`).join()}}`;
}
