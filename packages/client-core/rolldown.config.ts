import { defineConfig, type RolldownOptions } from 'rolldown';

/** Bundles each entry point into one module. Other packages remain imports. */
function bundle(...entries: readonly string[]): RolldownOptions {
  return {
    input: Object.fromEntries(entries.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
    external: /^[^./]/,
    // Puts code that entry points share with the client into the module of the client.
    preserveEntrySignatures: 'allow-extension',
    output: { dir: 'dist', chunkFileNames: '[name].js' },
  };
}

/**
 * Few files make a cold start faster. The webhooks entry point duplicates a few lines of the client, so that it loads one
 * file only.
 */
export default defineConfig([
  bundle('fetch', 'index', 'msw', 'query', 'rewrite', 'testing', 'validation'),
  bundle('webhooks'),
]);
