import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Child, startChild } from '../faults/child.ts';
import { removeDirectory } from '../support/processes.ts';
import { isSoak } from '../support/soak.ts';
import { EVENT_LOOP_PROBE, requestFrom } from './probed-process.ts';

/**
 * The longest {@link Gap} that a test accepts, in milliseconds. It is longer in `npm test`, whose workers share the caches of the
 * processor.
 */
export const LONGEST_GAP_MS = isSoak ? 50 : 200;

/** The maximum resident set size of the service under attack. */
export const MAX_RSS_BYTES = 400 * 2 ** 20;

/** The longest time between two ticks of a 1 ms timer in the measured process. */
export interface Gap {
  /**
   * The time in which the main thread computed or waited for the disk, for a lock or for memory. On Linux, it excludes the time in which
   * the thread waited for a CPU core, because this depends on the other processes of the machine.
   */
  readonly blockedMs: number;
  /** The maximum CPU time of the main thread between two ticks. These may be other ticks than those of `blockedMs`. */
  readonly cpuMs: number;
}

/**
 * Fails if the gap is longer than {@link LONGEST_GAP_MS}. In `npm test`, it compares only the CPU time: other tests use the disk at the
 * same time.
 */
export function expectShortGap({ blockedMs, cpuMs }: Gap): void {
  expect(isSoak ? blockedMs : cpuMs).toBeLessThanOrEqual(LONGEST_GAP_MS);
}

/** Returns a gap as text. */
export function gapText({ blockedMs, cpuMs }: Gap): string {
  return `longest gap ${blockedMs.toFixed(0)} ms (CPU ${cpuMs.toFixed(0)} ms)`;
}

/** The report of the probe in the measured process. */
export interface GapReport {
  readonly gap: Gap;
  /** The largest resident set size since the start of the measurement, sampled every 50 ms. */
  readonly peakRssBytes: number;
  /** The size of the V8 heap when the resident set size was largest. */
  readonly heapBytes: number;
  /** The size of the buffers outside the heap at that time. */
  readonly externalBytes: number;
}

/** A service in its own process, with a probe of its event loop. */
export interface MeasuredService extends Child {
  readonly dataDir: string;
  /** Runs `workload` and returns the longest gap of the service's event loop and its peak memory in that time. */
  measure(workload: () => Promise<unknown>): Promise<GapReport>;
}

/** Starts a service with these command line options. By default, telemetry and the rate limit are off. */
export async function startMeasuredService(dataDir: string, args: readonly string[] = []): Promise<MeasuredService> {
  const child = await startChild({ dataDir, args: ['--log-level=warn', ...args], preload: EVENT_LOOP_PROBE });
  const probe = (command: 'start' | 'stop'): Promise<GapReport> => requestFrom(child.process, command);
  return {
    ...child,
    dataDir,
    async measure(workload) {
      await probe('start');
      await workload();
      return probe('stop');
    },
  };
}

/**
 * Starts a service for the tests of a file or of a `describe`, in a process of its own with an empty data directory. Returns a
 * function that returns the service; it can be called inside tests and hooks.
 *
 * ```ts
 * const service = measuredService(['--telemetry=on']);
 * it('parses a wide body', () => expectShortGaps(service(), () => service().api.post('/dashboards', wideBody)));
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
    if (!running) throw new Error('Expected a call inside a test or a hook: the service starts before the first test.');
    return running.service;
  };
}

/** The number of times that {@link expectShortGaps} runs a workload. In `npm run soak`, V8 compiles the code in the first run. */
export const RUNS = isSoak ? 2 : 1;

/**
 * Runs the workload and fails if it blocks the event loop for more than {@link LONGEST_GAP_MS}. Measures the last of
 * {@link RUNS} runs, returns its report, and prints it in `npm run soak`.
 */
export async function expectShortGaps(service: MeasuredService, workload: () => Promise<unknown>): Promise<GapReport> {
  for (let run = 1; run < RUNS; run += 1) await workload();
  const report = await service.measure(workload);
  if (isSoak) {
    const { gap, peakRssBytes, heapBytes, externalBytes } = report;
    const [rss, heap, external] = [peakRssBytes, heapBytes, externalBytes].map((bytes) => Math.round(bytes / 2 ** 20));
    console.log(
      `${expect.getState().currentTestName}: ${gapText(gap)}, peak RSS ${rss} MB (heap ${heap} MB, external ${external} MB)`,
    );
  }
  expectShortGap(report.gap);
  return report;
}
