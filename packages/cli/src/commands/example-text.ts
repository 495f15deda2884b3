import type { ApiCommand } from './api-command.ts';
import { argumentName, kebabCase, singular } from './names.ts';

/** Returns the example at the end of the help: the command line, and the example body of the spec as a file. */
export function exampleText({ resource, method, ids, body, example, list }: ApiCommand): string {
  const words = ['observability', kebabCase(resource), kebabCase(method), ...ids.map(argumentName)];
  const file = `${singular(resource)}.yaml`;
  if (body !== undefined) words.push('-f', file);
  if (list) words.push('--all', '-o', 'jsonl');
  const lines = ['', 'Example:', `  ${words.join(' ')}`];
  if (example !== undefined) {
    lines.push(
      '',
      `  # ${file}`,
      ...example
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    );
  }
  return lines.join('\n');
}
