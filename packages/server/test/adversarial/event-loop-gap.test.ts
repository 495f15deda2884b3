import { describe, expect, it } from 'vitest';
import { expectShortGaps, type GapReport, LONGEST_GAP_MS, measuredService } from './event-loop-gap.ts';
import { requestFrom, spawnProbed } from './probed-process.ts';

const BLOCK_MS = 300;

/** A program that computes for {@link BLOCK_MS} when it receives `block`, and then sends a message. The timer keeps it alive. */
const program = `
  setInterval(() => undefined, 1000);
  process.on('message', (message) => {
    if (message !== 'block') return;
    const start = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - start < ${BLOCK_MS * 1000});
    process.send('done');
  });
`;

describe('the probe of the event loop', () => {
  it('reports a period without a tick once', async () => {
    const child = spawnProbed(['--eval', program]);
    await requestFrom(child, 'start');
    await requestFrom(child, 'block');
    const { gap: blocked }: GapReport = await requestFrom(child, 'stop');
    await requestFrom(child, 'start');
    const { gap: idle }: GapReport = await requestFrom(child, 'stop');
    child.kill();
    expect(blocked.cpuMs).toBeGreaterThanOrEqual(BLOCK_MS);
    expect(blocked.blockedMs).toBeGreaterThanOrEqual(BLOCK_MS);
    expect(idle.cpuMs).toBeLessThan(LONGEST_GAP_MS);
  });
});

describe('the measurement of a service', () => {
  const service = measuredService();

  it('finds no long gap for a small request, and reports the memory', async () => {
    const { peakRssBytes } = await expectShortGaps(service(), () => service().api.get('/dashboards'));
    expect(peakRssBytes).toBeGreaterThan(10_000_000);
  });
});
