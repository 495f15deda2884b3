// Generated from specs/shared/schemas/Granularity.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Granularity`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Granularity',
  type: 'string',
  enum: ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'],
  description:
    'Size of the time buckets, which are aligned to UTC:\n- `30s`: 30 seconds\n- `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes\n- `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours\n- `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours\n- `auto`: the smallest size that gives at most 60 buckets, or else `30d`\n',
} as const;
