// Generated from specs/shared/schemas/WriteMeta.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { WriteWarning, isWriteWarning } from './write-warning.ts';

/** Warnings about a request that succeeded. */
export interface WriteMeta {
  /**
   * Parts of the request that may not work as intended. Never empty.
   *
   * At most 50 items.
   */
  warnings: WriteWarning[];
}

/** Validates {@link WriteMeta}. */
export const WriteMeta: Schema<WriteMeta> = /* @__PURE__ */ schema<WriteMeta>(
  () => ({
    type: 'object',
    required: ['warnings'],
    properties: { warnings: { type: 'array', maxItems: 50, items: WriteWarning.rule } },
  }),
  'response',
  isWriteMeta,
);

function writeMetaWarnings(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isWriteWarning(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link WriteMeta}. */
export function isWriteMeta(value: unknown): value is WriteMeta {
  if (!isObject(value)) return false;
  const { warnings } = value;
  return writeMetaWarnings(warnings);
}
