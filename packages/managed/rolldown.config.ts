import { defineConfig, type RolldownOptions } from 'rolldown';

/** Bundles entry points into one module each. Shared code is in one of these or in a further module. Other packages remain imports. */
function bundle(...entries: readonly string[]): RolldownOptions {
  return {
    input: Object.fromEntries(entries.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
    external: /^[^./]/,
    // Puts code that `testing` shares with the client into the module of the client.
    preserveEntrySignatures: 'allow-extension',
    output: { dir: 'dist', chunkFileNames: '[name].js' },
  };
}

/**
 * Few files make a cold start faster, so the client is one file. The bundles `fetch` and `msw` therefore contain copies of its code:
 * `fetch` of its options, and `msw` of its table of operations.
 */
export default defineConfig([
  bundle('index', 'testing'),
  bundle('fetch'),
  bundle('key-material'),
  bundle('msw', 'validation'),
  bundle('query'),
  bundle('rewrite'),
  bundle('webhooks'),
]);
