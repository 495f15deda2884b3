import { cpus } from 'node:os';

/** What figures depend on: `2026-01-12, AMD EPYC 7763, 2 cores, Node 24.21.0`. */
export function machine(now = new Date()): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? process.arch).replaceAll(/\((?:R|TM)\)| CPU|\s+@.*| Processor/g, '').trim();
  const count = `${cores.length} core${cores.length === 1 ? '' : 's'}`;
  return `${now.toISOString().slice(0, 10)}, ${model}, ${count}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
