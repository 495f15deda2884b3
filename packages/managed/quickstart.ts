import { readFile } from 'node:fs/promises';
import { createClient, UnauthorizedError } from '@observability-api/managed';

const { managed } = JSON.parse(await readFile(process.argv[2] ?? 'data/credentials.json', 'utf8'));
const { baseUrl, organizationId, serviceId, pipeId, keyId, keySecret } = managed;
const api = createClient({ baseUrl, organizationId, serviceId, keyId, keySecret });

const dashboard = await api.dashboards.create({
  name: 'Requests',
  tiles: [
    { name: 'All', x: 0, y: 0, w: 6, h: 3, series: [{ type: 'number', aggFn: 'count', where: 'ServiceName:api' }] },
  ],
});
console.log(`${dashboard.name}: ${dashboard.tiles.length} tile`); // Requests: 1 tile
await api.dashboards.delete(dashboard.id);

const settings = await api.pipeSettings.update(pipeId, { db_max_threads: 16 });
console.log(`db_max_threads is ${settings.db_max_threads}`); // db_max_threads is 16
await api.pipeSettings.update(pipeId, { db_max_threads: null }); // Restores the default.

const created = await api.keys.create({ name: 'Reader', roles: ['developer'] });
const reader = createClient({ ...managed, keyId: created.keyId, keySecret: created.keySecret });
console.log(`${(await reader.dashboards.list()).meta.total} dashboards`);

await api.keys.update(created.key.id, { state: 'disabled' });
await reader.dashboards.list().catch((error: unknown) => {
  if (!(error instanceof UnauthorizedError)) throw error;
  console.log(`Disabled: ${error.message}`); // … GET /v1/organizations/…/dashboards: 401 API key not active …
});
await api.keys.delete(created.key.id);
