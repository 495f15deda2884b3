import { toPointer } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';

/** Creates a validation issue for a path of the body. */
export function issue(
  path: InputIssue['path'],
  code: InputIssue['code'],
  message: string,
  expected?: unknown,
): InputIssue {
  return {
    pointer: toPointer(path),
    path,
    code,
    message,
    ...(expected !== undefined && { expected }),
  };
}

/** Returns the issue of a name that has only white space, for resources whose names are stored without white space at both ends. */
export function blankNameIssues({ name }: { readonly name: string }): InputIssue[] {
  return name.trim() === '' ? [issue(['name'], 'condition', 'expected a name that is not blank')] : [];
}
