import { defineConfig } from 'rolldown';

const entries = ['index', 'testing', 'validation', 'webhooks'];

/**
 * What is published: a module for each entry and for what they share, since to open a file costs a cold start more than
 * what stands in it. Other packages stay imports.
 */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
  external: /^[^./]/,
  // What testing shares with the client stands in the module of the client.
  preserveEntrySignatures: 'allow-extension',
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
