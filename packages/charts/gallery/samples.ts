import type { Column, QueryResult, Row, Tile, TimeRange, ValueRange } from '../src/index.ts';
import { randomOf } from './random.ts';

/** A tile with its data. */
export interface Sample {
  readonly tile: Tile;
  readonly result: QueryResult;
  readonly timeRange?: TimeRange;
  readonly timeZone?: string;
  readonly background?: QueryResult;
  readonly marks?: readonly ValueRange[];
  readonly only?: readonly string[];
}

const HOUR = 3_600_000;
/** 2026-10-26T09:00:00Z, the day after the clocks change in Europe. */
const END = Date.UTC(2026, 9, 26, 9);
const DAY_RANGE: TimeRange = { startTime: END - 24 * HOUR, endTime: END };

const TIME: Column = { name: 'time', role: 'time', type: 'time' };
const SERVICE: Column = { name: 'ServiceName', role: 'group', type: 'string' };
const SERVICES = [
  'checkout',
  'cart',
  'payment',
  'frontend',
  'recommendation',
  'shipping',
  'ad',
  'currency',
  'email',
  'quote',
];

function value(name: string, unit?: string): Column {
  return { name, role: 'value', type: 'number', unit };
}

/** Returns a function of time with a daily cycle and noise. `size` is the mean value. */
function curve(seed: number, size: number): (time: number) => number {
  const random = randomOf(seed);
  let drift = 0;
  return (time) => {
    drift = drift * 0.9 + (random() - 0.5) * 0.3;
    const day = 1 + 0.5 * Math.sin(((time % (24 * HOUR)) / (24 * HOUR)) * 2 * Math.PI - 1.8);
    return Math.max(0, size * (day + drift));
  };
}

/** Returns one row for each name and time of the range. `size` returns the mean value of a name. */
function overTime(names: readonly string[], range: TimeRange, step: number, size: (index: number) => number): Row[] {
  const curves = names.map((_, index) => curve(index + 7, size(index)));
  const rows: Row[] = [];
  for (let time = range.startTime; time < range.endTime; time += step) {
    for (const [index, name] of names.entries())
      rows.push([time, name, Math.round((curves[index]?.(time) ?? 0) * 100) / 100]);
  }
  return rows;
}

/** Removes the group column of rows over time. */
function withoutGroup(rows: readonly Row[]) {
  return rows.map(([time = null, , amount = null]): Row => [time, amount]);
}

/** Returns the rows of a heatmap with 42 buckets over a day. Slow requests form a second band. */
function heatRows(random: () => number): Row[] {
  return Array.from({ length: 96 }, (_, index) => DAY_RANGE.startTime + (index * HOUR) / 4).flatMap((time, index) => {
    const counts = new Map<number, number>();
    for (let event = 0; event < 120; event += 1) {
      const slow = random() < 0.15 ? 17 : 0;
      const noise = (random() + random() + random() - 1.5) * 7;
      const bucket = Math.min(41, Math.max(0, Math.round(14 + slow + Math.sin(index / 12) * 3 + noise)));
      counts.set(bucket, (counts.get(bucket) ?? 0) + 13);
    }
    return Array.from(counts, ([bucket, count]): Row => [time, bucket, count]);
  });
}

/** Returns one or more samples of each display type. */
export function samples(): Readonly<Record<string, Sample>> {
  const requests = overTime(SERVICES.slice(0, 4), DAY_RANGE, HOUR / 4, (index) => 900 / (index + 1));
  const hourly = overTime(SERVICES.slice(0, 3), DAY_RANGE, HOUR, (index) => 900 / (index + 1)).map(
    ([time = null, name = null, amount]): Row => [
      time,
      name,
      time === END - HOUR ? Math.round(Number(amount) / 2) : Number(amount),
    ],
  );
  const single = withoutGroup(overTime(['p95'], DAY_RANGE, HOUR / 4, () => 240));
  const many = Array.from(
    { length: 50 },
    (_, index) => `k8s-prod-eu-central-1-${SERVICES[index % 10]}-7f9c${index}-deployment`,
  );
  const week: TimeRange = { startTime: END - 168 * HOUR, endTime: END };
  const random = randomOf(3);
  const bounds = Array.from({ length: 41 }, (_, index) => 0.5 * 10_000 ** (index / 40));
  const heat = heatRows(random);
  const gaps = single.filter(
    (_, index) => !(index > 20 && index < 32) && index !== 50 && index !== 52 && !(index > 70 && index < 74),
  );
  return {
    line: {
      tile: { name: 'Requests by service', config: { select: [{}] } },
      result: { displayType: 'line', granularity: '15m', columns: [TIME, SERVICE, value('count')], rows: requests },
      timeRange: DAY_RANGE,
    },
    'line compared': {
      tile: { name: 'Latency, 95th percentile', config: { numberFormat: { output: 'duration', factor: 0.001 } } },
      result: {
        displayType: 'line',
        granularity: '15m',
        columns: [TIME, value('p95')],
        rows: single,
        comparison: single.map(([time, amount]) => [Number(time) - 24 * HOUR, Number(amount) * 0.8 + 20]),
      },
      timeRange: DAY_RANGE,
    },
    'line with a threshold': {
      tile: { name: 'Latency (an alert fires)', config: { numberFormat: { output: 'duration', factor: 0.001 } } },
      result: { displayType: 'line', granularity: '15m', columns: [TIME, value('p95')], rows: single },
      timeRange: DAY_RANGE,
      marks: [{ from: 300 }],
    },
    'one of the lines': {
      tile: { name: 'Requests of one service', config: { select: [{}] } },
      result: { displayType: 'line', granularity: '15m', columns: [TIME, SERVICE, value('count')], rows: requests },
      timeRange: DAY_RANGE,
      only: ['cart'],
    },
    'stacked bars compared': {
      tile: { name: 'Requests, the last hour is incomplete' },
      result: {
        displayType: 'stacked_bar',
        granularity: '1h',
        columns: [TIME, SERVICE, value('count')],
        rows: hourly,
        comparison: hourly.map(([time, name = null, amount]) => [
          Number(time) - 24 * HOUR,
          name,
          Math.round(Number(amount) * 0.8 + 60),
        ]),
      },
      timeRange: { startTime: DAY_RANGE.startTime, endTime: END - HOUR / 2 },
    },
    'line with gaps': {
      tile: { name: 'Queue depth (gaps)', config: { fillNulls: false, fitYAxisToData: true } },
      result: { displayType: 'line', granularity: '15m', columns: [TIME, value('depth')], rows: gaps },
      timeRange: DAY_RANGE,
    },
    'line of 50 groups': {
      tile: { name: 'CPU by pod', config: { numberFormat: { output: 'percent' } } },
      result: {
        displayType: 'line',
        granularity: '1h',
        columns: [TIME, { ...SERVICE, name: 'pod' }, value('cpu')],
        rows: overTime(many, DAY_RANGE, HOUR, (index) => 0.35 / (1 + index / 8)),
      },
      timeRange: DAY_RANGE,
    },
    'stacked bars': {
      tile: { name: 'Logs by severity' },
      result: {
        displayType: 'stacked_bar',
        granularity: '30m',
        columns: [TIME, { ...SERVICE, name: 'SeverityText' }, value('count')],
        rows: overTime(
          ['info', 'debug', 'warn', 'error'],
          DAY_RANGE,
          HOUR / 2,
          (index) => [42_000, 16_000, 5200, 1900][index] ?? 0,
        ),
      },
      timeRange: DAY_RANGE,
    },
    'stacked bars of 50 groups': {
      tile: { name: 'Bytes received by pod', config: { numberFormat: { output: 'byte' } } },
      result: {
        displayType: 'stacked_bar',
        granularity: '6h',
        columns: [TIME, { ...SERVICE, name: 'pod' }, value('bytes')],
        rows: overTime(many, week, 6 * HOUR, (index) => 4e9 / (1 + index / 3)),
      },
      timeRange: week,
      timeZone: 'Europe/Berlin',
    },
    area: {
      tile: { name: 'Memory by service', config: { numberFormat: { output: 'byte' } } },
      result: {
        displayType: 'area',
        granularity: '15m',
        columns: [TIME, SERVICE, value('memory', 'By')],
        rows: overTime(SERVICES.slice(0, 5), DAY_RANGE, HOUR / 4, (index) => 6e9 / (index + 2)),
      },
      timeRange: DAY_RANGE,
    },
    'area of one series': {
      tile: { name: 'Errors per second' },
      result: { displayType: 'area', granularity: '15m', columns: [TIME, value('errors', '{errors}/s')], rows: single },
      timeRange: DAY_RANGE,
    },
    number: {
      tile: {
        name: 'Error rate',
        config: {
          numberFormat: { output: 'percent', mantissa: 2 },
          colorRules: [
            { operator: 'gte', value: 0, color: 'chart-success', label: 'Within the objective' },
            { operator: 'gt', value: 0.01, color: 'chart-error', label: 'Above the objective' },
          ],
          backgroundChart: { type: 'area', color: 'chart-error' },
        },
      },
      result: { displayType: 'number', columns: [value('errors')], rows: [[0.0213]], comparison: [[0.0184]] },
      background: { displayType: 'line', granularity: '15m', columns: [TIME, value('errors')], rows: single },
      timeRange: DAY_RANGE,
    },
    'number alone': {
      tile: {
        name: 'Revenue today',
        config: { numberFormat: { output: 'currency', currencySymbol: '€', mantissa: 0, thousandSeparated: true } },
      },
      result: { displayType: 'number', columns: [value('revenue')], rows: [[1_284_905.4]] },
    },
    pie: {
      tile: { name: 'Requests by browser' },
      result: {
        displayType: 'pie',
        columns: [{ ...SERVICE, name: 'browser' }, value('count')],
        rows: ['Chrome', 'Safari', 'Edge', 'Firefox', 'Samsung Internet', 'Opera'].map(
          (name, index): Row => [name, Math.round(64_000 / (index + 1) ** 1.6)],
        ),
      },
    },
    'pie of 50 groups': {
      tile: { name: 'Requests by pod' },
      result: {
        displayType: 'pie',
        columns: [{ ...SERVICE, name: 'pod' }, value('count')],
        rows: many.map((name, index): Row => [name, Math.round(9000 / (index + 2))]),
      },
    },
    bar: {
      tile: { name: 'Slowest endpoints', config: { numberFormat: { output: 'duration', factor: 0.001 } } },
      result: {
        displayType: 'bar',
        columns: [{ ...SERVICE, name: 'route' }, value('p95', 'ms')],
        rows: [
          'POST /api/checkout/place-order',
          'GET /api/recommendations',
          'GET /api/products/{productId}',
          'POST /api/cart',
          'GET /api/currency',
          'GET /health',
        ].map((name, index): Row => [name, Math.round(2900 / (index + 1) ** 1.5)]),
      },
    },
    'bar with negative values': {
      tile: { name: 'Net change of memory by pod' },
      result: {
        displayType: 'bar',
        columns: [{ ...SERVICE, name: 'pod' }, value('change')],
        rows: many.slice(0, 14).map((name, index): Row => [name, Math.round((5 - index) * (400 + random() * 200))]),
      },
    },
    heatmap: {
      tile: { name: 'Duration of requests', config: { numberFormat: { output: 'duration', factor: 0.001 } } },
      result: {
        displayType: 'heatmap',
        granularity: '15m',
        columns: [TIME, { name: 'bucket', role: 'group', type: 'number', bounds }, value('count')],
        rows: heat,
      },
      timeRange: DAY_RANGE,
    },
    table: {
      tile: {
        name: 'Services',
        config: {
          groupByColumnsOnLeft: true,
          select: [
            {},
            { numberFormat: { output: 'duration', factor: 0.001 } },
            { numberFormat: { output: 'percent' } },
          ],
        },
      },
      result: {
        displayType: 'table',
        columns: [SERVICE, { ...SERVICE, name: 'Region' }, value('Requests'), value('p95'), value('Errors')],
        rows: SERVICES.flatMap((name, index) =>
          ['eu-central-1', 'us-east-1'].map(
            (region, other): Row => [
              name,
              region,
              Math.round(1_840_000 / (index + 1 + other)),
              42 * (index + 1),
              (index % 4) / 180,
            ],
          ),
        ),
        truncated: true,
      },
    },
    search: {
      tile: { name: 'Latest logs' },
      result: {
        displayType: 'search',
        columns: [
          { name: 'Timestamp', role: 'field', type: 'time' },
          { name: 'SeverityText', role: 'field', type: 'string' },
          { name: 'ServiceName', role: 'field', type: 'string' },
          { name: 'Body', role: 'field', type: 'string' },
        ],
        rows: Array.from(
          { length: 40 },
          (_, index): Row => [
            END - index * 1730,
            ['info', 'info', 'warn', 'info', 'error'][index % 5] ?? 'info',
            SERVICES[(index * 3) % 10] ?? '',
            [
              'Order 8812 placed in 312 ms, 3 items, total 84.90 EUR',
              'GET /api/products/66VCHSJNUP 200 12ms',
              'Slow query: SELECT * FROM orders WHERE customer_id = ? took 1840 ms on the primary, plan changed since the last deployment',
              'Cache miss for key recommendation:42',
              'Failed to charge card: upstream connect error or disconnect/reset before headers. reset reason: connection timeout',
            ][index % 5] ?? '',
          ],
        ),
      },
    },
    'event patterns': {
      tile: { name: 'Patterns of log messages' },
      result: {
        displayType: 'event_patterns',
        columns: [
          { name: 'pattern', role: 'group', type: 'string' },
          { name: 'count', role: 'value', type: 'number' },
          { name: 'share', role: 'value', type: 'number' },
          { name: 'sample', role: 'field', type: 'string' },
        ],
        rows: (
          [
            ['Order <*> placed in <*> ms, <*> items, total <*> EUR', 48_210, 0.482],
            ['GET /api/products/<*> 200 <*>', 31_004, 0.31],
            [
              'Failed to charge card: upstream connect error or disconnect/reset before headers. reset reason: <*>',
              9120,
              0.0912,
            ],
            ['Cache miss for key <*>', 5200, 0.052],
            ['Slow query: <*> took <*> ms on the primary', 3100, 0.031],
            ['Retrying <*> after <*> ms', 1204, 0.012],
            ['Token of user <*> expired', 40, 0.0004],
          ] as const
        ).map(([pattern, count, share]): Row => [pattern, count, share, pattern.replaceAll('<*>', '42')]),
      },
    },
    markdown: {
      tile: { name: 'Runbook' },
      result: {
        displayType: 'markdown',
        columns: [],
        rows: [],
        markdown: [
          '# Checkout is slow',
          'Check **payment** first: it fails *open* when `PAYMENT_URL` is not reachable. See the [runbook](https://example.com/runbook).',
          '1. Open the dashboard of the **database**.\n2. Compare with the previous period.\n3. Roll back:',
          '```\nkubectl rollout undo deployment/checkout\n```',
          '> Orders are queued for at most 15 minutes.',
          '| service | owner |\n|---|---|\n| checkout | team orders |\n| payment | team money |',
        ].join('\n\n'),
      },
    },
    'no data': {
      tile: { name: 'Requests (no data)' },
      result: { displayType: 'line', granularity: '15m', columns: [TIME, value('count')], rows: [] },
      timeRange: DAY_RANGE,
    },
    'clock change': {
      tile: { name: 'Night of the clock change, Europe/Berlin' },
      result: {
        displayType: 'stacked_bar',
        granularity: '15m',
        columns: [TIME, value('jobs')],
        rows: withoutGroup(
          overTime(
            ['jobs'],
            { startTime: Date.UTC(2026, 9, 24, 22), endTime: Date.UTC(2026, 9, 25, 5) },
            HOUR / 4,
            () => 30,
          ),
        ),
      },
      timeRange: { startTime: Date.UTC(2026, 9, 24, 22), endTime: Date.UTC(2026, 9, 25, 5) },
      timeZone: 'Europe/Berlin',
    },
  };
}
