import { dashboard } from '../payloads/dashboard.ts';
import type { JsonObject } from '../payloads/examples.ts';
import type { Answers, Body, Documents } from './connect.ts';

function asBody(document: JsonObject): Body {
  return { ...document, name: String(document['name']), tiles: document['tiles'] as readonly JsonObject[] };
}

/** What is read: the shorter the answer, the more of a call's time is the client's. */
export function documents(): Documents {
  const one = asBody(dashboard(1));
  return { dashboard: one, page: Array.from({ length: 10 }, () => one), large: asBody(dashboard(24)) };
}

/** What is sent: what a person writes for the dashboard with one tile. */
export function body({ dashboard: { name, tiles } }: Documents): Body {
  return { name, tiles: tiles.map((tile) => ({ ...tile, id: undefined })) };
}

/** The answers of the open source deployment. */
export const openSource: Answers = ({ dashboard: one, page, large }) => ({
  create: { data: one },
  get: { data: one },
  list: { data: page, meta: { total: 100, limit: 10, offset: 0 } },
  large: { data: large },
});
