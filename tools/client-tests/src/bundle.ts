import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ENTRY = 'virtual:entry.ts';

/** Bundles a module for browsers: minified and tree-shaken. The result still imports the modules that match `external`. */
export async function bundle(code: string, external?: RegExp): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    logLevel: 'warn',
    ...(external && { external }),
    resolve: { conditionNames: ['observability-api-source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/** Returns the import specifier of a source module of a client, in quotes. */
export function sourceSpecifier(client: string, path: string): string {
  return JSON.stringify(fileURLToPath(new URL(`../../../packages/${client}/src/${path}`, import.meta.url)));
}
