import type { ServiceOptions } from '../../src/app/service.ts';
import type { DatabaseKind } from '../../src/store/database-kind.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store, StoreOptions } from '../../src/store/store.ts';
import { postgres } from './postgres.ts';
import { openTestService } from './service.ts';

/** Stores and services with nothing in them, of which nothing is left when they are closed. */
export interface TestEngine {
  readonly name: DatabaseKind;
  /** Opens a new store. */
  openStore(options?: Partial<StoreOptions>): Promise<Store>;
  /** Opens a service on a new store. */
  openTestService(options?: Partial<ServiceOptions>): ReturnType<typeof openTestService>;
  /** What a store is opened with, beside a directory, by tests that open the same one several times. */
  storeOptions(): Promise<{ readonly databaseUrl?: string; drop(): Promise<void> }>;
}

const sqlite: TestEngine = {
  name: 'sqlite',
  openStore: (options) => openStore({ dataDir: ':memory:', clock: Date.now, ...options }),
  openTestService: (options) => openTestService(options),
  storeOptions: async () => ({ drop: async () => undefined }),
};

/** The same, and its database is given back when it is closed. */
function lent<Closable extends { close(): Promise<void> }>(opened: Closable, giveBack: () => Promise<void>) {
  const close = async () => {
    await opened.close();
    await giveBack();
  };
  return new Proxy(opened, { get: (target, name) => (name === 'close' ? close : Reflect.get(target, name)) });
}

const postgresEngine: TestEngine = {
  name: 'postgres',
  async openStore(options) {
    const { url, giveBack } = await postgres.database();
    return lent(await openStore({ dataDir: ':memory:', databaseUrl: url, clock: Date.now, ...options }), giveBack);
  },
  async openTestService(options) {
    const { url, giveBack } = await postgres.database();
    const opened = await openTestService({ databaseUrl: url, ...options });
    return { ...opened, service: lent(opened.service, giveBack) };
  },
  async storeOptions() {
    const { url, giveBack } = await postgres.database();
    return { databaseUrl: url, drop: giveBack };
  },
};

/** Every engine that this machine has; where PostgreSQL is missing, the run has said why. */
export const engines: readonly TestEngine[] = postgres.problem === undefined ? [sqlite, postgresEngine] : [sqlite];
