// Preloaded in the process of a service, see event-loop-gap.ts.
import type { GapReport } from './event-loop-gap.ts';

/** Interval of the probe if nothing blocks the event loop. */
const RESOLUTION_MS = 1;

let longest: GapReport['gap'] = { wallMs: 0, cpuMs: 0 };
let peak = process.memoryUsage();
let last = performance.now();
let lastCpu = process.threadCpuUsage();

function tick(): void {
  const now = performance.now();
  const cpu = process.threadCpuUsage();
  const wallMs = now - last;
  const cpuMs = (cpu.user - lastCpu.user + cpu.system - lastCpu.system) / 1000;
  // The maxima may come from different ticks: on a busy machine, the process may wait for a core without using CPU time.
  longest = { wallMs: Math.max(longest.wallMs, wallMs), cpuMs: Math.max(longest.cpuMs, cpuMs) };
  last = now;
  lastCpu = cpu;
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
      longest = { wallMs: 0, cpuMs: 0 };
      peak = process.memoryUsage();
    }
    const { rss: peakRssBytes, heapTotal: heapBytes, external: externalBytes } = peak;
    const report: GapReport = { gap: longest, peakRssBytes, heapBytes, externalBytes };
    process.send?.(report);
  }, 2 * RESOLUTION_MS);
});
// The channel must not keep the service alive.
process.channel?.unref();
