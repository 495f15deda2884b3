import createClient from 'openapi-fetch';
import type { Connect } from '../../../src/client/connect.ts';
import type { paths } from './generated/paths.ts';

export const connect: Connect = (fetch, { body, middlewareHooks }) => {
  const client = createClient<paths>({
    baseUrl: 'http://localhost:8000',
    fetch,
    headers: { authorization: 'Bearer a-key-of-some-length' },
  });
  for (const hook of middlewareHooks) client.use({ onRequest: () => hook() });
  return {
    async create() {
      const { data, error } = await client.POST('/api/v2/dashboards', { body });
      if (error) throw error;
      return data.data.tiles.length;
    },
    async get() {
      const params = { path: { dashboardId: '6740a3f2c51e9b0012d4e901' } };
      const { data, error } = await client.GET('/api/v2/dashboards/{dashboardId}', { params });
      if (error) throw error;
      return data.data.tiles.length;
    },
    async list() {
      const { data, error } = await client.GET('/api/v2/dashboards', { params: { query: { limit: 10 } } });
      if (error) throw error;
      return data.data.length;
    },
  };
};
