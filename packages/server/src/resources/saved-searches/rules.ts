import type { SavedSearchInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { blankNameIssues, issue } from '../../domain/validation-issue.ts';

/** Matches quoted strings and names. */
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gs;

/** Matches the innermost pairs of brackets. */
const BRACKETS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

/**
 * Matches `x IN ()`, `x NOT IN ()` and `x BETWEEN a AND b`, after quoted strings and the content of brackets are removed. A
 * condition with any other AND, OR or NOT does not match.
 */
const FORMS = [
  /^(?!.*\b(?:and|or)\b)(?!\s*not\b)\s*\S.*?\s(?:not\s+)?in\s*\(\)\s*$/is,
  /^(?!.*\b(?:or|not)\b)(?!.*\band\b.*\band\b)\s*\S.*?\sbetween\s+\S.*\sand\s+\S.*$/is,
];

/** Returns true if a condition has a form that user interfaces can show. Does not check its SQL: each query does. */
function hasShownForm(condition: string): boolean {
  let text = condition.replaceAll(QUOTED, 'q');
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = text.replaceAll(BRACKETS, (brackets) => (brackets.startsWith('(') ? '\u0000' : ''));
  }
  const outline = text.replaceAll('\u0000', '()');
  return FORMS.some((form) => form.test(outline));
}

/** Returns the issues of a saved search that its schema cannot express, except references to other resources. */
export function savedSearchIssues({ name, filters = [] }: SavedSearchInput): InputIssue[] {
  return [
    ...blankNameIssues({ name }),
    ...filters.flatMap(({ condition }, index) =>
      hasShownForm(condition)
        ? []
        : [
            issue(
              ['filters', index, 'condition'],
              'filter',
              'expected `<column> IN (…)`, `<column> NOT IN (…)` or `<column> BETWEEN … AND …`: write other conditions in `where`',
            ),
          ],
    ),
  ];
}
