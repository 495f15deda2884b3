import { client, v1 } from '@datadog/datadog-api-client';

const api = new v1.DashboardsApi(client.createConfiguration());
const dashboard = await api.getDashboard({ dashboardId: 'abc-def-ghi' });
export const named: string = dashboard.title;
