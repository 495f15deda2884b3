import { collectIssues } from './collect-issues.ts';
import type { ValidationIssue } from './issue.ts';
import type { Rule } from './rule.ts';
import { ValidationError } from './validation-error.ts';

/** Options of {@link Schema.check}. */
export interface CheckOptions {
  /** Maximum number of issues to report, at least 1. Default 50. */
  readonly maxIssues?: number | undefined;
}

/** The validator of one schema. */
export interface Schema<T> {
  /**
   * Returns true if the value is valid. The guard of a generated schema allocates nothing for a valid value, except to check unique
   * items, URIs and leap seconds.
   */
  is(value: unknown): value is T;
  /** Returns the issues of the value, at most `maxIssues`. Returns `[]` if the value is valid. */
  check(value: unknown, options?: CheckOptions): ValidationIssue[];
  /** Throws {@link ValidationError} if the value is not valid. */
  assert(value: unknown): asserts value is T;
  /** The same schema, but unknown properties are issues. */
  readonly strict: Schema<T>;
  /** The schema as the validator checks it, for tools that inspect schemas. */
  readonly rule: Rule;
  /** Standard Schema v1 (standardschema.dev), which form libraries, routers and other libraries accept. */
  readonly '~standard': StandardSchema<T>;
}

/** The result of `validate`: the unchanged value, or its issues. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly ValidationIssue[] };

/** The properties of a Standard Schema v1. `validate` does not convert the value. */
export interface StandardSchema<T> {
  readonly version: 1;
  readonly vendor: 'observability-api';
  readonly validate: (value: unknown) => StandardResult<T>;
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** The generated type guard of a schema. If the direction of the schema is `both`, `closed` rejects unknown properties. */
export type Guard = (value: unknown, closed?: boolean) => boolean;

/**
 * The direction in which a schema is used.
 * - `request`: closed, unknown properties are issues.
 * - `response`: open, unknown properties are valid.
 * - `both`: open on its own, closed inside a request.
 */
export type Direction = 'request' | 'response' | 'both';

/**
 * Creates a validator with two phases. The guard accepts valid values. If it rejects a value, the issues are collected from the rule.
 * Without a guard, and for the strict schema of a response, there is only the second phase. A rule given as a function is created on
 * first use, so that loading a schema is cheap.
 */
export function schema<T>(rule: Rule | (() => Rule), direction: Direction = 'response', guard?: Guard): Schema<T> {
  let cached: Rule | undefined;
  const getRule = () => {
    cached ??= {
      ...(typeof rule === 'function' ? rule() : rule),
      guard: direction === 'response' ? openGuard(guard) : guard,
    };
    return cached;
  };
  return new Validator<T>(getRule, direction, guard, direction === 'request');
}

/** Returns a guard that accepts nothing if `closed` is set: the guard of a response cannot detect unknown properties. */
function openGuard(guard: Guard | undefined): Rule['guard'] {
  return guard && ((value, closed) => !closed && guard(value));
}

/** Implements {@link Schema}. The methods are bound, so that they can be passed as callbacks. */
class Validator<T> implements Schema<T> {
  readonly is: Schema<T>['is'];
  readonly #getRule: () => Rule;
  readonly #direction: Direction;
  readonly #guard: Guard | undefined;
  readonly #closed: boolean;

  constructor(getRule: () => Rule, direction: Direction, guard: Guard | undefined, closed: boolean) {
    this.#getRule = getRule;
    this.#direction = direction;
    this.#guard = guard;
    this.#closed = closed;
    // A guard with one parameter is used directly, because JavaScript engines inline it, but do not inline a captured function.
    if (!guard || (closed && direction === 'response')) {
      this.is = (value): value is T => collectIssues(getRule(), value, closed, 1).length === 0;
    } else if (direction === 'both') this.is = (value): value is T => guard(value, closed);
    else this.is = guard as Schema<T>['is'];
  }

  readonly check = (value: unknown, { maxIssues = 50 }: CheckOptions = {}): ValidationIssue[] =>
    this.is(value) ? [] : collectIssues(this.rule, value, this.#closed, Math.max(1, maxIssues));

  readonly assert = (value: unknown): asserts value is T => {
    const issues = this.check(value);
    if (issues.length > 0) throw new ValidationError(issues);
  };

  get strict(): Schema<T> {
    return this.#closed ? this : new Validator<T>(this.#getRule, this.#direction, this.#guard, true);
  }

  get rule(): Rule {
    return this.#getRule();
  }

  get '~standard'(): StandardSchema<T> {
    return {
      version: 1,
      vendor: 'observability-api',
      validate: (value) => {
        const issues = this.check(value);
        return issues.length > 0 ? { issues } : { value: value as T };
      },
    };
  }
}

/** Returns the values of an enumeration, extended with the methods of a validator. */
export function enumeration<const Values extends readonly string[]>(
  values: Values,
  guard?: Guard,
): Values & Schema<Values[number]> {
  const validator = schema<Values[number]>({ enum: [...values] }, 'request', guard);
  const { is, check, assert, strict, rule } = validator;
  return Object.assign(values, { is, check, assert, strict, rule, '~standard': validator['~standard'] });
}
