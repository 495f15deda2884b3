import type { Change } from '../change.ts';

/** Maximum number of operations on one line. */
const MAX_OPERATIONS = 4;

/** Formats the operations of a change on one line. */
export function operationList({ operations }: Change): string {
  if (operations.length <= MAX_OPERATIONS) return operations.join(', ');
  return `${operations.slice(0, MAX_OPERATIONS).join(', ')} and ${operations.length - MAX_OPERATIONS} more`;
}

/** Separates text changes from all others. They are only counted, because there are many and the diff shows them. */
export function withoutWords(changes: readonly Change[]): {
  readonly shown: readonly Change[];
  readonly words: number;
} {
  const shown = changes.filter(({ rule }) => rule !== 'words');
  return { shown, words: changes.length - shown.length };
}

/** Formats the number of text changes, such as `3 texts changed`. */
export function wordsText(words: number): string {
  return `${words} ${words === 1 ? 'text' : 'texts'} changed`;
}
