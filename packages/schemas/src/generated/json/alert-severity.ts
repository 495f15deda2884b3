// Generated from specs/shared/schemas/AlertSeverity.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertSeverity`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSeverity',
  type: 'string',
  enum: ['critical', 'error', 'warning', 'info'],
  description:
    'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
} as const;
