import { client, v1 } from '@datadog/datadog-api-client';
import type { Connect, Responses } from '../../../src/client/connect.ts';

/**
 * Calls of the Datadog client, with dashboards of Datadog. Except in `list`, these have as many widgets as the dashboards of the other
 * clients have tiles. The Datadog client creates a class instance for each object of a response.
 */
export const connect: Connect = (fetch, { body }) => {
  const authMethods = { apiKeyAuth: 'a-key-of-some-length', appKeyAuth: 'another-key' };
  const api = new v1.DashboardsApi(client.createConfiguration({ authMethods, fetch }));
  const dashboard = {
    title: body.name,
    layoutType: 'ordered',
    widgets: body.tiles.map(() => ({
      definition: { type: 'timeseries', requests: [{ q: 'avg:http.server.duration{service:checkout}' }] },
    })),
  };
  return {
    create: async () => (await api.createDashboard({ body: dashboard })).widgets.length,
    get: async () => (await api.getDashboard({ dashboardId: '6740a3f2c51e9b0012d4e901' })).widgets.length,
    list: async () => (await api.listDashboards({ count: 10 })).dashboards.length,
  };
};

function widget(id: number) {
  const series = ['p50', 'p95', 'p99'].map((percentile) => ({
    q: `${percentile}:http.server.duration{service:checkout} by {route}`,
    display_type: 'line',
    style: { palette: 'dog_classic', line_type: 'solid', line_width: 'normal' },
  }));
  return { id, definition: { type: 'timeseries', title: `Latency ${id}`, show_legend: true, requests: series } };
}

const summary = {
  id: 'abc-def-ghi',
  title: 'Checkout',
  layout_type: 'ordered',
  created_at: '2026-01-01T00:00:00+00:00',
  modified_at: '2026-01-01T00:00:00+00:00',
};

export const responses: Responses = ({ dashboard, page, large }) => ({
  create: { ...summary, widgets: dashboard.tiles.map((_, index) => widget(index)) },
  get: { ...summary, widgets: dashboard.tiles.map((_, index) => widget(index)) },
  list: { dashboards: page.map(() => summary), total: page.length },
  large: { ...summary, widgets: large.tiles.map((_, index) => widget(index)) },
});
