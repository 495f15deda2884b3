import type { Operation } from './operation.ts';
import type { Validation } from './options/client-options.ts';

/** One thing that is wrong with a value, and where. */
export interface ValueIssue {
  readonly pointer: string;
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** The part of a schema that is needed here. */
interface Checking {
  check(value: unknown): readonly ValueIssue[];
}

/** What an operation takes and answers; of a list or of rows, one of them. Each client has a generated table of these. */
export interface OperationSchemas {
  readonly body?: Checking;
  readonly answer?: Checking;
}

/** What was to be sent, or what was answered, is not what the spec says. `issues` lists everything that is wrong. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  /** The operationId of the call. */
  readonly operation: string;
  readonly direction: 'request' | 'response';
  readonly issues: readonly ValueIssue[];

  constructor(operation: string, direction: 'request' | 'response', issues: readonly ValueIssue[]) {
    super(sentence(operation, direction, issues));
    this.operation = operation;
    this.direction = direction;
    this.issues = issues;
  }
}

/** The two ways to validate with a client's schemas. */
export interface Validations {
  /** Refuses: the call is rejected with a {@link ValidationError}, a wrong request before it is sent. */
  readonly strict: Validation;
  /** Logs a warning and goes on. */
  readonly warn: Validation;
}

/** Validations over a client's table of schemas, by operationId. */
export function createValidations(schemas: Readonly<Record<string, OperationSchemas>>): Validations {
  return {
    strict({ id }, direction, value) {
      const issues = issuesOf(schemas, id, direction, value);
      if (issues.length > 0) throw new ValidationError(id, direction, issues);
    },
    warn({ id }: Operation, direction, value, log) {
      const issues = issuesOf(schemas, id, direction, value);
      if (issues.length > 0) log.warn?.(sentence(id, direction, issues), issues);
    },
  };
}

function issuesOf(
  schemas: Readonly<Record<string, OperationSchemas>>,
  id: string,
  direction: 'request' | 'response',
  value: unknown,
): readonly ValueIssue[] {
  const schema = schemas[id]?.[direction === 'request' ? 'body' : 'answer'];
  if (!schema) return [];
  if (direction === 'request' || !Array.isArray(value)) return schema.check(value);
  return value.flatMap((each: unknown, index) =>
    schema.check(each).map((issue) => ({
      ...issue,
      pointer: `/${index}${issue.pointer}`,
      path: [index, ...issue.path],
    })),
  );
}

function sentence(operation: string, direction: 'request' | 'response', issues: readonly ValueIssue[]): string {
  const all = issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  const what = direction === 'request' ? 'the request' : 'the answer';
  return `${operation}: ${what} is not what the spec says: ${all.join('; ')}`;
}
