import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/** The long version of the tests of faults: `npm run soak`. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { ...base.test, include: ['test/faults/**/*.test.ts'], env: { SOAK: '1' } },
});
