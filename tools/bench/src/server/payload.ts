import { dashboard } from '../payloads/dashboard.ts';
import type { JsonObject } from '../payloads/examples.ts';

/** The body that creates a dashboard of so many tiles; those that show metrics read the tenant's source. */
export function dashboardBody(tileCount: number, metricSource: string): JsonObject {
  const { name = '', tiles = [], tags = [] } = dashboard(tileCount);
  const text = JSON.stringify({ name, tiles, tags }, (key, value) => (key === 'sourceId' ? metricSource : value));
  return JSON.parse(text);
}
