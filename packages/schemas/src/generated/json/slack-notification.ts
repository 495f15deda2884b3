// Generated from specs/shared/schemas/SlackNotification.yaml by `npm run generate`. Do not edit.

/** `SlackNotification` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SlackNotification',
  type: 'object',
  description:
    "What a webhook of the service `slack` is told about one window of an alert, as Slack's incoming webhooks take it.",
  required: ['text', 'blocks'],
  properties: {
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 40000,
      description: 'The title, for places that show no blocks.',
      examples: ['Server errors at checkout'],
    },
    blocks: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { $ref: '#/$defs/SlackSection' },
      description: 'One section with title, text and link.',
    },
  },
  $defs: {
    SlackSection: {
      type: 'object',
      description: 'A paragraph of a Slack message.',
      required: ['type', 'text'],
      properties: {
        type: { type: 'string', const: 'section', description: 'The kind of block. Sections are the only one.' },
        text: { $ref: '#/$defs/SlackText', description: 'What the paragraph says.' },
      },
    },
    SlackText: {
      type: 'object',
      description: "A text in Slack's markup.",
      required: ['type', 'text'],
      properties: {
        type: { type: 'string', const: 'mrkdwn', description: 'The kind of text. Markup is the only one.' },
        text: {
          type: 'string',
          minLength: 1,
          maxLength: 3000,
          description:
            'The text, shortened where it would be too long for Slack, in which `&`, `<` and `>` of a value are escaped.',
          examples: [
            '*<https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1|Server errors at checkout>*\nMore than 100 failed requests in an hour.',
          ],
        },
      },
    },
  },
} as const;
