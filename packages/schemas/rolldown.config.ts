import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const source = new URL('./src/', import.meta.url);

/** The modules of a folder of the source, by their path without the extension. */
function modulesIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, source)).filter((name) => name.endsWith('.ts'));
  return files.map((name) => folder + name.slice(0, -3));
}

const entries = ['index', 'runtime', ...modulesIn('generated/'), ...modulesIn('generated/json/')];

/**
 * What is published: all validators and their runtime in one file, from which every module that a user imports takes its
 * part. To find and open a file costs a cold start more than what stands in it; bundlers leave out what is not used.
 */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [name, new URL(`${name}.ts`, source).pathname])),
  output: {
    dir: 'dist',
    chunkFileNames: '[name].js',
    // So that what a debugger shows has the names of the source.
    minifyInternalExports: false,
    // What there is to read stands in the declarations; a cold start would read it each time.
    comments: { annotation: true, jsdoc: false, legal: false },
    codeSplitting: { groups: [{ name: 'schemas', test: /\/src\/(?:runtime|generated\/(?!json\/))/ }] },
  },
});
