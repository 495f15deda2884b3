import { beforeAll, describe, expect, it } from 'vitest';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { expectResponse } from './expect-response.ts';
import { sendLogs } from './send-logs.ts';

const HOUR = 3_600_000;

describe.runIf(isSoak)('a query', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  let sourceId: string;

  beforeAll(async () => {
    const send = async (count: number, text: (nth: number) => string) => {
      const records = Array.from({ length: count }, (_, nth) => ({
        timeUnixNano: `${start + 1_000 * (nth % 3_000)}000000`,
        body: { stringValue: text(nth) },
        attributes: Array.from({ length: 10 }, (_, index) => ({ key: `k${index}`, value: { stringValue: `v${nth}` } })),
      }));
      await sendLogs(service(), records);
    };
    await send(5_000, (nth) => `event ${nth}`);
    // Long texts with characters that JSON escapes.
    for (let part = 0; part < 5; part += 1) await send(15, () => '"é\\\n'.repeat(100_000));
    sourceId = await sourceIdOf(service().api);
  }, 120_000);

  const names = (count: number, nameAt: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => nameAt(nth)).join(',');
  const range = () => ({ startTime: new Date(start).toISOString(), endTime: new Date(start + HOUR).toISOString() });

  it.each<[name: string, search: object, expected?: string]>([
    ['for 2,000 events with all columns', { select: '*', maxResults: 2_000 }],
    ['for long texts', { select: 'Body', where: 'Body:é', maxResults: 2_000 }],
    ['for long texts with a cursor', { select: 'Body', where: 'Body:é', maxResults: 2_000, cursor: 'start' }],
    ['ordered by long texts', { select: 'Timestamp', where: 'Body:é', orderBy: 'Body', maxResults: 10 }],
    [
      'ordered by long texts with a cursor',
      { select: 'Timestamp', where: 'Body:é', orderBy: 'Body', maxResults: 10, cursor: 'start' },
      'the values to sort by are too long for a cursor',
    ],
    ['that selects more than 200 different expressions', { select: names(220, (nth) => `concat(Body,'${nth}')`) }],
    ['that selects 400 unknown columns', { select: names(400, (nth) => `c${nth}`) }, 'unknown field "c0"'],
    ['that selects commas', { select: ','.repeat(4_096) }],
    ['that selects quotes', { select: "'".repeat(4_096) }],
    ['that selects parentheses', { select: '('.repeat(4_096) }, 'too long or too deeply nested'],
    ['that selects AS without a name', { select: ' AS'.repeat(1_365) }, 'expected one SQL expression: syntax error'],
    ['that selects AS between spaces', { select: `${' '.repeat(2_000)}AS${' '.repeat(2_000)}` }, 'unknown field "AS"'],
    ['ordered by parentheses', { orderBy: '('.repeat(1_024) }, 'too long or too deeply nested'],
    ['ordered by spaces', { orderBy: `a${' '.repeat(1_000)}b` }, 'expected one SQL expression: syntax error'],
    ['with an offset of 5,000', { offset: 5_000 }],
  ])('%s neither blocks the event loop nor exceeds the memory limit', async (_, search, rejection) => {
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      expectResponse(await service().api.post('/search', { sourceId, ...range(), ...search }), rejection ?? 200);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });

  it('for the fields of a source, sent 20 times concurrently, neither blocks the event loop nor exceeds the memory limit', async () => {
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => service().api.get(`/sources/${sourceId}/fields?limit=1000`)),
      );
      for (const { status } of responses) expect([200, 429]).toContain(status);
      expect(responses.map(({ status }) => status)).toContain(200);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });
});
