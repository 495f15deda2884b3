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
