// Generated from specs/shared/schemas/AlertGroupState.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertGroupState`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertGroupState',
  type: 'string',
  enum: ['OK', 'PENDING', 'ALERT'],
  description:
    'State of a group of an alert:\n- `OK`: the value does not violate the threshold\n- `PENDING`: the threshold is violated, but not yet in `numConsecutiveWindows` consecutive windows\n- `ALERT`: the threshold is violated in at least that many consecutive windows\n',
} as const;
