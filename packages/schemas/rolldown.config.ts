import { readdirSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const source = new URL('./src/', import.meta.url);

/** Returns the modules of a source folder, as paths without extension. */
function modulesIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, source)).filter((name) => name.endsWith('.ts'));
  return files.map((name) => folder + name.slice(0, -3));
}

const entries = ['index', 'runtime', ...modulesIn('generated/'), ...modulesIn('generated/json/')];

/**
 * Bundles the package. All validators and their runtime go into one file, and the module of each schema re-exports its validator:
 * opening a file dominates a cold start. Bundlers remove what is unused.
 */
export default defineConfig({
  input: Object.fromEntries(entries.map((name) => [name, new URL(`${name}.ts`, source).pathname])),
  output: {
    dir: 'dist',
    chunkFileNames: '[name].js',
    // Debuggers then show the names of the source.
    minifyInternalExports: false,
    // The declarations contain the documentation. Parsing comments would slow down a cold start.
    comments: { annotation: true, jsdoc: false, legal: false },
    codeSplitting: { groups: [{ name: 'schemas', test: /\/src\/(?:runtime|generated\/(?!json\/|filter-parser))/ }] },
  },
});
