import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIngestionKey, revokeIngestionKey } from '../../../src/accounts/ingestion-keys.ts';
import { createIngestionAuthentication, type Ingestor } from '../../../src/auth/ingestion-key.ts';
import { createIds } from '../../../src/domain/ids.ts';
import { openTestService } from '../../support/service.ts';

let opened: Awaited<ReturnType<typeof openTestService>>;
let authenticate: (header: string | undefined) => Promise<Ingestor>;

beforeAll(async () => {
  opened = await openTestService();
  authenticate = createIngestionAuthentication({ store: opened.service.store });
});

afterAll(async () => opened.service.close());

describe('an ingestion key', () => {
  it.each(['', 'Bearer ', 'bearer  '])('with the prefix "%s" selects the database of its tenant', async (prefix) => {
    const { credentials, team, managed } = opened;
    const teamKey = credentials.openSource.ingestionKey;
    expect(await authenticate(prefix + teamKey)).toEqual({
      database: 'default',
      log: { tenant: team.id, keySuffix: teamKey.slice(-4) },
    });
    expect(await authenticate(prefix + credentials.managed.ingestionKey)).toMatchObject({
      database: `service_${managed.id.replaceAll('-', '')}`,
      log: { tenant: managed.id },
    });
  });

  it('is rejected immediately after its revocation', async () => {
    const { service, clock, team } = opened;
    const context = { store: service.store, clock: clock.now, newId: createIds(clock.now) };
    const { id, ingestionKey } = await createIngestionKey(context, team.id);
    expect(await authenticate(ingestionKey)).toMatchObject({ log: { tenant: team.id } });
    await revokeIngestionKey(context, id);
    await expect(authenticate(ingestionKey)).rejects.toThrow('Ingestion key not found.');
  });
});

describe('an Authorization header without a valid key', () => {
  it.each([
    [undefined, 'Missing credentials. Send `Authorization: <ingestion key>`.'],
    ['  ', 'Missing credentials. Send `Authorization: <ingestion key>`.'],
    ['Basic a b', 'The Authorization header is malformed. Expected `<ingestion key>` or `Bearer <ingestion key>`.'],
    ['ключ', 'The Authorization header is malformed. Expected `<ingestion key>` or `Bearer <ingestion key>`.'],
    ['obsi_unknown', 'Ingestion key not found.'],
  ])('such as %j is rejected: %s', async (header, message) => {
    await expect(authenticate(header)).rejects.toThrow(message);
  });
});
