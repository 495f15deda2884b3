import { afterAll, beforeAll } from 'vitest';
import { createClient } from '../../src/telemetry/clickhouse/client.ts';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { startEngineProcess } from '../../src/telemetry/clickhouse/engine-process.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';

/** A telemetry engine process that the tests start, not the service under test. Only `user` can query it, with a random password. */
export interface SecondEngine {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** A client of the process, to insert rows. */
  readonly engine: Engine;
}

/** Runs a second telemetry engine during the tests of the file. Its database `warehouse` has the tables of telemetry. */
export function secondEngine(): SecondEngine {
  let started: (SecondEngine & { close(): Promise<void> }) | undefined;
  const running = () => {
    if (!started) throw new Error('The second engine runs only during tests.');
    return started;
  };
  beforeAll(async () => {
    const process = await startEngineProcess({});
    const engine = createClient(process.address, { maxStatements: 4 });
    await prepareDatabase(engine, 'warehouse', { retentionDays: 30 });
    const close = async () => {
      await engine.close();
      await process.close();
    };
    started = { ...process.address, engine, close };
  });
  afterAll(async () => started?.close());
  return {
    get url() {
      return running().url;
    },
    get user() {
      return running().user;
    },
    get password() {
      return running().password;
    },
    get engine() {
      return running().engine;
    },
  };
}
