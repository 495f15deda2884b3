import type { Change } from '../change.ts';

/** The most operations that one line names. */
const most = 4;

/** The operations of a change on one line. */
export function operationList({ operations }: Change): string {
  if (operations.length <= most) return operations.join(', ');
  return `${operations.slice(0, most).join(', ')} and ${operations.length - most} more`;
}

/** Changes of words apart from all others: they are many, and each is read in the difference itself. */
export function withoutWords(changes: readonly Change[]): {
  readonly shown: readonly Change[];
  readonly words: number;
} {
  const shown = changes.filter(({ rule }) => rule !== 'words');
  return { shown, words: changes.length - shown.length };
}

/** `3 texts changed`. */
export function wordsText(words: number): string {
  return `${words} ${words === 1 ? 'text' : 'texts'} changed`;
}
