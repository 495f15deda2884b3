import { type Issue, type IssueCode, toPointer } from './issue.ts';
import { oneOf, range, received, show, typeText } from './messages.ts';
import { nearest } from './nearest.ts';
import { type Node, nodeOf } from './node.ts';
import type { Rule } from './rule.ts';
import { codePoints, isObject, kindsOf, maxDepth } from './value.ts';

/**
 * Every way in which `value` misses `rule`, in the order of the rule's properties; at most `maxIssues`. `closed` refuses
 * properties that the rule does not name (requests); otherwise they pass (responses). Linear in the size of the value.
 */
export function walk(rule: Rule, value: unknown, closed: boolean, maxIssues: number): Issue[] {
  const walker = new Walker(closed, maxIssues);
  walker.inspect(nodeOf(rule), value);
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
  visit(node: Node, value: unknown): void {
    if (this.full || node.holds?.(value, this.closed)) return;
    if (this.#path.length > maxDepth) return this.report('type', `nested deeper than ${maxDepth} levels`, '', maxDepth);
    this.inspect(node, value);
  }

  /** Visits what a value has at a key. */
  visitAt(key: string | number, node: Node, value: unknown): void {
    this.#path.push(key);
    this.visit(node, value);
    this.#path.pop();
  }

  inspect(node: Node, value: unknown): void {
    const before = this.#secret;
    if (node.isSecret) this.#secret = true;
    const { rule, values, also } = node;
    if (node.kinds !== 0 && (node.kinds & kindsOf(value)) === 0) {
      this.report('type', `expected ${typeText(rule)}`, received(value), rule.type);
    } else if (values && !values.includes(value)) {
      if (rule.enum) this.report('enum', `expected one of ${oneOf(values)}`, show(value), values);
      else this.report('const', `expected ${show(rule.const)}`, show(value), rule.const);
    } else {
      if (typeof value === 'string') this.#string(node, value);
      else if (typeof value === 'number') this.bounds(value, node.minimum, node.maximum, 'imum');
      else if (Array.isArray(value)) this.#array(node, value);
      else if (isObject(value)) this.#object(node, value);
      if (also) for (const keyword of also) keyword(rule, value, this);
    }
    this.#secret = before;
  }

  /** Adds an issue of the value that is being checked. What was `received` is left out where it is a secret. */
  report(code: IssueCode, text: string, received: string | number = '', expected?: unknown): void {
    if (this.full) return;
    const path = this.#path.slice();
    const pointer = toPointer(path);
    let message = received === '' || this.#secret ? text : `${text}, received ${received}`;
    if (this.when !== '') {
      message += ` ${this.when}`;
      code = 'condition';
    }
    this.issues.push(
      expected === undefined ? { pointer, path, code, message } : { pointer, path, code, message, expected },
    );
  }

  reportAt(key: string | number, code: IssueCode, text: string, received?: string | number, expected?: unknown): void {
    this.#path.push(key);
    this.report(code, text, received, expected);
    this.#path.pop();
  }

  /** Reports a number, or a count of a `unit`, that is out of bounds; `what` ends the names of the two keywords. */
  bounds(
    number: number,
    low: number,
    high: number,
    what: 'imum' | 'Length' | 'Items' | 'Properties',
    unit?: string,
  ): void {
    if (number < low) this.report(`min${what}`, `expected ${range(low, high, unit)}`, number, low);
    if (number > high) this.report(`max${what}`, `expected ${range(low, high, unit)}`, number, high);
  }

  #string(node: Node, value: string): void {
    const { minLength, maxLength, pattern, format } = node;
    if (minLength > 0 || value.length > maxLength) {
      this.bounds(codePoints(value), minLength, maxLength, 'Length', 'character');
    }
    if (pattern && !pattern.test(value)) {
      this.report('pattern', `expected text matching ${pattern.source}`, show(value), pattern.source);
    }
    if (format && !format.test(value)) this.report('format', `expected ${format.name}`, show(value));
  }

  #array({ rule, item }: Node, value: readonly unknown[]): void {
    const { minItems = 0, maxItems = Infinity } = rule;
    const { length } = value;
    this.bounds(length, minItems, maxItems, 'Items', 'item');
    if (!item) return;
    for (let index = 0; index < length && !this.full; index++) this.visitAt(index, item, value[index]);
  }

  #object(node: Node, value: Readonly<Record<string, unknown>>): void {
    for (const { name, node: property, required, inherited } of node.entries) {
      const item = inherited && !Object.hasOwn(value, name) ? undefined : value[name];
      if (item !== undefined) {
        if (property) this.visitAt(name, property, item);
      } else if (required) {
        this.reportAt(name, 'required', this.when ? 'required' : 'required property is missing');
      }
    }
    // A rule without a type, in a condition or a choice, speaks of some properties and not of all.
    const { properties, type, additionalProperties } = node.rule;
    if (this.closed && properties && type && !additionalProperties) this.#refuseUnknown(properties, value);
  }

  #refuseUnknown(known: object, value: Readonly<Record<string, unknown>>): void {
    for (const name of Object.keys(value)) {
      if (this.full) return;
      if (Object.hasOwn(known, name) || value[name] === undefined) continue;
      const meant = nearest(name, Object.keys(known));
      const hint = meant === undefined ? '' : `, did you mean ${JSON.stringify(meant)}?`;
      this.reportAt(name, 'unknownProperty', `unknown property${hint}`, '', meant);
    }
  }
}
