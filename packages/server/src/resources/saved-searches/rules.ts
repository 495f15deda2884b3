import type { SavedSearchInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { blankNameIssues, issue } from '../../domain/validation-issue.ts';

/**
 * Matches quoted strings and names, brackets, words, and punctuation. A quoted string without an end matches too, so that matching takes
 * linear time.
 */
const TOKEN = /'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?|`(?:[^`\\]|\\.)*`?|[()[\]]|[\w.]+|[^\s\w.'"`()[\]]+/gs;

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/**
 * Returns the words, quoted texts and punctuation of a condition in lower case. Replaces parentheses and their content with `(`, and
 * omits square brackets and their content. Returns undefined if the brackets do not match. Takes linear time.
 */
function wordsOf(condition: string): string[] | undefined {
  const words: string[] = [];
  const expectedBrackets: string[] = [];
  for (const token of condition.toLowerCase().match(TOKEN) ?? []) {
    const closing = CLOSING.get(token);
    if (token === ')' || token === ']') {
      if (expectedBrackets.pop() !== token) return undefined;
    } else {
      if (expectedBrackets.length === 0 && token !== '[') words.push(token);
      if (closing !== undefined) expectedBrackets.push(closing);
    }
  }
  return expectedBrackets.length === 0 ? words : undefined;
}

/** Returns true if a condition has a form that user interfaces can show: `IN`, `NOT IN` or `BETWEEN`. Queries check the rest of its SQL. */
function hasShownForm(condition: string): boolean {
  const words = wordsOf(condition);
  return words !== undefined && (isMembership(words) || isRange(words));
}

/** Returns true for the words of `x IN (…)` and `x NOT IN (…)` without AND, OR or another NOT. */
function isMembership(words: readonly string[]): boolean {
  if (words.at(-1) !== '(' || words.at(-2) !== 'in') return false;
  const operand = words.slice(0, words.at(-3) === 'not' ? -3 : -2);
  return operand.length > 0 && !['and', 'or', 'not'].some((keyword) => operand.includes(keyword));
}

/** Returns true for the words of `x BETWEEN a AND b` without OR, NOT or another AND. */
function isRange(words: readonly string[]): boolean {
  const between = words.indexOf('between');
  const and = words.indexOf('and');
  return (
    between > 0 &&
    and > between + 1 &&
    and < words.length - 1 &&
    words.lastIndexOf('and') === and &&
    !words.includes('or') &&
    !words.includes('not')
  );
}

/** The maximum time of the checks in one tick of the event loop. */
const SLICE_MS = 5;

/**
 * Returns the issues of a saved search that its schema cannot express, except references to other resources. The caller holds the write
 * lock.
 */
export async function savedSearchIssues({ name, filters = [] }: SavedSearchInput): Promise<InputIssue[]> {
  const issues = blankNameIssues({ name });
  let startedMs = performance.now();
  for (const [index, { condition }] of filters.entries()) {
    if (performance.now() - startedMs > SLICE_MS) {
      await nextFreeTick({ holdsLock: true });
      startedMs = performance.now();
    }
    if (hasShownForm(condition)) continue;
    const message =
      'expected `<column> IN (…)`, `<column> NOT IN (…)` or `<column> BETWEEN … AND …`: write other conditions in `where`';
    issues.push(issue(['filters', index, 'condition'], 'filter', message));
  }
  return issues;
}
