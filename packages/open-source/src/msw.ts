import { createHandlers, type HttpHandler } from '@observability-api/client-core/msw';
import { examples } from './generated/examples.ts';
import * as operations from './generated/operations.ts';
import { schemas } from './generated/schemas.ts';

/** Options of {@link handlers}. */
export interface HandlerOptions {
  /** The URL of the mocked service, as `createClient` accepts it. @default every origin */
  readonly baseUrl?: string | undefined;
}

/**
 * Returns handlers for Mock Service Worker: one for each operation with a JSON response. They respond with the examples of the spec,
 * and with a 400 to an invalid request body. Put your own handlers first: they take precedence.
 *
 * @example
 * ```ts
 * const server = setupServer(...handlers());
 * ```
 */
export function handlers({ baseUrl = '*' }: HandlerOptions = {}): HttpHandler[] {
  const errorBody = (message: string, issues: readonly object[]) => ({
    message,
    requestId: crypto.randomUUID(),
    issues,
  });
  return createHandlers({ prefix: '/api/v2', operations, examples, schemas, errorBody }, baseUrl);
}
