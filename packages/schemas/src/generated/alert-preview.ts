// Generated from specs/shared/schemas/AlertPreview.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertPreviewVariant, isAlertPreviewVariant } from './alert-preview-variant.ts';

/** The simulated evaluation of alerts in a time range. */
export interface AlertPreview {
  /** The result for `alert`. */
  alert: AlertPreviewVariant;
  /** The result for `compareWith`. Present if the request contains `compareWith`. */
  compareWith?: AlertPreviewVariant;
}

/** Validates {@link AlertPreview}. */
export const AlertPreview: Schema<AlertPreview> = /* @__PURE__ */ schema<AlertPreview>(
  () => ({
    type: 'object',
    required: ['alert'],
    properties: { alert: AlertPreviewVariant.rule, compareWith: AlertPreviewVariant.rule },
  }),
  'response',
  isAlertPreview,
);

/** Returns true if the value is a valid {@link AlertPreview}. */
export function isAlertPreview(value: unknown): value is AlertPreview {
  if (!isObject(value)) return false;
  const { alert, compareWith } = value;
  return isAlertPreviewVariant(alert) && (compareWith === undefined || isAlertPreviewVariant(compareWith));
}
