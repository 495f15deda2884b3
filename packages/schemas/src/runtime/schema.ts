import type { Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { walk } from './walk.ts';

export interface CheckOptions {
  /** How many issues are reported at most. Default 50. */
  readonly maxIssues?: number;
}

/** The validator of one schema. */
export interface Schema<T> {
  /** Whether the value satisfies the schema. */
  is(value: unknown): value is T;
  /** Everything that is wrong with the value, `[]` when it is valid. */
  check(value: unknown, options?: CheckOptions): Issue[];
  /** Throws {@link ValidationError} when the value is not valid. */
  assert(value: unknown): asserts value is T;
  /** The same schema, refusing properties that it does not name. */
  readonly strict: Schema<T>;
  /** What the validator checks, for tools that walk schemas. */
  readonly rule: Rule;
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

/** `closed`: the schema describes a request, so unknown properties are issues; otherwise they pass. */
export function schema<T>(rule: Rule, closed = false): Schema<T> {
  const check = (value: unknown, options?: CheckOptions) =>
    walk(rule, value, { closed, maxIssues: options?.maxIssues ?? 50 });
  return {
    rule,
    check,
    is: (value): value is T => check(value, { maxIssues: 1 }).length === 0,
    assert(value): asserts value is T {
      const issues = check(value);
      if (issues.length > 0) throw new ValidationError(issues);
    },
    get strict() {
      return schema<T>(rule, true);
    },
  };
}

/** The values of an enumeration, in the order of the spec, which is a validator as well. */
export function enumeration<const Values extends readonly string[]>(values: Values): Values & Schema<Values[number]> {
  return Object.assign(values, schema<Values[number]>({ enum: values }, true));
}
