import { defineConfig, type RolldownOptions } from 'rolldown';

/** Bundles entry points into one module each, plus one for shared code. Other packages remain imports. */
function bundle(...entries: readonly string[]): RolldownOptions {
  return {
    input: Object.fromEntries(entries.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
    external: /^[^./]/,
    output: { dir: 'dist', chunkFileNames: '[name].js' },
  };
}

/**
 * Few files make a cold start faster. The webhooks entry point duplicates a few lines of the client, so that it loads one
 * file only.
 */
export default defineConfig([bundle('index', 'testing', 'validation'), bundle('webhooks')]);
