import { defineConfig, type RolldownOptions } from 'rolldown';

const modules = (...names: readonly string[]): RolldownOptions => ({
  input: Object.fromEntries(names.map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname])),
  external: /^[^./]/,
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});

/**
 * What is published: a module for each entry and one for what they share, instead of one for each behaviour, since to open
 * a file costs a cold start more than what stands in it. Receivers of webhooks share a few lines with the client, and have
 * them twice: neither opens a second file. Other packages stay imports.
 */
export default defineConfig([modules('index', 'testing', 'validation'), modules('webhooks')]);
