import { createClient } from '@observability-api/managed';

const api = createClient({ baseUrl: 'http://localhost:8000', keyId: 'an-id', keySecret: 'a-secret' });
const dashboard = await api.dashboards.get('6740a3f2c51e9b0012d4e901');
export const named: string = dashboard.name;
