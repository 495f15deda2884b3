import type { Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { walk } from './walk.ts';

export interface CheckOptions {
  /** How many issues are reported at most, and at least one. Default 50. */
  readonly maxIssues?: number | undefined;
}

/** The validator of one schema. */
export interface Schema<T> {
  /** Whether the value satisfies the schema. Makes no objects when it does, but for unique items, URIs and leap seconds. */
  is(value: unknown): value is T;
  /** Everything that is wrong with the value, `[]` when it is valid. */
  check(value: unknown, options?: CheckOptions): Issue[];
  /** Throws {@link ValidationError} when the value is not valid. */
  assert(value: unknown): asserts value is T;
  /** The same schema, refusing properties that it does not name. */
  readonly strict: Schema<T>;
  /** What the validator checks, for tools that walk schemas. */
  readonly rule: Rule;
  /** Standard Schema v1 (standardschema.dev), for form libraries, routers and others that take any validator. */
  readonly '~standard': StandardSchema<T>;
}

/** What `validate` answers: the value as it was, or everything that is wrong with it. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** The properties that Standard Schema v1 asks for. A value is checked as it is; nothing is converted. */
export interface StandardSchema<T> {
  readonly version: 1;
  readonly vendor: 'observability-api';
  readonly validate: (value: unknown) => StandardResult<T>;
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** Thrown by `assert`: says every issue, and has them in `issues`. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; '));
    this.issues = issues;
  }
}

/** The generated guard of a schema; `closed` is for schemas that travel both ways. */
export type Guard = (value: unknown, closed?: boolean) => boolean;

/**
 * Where a schema travels: a `request` is closed, unknown properties are issues; a `response` is open, they pass;
 * what travels both ways is open, and closed within requests.
 */
export type Direction = 'request' | 'response' | 'both';

/**
 * A validator of two phases: the guard says yes without allocating, and the walk over the rule says what is wrong. A rule
 * that is given as a function is made when it is first asked for, so that a schema costs nothing to load.
 */
export function schema<T>(rule: Rule | (() => Rule), direction: Direction = 'response', guard?: Guard): Schema<T> {
  /** The guard, where it knows the question: that of a response knows nothing of unknown properties. */
  const guardOf = (closed: boolean) => (closed && direction === 'response' ? undefined : guard);
  let made: Rule | undefined;
  const ruled = () => {
    const holds = (value: unknown, closed: boolean) => guardOf(closed)?.(value, closed) ?? false;
    made ??= { ...(typeof rule === 'function' ? rule() : rule), holds };
    return made;
  };
  return new Validator<T>(ruled, guardOf, direction === 'request');
}

/** Its functions need no `this`, so that they can be handed on; what is seldom asked for is made then. */
class Validator<T> implements Schema<T> {
  readonly is: Schema<T>['is'];
  readonly #ruled: () => Rule;
  readonly #guardOf: (closed: boolean) => Guard | undefined;
  readonly #closed: boolean;

  constructor(ruled: () => Rule, guardOf: (closed: boolean) => Guard | undefined, closed: boolean) {
    const guard = guardOf(closed);
    this.#ruled = ruled;
    this.#guardOf = guardOf;
    this.#closed = closed;
    this.is = guard
      ? (value): value is T => guard(value, closed)
      : (value): value is T => walk(ruled(), value, closed, 1).length === 0;
  }

  readonly check = (value: unknown, { maxIssues = 50 }: CheckOptions = {}): Issue[] =>
    this.is(value) ? [] : walk(this.rule, value, this.#closed, Math.max(1, maxIssues));

  readonly assert = (value: unknown): asserts value is T => {
    const issues = this.check(value);
    if (issues.length > 0) throw new ValidationError(issues);
  };

  get strict(): Schema<T> {
    return this.#closed ? this : new Validator<T>(this.#ruled, this.#guardOf, true);
  }

  get rule(): Rule {
    return this.#ruled();
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

/** The values of an enumeration, in the order of the spec, which is a validator as well. */
export function enumeration<const Values extends readonly string[]>(
  values: Values,
  guard?: Guard,
): Values & Schema<Values[number]> {
  const made = schema<Values[number]>({ enum: [...values] }, 'request', guard);
  const { is, check, assert, strict, rule } = made;
  return Object.assign(values, { is, check, assert, strict, rule, '~standard': made['~standard'] });
}
