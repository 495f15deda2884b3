import type { InputIssue } from '../domain/errors.ts';
import { issue } from '../domain/validation-issue.ts';

/** Returns the issue of a name that has only spaces. Spaces at both ends of a name are not stored. */
export function blankNameIssues({ name }: { readonly name: string }): InputIssue[] {
  return name.trim() === '' ? [issue(['name'], 'condition', 'expected a name that is not blank')] : [];
}
