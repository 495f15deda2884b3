import type { Selectable } from 'kysely';
import { TenantBytes } from '../../domain/concurrency/tenant-bytes.ts';
import { isTrueWithin } from '../../domain/settles-within.ts';
import { connectionOwner, type SecretCipher } from '../../store/secrets/stored-secrets.ts';
import type { Store } from '../../store/store.ts';
import type { ConnectionsTable } from '../../store/tables.ts';
import type { Engine } from '../clickhouse/engine.ts';
import { ServerRejectedError } from '../clickhouse/engine-errors.ts';
import type { ResponseMemory } from '../clickhouse/response-body.ts';
import { InvalidTileError } from '../query/chart-query.ts';
import { type Charts, createCharts } from '../query/charts.ts';
import { type Catalog, createCatalog } from '../schema/catalog.ts';
import { databaseOfTenant } from '../schema/tenant-database.ts';
import type { Telemetry } from '../telemetry.ts';
import { type Connect, openServer } from './open-server.ts';

/** The maximum number of open servers. Beyond it, the least recently used server is closed. */
const MAX_OPEN = 200;

/** The maximum time of a check for missing tables. */
const CHECK_TIMEOUT_MS = 3_000;

/** Time after which an evicted server, or one whose connection has changed, is closed. Running queries can send statements until then. */
const CLOSE_DELAY_MS = 60_000;

/** Time that running statements have to finish when a server is closed after {@link CLOSE_DELAY_MS}. */
const CLOSE_TIMEOUT_MS = 60_000;

/** The maximum size of the cached columns of a server, in characters. */
const MAX_CATALOG_CHARACTERS = 262_144;

/** The `rolledUpForMs` of a catalog: queries use no roll-ups, because this service does not write to the tables. */
const WITHOUT_ROLL_UPS_MS = 0;

/** The maximum size of the responses from servers of tenants that are in memory at the same time, in bytes: in total and per tenant. */
const RESPONSE_BOUNDS = { total: 64 * 1024 ** 2, perTenant: 32 * 1024 ** 2 };

/** The dependencies of {@link TenantCharts}. */
export interface TenantChartsContext {
  readonly store: Pick<Store, 'db'>;
  readonly telemetry: Telemetry;
  readonly secrets: Pick<SecretCipher, 'decrypt'>;
  /** Opens sockets to the servers of tenants. */
  readonly connect: Connect;
}

/** The charts of one connection. */
interface Queryable {
  readonly charts: Charts;
  readonly catalog: Catalog;
}

interface OpenServer extends Queryable {
  readonly version: number;
  readonly engine: Engine;
}

type Row = Selectable<ConnectionsTable>;

/**
 * The charts of all tenants. Each tenant has a built-in connection to its own database on the engine. A team of the open source deployment
 * can also connect other ClickHouse servers.
 */
export class TenantCharts {
  readonly #context: TenantChartsContext;
  /** The ids of the built-in connections by tenant. They never change. */
  readonly #builtIn = new Map<string, string>();
  /** The names of the databases by tenant. They never change. */
  readonly #databases = new Map<string, Promise<string>>();
  /** The open servers by tenant and connection, the least recently used first. */
  readonly #servers = new Map<string, OpenServer>();
  /** The engines of servers that are evicted or whose connection has changed, with the timers that close them. */
  readonly #retired = new Map<Engine, NodeJS.Timeout>();
  readonly #responses = new TenantBytes(RESPONSE_BOUNDS);

  constructor(context: TenantChartsContext) {
    this.#context = context;
  }

  /**
   * Returns the charts of a connection, or of the built-in connection if the list is empty. Throws:
   *
   * - InvalidTileError if the list has several connections, or one that does not exist
   * - ServerRejectedError if the password of the connection cannot be decrypted
   * - the errors of `Telemetry.prepare`
   */
  async forConnections(tenant: string, connections: readonly string[]): Promise<Charts> {
    const [first, ...others] = new Set(connections);
    if (others.length > 0) throw new InvalidTileError('All sources of a query must be on the same connection.');
    return (await this.#open(tenant, first)).charts;
  }

  /**
   * Returns the database of a tenant if the connection is the built-in one, and undefined for a connection to another server.
   * Throws InvalidTileError if the connection does not exist.
   */
  async ownDatabase(tenant: string, connection: string): Promise<string | undefined> {
    return (await this.#otherServer(tenant, connection)) ? undefined : this.#databaseOf(tenant);
  }

  /** Returns the tables that do not exist. Returns an empty list if the server does not respond in time, or if the check fails. */
  async findMissingTables(
    tenant: string,
    { connection, database, tables }: { connection: string; database: string; tables: readonly string[] },
  ): Promise<string[]> {
    const missing: string[] = [];
    const check = async () => {
      const { catalog } = await this.#open(tenant, connection);
      for (const table of tables) if (!(await catalog.shapeOf(database, table))) missing.push(table);
      return true;
    };
    const checked = check().catch(() => false);
    return (await isTrueWithin(checked, CHECK_TIMEOUT_MS)) ? missing : [];
  }

  /** Waits up to `graceMs` for running statements, then closes the servers. */
  async close(graceMs = 0): Promise<void> {
    for (const timer of this.#retired.values()) clearTimeout(timer);
    const engines = [...this.#retired.keys(), ...[...this.#servers.values()].map(({ engine }) => engine)];
    this.#retired.clear();
    this.#servers.clear();
    await Promise.all(engines.map((engine) => engine.close(graceMs)));
  }

  async #open(tenant: string, connection: string | undefined): Promise<Queryable> {
    const { telemetry } = this.#context;
    const row = connection === undefined ? undefined : await this.#otherServer(tenant, connection);
    if (row) return this.#server(row);
    await telemetry.prepare(await this.#databaseOf(tenant));
    return telemetry;
  }

  /** Returns the row of a connection to another server, and undefined for the built-in connection. Throws InvalidTileError. */
  async #otherServer(tenant: string, connection: string): Promise<Row | undefined> {
    if (this.#builtIn.get(tenant) === connection) return undefined;
    const row = await this.#findRow(tenant, connection);
    if (!row) throw new InvalidTileError('The connection does not exist.');
    if (row.is_built_in === 0) return row;
    this.#builtIn.set(tenant, connection);
    return undefined;
  }

  #findRow(tenant: string, id: string): Promise<Row | undefined> {
    return this.#context.store.db
      .selectFrom('connections')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Returns the server of a connection. Opens it again after a change of the connection. */
  #server(row: Row): OpenServer {
    const { connect, telemetry } = this.#context;
    const key = `${row.tenant_id}/${row.id}`;
    const known = this.#servers.get(key);
    this.#servers.delete(key);
    if (known?.version === row.version) {
      this.#servers.set(key, known);
      return known;
    }
    if (known) this.#retire(known);
    const { host, username } = row;
    const address = { host, username, password: this.#passwordOf(row) };
    const engine = openServer(address, (url) => connect(url, row.tenant_id), this.#memoryOf(row.tenant_id));
    const catalog = createCatalog(engine, WITHOUT_ROLL_UPS_MS, MAX_CATALOG_CHARACTERS);
    const charts = createCharts(engine, catalog, { parser: telemetry.engine });
    const opened = { version: row.version, engine, catalog, charts };
    this.#servers.set(key, opened);
    for (const [oldest, server] of this.#servers) {
      if (this.#servers.size <= MAX_OPEN) break;
      this.#servers.delete(oldest);
      this.#retire(server);
    }
    return opened;
  }

  /** Closes a server after {@link CLOSE_DELAY_MS}. */
  #retire({ engine }: OpenServer): void {
    const close = (): void => {
      this.#retired.delete(engine);
      engine.close(CLOSE_TIMEOUT_MS).catch(() => undefined);
    };
    this.#retired.set(engine, setTimeout(close, CLOSE_DELAY_MS).unref());
  }

  /** Returns the memory for the responses of the servers of a tenant. */
  #memoryOf(tenant: string): ResponseMemory {
    return {
      reserve: (bytes) => {
        if (this.#responses.exceededBound(tenant, bytes)) return false;
        this.#responses.add(tenant, bytes);
        return true;
      },
      release: (bytes) => this.#responses.add(tenant, -bytes),
    };
  }

  #passwordOf({ tenant_id, id, password }: Row): string {
    if (password === null) return '';
    try {
      return this.#context.secrets.decrypt(password, connectionOwner(tenant_id, id));
    } catch {
      throw new ServerRejectedError('the password of the connection cannot be decrypted: set it again');
    }
  }

  #databaseOf(tenant: string): Promise<string> {
    const cached = this.#databases.get(tenant);
    if (cached) return cached;
    const database = databaseOfTenant(this.#context.store, tenant);
    this.#databases.set(tenant, database);
    database.catch(() => this.#databases.delete(tenant));
    return database;
  }
}
