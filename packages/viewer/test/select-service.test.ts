import { describe, expect, it } from 'vitest';
import { selectService } from '../src/session/config.ts';

const config = { deployment: 'open-source', apiBase: 'https://api.example.org', version: '1.0.0' } as const;

describe('a link with the ids of a service', () => {
  it('selects the managed service', () => {
    const query = new URLSearchParams('from=1&organizationId=o1&serviceId=s1');
    expect(selectService(config, query)).toEqual({
      ...config,
      deployment: 'managed',
      organizationId: 'o1',
      serviceId: 's1',
    });
  });

  it.each(['', 'organizationId=o1', 'serviceId=s1', 'organizationId=&serviceId=s1'])(
    'changes nothing if an id is missing: %j',
    (query) => {
      expect(selectService(config, new URLSearchParams(query))).toBe(config);
    },
  );
});
