// Measures the event loop and the memory of the process that preloads it, see event-loop-gap.ts.
import { openSync, readSync } from 'node:fs';
import type { GapReport } from './event-loop-gap.ts';

/** Interval of the probe if nothing blocks the event loop. */
const RESOLUTION_MS = 1;

/**
 * The file with the scheduler statistics of the main thread: its CPU time, and the time for which it waited for a CPU core, in
 * nanoseconds. Only Linux has it.
 */
const statisticsFile =
  process.platform === 'linux' ? openSync(`/proc/self/task/${process.pid}/schedstat`, 'r') : undefined;
const buffer = Buffer.alloc(128);

/** Returns the time for which the main thread was ready to run but waited for a CPU core, in milliseconds. */
function readCoreWaitMs(): number {
  if (statisticsFile === undefined) return 0;
  const length = readSync(statisticsFile, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[1]) / 1e6;
}

let longest: GapReport['gap'] = { blockedMs: 0, cpuMs: 0 };
let peak = process.memoryUsage();
let last = performance.now();
let lastCpu = process.threadCpuUsage();
let lastWait = readCoreWaitMs();

function tick(): void {
  const now = performance.now();
  const cpu = process.threadCpuUsage();
  const wait = readCoreWaitMs();
  const blockedMs = now - last - (wait - lastWait);
  const cpuMs = (cpu.user - lastCpu.user + cpu.system - lastCpu.system) / 1000;
  // The maxima may come from different ticks.
  longest = { blockedMs: Math.max(longest.blockedMs, blockedMs), cpuMs: Math.max(longest.cpuMs, cpuMs) };
  // The scheduler can interrupt this function. The time is read again, so that no wait between its statements counts as blocked.
  last = performance.now();
  lastCpu = cpu;
  lastWait = wait;
}

setInterval(tick, RESOLUTION_MS).unref();
setInterval(() => {
  const memory = process.memoryUsage();
  if (memory.rss > peak.rss) peak = memory;
}, 50).unref();

process.on('message', (message: unknown) => {
  if (message !== 'start' && message !== 'stop') return;
  // A gap is recorded by the tick after it, so the report waits for that tick.
  setTimeout(() => {
    tick();
    if (message === 'start') {
      longest = { blockedMs: 0, cpuMs: 0 };
      peak = process.memoryUsage();
    }
    const { rss: peakRssBytes, heapTotal: heapBytes, external: externalBytes } = peak;
    const report: GapReport = { gap: longest, peakRssBytes, heapBytes, externalBytes };
    process.send?.(report);
  }, 2 * RESOLUTION_MS);
});
// The channel must not keep the process alive.
process.channel?.unref();
