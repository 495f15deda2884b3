// Generated from specs/shared/schemas/AlertInterval.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertInterval`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertInterval',
  type: 'string',
  enum: ['30s', '1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
  description:
    'Length of an evaluation window. Windows are aligned to UTC, unless the alert has an offset or a start. The lengths are:\n- `30s`: 30 seconds\n- `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes\n- `1h`, `6h`, `12h`: 1, 6, 12 hours\n- `1d`: 24 hours\n',
} as const;
