import type { Written } from './new-endpoint.ts';

/** Returns the output of the command: written files, files to write, and the next steps. */
export function formatResult({ files, toWrite }: Written, title = 'Written:'): string {
  return [
    title,
    ...files.map((file) => `  ${file}`),
    `To do: fill in the empty fields${toWrite.length > 0 ? ' and write:' : '.'}`,
    ...toWrite.map((file) => `  ${file}`),
    'Then run `npm run lint`, which reports missing fields, then `npm run generate` and `npm run format`. The compiler reports what is missing in the server.',
  ].join('\n');
}
