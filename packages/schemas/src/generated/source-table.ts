// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

import { isSourceTable as guard, type SourceTable } from './bidirectional/source-table.ts';

export { SourceTable } from './bidirectional/source-table.ts';

/** Returns true if the value is a valid {@link SourceTable}. */
export function isSourceTable(value: unknown): value is SourceTable {
  return guard(value);
}
