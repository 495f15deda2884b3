import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueCodes, type Json } from '../support/api.ts';
import { digest, serveOrganization } from '../support/organization.ts';

const served = serveOrganization();

function hashData(keyId: string, keySecret: string) {
  return {
    keyIdHash: digest(keyId),
    keyIdSuffix: keyId.slice(-4),
    keySecretHash: digest(keySecret),
  };
}

describe('a key whose secret the client created', () => {
  const keys = () => served.keys();

  it('authenticates requests although the service stores only its digest', async () => {
    const ownSecret = { keyId: 'my own key-id ÄÖ', keySecret: `geheim:${randomUUID()}` };
    const created = await keys().create('', {
      hashData: hashData(ownSecret.keyId, ownSecret.keySecret),
      roles: ['developer'],
    });
    expect(Object.keys(created)).toEqual(['key']);
    expect(created.key.keySuffix).toBe('d ÄÖ');
    expect((await served.callerOf(ownSecret).get('/dashboards')).status).toBe(200);
    expect((await served.callerOf({ ...ownSecret, keySecret: 'other' }).get('/dashboards')).status).toBe(401);
  });

  it('must have unique digests', async () => {
    const first = hashData(randomUUID(), randomUUID());
    await keys().create('', { hashData: first });
    const { keyId, keySecret } = await keys().create('', {});
    for (const duplicate of [
      first,
      { ...hashData(randomUUID(), randomUUID()), keyIdHash: first.keyIdHash },
      { ...hashData(randomUUID(), randomUUID()), keySecretHash: first.keySecretHash },
      hashData(keyId, keySecret),
    ]) {
      const { status, message } = await keys().post('', { hashData: duplicate });
      expect(status).toBe(409);
      expect(message).toContain('already in use');
    }
  });

  const complete = hashData('key-id', 'secret');

  it.each<[string, Json, string[]]>([
    [
      'no digests',
      {},
      ['/hashData/keyIdHash required', '/hashData/keyIdSuffix required', '/hashData/keySecretHash required'],
    ],
    ['no id', { ...complete, keyIdHash: undefined }, ['/hashData/keyIdHash required']],
    ['no suffix', { ...complete, keyIdSuffix: undefined }, ['/hashData/keyIdSuffix required']],
    ['no secret', { ...complete, keySecretHash: undefined }, ['/hashData/keySecretHash required']],
    ['a suffix of 5 characters', { ...complete, keyIdSuffix: 'abcde' }, ['/hashData/keyIdSuffix maxLength']],
    [
      'a digest with invalid padding bits',
      { ...complete, keyIdHash: `${'A'.repeat(42)}B=` },
      ['/hashData/keyIdHash format'],
    ],
    ['an unknown property', { ...complete, salt: 'x' }, ['/hashData/salt unknownProperty']],
  ])('is rejected with %s', async (_, data, expected) => {
    const response = await keys().post('', { hashData: data });
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual(expected);
  });

  it.each([
    ['in hexadecimal', createHash('sha256').update('a').digest('hex')],
    ['in base64url', createHash('sha256').update('a').digest('base64url')],
    ['that is empty', ''],
    ['that is null', null],
  ])('is rejected with a digest %s', async (_, keySecretHash) => {
    const response = await keys().post('', { hashData: { ...complete, keySecretHash } });
    expect(response.status).toBe(400);
    expect(new Set(response.issues.map(({ pointer }) => pointer))).toEqual(new Set(['/hashData/keySecretHash']));
  });

  it('cannot change its secret', async () => {
    const { key } = await keys().create('', { hashData: hashData(randomUUID(), randomUUID()) });
    const response = await keys().patch(`/${key.id}`, { hashData: complete });
    expect(issueCodes(response)).toEqual(['/hashData unknownProperty']);
  });
});
