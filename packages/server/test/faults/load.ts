import { expect } from 'vitest';
import type { Api, ApiResponse, Json } from '../http/support/api.ts';
import { alert, dashboard, tile, webhook } from '../http/support/request-bodies.ts';

/** What callers were told of the dashboards that they wrote. */
export interface Ledger {
  /** How many writes were acknowledged. */
  acknowledged: number;
  /** The name that a dashboard had last, and what it may have instead: writes that nobody acknowledged. */
  readonly written: Map<string, { name: string; maybe: (string | undefined)[] }>;
  /** Dashboards whose deletion was acknowledged. */
  readonly deleted: Set<string>;
}

/** A ledger without entries. */
export function emptyLedger(): Ledger {
  return { acknowledged: 0, written: new Map(), deleted: new Set() };
}

/**
 * Writes dashboards and alerts on them until a request gets no answer, or `stop` says so. An answer that is no success
 * is handed to `refused`, which decides whether that may be.
 */
export async function write(api: Api, ledger: Ledger, stop: () => boolean, refused: (answer: ApiResponse) => void) {
  const ask = async (request: Promise<ApiResponse>): Promise<Json | undefined> => {
    const answer = await request;
    if (answer.status !== 200) {
      refused(answer);
      return undefined;
    }
    ledger.acknowledged += 1;
    return answer.content ?? {};
  };
  try {
    const hook = await ask(api.post('/webhooks', webhook({ name: crypto.randomUUID() })));
    for (let round = 0; hook && !stop(); round += 1) {
      const made = await ask(api.post('/dashboards', dashboard(tile({ name: 'x'.repeat(500) }))));
      if (!made) continue;
      const { id, tiles } = made;
      const entry = { name: made.name, maybe: [] as (string | undefined)[] };
      ledger.written.set(id, entry);
      await ask(api.post('/alerts', alert({ dashboardId: id, tileId: tiles[0].id, webhookId: hook.id })));
      const name = `${id} ${round}`;
      entry.maybe.push(name);
      if (await ask(api.put(`/dashboards/${id}`, { name, tiles }))) Object.assign(entry, { name, maybe: [] });
      if (round % 3 !== 0) continue;
      entry.maybe.push(undefined);
      if (await ask(api.delete(`/dashboards/${id}`))) {
        ledger.deleted.add(id);
        ledger.written.delete(id);
      }
    }
  } catch (error) {
    // The connection went away; whether the last write was done, nobody was told.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Everything that a list holds, page by page. */
async function all(api: Api, path: string): Promise<Json[]> {
  const items: Json[] = [];
  for (;;) {
    const { content, json } = await api.get(`${path}?limit=1000&offset=${items.length}`);
    items.push(...content);
    if (items.length >= json.meta.total) return items;
  }
}

/** How many acknowledged writes are not there, and whether nothing is there by halves. */
export async function countLost(api: Api, ledger: Ledger): Promise<number> {
  const dashboards = new Map((await all(api, '/dashboards')).map((one) => [one.id, one]));
  let lost = 0;
  for (const [id, { name, maybe }] of ledger.written) {
    const found: string | undefined = dashboards.get(id)?.name;
    if (found !== name && !maybe.includes(found)) lost += 1;
  }
  for (const id of ledger.deleted) if (dashboards.has(id)) lost += 1;
  // An alert goes with its dashboard or not at all.
  for (const { dashboardId, tileId } of await all(api, '/alerts')) {
    const tiles: Json[] = dashboards.get(dashboardId)?.tiles ?? [];
    expect(tiles.map(({ id }) => id)).toContain(tileId);
  }
  return lost;
}
