import { defineConfig } from 'vitest/config';

/** What is tested here is installed from tarballs, so nothing resolves to source. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
