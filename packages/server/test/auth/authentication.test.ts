import { describe, expect, it } from 'vitest';
import { requireAddress, requireRole } from '../../src/auth/permissions.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from '../../src/domain/errors.ts';
import { digest, newSecret } from '../../src/domain/secrets.ts';
import { engines } from '../support/engines.ts';
import { basic, START } from '../support/service.ts';

describe.each(engines)('on $name', ({ openTestService }) => {
  const outcomeOf = async (authentication: Promise<unknown>): Promise<string> => {
    const outcome = await authentication.then(
      () => 'authenticated',
      (error: unknown) => error,
    );
    if (!(outcome instanceof UnauthorizedError)) return String(outcome);
    return /Missing|malformed|not found|not active/.exec(outcome.message)?.[0].toLowerCase() ?? outcome.message;
  };

  describe('a personal access key', () => {
    it('authenticates its team', async () => {
      const { service, credentials, team } = await openTestService();
      const { apiKey } = credentials.openSource;
      const caller = await service.readBearer(`bearer  ${apiKey} `).authenticate();
      expect(caller).toEqual({ tenant: team, keyId: expect.any(String), keySuffix: apiKey.slice(-4) });
      expect(team).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), teamId: team.id });
      await service.close();
    });

    it.each([
      [undefined, 'missing'],
      ['', 'missing'],
      ['Bearer', 'malformed'],
      ['Bearer a b', 'malformed'],
      ['Bearer ä', 'malformed'],
      ['Basic YTpi', 'malformed'],
      [`Bearer ${newSecret('personal')}`, 'not found'],
    ])('is %s: %s', async (header, reason) => {
      const { service } = await openTestService();
      expect(await outcomeOf(service.readBearer(header).authenticate())).toBe(reason);
      await service.close();
    });

    it('is not an ingestion key, and the message says so', async () => {
      const { service, credentials } = await openTestService();
      const attempts = [
        service.readBearer(`Bearer ${credentials.openSource.ingestionKey}`).authenticate(),
        service.readBasic(basic(credentials.managed.keyId, credentials.managed.ingestionKey)).authenticate(),
      ];
      for (const attempt of attempts)
        await expect(attempt).rejects.toThrow(/ingestion key, which can only send telemetry/);
      await service.close();
    });
  });

  describe('an API key', () => {
    it('authenticates its organization with roles and IP access list', async () => {
      const { service, credentials, admin } = await openTestService();
      const { organizationId, keyId, keySecret } = credentials.managed;
      expect(admin).toEqual({
        organizationId,
        keyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        keySuffix: keyId.slice(-4),
        roles: ['admin'],
        ipAccessList: [],
      });
      await expect(
        service.readBasic(basic(keyId, keySecret).replace('Basic', 'bAsIc')).authenticate(),
      ).resolves.toEqual(admin);
      await service.close();
    });

    it.each([
      [undefined, 'missing'],
      ['Basic', 'malformed'],
      ['Basic !!!', 'malformed'],
      [`Basic ${Buffer.from('nocolon').toString('base64')}`, 'malformed'],
      [basic('', 'secret'), 'malformed'],
      [basic('id', ''), 'malformed'],
      [`Basic ${Buffer.from([0x61, 0x3a, 0xff]).toString('base64')}`, 'malformed'],
      ['Bearer abc', 'malformed'],
      [basic('unknown', 'secret'), 'not found'],
    ])('is %s: %s', async (header, reason) => {
      const { service } = await openTestService();
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe(reason);
      await service.close();
    });

    it('with a wrong secret returns the same message as an unknown key', async () => {
      const { service, credentials } = await openTestService();
      const message = (header: string) =>
        service
          .readBasic(header)
          .authenticate()
          .catch((error: Error) => error.message);
      expect(await message(basic(credentials.managed.keyId, 'wrong'))).toBe(await message(basic('unknown', 'wrong')));
      await service.close();
    });

    it('is rejected from the next request after it is disabled, expires or is deleted', async () => {
      const { service, clock, admin } = await openTestService();
      const { organizationId, keyId: callerKeyId } = admin;
      const write = { callerKeyId, address: '127.0.0.1' };
      const expireAt = new Date(START + 1000).toISOString();
      const { resource } = await service.keys.create(organizationId, { name: 'k', expireAt });
      const header = basic(resource.keyId ?? '', resource.keySecret ?? '');
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe('authenticated');
      await service.keys.update(organizationId, resource.key.id, { state: 'disabled' }, write);
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe('not active');
      expect(await outcomeOf(service.readBasic(basic(resource.keyId ?? '', 'wrong')).authenticate())).toBe('not found');
      await service.keys.update(organizationId, resource.key.id, { state: 'enabled' }, write);
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe('authenticated');
      clock.time += 1000;
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe('not active');
      await service.keys.delete(organizationId, resource.key.id, { callerKeyId });
      expect(await outcomeOf(service.readBasic(header).authenticate())).toBe('not found');
      await service.close();
    });

    it('authenticates if the caller created it and sent only the digests', async () => {
      const { service, admin } = await openTestService();
      const hashData = { keyIdHash: digest('my-key-id'), keyIdSuffix: 'y-id', keySecretHash: digest('gehëim:7') };
      await service.keys.create(admin.organizationId, { hashData });
      const caller = await service.readBasic(basic('my-key-id', 'gehëim:7')).authenticate();
      expect(caller.keySuffix).toBe('y-id');
      await service.close();
    });
  });

  describe('permissions', () => {
    const caller = {
      organizationId: 'o',
      keyId: 'k',
      keySuffix: 'abcd',
      roles: ['developer' as const],
      ipAccessList: [{ source: '203.0.113.0/24' }],
    };

    it('require one of the roles of the operation', () => {
      expect(() => requireRole(caller, ['admin', 'developer'])).not.toThrow();
      expect(() => requireRole(caller, ['admin'])).toThrow(ForbiddenError);
    });

    it('require an address in the IP access list', () => {
      expect(() => requireAddress(caller, '203.0.113.9')).not.toThrow();
      expect(() => requireAddress(caller, '::ffff:203.0.113.9')).not.toThrow();
      expect(() => requireAddress(caller, '198.51.100.1')).toThrow(/IP address/);
    });
  });

  describe('a service in a path', () => {
    it('is found only in its own organization', async () => {
      const { service, credentials } = await openTestService();
      const { organizationId, serviceId } = credentials.managed;
      await expect(service.tenants.service(organizationId, serviceId)).resolves.toEqual({ id: serviceId });
      await expect(service.tenants.service(organizationId, 'other')).rejects.toThrow(NotFoundError);
      await expect(service.tenants.service('4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10', serviceId)).rejects.toThrow(
        NotFoundError,
      );
      await service.close();
    });
  });
});
