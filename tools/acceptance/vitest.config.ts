import { defineConfig } from 'vitest/config';

/** These tests install the packages from tarballs, so imports do not resolve to source. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
