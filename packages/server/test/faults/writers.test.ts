import { describe, expect, it } from 'vitest';
import { startForTest } from '../http/support/serve.ts';
import { engines } from '../support/engines.ts';
import { scale } from './scale.ts';

const CONCURRENT_WRITERS = 16;

describe.each(engines)('on $name', (engine) => {
  it('no update of many concurrent writers with If-Match is lost', { timeout: scale.timeout }, async () => {
    const { databaseUrl, release } = await engine.storeOptions();
    const server = await startForTest({ ...(databaseUrl !== undefined && { databaseUrl }), checkResponses: false });
    const api = server.caller('open-source');
    const { id } = await api.create('/dashboards', { name: '0', tiles: [] });
    const outcomes = new Map<number, number>();
    let remaining = scale.writes;
    const writer = async () => {
      while (remaining > 0) {
        remaining -= 1;
        const { content, headers } = await api.get(`/dashboards/${id}`);
        const next = { name: String(Number(content.name) + 1), tiles: [] };
        const { status } = await api.put(`/dashboards/${id}`, next, { 'if-match': headers.get('etag') ?? '' });
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_WRITERS }, writer));
    const { content } = await api.get(`/dashboards/${id}`);
    await server.close();
    await release();
    const counts = [...outcomes].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`${engine.name}: ${scale.writes} writes, ${counts}, the last one wrote ${content.name}`);
    expect(Number(content.name)).toBe(outcomes.get(200));
    // With many concurrent writers, PostgreSQL may reject a write with 503.
    expect([200, 412, 503]).toEqual(expect.arrayContaining([...outcomes.keys()]));
    expect(outcomes.get(200)).toBeGreaterThan(0);
  });
});
