// Generated from specs/shared/schemas/AlertState.yaml by `npm run generate`. Do not edit.

/** `AlertState` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertState',
  type: 'string',
  enum: ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
  description:
    'What the last evaluation of an alert found:\n- `OK`: the threshold holds, or the alert is new\n- `ALERT`: the threshold is violated; `executionErrors` says when a channel could not be notified\n- `PENDING`: the threshold is violated, but not yet for enough windows in a row\n- `INSUFFICIENT_DATA`: there was nothing to evaluate\n- `DISABLED`: the alert is not evaluated\n',
} as const;
