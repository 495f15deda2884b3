import { createClient } from '@observability-api/open-source';
import type { Connect } from '../../../src/client/connect.ts';

const credentials = { baseUrl: 'http://localhost:8000', apiKey: 'a-key-of-some-length' };

export const connect: Connect = (fetch, { body, middlewareHooks, validation }) => {
  const middleware = middlewareHooks.map(
    (hook) => (request: Request, next: (request: Request) => Promise<Response>) => {
      hook();
      return next(request);
    },
  );
  const api = createClient({
    ...credentials,
    fetch,
    ...(middlewareHooks.length > 0 ? { middleware } : {}),
    ...(validation === undefined ? {} : { validation }),
  });
  return {
    create: async () => (await api.dashboards.create(body)).tiles.length,
    get: async () => (await api.dashboards.get('6740a3f2c51e9b0012d4e901')).tiles.length,
    list: async () => (await api.dashboards.list({ limit: 10 })).items.length,
  };
};
