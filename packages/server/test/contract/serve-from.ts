import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/index.ts';
import { addKey } from '../../src/store/secrets/open-secrets.ts';
import { type Served, servedBy, startForTest, WITH_MAIL } from '../http/support/serve.ts';
import { engines, type TestEngine } from '../support/engines.ts';
import { removeDirectory } from '../support/processes.ts';

/** The databases that `fuzz.test.ts` uses: all of them in `npm run fuzz`, SQLite in `npm test`. */
export const fuzzEngines: readonly TestEngine[] =
  process.env['FUZZ_REQUESTS'] === undefined ? engines.slice(0, 1) : engines;

/** The seeds of random tests: `FUZZ_SEED`, or a constant and a random one. */
export const seeds: readonly number[] =
  process.env['FUZZ_SEED'] === undefined ? [20_260_112, randomInt(2 ** 31)] : [Number(process.env['FUZZ_SEED'])];

/** Starts a service on a new store of this database for the tests of a `describe`. It can store passwords and send e-mail. */
export function serveFrom(engine: TestEngine, options: ServerOptions = {}): Served {
  let server: Awaited<ReturnType<typeof startForTest>> | undefined;
  let dataDir: string | undefined;
  let release: (() => Promise<void>) | undefined;
  const running = () => {
    if (!server) throw new Error('The service runs only during tests. Use it inside a test or a hook.');
    return server;
  };
  beforeAll(async () => {
    const { databaseUrl, ...store } = await engine.storeOptions();
    release = store.release;
    // SQLite uses a file, as in production.
    dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
    const secretsKeyFile = join(dataDir, 'test.key');
    addKey(secretsKeyFile);
    server = await startForTest({
      dataDir,
      secretsKeyFile,
      ...WITH_MAIL,
      ...options,
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
  });
  afterAll(async () => {
    await server?.close();
    await release?.();
    if (dataDir !== undefined) removeDirectory(dataDir);
  });
  return servedBy(running);
}
