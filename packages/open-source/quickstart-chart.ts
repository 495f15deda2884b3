import { type ChartSeries, createClient } from '@observability-api/open-source';

const api = createClient(); // reads OBSERVABILITY_API_URL and OBSERVABILITY_API_KEY

// The service logs its own requests, so these requests create data for the chart.
for (let request = 0; request < 20; request += 1) await api.dashboards.list({ limit: 1 });
const { items: sources } = await api.sources.list();
const logs = sources.find(({ kind }) => kind === 'log');
if (!logs) throw new Error('The service has no source of kind `log`.');
const series: ChartSeries = {
  sourceId: logs.id,
  aggFn: 'count',
  where: 'ServiceName:"observability-api"',
  groupBy: ['LogAttributes.http.route'],
};
const dashboard = await api.dashboards.create({
  name: 'Requests to the service',
  tiles: [{ name: 'Requests by route', x: 0, y: 0, w: 24, h: 6, series: [{ type: 'time', ...series }] }],
});
console.log(`${dashboard.name}: ${dashboard.tiles[0]?.name}, the last hour\n`);

const end = Date.now();
const queryRows = () =>
  api.charts.series({ startTime: end - 3_600_000, endTime: end + 60_000, granularity: '2h', series: [series] });
let rows = await queryRows();
for (let tries = 0; rows.length === 0 && tries < 20; tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 500)); // The service writes its logs once a second.
  rows = await queryRows();
}

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
  // Routes have similar beginnings. Keeps the method and the end.
  const name =
    route.length > labelWidth ? `${route.slice(0, 5)}…${route.slice(6 - labelWidth)}` : route.padEnd(labelWidth);
  const bar = '█'.repeat(Math.max(1, Math.round((barWidth * count) / largest)));
  console.log(`${name} ${hasColors ? `\u001b[36m${bar}\u001b[39m` : bar} ${count}`);
}
await api.dashboards.delete(dashboard.id);
