import { BadRequestError } from '@observability-api/open-source';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../src/clients.ts';

describe.each(clients)(
  'the handlers of $name for Mock Service Worker',
  ({ name, handlers, createClient, createStrictClient }) => {
    const server = setupServer(...handlers());
    const api = createStrictClient();
    const prefix = name === 'managed' ? '/v1' : '/api/v2';

    beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
    afterEach(() => server.resetHandlers());
    afterAll(() => server.close());

    it('respond with examples that match the spec', async () => {
      const [dashboard] = await api.dashboards.list().all();
      expect(await api.dashboards.get(dashboard?.id ?? '')).toMatchObject({ id: dashboard?.id });
      expect(await api.alerts.list().all()).not.toEqual([]);
      expect(await api.webhooks.list().all()).not.toEqual([]);
      expect(await api.dashboards.create({ name: 'Checkout', tiles: [] })).toHaveProperty('id');
      await api.dashboards.delete(dashboard?.id ?? '');
    });

    it('respond to an invalid body with status 400 and its issues', async () => {
      const error = await createClient()
        .dashboards.create({ name: 'Shop', tags: ['x'.repeat(1_000)], tiles: [] })
        .catch((reason) => reason);
      expect(error).toBeInstanceOf(BadRequestError);
      expect(error).toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringContaining('Body validation failed: tags.0: expected '),
        issues: [{ in: 'body', pointer: '/tags/0', code: 'maxLength' }],
      });
    });

    it('can be replaced for a test', async () => {
      server.use(http.get('*/dashboards/:id', () => HttpResponse.json({ message: 'No' }, { status: 404 })));
      expect(await api.dashboards.get('000000000000000000000000').result()).toMatchObject({
        ok: false,
        error: { status: 404 },
      });
    });

    it('match only the base URL of the options, if one is given', async () => {
      server.use(
        ...handlers({ baseUrl: 'http://localhost:9000' }),
        http.all('*', () => HttpResponse.error()),
      );
      await expect(api.dashboards.list({ retries: 0 })).rejects.toMatchObject({ name: 'ConnectionError' });
      const other = createClient({ baseUrl: 'http://localhost:9000' });
      expect((await other.dashboards.list()).items).not.toEqual([]);
    });

    it.each(['/', prefix, `${prefix}/`, '/proxy/'])(
      'accept the base URL of a client that ends with %s',
      async (end) => {
        const baseUrl = `http://localhost:9000${end}`;
        server.use(
          ...handlers({ baseUrl }),
          http.all('*', () => HttpResponse.error()),
        );
        expect((await createClient({ baseUrl, retries: 0 }).webhooks.list()).items).not.toEqual([]);
      },
    );
  },
);
