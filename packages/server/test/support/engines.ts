import type { ServiceOptions } from '../../src/app/open-service.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { DatabaseKind, Store, StoreOptions } from '../../src/store/store.ts';
import { postgres } from './postgres.ts';
import { openTestService } from './service.ts';

/** A database engine on which tests open empty stores and services. Closing them removes their data. */
export interface TestEngine {
  readonly name: DatabaseKind;
  /** Opens a new store. */
  openStore(options?: Partial<StoreOptions>): Promise<Store>;
  /** Opens a service on a new store. */
  openTestService(options?: Partial<ServiceOptions>): ReturnType<typeof openTestService>;
  /**
   * Returns the location of a new store, for tests that open it several times. SQLite has no `databaseUrl`: it uses the
   * `dataDir` of the test. `release` deletes the rows of PostgreSQL.
   */
  storeOptions(): Promise<{ readonly databaseUrl?: string; release(): Promise<void> }>;
}

/** SQLite. Tests use it if the behavior that they check does not depend on the database engine. */
export const sqlite: TestEngine = {
  name: 'sqlite',
  openStore: (options) => openStore({ dataDir: ':memory:', clock: Date.now, ...options }),
  openTestService: (options) => openTestService(options),
  storeOptions: async () => ({ release: async () => undefined }),
};

/** Wraps a store or a service, so that closing it also releases its database. */
function releaseOnClose<Closable extends { close(): Promise<void> }>(opened: Closable, release: () => Promise<void>) {
  const close = async () => {
    await opened.close();
    await release();
  };
  return new Proxy(opened, { get: (target, name) => (name === 'close' ? close : Reflect.get(target, name)) });
}

const postgresEngine: TestEngine = {
  name: 'postgres',
  async openStore(options) {
    const { url, release } = await postgres.database();
    return releaseOnClose(
      await openStore({ dataDir: ':memory:', databaseUrl: url, clock: Date.now, ...options }),
      release,
    );
  },
  async openTestService(options) {
    const { url, release } = await postgres.database();
    const opened = await openTestService({ databaseUrl: url, ...options });
    return { ...opened, service: releaseOnClose(opened.service, release) };
  },
  async storeOptions() {
    const { url, release } = await postgres.database();
    return { databaseUrl: url, release };
  },
};

/** SQLite, and PostgreSQL if it is available. Otherwise the run prints the reason. */
export const engines: readonly TestEngine[] = postgres.isAvailable ? [sqlite, postgresEngine] : [sqlite];
