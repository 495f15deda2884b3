import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../src/domain/bounded-cache.ts';

describe('a cache with a bound in characters', () => {
  it('evicts the oldest entries if it has more than 1,048,576 characters', () => {
    const cache = new BoundedCache<number>();
    for (let nth = 0; nth < 4; nth += 1) cache.set(`key ${nth}`, nth, 262_144 - 'key 0'.length);
    expect(cache.get('key 0')).toBe(0);
    cache.set('', 4, 1);
    expect([0, 1, 2, 3].map((nth) => cache.get(`key ${nth}`))).toEqual([undefined, 1, 2, 3]);
  });

  it('counts the characters of keys, and not those of a replaced entry', () => {
    const cache = new BoundedCache<string>();
    cache.set('first', 'kept', 10);
    for (let nth = 0; nth < 5; nth += 1) cache.set('second', 'replaced', 600_000);
    expect(cache.get('first')).toBe('kept');
    cache.set('x'.repeat(500_000), 'long key', 0);
    expect([cache.get('first'), cache.get('second')]).toEqual([undefined, undefined]);
  });

  it('does not keep an entry that is too large, and evicts no other for it', () => {
    const cache = new BoundedCache<string>();
    cache.set('small', 'kept', 10);
    cache.set('large', 'value', 2_000_000);
    expect([cache.get('large'), cache.get('small')]).toEqual([undefined, 'kept']);
  });
});
