import { type Issue, type IssueCode, toPointer } from './issue.ts';
import { numberRange, oneOf, range, received, show } from './messages.ts';
import { nearest } from './nearest.ts';
import type { Rule, TypeName } from './rule.ts';
import { codePoints, isObject, isPresent, maxDepth } from './value.ts';

/**
 * Every way in which `value` misses `rule`, in the order of the rule's properties; at most `maxIssues`. `closed` refuses
 * properties that the rule does not name (requests); otherwise they pass (responses). Linear in the size of the value.
 */
export function walk(rule: Rule, value: unknown, closed: boolean, maxIssues: number): Issue[] {
  const walker = new Walker(closed, maxIssues);
  walker.inspect(rule, value);
  return walker.issues;
}

/** One walk over a value. Keywords that not every schema has are functions that get this. */
export class Walker {
  readonly issues: Issue[] = [];
  /** `when source is "tile"` while the consequence of a condition is being checked, else empty. */
  when = '';
  readonly closed: boolean;
  readonly #maxIssues: number;
  /** Whether the value that is being checked is a secret or within one. */
  #secret = false;
  readonly #path: (string | number)[] = [];

  constructor(closed: boolean, maxIssues: number) {
    this.closed = closed;
    this.#maxIssues = maxIssues;
  }

  get full(): boolean {
    return this.issues.length >= this.#maxIssues;
  }

  /** Reports what is wrong with a value; nothing that is right is walked where its rule can say so quickly. */
  visit(rule: Rule, value: unknown): void {
    if (this.full || rule.holds?.(value, this.closed)) return;
    if (this.#path.length > maxDepth) return this.report('type', `nested deeper than ${maxDepth} levels`, maxDepth);
    this.inspect(rule, value);
  }

  inspect(rule: Rule, value: unknown): void {
    const before = this.#secret;
    this.#secret ||= rule.writeOnly === true;
    this.#inspect(rule, value);
    this.#secret = before;
  }

  #inspect(rule: Rule, value: unknown): void {
    const { type } = rule;
    if (type && !(typeof type === 'string' ? isType(type, value) : type.some((name) => isType(name, value)))) {
      return this.report('type', `expected ${[type].flat().join(' or ')}, received ${received(value)}`, type);
    }
    if (rule.const !== undefined && value !== rule.const) {
      return this.report('const', `expected ${JSON.stringify(rule.const)}, received ${show(value)}`, rule.const);
    }
    if (rule.enum && !rule.enum.includes(value)) {
      return this.report('enum', `expected one of ${oneOf(rule.enum)}, received ${show(value)}`, rule.enum);
    }
    if (typeof value === 'string') this.#string(rule, value);
    else if (typeof value === 'number') this.#number(rule, value);
    else if (Array.isArray(value)) this.#array(rule, value);
    else if (isObject(value)) this.#object(rule, value);
    for (const keyword of rule.also ?? []) keyword(rule, value, this);
  }

  /** Visits what a value has at a key. */
  visitAt(key: string | number, rule: Rule, value: unknown): void {
    this.#path.push(key);
    this.visit(rule, value);
    this.#path.pop();
  }

  report(code: IssueCode, text: string, expected?: unknown): void {
    if (this.full) return;
    const message = this.#secret ? text.replace(/, received .*$/s, '') : text;
    const path = this.#path.slice();
    this.issues.push({
      pointer: toPointer(path),
      path,
      code: this.when ? 'condition' : code,
      message: this.when ? `${message} ${this.when}` : message,
      ...(expected === undefined ? {} : { expected }),
    });
  }

  reportAt(key: string | number, code: IssueCode, message: string, expected?: unknown): void {
    this.#path.push(key);
    this.report(code, message, expected);
    this.#path.pop();
  }

  #string(rule: Rule, value: string): void {
    const { minLength, maxLength, pattern, format } = rule;
    if (minLength !== undefined || maxLength !== undefined) {
      const length = codePoints(value);
      const code = length < (minLength ?? 0) ? 'minLength' : 'maxLength';
      if (code === 'minLength' || length > (maxLength ?? length)) {
        const expected = range(minLength, maxLength, ['character', 'characters']);
        this.report(code, `expected ${expected}, received ${length}`, rule[code]);
      }
    }
    if (pattern && !pattern.test(value)) {
      this.report('pattern', `expected text matching ${pattern.source}, received ${show(value)}`, pattern.source);
    }
    if (format && !format.test(value)) this.report('format', `expected ${format.name}, received ${show(value)}`);
  }

  #number(rule: Rule, value: number): void {
    const { minimum, maximum } = rule;
    const code = minimum !== undefined && value < minimum ? 'minimum' : 'maximum';
    if (code === 'minimum' || (maximum !== undefined && value > maximum)) {
      this.report(code, `expected ${numberRange(rule)}, received ${value}`, rule[code]);
    }
  }

  #array(rule: Rule, value: readonly unknown[]): void {
    const { minItems, maxItems, items } = rule;
    const { length } = value;
    const code = length < (minItems ?? 0) ? 'minItems' : 'maxItems';
    if (code === 'minItems' || length > (maxItems ?? length)) {
      this.report(code, `expected ${range(minItems, maxItems, ['item', 'items'])}, received ${length}`, rule[code]);
    }
    if (!items) return;
    for (let index = 0; index < length && !this.full; index++) this.visitAt(index, items, value[index]);
  }

  #object(rule: Rule, value: Readonly<Record<string, unknown>>): void {
    const { properties, required } = rule;
    for (const name of required ?? []) {
      if (!isPresent(value, name)) {
        this.reportAt(name, 'required', this.when ? 'required' : 'required property is missing');
      }
    }
    for (const name in properties) {
      const property = properties[name];
      if (typeof property === 'object' && isPresent(value, name)) this.visitAt(name, property, value[name]);
    }
    // A rule without a type, in a condition or a choice, speaks of some properties and not of all.
    if (properties && rule.type && this.closed && !rule.additionalProperties) this.#refuseUnknown(properties, value);
  }

  #refuseUnknown(properties: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): void {
    for (const name of Object.keys(value)) {
      if (this.full) return;
      if (Object.hasOwn(properties, name) || value[name] === undefined) continue;
      const meant = nearest(name, Object.keys(properties));
      const hint = meant === undefined ? '' : `, did you mean ${JSON.stringify(meant)}?`;
      this.reportAt(name, 'unknownProperty', `unknown property${hint}`, meant);
    }
  }
}

export function isType(type: TypeName, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}
