import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * The scripts of the site. `early` runs before the first paint, and `site` runs on every page. `site` loads `search` on first use, and
 * `try-it` on pages with an operation if a running service serves the site. `not-found` runs on the 404 page.
 */
const names = ['early', 'site', 'search', 'try-it', 'not-found'] as const;

/** Bundles each script as a classic script, because modules do not load from the file system. */
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
