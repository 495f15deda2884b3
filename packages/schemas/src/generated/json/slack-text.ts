// Generated from specs/shared/schemas/SlackText.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SlackText`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SlackText',
  type: 'object',
  description: 'A text object in Slack markup.',
  required: ['type', 'text'],
  properties: {
    type: { type: 'string', const: 'mrkdwn', description: 'Type of the text object. Only markup is sent.' },
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 3000,
      description:
        'The text, truncated to the limits of Slack. `&`, `<` and `>` of the title, the link and the body are escaped.',
      examples: [
        '*<https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1|Server errors at checkout>*\nAt least 100 failed requests in an hour.\n_Jan 12, 2026, 09:00 – 10:00 UTC_',
      ],
    },
  },
} as const;
