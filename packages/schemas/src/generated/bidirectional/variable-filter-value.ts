// Generated from specs/shared/schemas/VariableFilterValue.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** Input variant of {@link VariableFilterValue}: its arrays may be read-only. */
export interface VariableFilterValueInput {
  /** Values of a variable. */
  type: 'variable';
  /**
   * Name of the variable.
   *
   * 1 to 64 characters.
   * @example 'service'
   */
  name: string;
  /**
   * The chosen values.
   *
   * At most 1000 items.
   */
  values: readonly string[];
}

/** The values of a dashboard variable. */
export interface VariableFilterValue extends VariableFilterValueInput {
  values: string[];
}

/** Validates {@link VariableFilterValue}. */
export const VariableFilterValue: Schema<VariableFilterValue> = /* @__PURE__ */ schema<VariableFilterValue>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      type: { type: 'string', const: 'variable' },
      name: { type: 'string', minLength: 1, maxLength: 64 },
      values: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 10000 } },
    },
  }),
  'both',
  isVariableFilterValue,
);

function variableFilterValueProperty2(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 10000)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link VariableFilterValue}. */
export function isVariableFilterValue(value: unknown, closed = false): value is VariableFilterValue {
  if (!isObject(value)) return false;
  const { type, name, values: property2 } = value;
  return (
    type === 'variable' &&
    name !== '' &&
    hasMaxLength(name, 64) &&
    variableFilterValueProperty2(property2) &&
    (!closed || countProperties(value) === 3 || hasOnlyProperties(value, VariableFilterValue.rule.properties))
  );
}
