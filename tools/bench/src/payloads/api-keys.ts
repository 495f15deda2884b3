import { example, type Json, type JsonObject } from './examples.ts';

/** Returns 100 keys: half of them used, every fifth without expiry, with one to three addresses. */
export function apiKeys(): Json[] {
  const first: JsonObject = example('ApiKey', 'key');
  const addresses: Json[] = Array.isArray(first['ipAccessList']) ? first['ipAccessList'] : [];
  return Array.from({ length: 100 }, (_, index) => ({
    ...structuredClone(first),
    id: `4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b${index.toString(16).padStart(4, '0')}`,
    name: `${String(first['name'])} ${index + 1}`,
    state: index % 7 === 0 ? 'disabled' : 'enabled',
    roles: index % 4 === 0 ? ['admin', 'developer'] : ['developer'],
    keySuffix: `x7Q${index % 10}`,
    expireAt: index % 5 === 0 ? null : '2027-01-01T00:00:00.000Z',
    ...(index % 2 === 0 ? { usedAt: `2026-01-12T10:${String(index % 60).padStart(2, '0')}:00.000Z` } : {}),
    ipAccessList: [...addresses, { source: '2001:db8::/32' }, { source: '198.51.100.7' }].slice(0, 1 + (index % 3)),
  }));
}
