import { ApiKey, ApiKeyCreated } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { ConflictError, NotFoundError, PreconditionFailedError } from '../src/domain/errors.ts';
import { digest } from '../src/domain/secrets.ts';
import { engines } from './support/engines.ts';
import { ALL, basic, readAll, refusal, START } from './support/service.ts';

describe.each(engines)('on $name', ({ openTestService }) => {
  const address = '127.0.0.1';

  const open = async () => {
    const opened = await openTestService();
    return { ...opened, organizationId: opened.admin.organizationId, callerKeyId: opened.admin.keyId };
  };

  describe('creating a key', () => {
    it('fills in name, state, roles and lists, and answers id and secret this once', async () => {
      const { service, organizationId } = await open();
      const { resource, version } = await service.keys.create(organizationId, {});
      ApiKeyCreated.assert(resource);
      expect(resource).toEqual({
        key: {
          id: expect.any(String),
          name: 'API key',
          state: 'enabled',
          roles: ['developer'],
          keySuffix: resource.keyId?.slice(-4),
          createdAt: '2026-01-12T09:30:00.000Z',
          expireAt: null,
          ipAccessList: [],
        },
        keyId: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        keySecret: expect.stringMatching(/^obsk_/),
      });
      expect(await service.keys.get(organizationId, resource.key.id)).toEqual({ resource: resource.key, version });
      await service.close();
    });

    it('with digests answers neither id nor secret', async () => {
      const { service, organizationId } = await open();
      const hashData = { keyIdHash: digest('id'), keyIdSuffix: 'x7Qd', keySecretHash: digest('secret') };
      const { resource } = await service.keys.create(organizationId, { hashData });
      expect(Object.keys(resource)).toEqual(['key']);
      expect(resource.key.keySuffix).toBe('x7Qd');
      await service.close();
    });

    it('refuses a digest that is in use, of the id or of the secret', async () => {
      const { service, organizationId } = await open();
      const hashData = { keyIdHash: digest('id'), keyIdSuffix: 'x7Qd', keySecretHash: digest('secret') };
      await service.keys.create(organizationId, { hashData });
      for (const other of [{ keyIdHash: digest('other') }, { keySecretHash: digest('other') }]) {
        const again = service.keys.create(organizationId, { hashData: { ...hashData, ...other } });
        await expect(again).rejects.toThrow(ConflictError);
      }
      await service.close();
    });

    it('refuses the 101st key', async () => {
      const { service, organizationId } = await open();
      for (let count = 1; count < 100; count += 1) await service.keys.create(organizationId, {});
      await expect(service.keys.create(organizationId, {})).rejects.toThrow(/limit of 100 API keys/);
      await service.close();
    });

    it('reports a time that is over, bad addresses and spellings of digests together', async () => {
      const { service, organizationId } = await open();
      const keyIdHash = `${digest('id').slice(0, 42)}B=`;
      const pointers = await refusal(
        service.keys.create(organizationId, {
          expireAt: new Date(START).toISOString(),
          ipAccessList: [{ source: '10.0.0.0/8' }, { source: 'localhost' }],
          hashData: { keyIdHash, keyIdSuffix: 'x7Qd', keySecretHash: digest('secret') },
        }),
      );
      expect(pointers).toEqual(['/expireAt minimum', '/ipAccessList/1/source format', '/hashData/keyIdHash format']);
      await service.close();
    });

    it('takes null and an empty text for never', async () => {
      const { service, organizationId } = await open();
      for (const expireAt of [null, ''] as const) {
        const { resource } = await service.keys.create(organizationId, { expireAt });
        expect(resource.key.expireAt).toBeNull();
      }
      await service.close();
    });
  });

  describe('reading keys', () => {
    it('lists them in creation order, a page at a time', async () => {
      const { service, organizationId } = await open();
      for (const name of ['b', 'a', 'c']) await service.keys.create(organizationId, { name });
      const { items, total } = await readAll(service.keys.list(organizationId, { limit: 2, offset: 1 }));
      expect(items.map(({ name }) => name)).toEqual(['b', 'a']);
      expect(total).toBe(4);
      for (const key of items) ApiKey.assert(key);
      expect(await readAll(service.keys.list(organizationId, { limit: 2, offset: 9 }))).toEqual({
        items: [],
        total: 4,
      });
      await service.close();
    });

    it('shows the last use to the minute, and none before the first', async () => {
      const { service, clock, organizationId } = await open();
      const { resource } = await service.keys.create(organizationId, {});
      const usedAt = async () => (await service.keys.get(organizationId, resource.key.id)).resource.usedAt;
      expect(await usedAt()).toBeUndefined();
      clock.time += 90_000;
      const { keyId } = await service.readBasic(basic(resource.keyId ?? '', resource.keySecret ?? '')).authenticate();
      expect(await usedAt()).toBeUndefined();
      service.recordUsage('api_keys', keyId);
      expect(await usedAt()).toBe('2026-01-12T09:31:00.000Z');
      const minute = String(Date.parse('2026-01-12T09:31:00.000Z') / 60_000);
      expect(await service.keys.get(organizationId, resource.key.id)).toMatchObject({ version: 1, state: minute });
      await service.close();
    });

    it('finds none of another organization', async () => {
      const { service, admin } = await open();
      const other = '4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10';
      await expect(service.keys.get(other, admin.keyId)).rejects.toThrow(NotFoundError);
      await expect(service.keys.delete(other, admin.keyId, { callerKeyId: 'x' })).rejects.toThrow(NotFoundError);
      expect(await readAll(service.keys.list(other, ALL))).toEqual({ items: [], total: 0 });
      await service.close();
    });
  });

  describe('changing a key', () => {
    it('changes what is given, and clears the expiry with null or an empty text', async () => {
      const { service, organizationId, callerKeyId } = await open();
      const expireAt = '2027-01-01T01:00:00+01:00';
      const { resource } = await service.keys.create(organizationId, { name: 'k', roles: ['admin'], expireAt });
      expect(resource.key.expireAt).toBe('2027-01-01T00:00:00.000Z');
      const change = (patch: object) =>
        service.keys.update(organizationId, resource.key.id, patch, { callerKeyId, address });
      expect((await change({ name: 'new' })).resource).toEqual({ ...resource.key, name: 'new' });
      expect((await change({ expireAt: '' })).resource.expireAt).toBeNull();
      const list = [{ source: '10.0.0.0/8', description: 'Office' }];
      expect((await change({ ipAccessList: list })).resource.ipAccessList).toEqual(list);
      expect((await change({ ipAccessList: [] })).resource.ipAccessList).toEqual([]);
      expect(await change({ state: 'disabled' })).toMatchObject({ version: 6, resource: { state: 'disabled' } });
      await service.close();
    });

    it('cannot disable or delete the key that signs', async () => {
      const { service, organizationId, callerKeyId } = await open();
      const disable = service.keys.update(organizationId, callerKeyId, { state: 'disabled' }, { callerKeyId, address });
      await expect(disable).rejects.toThrow(ConflictError);
      await expect(service.keys.delete(organizationId, callerKeyId, { callerKeyId })).rejects.toThrow(ConflictError);
      await service.close();
    });

    it('checks the precondition before the conflict', async () => {
      const { service, organizationId, callerKeyId } = await open();
      const write = { callerKeyId, precondition: (version: number) => version === 7 };
      await expect(service.keys.delete(organizationId, callerKeyId, write)).rejects.toThrow(PreconditionFailedError);
      await service.close();
    });
  });
});
