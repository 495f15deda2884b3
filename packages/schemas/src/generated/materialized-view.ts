// Generated from specs/shared/schemas/MaterializedView.yaml by `npm run generate`. Do not edit.

import { isMaterializedView as guard, type MaterializedView } from './bidirectional/materialized-view.ts';

export { MaterializedView, type MaterializedViewInput } from './bidirectional/materialized-view.ts';

/** Returns true if the value is a valid {@link MaterializedView}. */
export function isMaterializedView(value: unknown): value is MaterializedView {
  return guard(value);
}
