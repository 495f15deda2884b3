import { createClient } from '@observability-api/open-source';

const api = createClient({ baseUrl: 'http://localhost:8000', apiKey: 'a-key' });
const dashboard = await api.dashboards.get('6740a3f2c51e9b0012d4e901');
export const named: string = dashboard.name;
