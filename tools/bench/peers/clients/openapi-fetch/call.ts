import createClient from 'openapi-fetch';
import type { paths } from './generated/paths.ts';

const client = createClient<paths>({ baseUrl: 'http://localhost:8000' });
const params = { path: { dashboardId: '6740a3f2c51e9b0012d4e901' } };
const { data } = await client.GET('/api/v2/dashboards/{dashboardId}', { params });
export const named: string | undefined = data?.data.name;
