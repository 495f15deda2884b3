// Generated from specs/shared/schemas/AlertBuilderConfig.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AlertLineConfig, isAlertLineConfig, type AlertLineConfigInput } from './alert-line-config.ts';
import { AlertNumberConfig, isAlertNumberConfig, type AlertNumberConfigInput } from './alert-number-config.ts';
import {
  AlertStackedBarConfig,
  isAlertStackedBarConfig,
  type AlertStackedBarConfigInput,
} from './alert-stacked-bar-config.ts';

/** Input variant of {@link AlertBuilderConfig}: its arrays may be read-only. */
export type AlertBuilderConfigInput = AlertLineConfigInput | AlertStackedBarConfigInput | AlertNumberConfigInput;

/** A chart without SQL that an alert evaluates. The service builds its query. `displayType` selects the properties. */
export type AlertBuilderConfig = AlertLineConfig | AlertStackedBarConfig | AlertNumberConfig;

/** Validates {@link AlertBuilderConfig}. */
export const AlertBuilderConfig: Schema<AlertBuilderConfig> = /* @__PURE__ */ schema<AlertBuilderConfig>(
  () => ({
    tag: 'displayType',
    members: { line: AlertLineConfig.rule, stacked_bar: AlertStackedBarConfig.rule, number: AlertNumberConfig.rule },
    keywords: [union],
  }),
  'both',
  isAlertBuilderConfig,
);

/** Returns true if the value is a valid {@link AlertBuilderConfig}. */
export function isAlertBuilderConfig(value: unknown, closed = false): value is AlertBuilderConfig {
  if (!isObject(value)) return false;
  switch (value['displayType']) {
    case 'line':
      return isAlertLineConfig(value, closed);
    case 'stacked_bar':
      return isAlertStackedBarConfig(value, closed);
    case 'number':
      return isAlertNumberConfig(value, closed);
    default:
      return false;
  }
}
