import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/** The long version of the tests at random: `npm run fuzz`. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...base.test,
    include: ['test/contract/**/*.test.ts'],
    env: { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '20000' },
  },
});
