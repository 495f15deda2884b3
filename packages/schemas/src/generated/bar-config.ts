// Generated from specs/shared/schemas/BarConfig.yaml by `npm run generate`. Do not edit.

import { isBarConfig as guard, type BarConfig } from './bidirectional/bar-config.ts';

export { BarConfig, type BarConfigInput } from './bidirectional/bar-config.ts';

/** Returns true if the value is a valid {@link BarConfig}. */
export function isBarConfig(value: unknown): value is BarConfig {
  return guard(value);
}
