import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { expectShortGaps, type GapReport, LONGEST_GAP_MS, measuredService } from './event-loop-gap.ts';

const BLOCK_MS = 300;

/** Computes for {@link BLOCK_MS} when it receives `block`, and then sends a message. */
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
  it('reports the time during which the process computed without a tick, once', async () => {
    const preload = new URL('./event-loop-probe.ts', import.meta.url).href;
    const child = spawn(process.execPath, [`--import=${preload}`, '--eval', program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ask = async (message: string) => {
      const reply = once(child, 'message');
      child.send(message);
      return (await reply)[0];
    };
    await ask('start');
    await ask('block');
    const { gap: blocked }: GapReport = await ask('stop');
    await ask('start');
    const { gap: idle }: GapReport = await ask('stop');
    child.kill();
    expect(blocked.cpuMs).toBeGreaterThanOrEqual(BLOCK_MS);
    expect(blocked.wallMs).toBeGreaterThanOrEqual(BLOCK_MS);
    expect(idle.cpuMs).toBeLessThan(LONGEST_GAP_MS);
  });
});

describe('a service', () => {
  const service = measuredService();

  it('does not block its event loop for a small request', async () => {
    const { peakRssBytes } = await expectShortGaps(service(), () => service().api.get('/dashboards'));
    expect(peakRssBytes).toBeGreaterThan(10_000_000);
  });
});
