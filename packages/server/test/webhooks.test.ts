import { Webhook, type WebhookInput } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { NotFoundError } from '../src/domain/errors.ts';
import { createIds } from '../src/domain/ids.ts';
import { parseWebhookAllowList } from '../src/outgoing/allow-list.ts';
import { Quotas } from '../src/resources/quotas.ts';
import { createWebhooks } from '../src/resources/webhooks/service.ts';
import { isUniqueViolation } from '../src/store/unique-violation.ts';
import { engines } from './support/engines.ts';
import { ALL, dashboardOf, readAll, refusal, timeTile } from './support/service.ts';

describe.each(engines)('on $name', ({ openStore, openTestService }) => {
  const generic: WebhookInput = { name: 'On-call', service: 'generic', url: 'https://hooks.example.org/on-call' };
  const slack: WebhookInput = { name: 'On-call', service: 'slack', url: 'https://hooks.example.org/services/x' };
  const secrets = { headers: { 'X-Token': 't' }, queryParams: { a: 'b' }, secret: '0123456789abcdef' };

  /** Webhooks in memory, and what is stored of one beyond what is returned. */
  const open = async () => {
    const store = await openStore();
    const context = { store, clock: Date.now, newId: createIds(Date.now), quotas: new Quotas() };
    const webhooks = createWebhooks({ ...context, allowList: parseWebhookAllowList([]) });
    const stored = async (id: string) => {
      const row = await store.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return { headers: JSON.parse(row.headers), queryParams: JSON.parse(row.query_params), secret: row.secret };
    };
    return { webhooks, stored, tenant: { id: 'tenant' }, close: () => store.close() };
  };

  describe('a webhook', () => {
    it('never returns headers, query parameters or the secret', async () => {
      const { webhooks, tenant, close } = await open();
      const { resource } = await webhooks.create(tenant, { ...generic, description: 'd', body: '{}', ...secrets });
      Webhook.assert(resource);
      expect(resource).toEqual({
        ...generic,
        id: expect.any(String),
        description: 'd',
        body: '{}',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      expect((await webhooks.get(tenant, resource.id)).resource).toEqual(resource);
      expect((await readAll(webhooks.list(tenant, ALL))).items).toEqual([resource]);
      await close();
    });

    it('keeps what is write-only when an update leaves it out, and clears it when told to', async () => {
      const { webhooks, stored, tenant, close } = await open();
      const { id } = (await webhooks.create(tenant, { ...generic, ...secrets })).resource;
      await webhooks.replace(tenant, id, { ...generic, name: 'New' });
      expect(await stored(id)).toEqual(secrets);
      await webhooks.replace(tenant, id, { ...generic, headers: {}, secret: null });
      expect(await stored(id)).toEqual({ headers: {}, queryParams: secrets.queryParams, secret: null });
      await close();
    });

    it.each([
      ['url', { ...generic, url: 'https://elsewhere.example.org/' }],
      ['service', { ...slack, url: generic.url }],
    ])('forgets what is write-only when its %s changes', async (_, change) => {
      const { webhooks, stored, tenant, close } = await open();
      const { id } = (await webhooks.create(tenant, { ...generic, ...secrets })).resource;
      await webhooks.replace(tenant, id, change);
      expect(await stored(id)).toEqual({ headers: {}, queryParams: {}, secret: null });
      await close();
    });

    it('drops description and body that an update leaves out', async () => {
      const { webhooks, tenant, close } = await open();
      const { resource } = await webhooks.create(tenant, { ...generic, description: 'd', body: '{}' });
      const { resource: changed, version } = await webhooks.replace(tenant, resource.id, generic);
      expect(Object.keys(changed)).toEqual(['id', 'name', 'service', 'url', 'createdAt', 'updatedAt']);
      expect(version).toBe(2);
      await close();
    });

    it('has a name of its own among those of its service, in its tenant', async () => {
      const { webhooks, tenant, close } = await open();
      await webhooks.create(tenant, generic);
      expect(await refusal(webhooks.create(tenant, generic))).toEqual(['/name condition']);
      await webhooks.create(tenant, slack);
      await webhooks.create({ id: 'other' }, generic);
      const { resource } = await webhooks.create(tenant, { ...generic, name: 'Second' });
      expect(await refusal(webhooks.replace(tenant, resource.id, generic))).toEqual(['/name condition']);
      await webhooks.replace(tenant, resource.id, { ...generic, name: 'Second' });
      await close();
    });

    it('gets its name when many ask for the same one, and the others are told', async () => {
      const { webhooks, tenant, close } = await open();
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => webhooks.create(tenant, generic)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await close();
    });

    it('with bad url and a taken name hears of both', async () => {
      const { webhooks, tenant, close } = await open();
      await webhooks.create(tenant, generic);
      const attempt = webhooks.create(tenant, { ...generic, url: 'http://127.0.0.1/' });
      expect(await refusal(attempt)).toEqual(['/url condition', '/name condition']);
      await close();
    });

    it('may name a private address that the operator allows', async () => {
      const { service, team } = await openTestService({ webhookAllow: ['127.0.0.1:9000'] });
      await service.webhooks.create(team, { ...generic, url: 'http://127.0.0.1:9000/' });
      await service.close();
    });

    it('that alerts use is not deleted, and the answer says how many', async () => {
      const { service, team } = await openTestService();
      const { resource: webhook } = await service.webhooks.create(team, generic);
      const { resource: dashboard } = await service.dashboards.create(team, dashboardOf(timeTile()));
      for (let count = 0; count < 2; count += 1) {
        await service.alerts.create(team, {
          source: 'tile',
          dashboardId: dashboard.id,
          tileId: dashboard.tiles[0]?.id ?? '',
          interval: '1m',
          threshold: 1,
          thresholdType: 'below',
          channel: { type: 'webhook', webhookId: webhook.id },
        });
      }
      await expect(service.webhooks.delete(team, webhook.id)).rejects.toThrow(/^2 alerts use this webhook/);
      await service.dashboards.delete(team, dashboard.id);
      await service.webhooks.delete(team, webhook.id);
      await expect(service.webhooks.get(team, webhook.id)).rejects.toThrow(NotFoundError);
      await service.close();
    });
  });

  describe('the store', () => {
    it('lets no two webhooks have one name even without the check before', async () => {
      const store = await openStore();
      const insert = (id: string) =>
        store.db
          .insertInto('webhooks')
          .values({
            ...{ tenant_id: 't', id, service: 'generic', name: 'n', url: 'u', description: null, body: null },
            ...{ headers: '{}', query_params: '{}', secret: null, created_at: '', updated_at: '', version: 1 },
          })
          .execute();
      await insert('1');
      expect(await insert('2').catch(isUniqueViolation)).toBe(true);
      await store.close();
    });
  });
});
