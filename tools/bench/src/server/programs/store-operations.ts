import { hash, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** The variable part of a response. */
export interface ResponseData {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag?: string;
  readonly total?: number;
  /** True if a client may store the response and revalidate it with its ETag. */
  readonly cacheable?: true;
}

interface DashboardRow {
  readonly id: string;
  readonly name: string;
  /** The stored JSON as bytes, which are sent unchanged. */
  readonly tiles: Uint8Array;
  readonly tags: string;
  readonly version: number;
}

interface Tile {
  readonly asRatio?: boolean;
  readonly series: readonly { readonly type: string; readonly sourceId?: string; readonly dataSource?: string }[];
}

/** The constant headers. */
export const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'content-type': 'application/json; charset=utf-8',
};

/**
 * Opens the store and returns a minimal implementation of the operations of the service: the digest of the key, the same
 * statements on the same store with the same durability, and the same response. It does not validate, limit or measure anything.
 */
export function openStoreOperations(file: string) {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const begin = db.prepare('begin');
  const beginWrite = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const keyByDigest = db.prepare('select id, team_id, digest, suffix, revoked_at from personal_keys where digest = ?');
  const columns = 'id, name, cast(tiles as blob) as tiles, tags, version';
  const selectOne = db.prepare(`select ${columns} from dashboards where tenant_id = ? and id = ?`);
  const page = db.prepare(`select ${columns} from dashboards where tenant_id = ? order by id limit ? offset ?`);
  const count = db.prepare('select count(*) as total from dashboards where tenant_id = ?');
  const sources = db.prepare('select id, definition from sources where tenant_id = ?');
  const addUsage = db.prepare(
    `insert into tenant_usage (tenant_id, dashboards, alerts, webhooks, saved_searches, bytes) values (?, 1, 0, 0, 0, ?)
      on conflict (tenant_id) do update set dashboards = tenant_usage.dashboards + 1, bytes = tenant_usage.bytes + excluded.bytes`,
  );
  const insert = db.prepare(
    'insert into dashboards (id, name, tiles, tags, version, tenant_id, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );

  const versioned = (row: DashboardRow): ResponseData => ({
    status: 200,
    etag: `"${row.version}"`,
    body: Buffer.concat([Buffer.from('{"data":'), ...jsonChunks(row), Buffer.from('}')]),
  });

  return {
    /** Returns the team of a valid key; undefined for other keys. */
    team(authorization: string | undefined): string | undefined {
      const key = authorization?.slice('Bearer '.length) ?? '';
      const row = keyByDigest.get(hash('sha256', key, 'base64'));
      return row?.['revoked_at'] === null ? String(row['team_id']) : undefined;
    },
    get(team: string, id: string, requestId: string): ResponseData {
      const row = selectOne.get(team, id) as DashboardRow | undefined;
      if (row) return { ...versioned(row), cacheable: true };
      return { status: 404, body: JSON.stringify({ message: 'No dashboard has this id.', requestId }) };
    },
    list(team: string, limit: number, offset: number): ResponseData {
      begin.run();
      const rows = page.all(team, limit, offset) as unknown as DashboardRow[];
      const total = Number(count.get(team)?.['total']);
      commit.run();
      const meta = JSON.stringify({ total, limit, offset });
      const body = Buffer.concat([
        Buffer.from('{"data":['),
        ...rows.flatMap((row, index) => [Buffer.from(index === 0 ? '' : ','), ...jsonChunks(row)]),
        Buffer.from(`],"meta":${meta}}`),
      ]);
      return { status: 200, total, body };
    },
    create(team: string, body: string): ResponseData {
      const { name, tiles, tags = [] } = JSON.parse(body);
      const stored = tiles.map(({ asRatio, series, ...rest }: Tile) => ({
        ...rest,
        id: newId(),
        asRatio: asRatio === true,
        series: series.map((item) =>
          item.type === 'markdown' || item.sourceId !== undefined || item.dataSource !== undefined
            ? item
            : { ...item, dataSource: 'events' },
        ),
      }));
      const now = new Date().toISOString();
      const text = JSON.stringify(stored);
      const row = { id: newId(), name, tags: JSON.stringify(tags), version: 1 };
      beginWrite.run();
      sources.all(team);
      insert.run(row.id, row.name, text, row.tags, row.version, team, now, now);
      addUsage.run(team, Buffer.byteLength(row.name) + Buffer.byteLength(text) + Buffer.byteLength(row.tags));
      commit.run();
      return versioned({ ...row, tiles: Buffer.from(text) });
    },
  };
}

/** The JSON of the properties of filters and saved values that a dashboard does not set. */
const EMPTY_FILTERS = '"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]';

/** Returns the JSON of a dashboard. It contains the stored JSON unchanged. */
function jsonChunks({ id, name, tiles, tags }: DashboardRow): Uint8Array[] {
  const start = Buffer.from(`{"id":"${id}","name":${JSON.stringify(name)},"tiles":`);
  return [start, tiles, Buffer.from(`,"tags":${tags},${EMPTY_FILTERS}}`)];
}

let idCounter = randomBytes(6).readUIntBE(0, 6);

function newId(): string {
  idCounter += 1;
  return Math.floor(Date.now() / 1000).toString(16) + idCounter.toString(16).padStart(16, '0');
}
