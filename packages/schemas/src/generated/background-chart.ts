// Generated from specs/shared/schemas/BackgroundChart.yaml by `npm run generate`. Do not edit.

import { isBackgroundChart as guard, type BackgroundChart } from './bidirectional/background-chart.ts';

export { BackgroundChart } from './bidirectional/background-chart.ts';

/** Returns true if the value is a valid {@link BackgroundChart}. */
export function isBackgroundChart(value: unknown): value is BackgroundChart {
  return guard(value);
}
