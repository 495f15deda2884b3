import { createClient, UnauthorizedError } from '@observability-api/managed';

const api = createClient(); // reads OBSERVABILITY_API_URL, …_KEY_ID, …_KEY_SECRET, …_ORGANIZATION_ID and …_SERVICE_ID
const pipeId = process.env['OBSERVABILITY_API_PIPE_ID'] ?? '';

const settings = await api.pipeSettings.update(pipeId, { db_max_threads: 16 });
console.log(`db_max_threads is ${settings.db_max_threads}`);
await api.pipeSettings.update(pipeId, { db_max_threads: null }); // Restores the default.

const dashboard = await api.dashboards.create({
  name: 'Errors',
  tiles: [
    {
      name: 'Errors per service',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      series: [
        { type: 'time', dataSource: 'events', aggFn: 'count', where: 'SeverityText:error', groupBy: ['ServiceName'] },
      ],
    },
  ],
});

const created = await api.keys.create({ name: 'Reader', roles: ['developer'] });
const reader = createClient({ keyId: created.keyId, keySecret: created.keySecret });
console.log(`The new key reads the dashboard ${(await reader.dashboards.get(dashboard.id)).name}`);

await api.keys.update(created.key.id, { state: 'disabled' });
await reader.dashboards.list().catch((error: unknown) => {
  if (!(error instanceof UnauthorizedError)) throw error;
  console.log(`The disabled key gets an error, as expected:\n  ${error.message}`);
});
await api.keys.delete(created.key.id);

const url = process.env['OBSERVABILITY_API_URL'];
const service = `organizationId=${process.env['OBSERVABILITY_API_ORGANIZATION_ID']}&serviceId=${process.env['OBSERVABILITY_API_SERVICE_ID']}`;
console.log(`${dashboard.name}: ${url}/view/dashboards/${dashboard.id}?${service}`);
