import { toPointer } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';

/** Creates a validation issue. `path` is a path of the body, unless the caller adds `in` to the issue. */
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

/** Returns an issue if the name has only white space. For resources whose names are trimmed before they are stored. */
export function blankNameIssues({ name }: { readonly name: string }): InputIssue[] {
  return name.trim() === '' ? [issue(['name'], 'condition', 'expected a name that is not blank')] : [];
}
