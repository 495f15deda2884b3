import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const entry = 'virtual:entry.ts';

/** What a bundler makes of a module for browsers: minified, without all that it does not use. */
export async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    resolve: { conditionNames: ['observability-api-source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** The path of a module of this package, as an import has it. */
export function source(path: string): string {
  return JSON.stringify(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));
}
