// Generated from specs/shared/schemas/SlackNotification.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SlackNotification`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SlackNotification',
  type: 'object',
  description: 'The notification about one window of an alert, in the format of Slack incoming webhooks.',
  required: ['text', 'blocks'],
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 40000,
      description:
        'Fallback text: the title of the notification with its group. If the state is `OK`, it starts with `Resolved: `.',
      examples: ['Server errors at checkout'],
    },
    blocks: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { $ref: '#/$defs/SlackSection' },
      description:
        'One section with the title, the body and the time of the window. The title is a link, unless the escaped link has 1,500 characters or more.',
    },
  },
  $defs: {
    SlackSection: {
      type: 'object',
      description: 'A section block of a Slack message.',
      required: ['type', 'text'],
      properties: {
        type: { type: 'string', const: 'section', description: 'Type of the block. Only sections are sent.' },
        text: { $ref: '#/$defs/SlackText', description: 'Text of the section.' },
      },
    },
    SlackText: {
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
    },
  },
} as const;
