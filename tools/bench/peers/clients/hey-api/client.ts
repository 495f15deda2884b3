import type { Connect } from '../../../src/client/connect.ts';
import { createClient, createConfig } from './generated/client/index.ts';
import { createDashboard, getDashboard, listDashboards } from './generated/sdk.gen.ts';

export const connect: Connect = (fetch, { body }) => {
  const config = createConfig({ baseUrl: 'http://localhost:8000', auth: 'a-key-of-some-length', fetch });
  const client = createClient(config);
  const common = { client, throwOnError: true } as const;
  return {
    async create() {
      const { data } = await createDashboard({ ...common, body });
      return data.data.tiles.length;
    },
    async get() {
      const { data } = await getDashboard({ ...common, path: { dashboardId: '6740a3f2c51e9b0012d4e901' } });
      return data.data.tiles.length;
    },
    async list() {
      const { data } = await listDashboards({ ...common, query: { limit: 10 } });
      return data.data.length;
    },
  };
};
