import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Resolves workspace packages to their source, so that tests need no build. Every package runs `vitest run` with this file.
 * The list omits `import` and `require`, because Node.js adds the one that applies.
 */
const conditions = ['observability-api-source', 'node', 'default'];

/** The optional global setup of a package's tests. */
const setup = resolve('test/global-setup.ts');

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: existsSync(setup) ? [setup] : [],
    // Tests check that something happens, not how long it takes. They also pass on a machine with a load of 10.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait for timers and other processes. The default leaves one core unused.
    maxWorkers: '100%',
    // Many tests start programs. The compile cache is shared between them.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
  },
});
