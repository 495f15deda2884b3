// Generated from specs/shared/schemas/AlertNumberConfig.yaml by `npm run generate`. Do not edit.

import { isAlertNumberConfig as guard, type AlertNumberConfig } from './bidirectional/alert-number-config.ts';

export { AlertNumberConfig, type AlertNumberConfigInput } from './bidirectional/alert-number-config.ts';

/** Returns true if the value is a valid {@link AlertNumberConfig}. */
export function isAlertNumberConfig(value: unknown): value is AlertNumberConfig {
  return guard(value);
}
