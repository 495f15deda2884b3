import { expect } from 'vitest';
import type { Api, ApiResponse, Json } from '../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../http/support/request-bodies.ts';

/** The writes of a test and their results. */
export interface WriteLog {
  /** The number of acknowledged writes. */
  acknowledged: number;
  /**
   * The last acknowledged name of each dashboard, and the names that unacknowledged writes may have stored. Undefined is a
   * deletion.
   */
  readonly written: Map<string, { name: string; unacknowledged: (string | undefined)[] }>;
  /** Dashboards whose deletion was acknowledged. */
  readonly deleted: Set<string>;
}

/** Returns an empty log. */
export function createWriteLog(): WriteLog {
  return { acknowledged: 0, written: new Map(), deleted: new Set() };
}

/**
 * Creates a webhook for the alerts. Then writes dashboards and alerts until `shouldStop` returns true or the connection is closed. Writes
 * none if the webhook cannot be created. `onError` receives responses with an error and may throw.
 */
export async function runWriter(
  api: Api,
  log: WriteLog,
  shouldStop: () => boolean,
  onError: (response: ApiResponse) => void,
) {
  const send = async (request: Promise<ApiResponse>): Promise<Json | undefined> => {
    const response = await request;
    if (response.status !== 200) {
      onError(response);
      return undefined;
    }
    log.acknowledged += 1;
    return response.content ?? {};
  };
  try {
    const receiver = await send(api.post('/webhooks', webhook({ name: crypto.randomUUID() })));
    for (let round = 0; receiver && !shouldStop(); round += 1) {
      const created = await send(api.post('/dashboards', dashboard(tile({ name: 'x'.repeat(500) }))));
      if (!created) continue;
      const { id, tiles } = created;
      const entry = { name: created.name, unacknowledged: [] as (string | undefined)[] };
      log.written.set(id, entry);
      await send(api.post('/alerts', alert({ dashboardId: id, tileId: tiles[0].id, webhookId: receiver.id })));
      const name = `${id} ${round}`;
      entry.unacknowledged.push(name);
      if (await send(api.put(`/dashboards/${id}`, { name, tiles }))) Object.assign(entry, { name, unacknowledged: [] });
      if (round % 3 !== 0) continue;
      entry.unacknowledged.push(undefined);
      if (await send(api.delete(`/dashboards/${id}`))) {
        log.deleted.add(id);
        log.written.delete(id);
      }
    }
  } catch (error) {
    // The connection was closed, so the result of the last write is unknown.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Returns all items of a list. */
async function readList(api: Api, path: string): Promise<Json[]> {
  const items: Json[] = [];
  for (;;) {
    const { content, json } = await api.get(`${path}?limit=1000&offset=${items.length}`);
    items.push(...content);
    if (items.length >= json.meta.total) return items;
  }
}

/**
 * Returns the number of dashboards with a lost write. Lost alerts and webhooks are not counted. Expects that every stored alert has its
 * dashboard and tile.
 */
export async function countLostWrites(api: Api, log: WriteLog): Promise<number> {
  const dashboards = new Map((await readList(api, '/dashboards')).map((item) => [item.id, item]));
  let lost = 0;
  for (const [id, { name, unacknowledged }] of log.written) {
    const storedName: string | undefined = dashboards.get(id)?.name;
    if (storedName !== name && !unacknowledged.includes(storedName)) lost += 1;
  }
  for (const id of log.deleted) if (dashboards.has(id)) lost += 1;
  // A deleted dashboard has no alerts.
  for (const { dashboardId, tileId } of await readList(api, '/alerts')) {
    const tiles: Json[] = dashboards.get(dashboardId)?.tiles ?? [];
    expect(tiles.map(({ id }) => id)).toContain(tileId);
  }
  return lost;
}
