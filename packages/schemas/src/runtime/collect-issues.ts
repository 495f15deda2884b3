import { type IssueCode, toPointer, type ValidationIssue } from './issue.ts';
import { describeReceived, formatAllowed, formatRange, formatValue, typeText } from './messages.ts';
import { nearest } from './nearest.ts';
import type { KeywordContext, Rule } from './rule.ts';
import { countCodePoints, hasType, isObject, MAX_DEPTH } from './value.ts';

/**
 * Returns the issues of a value, in the order of the rule's properties, at most `maxIssues`. If `closed` is true, as for requests,
 * reports unknown properties. Runs in time linear in the size of the value.
 */
export function collectIssues(rule: Rule, value: unknown, closed: boolean, maxIssues: number): ValidationIssue[] {
  const collector = new IssueCollector(closed, maxIssues);
  collector.check(rule, value);
  return collector.issues;
}

/** After this number of issues, suggestions are omitted. They are the slowest part of a check. */
const MAX_SUGGESTIONS = 50;

/** Collects the issues of one value. It is passed to the functions of less common keywords. */
class IssueCollector implements KeywordContext {
  readonly issues: ValidationIssue[] = [];
  /**
   * The condition that made the current rule apply, for example `when source is "tile"`; empty outside of conditions.
   */
  condition = '';
  readonly closed: boolean;
  readonly #maxIssues: number;
  /** True while the current value is a secret or part of one. */
  #secret = false;
  readonly #path: (string | number)[] = [];

  constructor(closed: boolean, maxIssues: number) {
    this.closed = closed;
    this.#maxIssues = maxIssues;
  }

  get isFull(): boolean {
    return this.issues.length >= this.#maxIssues;
  }

  /** Checks a value against a rule, unless the rule's guard already accepts it. */
  visit(rule: Rule, value: unknown): void {
    if (this.isFull || rule.guard?.(value, this.closed)) return;
    if (this.#path.length > MAX_DEPTH)
      return this.report('type', `nested deeper than ${MAX_DEPTH} levels`, '', MAX_DEPTH);
    this.check(rule, value);
  }

  /** Checks the value of a property or array item. */
  visitAt(key: string | number, rule: Rule, value: unknown): void {
    this.#path.push(key);
    this.visit(rule, value);
    this.#path.pop();
  }

  check(rule: Rule, value: unknown): void {
    const wasSecret = this.#secret;
    if (rule.writeOnly) this.#secret = true;
    if (rule.type && !hasType(value, rule.type)) {
      this.report('type', `expected ${typeText(rule)}`, describeReceived(value), rule.type);
    } else if (rule.enum && !rule.enum.includes(value)) {
      this.report('enum', `expected one of ${formatAllowed(rule.enum)}`, formatValue(value), rule.enum);
    } else if ('const' in rule && value !== rule.const) {
      this.report('const', `expected ${formatValue(rule.const)}`, formatValue(value), rule.const);
    } else {
      if (typeof value === 'string') this.#string(rule, value);
      else if (typeof value === 'number') this.#number(rule, value);
      else if (Array.isArray(value)) this.#array(rule, value);
      else if (isObject(value)) this.#object(rule, value);
      for (const keyword of rule.keywords ?? []) keyword(rule, value, this);
    }
    this.#secret = wasSecret;
  }

  /** Adds an issue for the current value. Omits `received` if the value is a secret. */
  report(code: IssueCode, text: string, received: string | number = '', expected?: unknown): void {
    if (this.isFull) return;
    const path = this.#path.slice();
    const pointer = toPointer(path);
    let message = received === '' || this.#secret ? text : `${text}, received ${received}`;
    if (this.condition !== '') {
      message += ` ${this.condition}`;
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

  /**
   * Reports a number or count that is out of bounds. `suffix` completes the keywords `min…` and `max…`, `unit` is the
   * counted item, and `expected` replaces the range in the message.
   */
  checkBounds(
    number: number,
    low: number,
    high: number,
    suffix: 'imum' | 'Length' | 'Items' | 'Properties',
    unit?: string,
    expected?: string,
  ): void {
    if (number < low) this.report(`min${suffix}`, `expected ${expected ?? formatRange(low, high, unit)}`, number, low);
    if (number > high)
      this.report(`max${suffix}`, `expected ${expected ?? formatRange(low, high, unit)}`, number, high);
  }

  #string(rule: Rule, value: string): void {
    const { minLength = 0, maxLength = Infinity, pattern, format } = rule;
    if (minLength > 0 || value.length > maxLength) {
      this.checkBounds(countCodePoints(value), minLength, maxLength, 'Length', 'character');
    }
    if (pattern && !pattern.test(value)) {
      const { expected = `text matching ${pattern.source}` } = rule;
      this.report('pattern', `expected ${expected}`, formatValue(value), pattern.source);
    }
    if (format && !format.test(value)) this.report('format', `expected ${format.name}`, formatValue(value));
  }

  #number({ minimum = -Infinity, maximum = Infinity, expected }: Rule, value: number): void {
    this.checkBounds(value, minimum, maximum, 'imum', undefined, expected);
  }

  #array({ minItems = 0, maxItems = Infinity, items }: Rule, value: readonly unknown[]): void {
    const { length } = value;
    this.checkBounds(length, minItems, maxItems, 'Items', 'item');
    if (!items) return;
    for (let index = 0; index < length && !this.isFull; index++) this.visitAt(index, items, value[index]);
  }

  #object(rule: Rule, value: Readonly<Record<string, unknown>>): void {
    const { properties = {}, required = [], optional } = rule;
    const undeclared = required.filter((name) => !Object.hasOwn(properties, name));
    for (const name of [...Object.keys(properties), ...undeclared]) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      // Only an own property counts if `Object.prototype` has one of the same name.
      const item = name in Object.prototype && !Object.hasOwn(value, name) ? undefined : value[name];
      if (item !== undefined) {
        if (typeof property === 'object') this.visitAt(name, property, item);
        // A rule without a type that forbids a property is a `then` or `else`. The function `condition` reports the property instead.
        else if (property === false && rule.type) this.reportAt(name, 'unknownProperty', 'not allowed here');
      } else if (optional ? !optional.includes(name) : required.includes(name)) {
        this.reportAt(name, 'required', this.condition ? 'required' : 'required property is missing');
      }
    }
    // A rule without a type is part of a condition, `anyOf` or `allOf`, and mentions only some of the properties.
    if (this.closed && rule.properties && rule.type && !rule.additionalProperties) {
      this.#reportUnknown(rule.properties, value);
    }
  }

  #reportUnknown(properties: object, value: Readonly<Record<string, unknown>>): void {
    for (const name of Object.keys(value)) {
      if (this.isFull) return;
      if (Object.hasOwn(properties, name) || value[name] === undefined) continue;
      const suggestion = this.issues.length < MAX_SUGGESTIONS ? nearest(name, Object.keys(properties)) : undefined;
      const hint = suggestion === undefined ? '' : `, did you mean ${JSON.stringify(suggestion)}?`;
      this.reportAt(name, 'unknownProperty', `unknown property${hint}`, '', suggestion);
    }
  }
}
