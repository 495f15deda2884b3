import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/index.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { engines, type TestEngine } from '../support/engines.ts';
import { removeDirectory } from '../support/remove-directory.ts';

/** The engines that tests at random run on: all of them in `npm run fuzz`, the embedded one in `npm test`. */
export const enginesAtRandom: readonly TestEngine[] =
  process.env['FUZZ_REQUESTS'] === undefined ? engines.slice(0, 1) : engines;

/** Serves from a new store of the engine while the tests of the `describe` around it run. */
export function serveFrom(engine: TestEngine, options: ServerOptions = {}): Served {
  let server: Awaited<ReturnType<typeof startForTest>> | undefined;
  let dataDir: string | undefined;
  let drop: (() => Promise<void>) | undefined;
  const running = () => {
    if (!server) throw new Error('the service is only there inside of tests');
    return server;
  };
  beforeAll(async () => {
    const { databaseUrl, ...store } = await engine.storeOptions();
    drop = store.drop;
    // SQLite in files, as in production: what is read from them is remembered.
    dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
    server = await startForTest({ dataDir, ...options, ...(databaseUrl !== undefined && { databaseUrl }) });
  });
  afterAll(async () => {
    await server?.close();
    await drop?.();
    if (dataDir !== undefined) removeDirectory(dataDir);
  });
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
