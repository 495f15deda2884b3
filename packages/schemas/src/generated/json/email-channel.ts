// Generated from specs/shared/schemas/EmailChannel.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EmailChannel`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EmailChannel',
  type: 'object',
  description: 'Sends the notifications of an alert by e-mail.',
  required: ['type', 'emailRecipients'],
  properties: {
    type: { type: 'string', const: 'email', description: 'Type of the channel.' },
    emailRecipients: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: {
        type: 'string',
        maxLength: 320,
        pattern: '^[^\\s@,;:<>()"]+@[^\\s@,;:<>()"]+$',
        description: 'An e-mail address.',
      },
      description:
        'Addresses that receive the notifications, as recipients of one message. Requests with this channel return 400 if the operator of the service has not set `--smtp-url`. An update that only disables an alert still succeeds.',
      examples: [['on-call@example.org']],
    },
    severity: {
      oneOf: [{ $ref: '#/$defs/AlertSeverity' }, { type: 'null' }],
      description:
        'Severity of the notifications to this channel. The subject contains it unless the state is `OK`. Null means none.',
      examples: ['critical'],
    },
  },
  $defs: {
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
    },
  },
} as const;
