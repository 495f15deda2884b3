import Anthropic from '@anthropic-ai/sdk';
import type { Connect, Responses } from '../../../src/client/connect.ts';

/**
 * Calls of the Anthropic client that correspond to `create`, `get` and `list` of the clients of this API. The Anthropic client returns
 * the objects of a response unchanged, so the stub can respond with dashboards.
 */
export const connect: Connect = (fetch, { body }) => {
  const client = new Anthropic({ apiKey: 'a-key-of-some-length', fetch });
  return {
    create: async () => (await client.messages.countTokens(body)).tiles.length,
    get: async () => (await client.models.retrieve('6740a3f2c51e9b0012d4e901')).tiles.length,
    list: async () => (await client.models.list({ limit: 10 })).data.length,
  };
};

export const responses: Responses = ({ dashboard, page, large }) => ({
  create: dashboard,
  get: dashboard,
  list: { data: page, has_more: false, first_id: null, last_id: null },
  large,
});
