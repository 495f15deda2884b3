import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Child, startChild } from '../faults/child.ts';
import { removeDirectory } from '../support/processes.ts';

/**
 * The longest time that one request may hold the event loop of the service. `npm run soak` measures on a quiet machine;
 * `npm test` runs several workers, which share the caches of the processor, and only detects gross violations.
 */
export const LONGEST_GAP_MS = process.env['SOAK'] === '1' ? 50 : 200;

/** The longest time between two ticks of a 1 ms timer in the process of the service. */
export interface Gap {
  /** Elapsed time. On a machine that others use, it includes the time in which the process waited for a core. */
  readonly wallMs: number;
  /** CPU time of the main thread. It does not depend on what else the machine does, so tests compare this one. */
  readonly cpuMs: number;
}

/** The report of the probe in the process of the service. */
export interface GapReport {
  readonly gap: Gap;
  /** The largest resident set size since the start of the measurement, sampled every 50 ms. */
  readonly peakRssBytes: number;
}

/** A service in its own process, with a probe of its event loop. */
export interface MeasuredService extends Child {
  readonly dataDir: string;
  /** Runs `workload` and returns the longest gap of the service's event loop meanwhile, with the peak of its memory. */
  measure(workload: () => Promise<unknown>): Promise<GapReport>;
}

const preload = new URL('./event-loop-probe.ts', import.meta.url).href;

/** Starts a service with these command line options (default: `--telemetry=off`, no rate limit). */
export async function startMeasuredService(dataDir: string, args: readonly string[] = []): Promise<MeasuredService> {
  const child = await startChild({ dataDir, args: ['--log-level=warn', ...args], preload });
  const ask = async (message: 'start' | 'stop'): Promise<GapReport> => {
    const reply = once(child.process, 'message');
    child.process.send(message);
    return (await reply)[0] as GapReport;
  };
  return {
    ...child,
    dataDir,
    async measure(workload) {
      await ask('start');
      await workload();
      return ask('stop');
    },
  };
}

/**
 * Serves for the tests of a file or of a `describe`, in a process of its own with an empty data directory.
 *
 * ```ts
 * const service = measuredService(['--telemetry=on']);
 * it('a wide body', () => expectShortGaps(service(), () => service().api.post('/dashboards', wideBody)));
 * ```
 */
export function measuredService(args: readonly string[] = []): () => MeasuredService {
  let running: { readonly service: MeasuredService; readonly dataDir: string } | undefined;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adversarial-'));
    running = { service: await startMeasuredService(dataDir, args), dataDir };
  });
  afterAll(async () => {
    await running?.service.end('SIGTERM');
    if (running) removeDirectory(running.dataDir);
  });
  return () => {
    if (!running) throw new Error('Expected a call inside a test: the service starts before the first one');
    return running.service;
  };
}

/**
 * Runs the workload once to compile the code that it needs and once measured. Fails if the second run blocks the event
 * loop for more than {@link LONGEST_GAP_MS}. Prints the gap in `npm run soak`.
 */
export async function expectShortGaps(service: MeasuredService, workload: () => Promise<unknown>): Promise<GapReport> {
  await workload();
  const report = await service.measure(workload);
  if (process.env['SOAK'] === '1') {
    const { gap, peakRssBytes } = report;
    const megabytes = Math.round(peakRssBytes / 2 ** 20);
    console.log(
      `${expect.getState().currentTestName}: longest gap ${gap.wallMs.toFixed(0)} ms (CPU ${gap.cpuMs.toFixed(0)} ms), peak RSS ${megabytes} MB`,
    );
  }
  expect(report.gap.cpuMs).toBeLessThanOrEqual(LONGEST_GAP_MS);
  return report;
}
