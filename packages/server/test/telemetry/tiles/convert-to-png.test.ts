import { expect, it } from 'vitest';
import { convertToPng } from '../../../src/resources/charts/convert-to-png.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

it('a conversion rejects if the client disconnects before its thread starts', async () => {
  const client = new AbortController();
  const conversions = [SVG, SVG, SVG].map((svg) => convertToPng(svg, 'a', client.signal));
  client.abort(new Error('the client disconnected'));
  for (const conversion of await Promise.allSettled(conversions)) {
    expect(conversion).toMatchObject({ status: 'rejected', reason: { message: 'the client disconnected' } });
  }
  expect((await convertToPng(SVG, 'a')).subarray(1, 4).toString()).toBe('PNG');
});

it('conversions of tenants take turns, so that many pictures of one tenant do not delay those of another', async () => {
  const converted: string[] = [];
  const convert = async (tenant: string) => {
    await convertToPng(SVG, tenant);
    converted.push(tenant);
  };
  await Promise.all([...['a', 'a', 'a', 'a'].map(convert), convert('b')]);
  expect(converted.indexOf('b')).toBeLessThanOrEqual(2);
});
