// Generated from specs/shared/schemas/AlertSeverity.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertSeverity`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSeverity',
  type: 'string',
  enum: ['critical', 'error', 'warning', 'info'],
  description:
    'Severity of a notification:\n- `critical`: somebody must act immediately\n- `error`: somebody must act\n- `warning`: somebody should look at it\n- `info`: for information\n',
} as const;
