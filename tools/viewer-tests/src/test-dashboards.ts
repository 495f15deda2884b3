import type { DashboardInput } from '@observability-api/open-source';

const duration = {
  aggFn: 'quantile',
  level: 0.95,
  valueExpression: "toFloat64OrNull(LogAttributes['duration'])",
  alias: 'p95',
} as const;

/** Returns a dashboard with a filter, a section with tabs, and most display types, for a log source. */
export function shopDashboard(sourceId: string): DashboardInput {
  const count = { aggFn: 'count', alias: 'Requests' } as const;
  const errors = { aggFn: 'count', alias: 'Errors', where: 'SeverityText:error' } as const;
  return {
    name: 'Shop overview',
    tags: ['production', 'shop'],
    filters: [{ type: 'QUERY_EXPRESSION', id: 'service', name: 'Service', expression: 'ServiceName', sourceId }],
    containers: [
      {
        id: 'detail',
        title: 'Details',
        collapsed: false,
        tabs: [
          { id: 'routes', title: 'Routes' },
          { id: 'events', title: 'Events' },
        ],
      },
    ],
    tiles: [
      {
        id: 'requests',
        name: 'Requests',
        x: 0,
        y: 0,
        w: 6,
        h: 4,
        config: { displayType: 'number', sourceId, select: [count], backgroundChart: { type: 'area' } },
      },
      {
        id: 'errors',
        name: 'Errors',
        x: 6,
        y: 0,
        w: 6,
        h: 4,
        config: {
          displayType: 'number',
          sourceId,
          select: [errors],
          backgroundChart: { type: 'line' },
          colorRules: [{ operator: 'gt', value: 20, color: 'chart-error' }],
        },
      },
      {
        id: 'p95',
        name: '95th percentile',
        x: 12,
        y: 0,
        w: 6,
        h: 4,
        config: {
          displayType: 'number',
          sourceId,
          select: [duration],
          numberFormat: { output: 'duration', factor: 0.001 },
        },
      },
      {
        id: 'about',
        name: 'About',
        x: 18,
        y: 0,
        w: 6,
        h: 4,
        config: {
          displayType: 'markdown',
          markdown: 'The shop, **all services**.\n\n- On call: payments team\n- [Runbook](https://example.org/runbook)',
        },
      },
      {
        id: 'by-service',
        name: 'Requests by service',
        x: 0,
        y: 4,
        w: 12,
        h: 7,
        config: { displayType: 'stacked_bar', sourceId, select: [count], groupBy: 'ServiceName' },
      },
      {
        id: 'latency',
        name: 'Latency by service',
        x: 12,
        y: 4,
        w: 12,
        h: 7,
        config: {
          displayType: 'line',
          sourceId,
          select: [duration],
          groupBy: 'ServiceName',
          numberFormat: { output: 'duration', factor: 0.001 },
        },
      },
      {
        id: 'levels',
        name: 'Levels',
        x: 0,
        y: 11,
        w: 8,
        h: 6,
        config: { displayType: 'pie', sourceId, select: [count], groupBy: 'SeverityText' },
      },
      {
        id: 'error-area',
        name: 'Errors over time',
        x: 8,
        y: 11,
        w: 16,
        h: 6,
        series: [{ type: 'time', dataSource: 'events', aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
      },
      {
        id: 'routes',
        name: 'Routes',
        x: 0,
        y: 0,
        w: 24,
        h: 6,
        containerId: 'detail',
        tabId: 'routes',
        config: {
          displayType: 'table',
          sourceId,
          select: [count, errors, duration],
          groupBy: "LogAttributes['route'], ServiceName",
          groupByColumnsOnLeft: true,
        },
      },
      {
        id: 'events',
        name: 'Latest events',
        x: 0,
        y: 0,
        w: 24,
        h: 8,
        containerId: 'detail',
        tabId: 'events',
        config: { displayType: 'search', sourceId, select: 'Timestamp, ServiceName, SeverityText, Body', where: '' },
      },
    ],
  };
}

/** Returns a dashboard with a tile of each display type, for a log source and a trace source. */
export function displayTypesDashboard(sourceId: string, tracesId: string): DashboardInput {
  const count = { aggFn: 'count', alias: 'Requests' } as const;
  const groups = { sourceId, select: [count], groupBy: 'ServiceName' };
  const route = "LogAttributes['route']";
  const configs = {
    line: { displayType: 'line', ...groups },
    stacked_bar: { displayType: 'stacked_bar', ...groups },
    bar: { displayType: 'bar', ...groups },
    pie: { displayType: 'pie', ...groups },
    number: { displayType: 'number', sourceId, select: [count], backgroundChart: { type: 'line' } },
    table: { displayType: 'table', sourceId, select: [count, duration], groupBy: `ServiceName, ${route}` },
    heatmap: {
      displayType: 'heatmap',
      sourceId: tracesId,
      select: [{ valueExpression: 'Duration' }],
      numberFormat: { output: 'duration', factor: 1e-9 },
    },
    search: { displayType: 'search', sourceId, select: 'Timestamp, ServiceName, SeverityText, Body', where: '' },
    event_patterns: { displayType: 'event_patterns', sourceId },
    markdown: {
      displayType: 'markdown',
      markdown:
        '# Runbook\n\nThe shop, **all services**. Restart with `kubectl rollout restart`.\n\n| Team | Channel |\n|---|---|\n| Payments | #pay |\n\n1. Look at the errors\n2. [Call](https://example.org)',
    },
  } as const satisfies Record<string, NonNullable<DashboardInput['tiles'][number]['config']>>;
  return {
    name: 'Display types',
    tags: ['test'],
    filters: [{ type: 'QUERY_EXPRESSION', id: 'service', name: 'Service', expression: 'ServiceName', sourceId }],
    tiles: Object.entries(configs).map(([id, config], index) => ({
      id,
      name: id,
      x: (index % 3) * 8,
      y: Math.floor(index / 3) * 6,
      w: 8,
      h: 6,
      config,
    })),
  };
}

/** Returns a dashboard with a tile whose query fails, and tiles without data, for a log source. */
export function brokenDashboard(sourceId: string): DashboardInput {
  const none = { aggFn: 'count', where: 'ServiceName:none' } as const;
  const configs = {
    'Unknown field': {
      displayType: 'line',
      sourceId,
      select: [{ aggFn: 'sum', valueExpression: 'DurationMs' }],
    },
    'No lines': { displayType: 'line', sourceId, select: [none], fillNulls: false, groupBy: 'ServiceName' },
    'No bars': { displayType: 'bar', sourceId, select: [none], groupBy: 'ServiceName' },
    'No number': { displayType: 'number', sourceId, select: [none] },
    'No rows': { displayType: 'table', sourceId, select: [none], groupBy: 'ServiceName' },
    'No events': { displayType: 'search', sourceId, select: 'Timestamp, Body', where: 'ServiceName:none' },
  } as const satisfies Record<string, NonNullable<DashboardInput['tiles'][number]['config']>>;
  return {
    name: 'Broken',
    tags: ['test'],
    tiles: Object.entries(configs).map(([name, config], index) => ({
      name,
      x: (index % 3) * 8,
      y: Math.floor(index / 3) * 5,
      w: 8,
      h: 5,
      config,
    })),
  };
}
