import { startTestService, type TestService } from '@observability-api/client-core/testing';
import { type ClientOptions, createClient, type OpenSourceClient } from './index.ts';

export type { TestCredentials } from '@observability-api/client-core/testing';

/** A service in this process with a client of it. Ends with `close`, or at the end of an `await using` block. */
export type TestServer = TestService<OpenSourceClient>;

/** Options of {@link startTestServer}. */
export interface TestServerOptions {
  /** Options of the service, as `startServer` of `@observability-api/server` takes them. */
  readonly server?: Readonly<Record<string, unknown>> | undefined;
  /** Options of the client, beside the credentials. */
  readonly client?: ClientOptions | undefined;
}

/** A name that bundlers do not follow: the service is an optional peer, for tests. */
const service = '@observability-api/server';

/**
 * Starts the real service in this process: in memory, on a free port, without rate limits.
 * Throws an Error that says so where Node is older than 24, or `@observability-api/server` is not installed.
 *
 * @example
 * ```ts
 * await using server = await startTestServer();
 * const dashboard = await server.client.dashboards.create({ name: 'Checkout', tiles: [] });
 * ```
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestService(
    () => import(service),
    { ...options.server },
    ({ openSource }) => createClient({ ...openSource, ...options.client }),
  );
}
