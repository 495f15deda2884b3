import { hash, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** A response without `x-request-id` and `content-length`. */
export interface ResponseData {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** The caller of a request whose key is valid. */
export interface Caller {
  readonly team: string;
  /** The `RateLimit-*` headers of the response. */
  readonly limitHeaders: Readonly<Record<string, string>>;
}

/** The caller, or the response to a request that is rejected. */
type Admission =
  | { readonly caller: Caller; readonly rejection?: undefined }
  | { readonly caller?: undefined; readonly rejection: ResponseData };

/** The parts of a request for one dashboard. */
export interface DashboardRequest {
  readonly id: string;
  readonly requestId: string;
  readonly ifNoneMatch: string | undefined;
}

interface DashboardRow {
  readonly id: string;
  readonly name: string;
  /** The stored JSON as bytes, which are sent unchanged. */
  readonly tiles: Uint8Array;
  readonly tags: string;
  /** The JSON of the properties that follow `tags` in a response; null if none of them is set. */
  readonly details: string | null;
  readonly version: number;
}

interface Tile {
  readonly asRatio?: boolean;
  readonly series: readonly { readonly type: string; readonly sourceId?: string; readonly dataSource?: string }[];
}

/** The headers of all responses. A response to GET with a dashboard has another `cache-control`. */
const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** The limit of the service in the benchmark. It is never reached. */
const LIMIT = { requests: 999_999_999, seconds: 60 };

/** The upper bounds of the durations in seconds, as in the metrics of the service. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, Number.POSITIVE_INFINITY];

/**
 * Opens the store and returns a minimal implementation of the operations of the service. For each request, it calculates the digest of
 * the key, counts the request against the rate limit, and checks the role and the parameters. It records the last use of a key once per
 * minute. Its statements have the same effect and durability as those of the service. It returns the same responses to the requests of the
 * benchmark. Errors that the benchmark does not cause have shorter bodies. It counts the responses and their durations. It does not
 * validate bodies.
 */
export function openStoreOperations(file: string) {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const begin = db.prepare('begin');
  const beginWrite = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const keyByDigest = db.prepare('select id, team_id, suffix, role, revoked_at from personal_keys where digest = ?');
  const useKey = db.prepare('update personal_keys set used_at = ? where id = ?');
  const columns = 'id, name, cast(tiles as blob) as tiles, tags, details, version';
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

  const windows = new Map<string, { used: number; readonly endsAtMs: number }>();
  const usedMinutes = new Map<string, number>();
  const responses = new Map<string, { count: number; seconds: number; readonly buckets: number[] }>();

  /** Counts a request in the window of its key. Returns the number of counted requests and the `RateLimit-*` headers. */
  const countRequest = (digest: string) => {
    const nowMs = performance.now();
    let window = windows.get(digest);
    if (!window || window.endsAtMs <= nowMs) {
      window = { used: 0, endsAtMs: nowMs + LIMIT.seconds * 1000 };
      windows.set(digest, window);
    }
    window.used += 1;
    const limitHeaders = {
      'ratelimit-limit': String(LIMIT.requests),
      'ratelimit-remaining': String(Math.max(0, LIMIT.requests - window.used)),
      'ratelimit-reset': String(Math.ceil((window.endsAtMs - nowMs) / 1000)),
    };
    return { used: window.used, limitHeaders };
  };

  /** Records the last use of a key, once per minute. */
  const recordUse = (keyId: string): void => {
    const minute = Math.floor(Date.now() / 60_000);
    if (usedMinutes.get(keyId) === minute) return;
    usedMinutes.set(keyId, minute);
    useKey.run(new Date(minute * 60_000).toISOString(), keyId);
  };

  const respond = (status: number, { limitHeaders }: Pick<Caller, 'limitHeaders'>, body: object): ResponseData => ({
    status,
    headers: { ...fixedHeaders, ...limitHeaders },
    body: JSON.stringify(body),
  });

  const versioned = (row: DashboardRow, { limitHeaders }: Caller, cacheControl: string): ResponseData => ({
    status: 200,
    headers: { ...fixedHeaders, ...limitHeaders, etag: `"${row.version}"`, 'cache-control': cacheControl },
    body: Buffer.concat([Buffer.from('{"data":'), ...jsonChunks(row), Buffer.from('}')]),
  });

  return {
    /** Returns the caller, or the response if the limit is exceeded, the key is not valid, or its role does not allow the method. */
    admit(authorization: string | undefined, method: string): Admission {
      const digest = hash('sha256', authorization?.slice('Bearer '.length) ?? '', 'base64');
      const { used, limitHeaders } = countRequest(digest);
      if (used > LIMIT.requests) return { rejection: respond(429, { limitHeaders }, {}) };
      const row = keyByDigest.get(digest);
      if (row?.['revoked_at'] !== null) return { rejection: respond(401, { limitHeaders }, {}) };
      if (method === 'POST' && row['role'] !== 'editor') return { rejection: respond(403, { limitHeaders }, {}) };
      recordUse(String(row['id']));
      return { caller: { team: String(row['team_id']), limitHeaders } };
    },
    get(caller: Caller, { id, requestId, ifNoneMatch }: DashboardRequest): ResponseData {
      if (!/^[0-9a-f]{24}$/.test(id)) return respond(400, caller, { message: 'Invalid id.', requestId });
      const row = selectOne.get(caller.team, id) as DashboardRow | undefined;
      if (!row) return respond(404, caller, { message: 'No dashboard has this id.', requestId });
      const response = versioned(row, caller, 'private, no-cache');
      return ifNoneMatch === response.headers['etag'] ? { ...response, status: 304, body: '' } : response;
    },
    list({ team, limitHeaders }: Caller, limit: number, offset: number): ResponseData {
      if (!(limit >= 1 && limit <= 1000 && offset >= 0)) return respond(400, { limitHeaders }, {});
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
      return { status: 200, headers: { ...fixedHeaders, ...limitHeaders, 'x-total-count': String(total) }, body };
    },
    create(caller: Caller, body: string): ResponseData {
      const { team } = caller;
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
      const row = { id: newId(), name, tags: JSON.stringify(tags), details: null, version: 1 };
      beginWrite.run();
      // The service reads the sources to check the references of the tiles.
      sources.all(team);
      insert.run(row.id, row.name, text, row.tags, row.version, team, now, now);
      addUsage.run(team, Buffer.byteLength(row.name) + Buffer.byteLength(text) + Buffer.byteLength(row.tags));
      commit.run();
      return versioned({ ...row, tiles: Buffer.from(text) }, caller, 'no-store');
    },
    /** Counts a response and its duration. */
    measure(operation: string, status: number, seconds: number): void {
      const key = `${operation} ${Math.floor(status / 100)}xx`;
      let measured = responses.get(key);
      if (!measured) {
        measured = { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
        responses.set(key, measured);
      }
      measured.count += 1;
      measured.seconds += seconds;
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      measured.buckets[bucket] = (measured.buckets[bucket] ?? 0) + 1;
    },
  };
}

/** The JSON that replaces `details` if it is null. */
const EMPTY_DETAILS = '{"filters":[],"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}';

/** Returns the JSON of a dashboard. It contains the stored JSON unchanged. */
function jsonChunks({ id, name, tiles, tags, details }: DashboardRow): Uint8Array[] {
  const start = Buffer.from(`{"id":"${id}","name":${JSON.stringify(name)},"tiles":`);
  return [start, tiles, Buffer.from(`,"tags":${tags},${(details ?? EMPTY_DETAILS).slice(1)}`)];
}

let idCounter = randomBytes(6).readUIntBE(0, 6);

function newId(): string {
  idCounter += 1;
  return Math.floor(Date.now() / 1000).toString(16) + idCounter.toString(16).padStart(16, '0');
}
