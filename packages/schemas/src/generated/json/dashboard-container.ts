// Generated from specs/shared/schemas/DashboardContainer.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `DashboardContainer`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DashboardContainer',
  type: 'object',
  description: 'A section of a dashboard that contains tiles.',
  required: ['id', 'title', 'collapsed'],
  properties: {
    id: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Unique in the dashboard. Tiles refer to it with `containerId`.',
      examples: ['backend'],
    },
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Title of the section.',
      examples: ['Backend'],
    },
    collapsed: {
      type: 'boolean',
      description: 'Whether the tiles are hidden until the section is opened. Ignored if `collapsible` is false.',
    },
    collapsible: { type: 'boolean', description: 'Whether users can open and close the section. If absent, they can.' },
    bordered: { type: 'boolean', description: 'Whether the section has a border. If absent, it has none.' },
    tabs: {
      type: 'array',
      maxItems: 20,
      items: { $ref: '#/$defs/ContainerTab' },
      description: 'Tabs of the section. If absent or empty, all tiles of the section are shown together.',
    },
  },
  $defs: {
    ContainerTab: {
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
        title: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Title of the tab.',
          examples: ['Latency'],
        },
      },
    },
  },
} as const;
