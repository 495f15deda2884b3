import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Operation } from './operation.ts';
import type { OperationSchemas, ValidationIssue } from './validation.ts';

export type { HttpHandler };

/** The parts of a deployment that its mock handlers need. */
export interface MockedDeployment {
  /** The prefix of all paths, such as `/api/v2`. */
  readonly prefix: string;
  /** The operations of each resource. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** The response bodies by operationId. */
  readonly examples: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, OperationSchemas>>;
  /** Returns the body of a 400. */
  readonly errorBody: (message: string, issues: readonly object[]) => object;
}

/**
 * Creates one handler per operation with a JSON response. `baseUrl` may have wildcards, such as `*` for every origin. Like that of a
 * client, it may end with a slash or with `prefix`.
 */
export function createHandlers(
  { prefix, operations, examples, schemas, errorBody }: MockedDeployment,
  baseUrl: string,
): HttpHandler[] {
  const url = baseUrl.replace(/\/+$/, '');
  const base = url.endsWith(prefix) ? url.slice(0, -prefix.length) : url;
  const json = Object.values(operations)
    .flatMap((methods) => Object.values(methods))
    .filter(({ accept }) => !accept);
  return json.map(({ id, method, path }) => {
    const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    return http[name](base + path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      const issues = await findIssues(request, schemas[id]);
      if (issues.length === 0) return HttpResponse.json(examples[id] as object);
      const texts = issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
      return HttpResponse.json(errorBody(`Body validation failed: ${texts.join('; ')}`, issues), { status: 400 });
    });
  });
}

/** Returns the validation issues of a request body in the format of the service. */
async function findIssues(
  request: { json(): Promise<unknown> },
  schemas: OperationSchemas | undefined,
): Promise<readonly (ValidationIssue & { readonly in: 'body' })[]> {
  if (!schemas?.body) return [];
  const body = await request.json().catch(() => undefined);
  return schemas.body.check(body).map((issue) => ({ in: 'body', ...issue }));
}
