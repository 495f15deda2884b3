// Generated from specs/shared/schemas/AlertNoData.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertNoData`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertNoData',
  type: 'string',
  enum: ['zero', 'ok', 'alert', 'insufficient_data'],
  description:
    'The effect of a window without data:\n- `zero`: the value is 0, which is compared with the threshold\n- `ok`: the threshold is not violated\n- `alert`: the threshold is violated\n- `insufficient_data`: groups without data keep their states and send no notifications, except an `OK` that a silence\n  has delayed; if no group has data in the window, the state of the alert is `INSUFFICIENT_DATA`\n\nA group that has had no data for more than a day and more than three windows is dropped. It sends an `OK` if it was in\n`ALERT`.\n',
} as const;
