import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';

/** Returns an issue for each item whose id an earlier item of the list has. */
export function duplicateIds(
  path: InputIssue['path'],
  items: readonly { readonly id?: string | undefined }[],
  name: string,
): InputIssue[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    if (seen.has(id)) {
      return [
        issue([...path, index, 'id'], 'uniqueItems', `expected an id that no other ${name} has, received "${id}"`),
      ];
    }
    seen.add(id);
    return [];
  });
}
