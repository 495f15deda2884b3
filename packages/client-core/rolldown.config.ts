import { defineConfig } from 'rolldown';

const module = (name: string) => new URL(`./src/${name}.ts`, import.meta.url).pathname;

/**
 * What is published: a module for each entry and one for what they share, instead of one for each behaviour, since to open
 * a file costs a cold start more than what stands in it. Other packages stay imports.
 */
export default defineConfig({
  input: { index: module('index'), testing: module('testing'), validation: module('validation') },
  external: /^[^./]/,
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
