import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../support/young-generation.child.ts', import.meta.url));

/** Returns the size of the young generation of the service's process under load, in MB. */
function youngGeneration(options: string, ...flags: readonly string[]): number {
  const env = { ...process.env, NODE_OPTIONS: options };
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, program], { env, encoding: 'utf8' });
  // V8 reports unknown flags on stderr and continues.
  expect(stderr).toBe('');
  return Number(stdout.split('\n').at(-2));
}

it('keeps the young generation small under load', () => {
  expect(youngGeneration('')).toBeLessThanOrEqual(4);
});

it.each([
  ['in the environment', () => youngGeneration('--max-semi-space-size=8')],
  ['with underscores', () => youngGeneration('--max_semi_space_size=8')],
  ['on the command line', () => youngGeneration('', '--max-semi-space-size=8')],
])('respects a semi-space size that is given %s', (_, measureSize) => {
  expect(measureSize()).toBeGreaterThan(8);
});
