import { type ChartSeries, createClient } from '@observability-api/open-source';

const api = createClient(); // reads OBSERVABILITY_API_URL and OBSERVABILITY_API_KEY

const startedAt = Date.now();
const { items: sources } = await api.sources.list();
const logs = sources.find(({ kind }) => kind === 'log');
if (!logs) throw new Error('The service has no source of kind `log`.');
const series: ChartSeries = {
  sourceId: logs.id,
  aggFn: 'count',
  // The service logs the requests to it. Without the second condition, this program would count its own chart queries.
  where: 'ServiceName:"observability-api" NOT LogAttributes.http.route:"/api/v2/charts/series"',
  groupBy: ['LogAttributes.http.route'],
};

// The chart needs requests to count: 20 for the dashboards, and one for the sources.
let requests = 21;
let dashboards = await api.dashboards.list();
for (let request = 1; request < 20; request += 1) dashboards = await api.dashboards.list();
const name = 'Requests to the service';
let dashboard = dashboards.items.find((existing) => existing.name === name);
if (!dashboard) {
  const tile = { name: 'Requests by route', x: 0, y: 0, w: 24, h: 6, series: [{ type: 'time' as const, ...series }] };
  dashboard = await api.dashboards.create({ name, tiles: [tile] });
  requests += 1;
}
console.log(`${name}: ${dashboard.tiles[0]?.name}, the last hour\n`);

/** Returns the counts by route. The range is in at most two buckets, whose counts are added later. */
function queryRows(startTime: number) {
  return api.charts.series({ startTime, endTime: startedAt + 60_000, granularity: '2h', series: [series] });
}
/** Returns true if the service has stored its log of the requests above. It writes the log once a second. */
async function isLogged() {
  const rows = await queryRows(startedAt);
  return rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0) >= requests;
}
for (let tries = 0; !(await isLogged()) && tries < 40; tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 500));
}
const rows = await queryRows(startedAt - 3_600_000);
if (rows.length === 0)
  console.log('No requests are logged. The service logs them if it runs with `--self-telemetry on`.');

const counts = new Map<string, number>();
for (const { group, values } of rows) {
  const route = group[0] || 'no route';
  counts.set(route, (counts.get(route) ?? 0) + (values[0] ?? 0));
}
const bars = [...counts].sort(([, a], [, b]) => b - a).slice(0, 12);
const largest = Math.max(...bars.map(([, count]) => count), 1);
const width = Math.min(process.stdout.columns ?? 80, 120);
const digits = String(largest).length;
const labelWidth = Math.min(Math.max(...bars.map(([route]) => route.length), 0), Math.max(10, Math.floor(width / 2)));
const barWidth = Math.max(1, width - labelWidth - digits - 3);
const hasColors = process.stdout.isTTY && !process.env['NO_COLOR'];
for (const [route, count] of bars) {
  // Routes have similar beginnings, so a long one keeps only its first five characters and its end.
  const label =
    route.length > labelWidth ? `${route.slice(0, 5)}…${route.slice(6 - labelWidth)}` : route.padEnd(labelWidth);
  const bar = '█'.repeat(Math.max(1, Math.round((barWidth * count) / largest)));
  console.log(`${label} ${hasColors ? `\u001b[36m${bar}\u001b[39m` : bar} ${count}`);
}
const url = process.env['OBSERVABILITY_API_URL'];
console.log(`\n${dashboard.name}: ${url}/view/dashboards/${dashboard.id}`);
