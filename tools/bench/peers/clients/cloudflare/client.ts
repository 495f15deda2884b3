import Cloudflare from 'cloudflare';
import type { Connect, Responses } from '../../../src/client/connect.ts';

/**
 * Calls of the Cloudflare client that correspond to `create`, `get` and `list` of the clients of this API. The Cloudflare client reads
 * only the envelope of a response, so the stub can respond with dashboards.
 */
export const connect: Connect = (fetch, { body }) => {
  const client = new Cloudflare({ apiToken: 'a-key-of-some-length', fetch });
  return {
    create: async () => (await client.zones.create(body)).tiles.length,
    get: async () => (await client.zones.get({ zone_id: '6740a3f2c51e9b0012d4e901' })).tiles.length,
    list: async () => (await client.zones.list({ per_page: 10 })).result.length,
  };
};

const envelope = { success: true, errors: [], messages: [] };

export const responses: Responses = ({ dashboard, page, large }) => ({
  create: { ...envelope, result: dashboard },
  get: { ...envelope, result: dashboard },
  list: { ...envelope, result: page, result_info: { page: 1, per_page: 10, count: page.length, total_count: 100 } },
  large: { ...envelope, result: large },
});
