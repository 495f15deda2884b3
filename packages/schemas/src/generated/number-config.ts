// Generated from specs/shared/schemas/NumberConfig.yaml by `npm run generate`. Do not edit.

import { isNumberConfig as guard, type NumberConfig } from './bidirectional/number-config.ts';

export { NumberConfig, type NumberConfigInput } from './bidirectional/number-config.ts';

/** Returns true if the value is a valid {@link NumberConfig}. */
export function isNumberConfig(value: unknown): value is NumberConfig {
  return guard(value);
}
