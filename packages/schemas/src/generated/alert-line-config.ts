// Generated from specs/shared/schemas/AlertLineConfig.yaml by `npm run generate`. Do not edit.

import { isAlertLineConfig as guard, type AlertLineConfig } from './bidirectional/alert-line-config.ts';

export { AlertLineConfig, type AlertLineConfigInput } from './bidirectional/alert-line-config.ts';

/** Returns true if the value is a valid {@link AlertLineConfig}. */
export function isAlertLineConfig(value: unknown): value is AlertLineConfig {
  return guard(value);
}
