import type { Written } from './new-endpoint.ts';

/** What a person is told: the files that were written, what is left to write, and what comes next. */
export function writtenText({ files, toWrite }: Written): string {
  return [
    'Written:',
    ...files.map((file) => `  ${file}`),
    `For you: whatever is empty in them${toWrite.length > 0 ? ', and' : '.'}`,
    ...toWrite.map((file) => `  ${file}`),
    '`npm run lint` names what is missing; then `npm run generate`, and the handler that the compiler asks for.',
  ].join('\n');
}
