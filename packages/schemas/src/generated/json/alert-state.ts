// Generated from specs/shared/schemas/AlertState.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertState`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertState',
  type: 'string',
  enum: ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
  description:
    'Result of the last evaluation of an alert:\n- `OK`: the value does not violate the threshold, or the alert is new\n- `ALERT`: the value violates the threshold\n- `PENDING`: the value violates the threshold, but not yet in enough consecutive windows\n- `INSUFFICIENT_DATA`: the last evaluation failed, or had no data and `noData` is `insufficient_data`, or the alert uses a\n  metric or an attribute that its source has never received\n- `DISABLED`: the alert is not evaluated, because `enabled` is false\n\nIf the groups of an alert have different states, `ALERT` takes precedence over `PENDING`, and `PENDING` over `OK`.\n',
} as const;
