import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The scripts of the site. The first one runs before anything is painted; the last three only when they are needed. */
const names = ['early', 'site', 'search', 'try-it', 'not-found'] as const;

/** Bundles each script for browsers, as a classic one: modules do not load from the file system. */
export async function scripts(): Promise<[path: string, content: string][]> {
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const bundle = await rolldown({ input: fileURLToPath(new URL(`../browser/${name}.ts`, import.meta.url)) });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      return [`assets/${name}.js`, output[0].code];
    }),
  );
}
