/** Returns the message about an invalid description of `name`, or undefined if the description is valid. */
export function descriptionIssue(text: string | undefined, name: string, minWords: number): string | undefined {
  if (text === undefined || text.trim() === '') return `Expected a description of \`${name}\`, found none.`;
  const issue = textIssue(text, name, minWords);
  return issue && `Expected the description of \`${name}\` ${issue}.`;
}

function textIssue(text: string, name: string, minWords: number): string | undefined {
  // A long description is assumed to have enough words and to add information to the name. Its words are not counted.
  const isShort = text.length < 20 + name.length + 10 * minWords;
  const words = isShort ? text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length : minWords;
  if (isShort && letters(text) === letters(name)) return 'to add information to the name';
  if (words < minWords) return `to have at least ${minWords} words, found ${words}`;
  if (!/^["'([]*[\p{Lu}\p{N}`<{]/u.test(text)) return 'to start with a capital letter, a digit, a backtick, `<` or `{`';
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  // Lists and tables need no full stop, even if an item continues on the next line.
  const opening = lines.findLast((line) => /^(\S|\s*[-*|])/.test(line)) ?? '';
  if (!/^\s*[-*|]/.test(opening) && !/[.!?][`")]*$/.test(last)) return 'to end with `.`, `!` or `?`';
  return undefined;
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(the|a|an|of|its)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
