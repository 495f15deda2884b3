import { startTestService, type TestService } from '@observability-api/client-core/testing';
import { type ClientOptions, createClient, type ManagedClient } from './index.ts';

export type { TestCredentials } from '@observability-api/client-core/testing';

/** A service in this process, with a client. Stop it with `close`, or declare it with `await using`. */
export type TestServer = TestService<ManagedClient>;

/** Options of {@link startTestServer}. */
export interface TestServerOptions {
  /** Options of the service: those of `startServer` of `@observability-api/server`. */
  readonly server?: Readonly<Record<string, unknown>> | undefined;
  /** Options of the client. They override the values of {@link TestService.credentials}. */
  readonly client?: ClientOptions | undefined;
}

/** A variable, so that bundlers do not resolve the import: the service is an optional peer dependency for tests. */
const serverModule = '@observability-api/server';

/**
 * Starts the real service in this process, by default in memory, on a free port and without rate limits.
 * Throws an Error if Node is older than 24 or `@observability-api/server` is not installed.
 *
 * @example
 * ```ts
 * await using server = await startTestServer();
 * const dashboard = await server.client.dashboards.create({ name: 'Checkout', tiles: [] });
 * ```
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestService(
    () => import(serverModule),
    { ...options.server },
    ({ managed }) => createClient({ ...managed, ...options.client }),
  );
}
