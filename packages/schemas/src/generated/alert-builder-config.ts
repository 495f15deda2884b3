// Generated from specs/shared/schemas/AlertBuilderConfig.yaml by `npm run generate`. Do not edit.

import { isAlertBuilderConfig as guard, type AlertBuilderConfig } from './bidirectional/alert-builder-config.ts';

export { AlertBuilderConfig, type AlertBuilderConfigInput } from './bidirectional/alert-builder-config.ts';

/** Returns true if the value is a valid {@link AlertBuilderConfig}. */
export function isAlertBuilderConfig(value: unknown): value is AlertBuilderConfig {
  return guard(value);
}
