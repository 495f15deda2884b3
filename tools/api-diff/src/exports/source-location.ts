import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceLocation } from '../change.ts';

/**
 * Returns the line that declares a name, or the line of one of its members. If no line declares the name, the first line that contains the
 * name counts as its declaration. Returns the line of the name if the member is not found, and line 1 if the name is not found.
 */
export function locationOf(root: string, file: string, name: string, member?: string): SourceLocation {
  if (!existsSync(join(root, file))) return { file, line: 1 };
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const word = (text: string) => `(?<![\\w$])${text.replaceAll('$', '\\$')}(?![\\w$])`;
  const declared = lines.findIndex((line) =>
    new RegExp(`\\b(?:interface|class|type|const|let|function\\*?|namespace) ${word(name)}`).test(line),
  );
  const declarationLine = declared < 0 ? lines.findIndex((line) => new RegExp(word(name)).test(line)) : declared;
  if (declarationLine < 0) return { file, line: 1 };
  // The pattern does not match names in comments.
  const memberLine = member
    ? lines.findIndex((line, index) => index >= declarationLine && new RegExp(`^[^*/]*${word(member)}`).test(line))
    : -1;
  return { file, line: (memberLine < 0 ? declarationLine : memberLine) + 1 };
}
