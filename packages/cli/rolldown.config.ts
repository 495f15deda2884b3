import { defineConfig } from 'rolldown';

/** Bundles the command line and the library into few modules: opening files dominates a cold start. */
export default defineConfig({
  input: Object.fromEntries(
    ['index', 'main', 'provision'].map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname]),
  ),
  platform: 'node',
  external: [/^node:/, /^[^./]/],
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
