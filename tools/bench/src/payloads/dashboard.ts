import { example, type JsonObject, objectAt } from './examples.ts';

const percent = { output: 'percent', mantissa: 2, thousandSeparated: true, average: false };
const bytes = { output: 'byte', mantissa: 1, decimalBytes: true, factor: 0.001 };
const money = { output: 'currency', mantissa: 0, currencySymbol: '€', unit: 'per day' };

/** The series of two out of every three tiles, in rotation. */
const seriesOfTiles: readonly (readonly JsonObject[])[] = [
  [
    { type: 'time', aggFn: 'quantile', level: 0.5, field: 'Duration', where: 'ServiceName:checkout', alias: 'p50' },
    { type: 'time', aggFn: 'quantile', level: 0.95, field: 'Duration', where: 'ServiceName:checkout', alias: 'p95' },
    { type: 'time', aggFn: 'quantile', level: 0.99, field: 'Duration', where: 'ServiceName:checkout', alias: 'p99' },
  ],
  [
    {
      type: 'table',
      dataSource: 'events',
      aggFn: 'count_distinct',
      field: 'UserId',
      where: "SeverityText = 'error' AND ServiceName = 'checkout'",
      whereLanguage: 'sql',
      groupBy: ['ServiceName', 'SpanName', 'http.route'],
      sortOrder: 'desc',
      numberFormat: percent,
    },
  ],
  [
    {
      type: 'time',
      dataSource: 'metrics',
      sourceId: '6740a3f2c51e9b0012d4e8d1',
      aggFn: 'increase',
      metricName: 'http.server.request.duration',
      metricDataType: 'histogram',
      where: '',
      groupBy: ['http.route'],
      displayType: 'stacked_bar',
      numberFormat: bytes,
    },
  ],
  [{ type: 'number', aggFn: 'sum', field: 'Revenue', where: 'SpanName:pay', groupBy: [], numberFormat: money }],
  [
    {
      type: 'search',
      dataSource: 'events',
      where: 'SeverityText:error',
      whereLanguage: 'lucene',
      fields: ['Timestamp', 'ServiceName', 'SeverityText', 'Body'],
    },
  ],
  [{ type: 'markdown', content: '## On call\n\nWhen the error rate rises, read the runbook, then page the team.' }],
];

/** Returns a dashboard. With 9 tiles or more, it has series of every type. */
export function dashboard(tileCount = 20): JsonObject {
  const first = example('Dashboard', 'dashboard');
  const tile = objectAt(first, 'tiles', '0');
  const tiles = Array.from({ length: tileCount }, (_, index) => ({
    ...tile,
    id: `6740a3f2c51e9b0012d4e9${index.toString(16).padStart(2, '0')}`,
    name: `${String(tile['name'])} ${index + 1}`,
    x: (index % 2) * 12,
    y: Math.floor(index / 2) * 4,
    // Every third tile has the series of the spec's example.
    series:
      index % 3 === 0
        ? (tile['series'] ?? [])
        : [...(seriesOfTiles[(index - Math.ceil(index / 3)) % seriesOfTiles.length] ?? [])],
    asRatio: false,
  }));
  return structuredClone({ ...first, tiles });
}
