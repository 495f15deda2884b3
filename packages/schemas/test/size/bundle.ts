import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const entry = 'virtual:entry.ts';

/** Bundles and minifies a module, without unused code. */
export async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    logLevel: 'warn',
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

/** Returns the absolute path of a module in `src` as a string literal, for an import in the code of {@link bundle}. */
export function source(path: string): string {
  return JSON.stringify(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)));
}
