// Generated from specs/shared/schemas/LineConfig.yaml by `npm run generate`. Do not edit.

import { isLineConfig as guard, type LineConfig } from './bidirectional/line-config.ts';

export { LineConfig, type LineConfigInput } from './bidirectional/line-config.ts';

/** Returns true if the value is a valid {@link LineConfig}. */
export function isLineConfig(value: unknown): value is LineConfig {
  return guard(value);
}
