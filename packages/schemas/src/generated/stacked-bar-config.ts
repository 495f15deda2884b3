// Generated from specs/shared/schemas/StackedBarConfig.yaml by `npm run generate`. Do not edit.

import { isStackedBarConfig as guard, type StackedBarConfig } from './bidirectional/stacked-bar-config.ts';

export { StackedBarConfig, type StackedBarConfigInput } from './bidirectional/stacked-bar-config.ts';

/** Returns true if the value is a valid {@link StackedBarConfig}. */
export function isStackedBarConfig(value: unknown): value is StackedBarConfig {
  return guard(value);
}
