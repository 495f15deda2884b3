import { describe, expect, it } from 'vitest';
import { fairResolve, type ResolvedAddress } from '../../src/outgoing/resolve-names.ts';

const ADDRESSES: readonly ResolvedAddress[] = [{ address: '203.0.113.1', family: 4 }];

/** Creates a resolver and records its lookups. Names that start with `slow` resolve after `finish` is called. */
function createResolver() {
  const lookups: string[] = [];
  const slow = Promise.withResolvers<readonly ResolvedAddress[]>();
  const resolve = fairResolve((name) => {
    lookups.push(name);
    return name.startsWith('slow') ? slow.promise : Promise.resolve(ADDRESSES);
  });
  return { lookups, resolve, finish: () => slow.resolve(ADDRESSES) };
}

describe('slow host names', () => {
  it('of a tenant are looked up one at a time, and do not delay other tenants', async () => {
    const { lookups, resolve, finish } = createResolver();
    const slow = Array.from({ length: 10 }, (_, nth) => resolve(`slow${nth}.example`, 'a'));
    expect(await resolve('fast.example', 'b')).toEqual(ADDRESSES);
    expect(lookups).toEqual(['slow0.example', 'fast.example']);
    finish();
    await Promise.all(slow);
    expect(lookups).toHaveLength(11);
  });

  it('of several tenants are looked up at most two at a time', async () => {
    const { lookups, resolve, finish } = createResolver();
    const slow = ['a', 'b', 'c', 'd'].map((tenant) => resolve(`slow.${tenant}`, tenant));
    expect(lookups).toEqual([]);
    await new Promise(setImmediate);
    expect(lookups).toEqual(['slow.a', 'slow.b']);
    finish();
    await Promise.all(slow);
  });

  it('delay the other host names of their tenant, which are not looked up after their requests were aborted', async () => {
    const { lookups, resolve, finish } = createResolver();
    const first = resolve('slow.example', 'a');
    const aborted = new AbortController();
    const second = resolve('other.example', 'a', aborted.signal);
    aborted.abort(new Error('too late'));
    await expect(second).rejects.toThrow('too late');
    finish();
    await first;
    expect(lookups).toEqual(['slow.example']);
  });
});
