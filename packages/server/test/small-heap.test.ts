import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./support/young-generation.child.ts', import.meta.url));

/** The young generation after a busy moment, in MB. */
const youngGeneration = (options: string, ...flags: readonly string[]): number =>
  Number(execFileSync(process.execPath, [...flags, program], { env: { ...process.env, NODE_OPTIONS: options } }));

it('the young generation stays small, whose growth would be the most of the memory under load', () => {
  expect(youngGeneration('')).toBeLessThanOrEqual(2);
});

it.each([
  ['in the environment', youngGeneration.bind(undefined, '--max-semi-space-size=8')],
  ['on the command line', youngGeneration.bind(undefined, '', '--max-semi-space-size=8')],
])('an operator who says %s how large it may be is obeyed', (_, grown) => {
  expect(grown()).toBe(16);
});
