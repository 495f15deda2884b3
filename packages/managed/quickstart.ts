import { createClient, UnauthorizedError } from '@observability-api/managed';

const api = createClient(); // reads OBSERVABILITY_API_URL, …_KEY_ID, …_KEY_SECRET, …_ORGANIZATION_ID and …_SERVICE_ID
const pipeId = process.env['OBSERVABILITY_API_PIPE_ID'] ?? '';

const dashboard = await api.dashboards.create({ name: 'Requests', tiles: [] });
console.log(dashboard.name); // Requests
await api.dashboards.delete(dashboard.id);

const settings = await api.pipeSettings.update(pipeId, { db_max_threads: 16 });
console.log(`db_max_threads is ${settings.db_max_threads}`); // db_max_threads is 16
await api.pipeSettings.update(pipeId, { db_max_threads: null }); // Restores the default.

const created = await api.keys.create({ name: 'Reader', roles: ['developer'] });
const reader = createClient({ keyId: created.keyId, keySecret: created.keySecret });
console.log(`${(await reader.dashboards.list()).meta.total} dashboards`);

await api.keys.update(created.key.id, { state: 'disabled' });
await reader.dashboards.list().catch((error: unknown) => {
  if (!(error instanceof UnauthorizedError)) throw error;
  console.log(`Disabled: ${error.message}`); // … GET /v1/organizations/…/dashboards: 401 API key not active …
});
await api.keys.delete(created.key.id);
