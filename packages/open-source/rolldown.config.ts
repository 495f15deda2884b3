import { defineConfig } from 'rolldown';

const entries = ['index', 'testing', 'validation', 'webhooks'];

/**
 * Bundles the source into one module per entry point, plus one for shared code. Fewer files make a cold start faster.
 * Other packages remain imports.
 */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
  external: /^[^./]/,
  // Puts code that `testing` shares with the client into the module of the client.
  preserveEntrySignatures: 'allow-extension',
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
