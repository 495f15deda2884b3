// Generated from specs/shared/schemas/ContainerTab.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ContainerTab`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ContainerTab',
  type: 'object',
  description: 'A tab of a dashboard section.',
  required: ['id', 'title'],
  properties: {
    id: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Unique in the section. Tiles refer to it with `tabId`.',
      examples: ['latency'],
    },
    title: { type: 'string', minLength: 1, maxLength: 256, description: 'Title of the tab.', examples: ['Latency'] },
  },
} as const;
