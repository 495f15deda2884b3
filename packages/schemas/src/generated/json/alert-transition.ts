// Generated from specs/shared/schemas/AlertTransition.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertTransition`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertTransition',
  type: 'object',
  description: 'A state change of one group of an alert.',
  required: ['time', 'group', 'from', 'to', 'value'],
  properties: {
    time: { type: 'integer', description: 'End of the window, in Unix milliseconds.', examples: [1768208400000] },
    group: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', description: 'A value of the group.' },
      description: 'The values of the group. Empty if the alert has no groups.',
      examples: [['checkout']],
    },
    from: { $ref: '#/$defs/AlertGroupState', description: 'The state before the window.' },
    to: { $ref: '#/$defs/AlertGroupState', description: 'The state after the window.' },
    value: { type: 'number', description: 'The value of the group in the window. 0 without data.', examples: [47] },
  },
  $defs: {
    AlertGroupState: {
      type: 'string',
      enum: ['OK', 'PENDING', 'ALERT'],
      description:
        'State of a group of an alert:\n- `OK`: the value does not violate the threshold\n- `PENDING`: the threshold is violated, but not yet in `numConsecutiveWindows` consecutive windows\n- `ALERT`: the threshold is violated in at least that many consecutive windows\n',
    },
  },
} as const;
