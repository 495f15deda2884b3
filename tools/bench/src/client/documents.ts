import { dashboard } from '../payloads/dashboard.ts';
import type { JsonObject } from '../payloads/examples.ts';
import type { Body, Documents, Responses } from './connect.ts';

function asBody(document: JsonObject): Body {
  return { ...document, name: String(document['name']), tiles: document['tiles'] as readonly JsonObject[] };
}

/** Returns the documents of the responses: short ones, with which the cost of the client is visible, and a large one. */
export function documents(): Documents {
  const dashboardBody = asBody(dashboard(1));
  return {
    dashboard: dashboardBody,
    page: Array.from({ length: 10 }, () => dashboardBody),
    large: asBody(dashboard(24)),
  };
}

/** Returns the request body for the dashboard of one tile. */
export function body({ dashboard: { name, tiles } }: Documents): Body {
  return { name, tiles: tiles.map((tile) => ({ ...tile, id: undefined })) };
}

/** The responses of the open source deployment. */
export const openSource: Responses = ({ dashboard: one, page, large }) => ({
  create: { data: one },
  get: { data: one },
  list: { data: page, meta: { total: 100, limit: 10, offset: 0 } },
  large: { data: large },
});
