import { defineConfig } from 'rolldown';

/** Bundles the entry points into one module each, plus one for shared code. Other packages remain imports. */
export default defineConfig({
  input: Object.fromEntries(
    ['index', 'render'].map((name) => [name, new URL(`./src/${name}.ts`, import.meta.url).pathname]),
  ),
  external: /^[^./]/,
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
