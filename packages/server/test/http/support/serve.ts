import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../../src/index.ts';
import { TestClock } from '../../support/service.ts';
import { type Api, callerWith, type DeploymentName } from './api.ts';

/** A running service. It checks the JSON responses of operations against the spec, unless a test sets `checkResponses` to false. */
export interface Served {
  readonly url: string;
  readonly credentials: NonNullable<RunningServer['credentials']>;
  /** The clock of the service, unless its options contain another one. */
  readonly clock: TestClock;
  /** Returns a client that uses the key created at the first start. */
  caller(name: DeploymentName): Api;
}

/** Options that enable e-mail channels. No mail server listens at the address. */
export const WITH_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', smtpFrom: 'alerts@example.org' } as const;

/** Starts a service in memory on a free port. It has no rate limits and writes no log. `options` override these defaults. */
export async function startForTest(options: ServerOptions = {}): Promise<RunningServer & Served> {
  const clock = new TestClock();
  const server = await startServer({
    dataDir: ':memory:',
    port: 0,
    checkResponses: true,
    logLevel: 'silent',
    rateLimit: 'off',
    clock: clock.now,
    ...options,
  });
  const { url, credentials } = server;
  if (!credentials) throw new Error('Expected the credentials of the first tenants, received none.');
  return { ...server, credentials, clock, caller: (name) => callerWith(name, url, credentials) };
}

/** Returns an object that reads each property from `running()` when a test uses it. */
export function servedBy(running: () => Served): Served {
  return {
    get url() {
      return running().url;
    },
    get credentials() {
      return running().credentials;
    },
    get clock() {
      return running().clock;
    },
    caller: (name) => running().caller(name),
  };
}

/** Runs a service during the tests of the file or of the enclosing `describe`. */
export function serve(options: ServerOptions = {}): Served {
  let server: Awaited<ReturnType<typeof startForTest>> | undefined;
  const running = () => {
    if (!server) throw new Error('The service runs only during tests. Use it inside a test or a hook.');
    return server;
  };
  beforeAll(async () => {
    server = await startForTest(options);
  });
  afterAll(async () => server?.close());
  return servedBy(running);
}
