// Generated from specs/shared/schemas/TableConfig.yaml by `npm run generate`. Do not edit.

import { isTableConfig as guard, type TableConfig } from './bidirectional/table-config.ts';

export { TableConfig, type TableConfigInput } from './bidirectional/table-config.ts';

/** Returns true if the value is a valid {@link TableConfig}. */
export function isTableConfig(value: unknown): value is TableConfig {
  return guard(value);
}
