import { ValidationError, type ValidationIssue } from '@observability-api/schemas/runtime';
import type { Operation } from './operation.ts';
import type { Validation } from './options/client-options.ts';

export { ValidationError, type ValidationIssue };

/** The part of a schema that validation uses. */
interface Validator {
  check(value: unknown): readonly ValidationIssue[];
}

/** The schemas of an operation. For a list, and for the rows of a chart, `response` is the schema of one item. */
export interface OperationSchemas {
  readonly body?: Validator;
  readonly response?: Validator;
}

/** The two ways to validate requests and responses. */
export interface Validations {
  /**
   * Rejects the call with a {@link ValidationError}. Does not send an invalid request. Only logs the issues of a response without
   * `X-Request-Id` if all are missing properties: it may be from a server with another version of the API.
   */
  readonly strict: Validation;
  /** Logs a warning and continues. */
  readonly warn: Validation;
}

/** Creates the validations of a client from its generated table of schemas by operationId. */
export function createValidations(schemas: Readonly<Record<string, OperationSchemas>>): Validations {
  const validate = (operation: Operation, direction: 'request' | 'response', value: unknown) => {
    const { id } = operation;
    const issues = findIssues(schemas[id], direction, value);
    const carriedOut =
      direction === 'response' && operation.method !== 'GET' ? 'the request was carried out, but ' : '';
    const prefix = `${id}: ${carriedOut}the ${direction} does not match the spec: `;
    return issues.length > 0 ? new ValidationError(issues, { operation: id, direction, prefix }) : undefined;
  };
  return {
    strict(operation, direction, value, log, mayLackProperties) {
      const error = validate(operation, direction, value);
      if (mayLackProperties && error?.issues.every(({ code }) => code === 'required')) {
        log.warn?.(error.message, error.issues);
      } else if (error) throw error;
    },
    warn(operation, direction, value, log) {
      const error = validate(operation, direction, value);
      if (error) log.warn?.(error.message, error.issues);
    },
  };
}

/**
 * Issues with these codes are ignored in responses: a newer server can return new members of unions, new values of enumerations, and ids
 * in a new format.
 */
const openCodes: readonly string[] = ['discriminator', 'enum', 'const', 'pattern'];

function findIssues(
  schemas: OperationSchemas | undefined,
  direction: 'request' | 'response',
  value: unknown,
): readonly ValidationIssue[] {
  if (direction === 'request') return schemas?.body?.check(value) ?? [];
  const schema = schemas?.response;
  if (!schema) return [];
  const check = (item: unknown) => schema.check(item).filter(({ code }) => !openCodes.includes(code));
  if (!Array.isArray(value)) return check(value);
  return value.flatMap((item: unknown, index) =>
    check(item).map((issue) => ({
      ...issue,
      pointer: `/${index}${issue.pointer}`,
      path: [index, ...issue.path],
    })),
  );
}
