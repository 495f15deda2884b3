/** What is wrong with a description, to stand after "The description of `name`"; undefined when nothing is. */
export function descriptionFault(text: string | undefined, name: string, minWords: number): string | undefined {
  if (text === undefined || text.trim() === '') return 'is missing';
  // A long text needs no counting, and does not say the name only.
  const isShort = text.length < 20 + name.length + 10 * minWords;
  const words = isShort ? text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length : minWords;
  if (isShort && letters(text) === letters(name)) return 'says the name again: expected what the name does not say';
  if (words < minWords) return `needs at least ${minWords} words`;
  if (!/^["'([]*[\p{Lu}\p{N}`<{]/u.test(text)) return 'needs to start like a sentence, with a capital letter';
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  // Lists and tables end as they like, also where an item goes on in the next line.
  const opening = lines.findLast((line) => /^(\S|\s*[-*|])/.test(line)) ?? '';
  if (!/^\s*[-*|]/.test(opening) && !/[.!?][`")]*$/.test(last)) return 'needs to end like a sentence, with a full stop';
  return undefined;
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(the|a|an|of|its)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
