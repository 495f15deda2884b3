// Generated from specs/shared/schemas/SelectItem.yaml by `npm run generate`. Do not edit.

import { isSelectItem as guard, type SelectItem } from './bidirectional/select-item.ts';

export { SelectItem } from './bidirectional/select-item.ts';

/** Returns true if the value is a valid {@link SelectItem}. */
export function isSelectItem(value: unknown): value is SelectItem {
  return guard(value);
}
