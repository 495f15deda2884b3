// Generated from specs/shared/schemas/AlertStackedBarConfig.yaml by `npm run generate`. Do not edit.

import {
  isAlertStackedBarConfig as guard,
  type AlertStackedBarConfig,
} from './bidirectional/alert-stacked-bar-config.ts';

export { AlertStackedBarConfig, type AlertStackedBarConfigInput } from './bidirectional/alert-stacked-bar-config.ts';

/** Returns true if the value is a valid {@link AlertStackedBarConfig}. */
export function isAlertStackedBarConfig(value: unknown): value is AlertStackedBarConfig {
  return guard(value);
}
