import { defineConfig } from 'vitest/config';

/** Workspace packages resolve to their source, so tests need no build. Every package runs `vitest run` with this file. */
const conditions = ['observability-api-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
});
