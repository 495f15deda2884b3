import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dashboard } from '../payloads/dashboard.ts';
import type { JsonObject } from '../payloads/examples.ts';
import { BenchError, root } from '../run-program.ts';
import { candidates, OURS, storeOf } from './server-candidates.ts';
import { startServerProcess } from './server-process.ts';

/** A data directory of a stopped service. */
export interface Filled {
  readonly dataDir: string;
  readonly apiKey: string;
  /** The ids of the dashboards. */
  readonly ids: readonly string[];
  /** The body of a request that creates a dashboard. */
  readonly body: string;
}

/** Creates a temporary folder on the disk of the repository, so that durable writes have their real cost. */
export function openFolder(): { readonly path: string; remove(): void } {
  const cache = join(root, 'node_modules/.cache/bench');
  mkdirSync(cache, { recursive: true });
  const path = mkdtempSync(join(cache, 'data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Creates a data directory with dashboards through the service. */
export async function fill(dataDir: string, dashboards: number, tiles: number): Promise<Filled> {
  const service = candidates.find(({ name }) => name === OURS);
  if (!service) throw new Error(`Expected a candidate "${OURS}".`);
  const subject = await startServerProcess((port) => service.command({ port, dataDir, home: '' }));
  try {
    const { openSource } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    const call = async (path: string, body?: string) => {
      const response = await fetch(`http://127.0.0.1:${subject.port}/api/v2/${path}`, {
        headers: { authorization: `Bearer ${openSource.apiKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body }),
      });
      const text = await response.text();
      if (!response.ok)
        throw new BenchError(
          `Expected status 200 from the service, received ${response.status}: ${text.slice(0, 500)}`,
        );
      return JSON.parse(text).data;
    };
    const sources: { id: string; kind: string }[] = await call('sources');
    const metrics = sources.find(({ kind }) => kind === 'metric');
    const first = await call('dashboards', JSON.stringify(dashboardBody(tiles, metrics?.id ?? '')));
    // The body contains all defaults, because the servers that are compared with the service do not add all of them.
    const body = JSON.stringify({ name: first.name, tiles: first.tiles, tags: first.tags });
    const ids: string[] = [first.id];
    while (ids.length < dashboards) ids.push((await call('dashboards', body)).id);
    return { dataDir, apiKey: openSource.apiKey, ids, body };
  } finally {
    await subject.stop();
  }
}

/** Copies a data directory for another server. */
export function copy(filled: Filled, dataDir: string): Filled {
  mkdirSync(dataDir, { mode: 0o700 });
  copyFileSync(storeOf(filled.dataDir), storeOf(dataDir));
  copyFileSync(join(filled.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
  return { ...filled, dataDir };
}

/**
 * Copies the only dashboard of a data directory, until its tenant has `ownCount` dashboards and another tenant has `otherCount`. Returns
 * at most 5,000 ids of dashboards of the first tenant, evenly distributed over its list.
 */
export function multiply(
  { dataDir, ids }: Filled,
  count: { readonly ownCount: number; readonly otherCount: number },
): readonly string[] {
  const db = new DatabaseSync(storeOf(dataDir));
  const insert = db.prepare(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
     insert into dashboards (tenant_id, id, name, tiles, tags, version, created_at, updated_at)
     select coalesce(?, tenant_id), printf('%024x', n), name, tiles, tags, version, created_at, updated_at
     from numbers join dashboards on id = ?`,
  );
  const first = ids[0] ?? '';
  db.exec('begin');
  if (count.ownCount > 1) insert.run(count.ownCount - 1, null, first);
  if (count.otherCount > 0) insert.run(count.otherCount, 'f'.repeat(24), first);
  db.exec('commit');
  db.close();
  const step = Math.ceil(count.ownCount / 5000);
  const copies = Array.from({ length: Math.floor((count.ownCount - 1) / step) }, (_, index) => (index + 1) * step);
  return [first, ...copies.map((number) => number.toString(16).padStart(24, '0'))];
}

/** Returns the body of a dashboard. Series with a source use the metric source of the tenant. */
function dashboardBody(tileCount: number, metricSource: string): JsonObject {
  const { name = '', tiles = [], tags = [] } = dashboard(tileCount);
  const text = JSON.stringify({ name, tiles, tags }, (key, value) => (key === 'sourceId' ? metricSource : value));
  return JSON.parse(text);
}
