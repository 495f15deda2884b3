// Generated from specs/shared/schemas/SourceFilterColumn.yaml by `npm run generate`. Do not edit.

import { isSourceFilterColumn as guard, type SourceFilterColumn } from './bidirectional/source-filter-column.ts';

export { SourceFilterColumn } from './bidirectional/source-filter-column.ts';

/** Returns true if the value is a valid {@link SourceFilterColumn}. */
export function isSourceFilterColumn(value: unknown): value is SourceFilterColumn {
  return guard(value);
}
