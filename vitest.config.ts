import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Workspace packages resolve to their source, so tests need no build. Every package runs `vitest run` with this file.
 * Node adds `import` or `require` by itself; named here, they would hold for both.
 */
const conditions = ['observability-api-source', 'node', 'default'];

/** What a package has to set up once for all of its tests, where it has to. */
const setup = resolve('test/global-setup.ts');

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: existsSync(setup) ? [setup] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // How long something takes is not judged, only whether it happens.
    expect: { poll: { timeout: 30_000 } },
    // Many tests start programs; what Node compiled for one of them need not be compiled for the next.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
  },
});
