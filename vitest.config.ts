import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Resolves workspace packages to their source, so that only tests of built files need a build. All packages except tools/acceptance run
 * their tests with this file. The list omits `import` and `require`, because Node.js adds the one that applies.
 */
const conditions = ['observability-api-source', 'node', 'default'];

/** The optional global setup of a package's tests. */
const setup = resolve('test/global-setup.ts');
const hasSetup = existsSync(setup);

/** The optional module that compiles the JSX of a package. */
const jsxHook = resolve('src/jsx-hook.ts');

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: hasSetup ? [setup] : [],
    // Tests check that something happens, not how long it takes. They must also pass on a machine under load.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // The default leaves one core unused. Tests with a global setup also wait for the processes that it starts. Other packages have
    // no more workers than cores, because each worker loads all modules.
    maxWorkers: availableParallelism() + (hasSetup ? 1 : 0),
    // Node.js runs TypeScript itself. Loading modules through Vite takes longer.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      ...(existsSync(jsxHook) ? [`--import=${jsxHook}`] : []),
      // A larger young generation needs fewer garbage collections.
      '--min-semi-space-size=16',
      '--max-semi-space-size=64',
    ],
    // Each worker loads the modules once, not for each of its test files.
    isolate: false,
    // Many tests start programs. The compile cache is shared between them.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
  },
});
