import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./support/young-generation.child.ts', import.meta.url));

/** The young generation of the service's process after a busy moment, in MB. */
function youngGeneration(options: string, ...flags: readonly string[]): number {
  const env = { ...process.env, NODE_OPTIONS: options };
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, program], { env, encoding: 'utf8' });
  // V8 says here that it does not know a flag, and goes on.
  expect(stderr).toBe('');
  return Number(stdout.split('\n').at(-2));
}

it('the young generation stays small, whose growth would be the most of the memory under load', () => {
  expect(youngGeneration('')).toBeLessThanOrEqual(4);
});

it.each([
  ['in the environment', () => youngGeneration('--max-semi-space-size=8')],
  ['with underscores', () => youngGeneration('--max_semi_space_size=8')],
  ['on the command line', () => youngGeneration('', '--max-semi-space-size=8')],
])('an operator who says %s how large it may be is obeyed', (_, grown) => {
  expect(grown()).toBeGreaterThan(8);
});
