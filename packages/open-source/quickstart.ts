import { createClient } from '@observability-api/open-source';

const api = createClient(); // reads OBSERVABILITY_API_URL and OBSERVABILITY_API_KEY

const webhook = await api.webhooks.create({
  name: `On call ${Date.now()}`, // two generic webhooks cannot have the same name
  service: 'generic',
  url: 'https://hooks.example.com/on-call',
});
const dashboard = await api.dashboards.create({
  name: 'Checkout',
  tags: ['checkout'],
  tiles: [
    {
      name: 'Errors',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      series: [{ type: 'time', dataSource: 'events', aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
    },
  ],
});
const alert = await api.alerts.create({
  source: 'tile',
  dashboardId: dashboard.id,
  tileId: dashboard.tiles[0]?.id,
  interval: '1h',
  threshold: 100,
  thresholdType: 'above',
  channel: { type: 'webhook', webhookId: webhook.id },
});
console.log(`The alert of ${dashboard.name} is ${alert.state}`);

const { items, meta } = await api.dashboards.list({ limit: 10 });
console.log(`${items.length} of ${meta?.total} dashboards`);

await api.alerts.delete(alert.id);
await api.webhooks.delete(webhook.id);
const { id, name } = await api.dashboards.update(dashboard.id, { ...dashboard, name: 'Checkout errors' });
const url = process.env['OBSERVABILITY_API_URL'];
console.log(`${name}: ${url}/view/dashboards/${id}`);
