// Generated from specs/shared/schemas/AlertChartConfig.yaml by `npm run generate`. Do not edit.

import { isAlertChartConfig as guard, type AlertChartConfig } from './bidirectional/alert-chart-config.ts';

export { AlertChartConfig, type AlertChartConfigInput } from './bidirectional/alert-chart-config.ts';

/** Returns true if the value is a valid {@link AlertChartConfig}. */
export function isAlertChartConfig(value: unknown): value is AlertChartConfig {
  return guard(value);
}
