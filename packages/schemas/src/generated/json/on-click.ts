// Generated from specs/shared/schemas/OnClick.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `OnClick`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'OnClick',
  description: 'The action of a click on a row of a table. `type` selects the properties.',
  oneOf: [{ $ref: '#/$defs/SearchClick' }, { $ref: '#/$defs/DashboardClick' }, { $ref: '#/$defs/ExternalClick' }],
  $defs: {
    ClickFilter: {
      type: 'object',
      description: 'A filter that a click on a row adds to the opened source or dashboard.',
      required: ['kind', 'expression', 'template'],
      properties: {
        kind: {
          type: 'string',
          const: 'expressionTemplate',
          description: 'Compares an expression with the result of a template.',
        },
        expression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Expression to compare. If several filters have the same expression, any of their values matches.',
          examples: ['ServiceName'],
        },
        template: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of the value. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['{{ServiceName}}'],
        },
      },
    },
    ClickTarget: {
      description:
        'The source or dashboard that a click opens. It is found by its id or by its name, depending on `mode`.',
      oneOf: [{ $ref: '#/$defs/ClickTargetId' }, { $ref: '#/$defs/ClickTargetTemplate' }],
    },
    ClickTargetId: {
      type: 'object',
      description: 'The target with this id.',
      required: ['mode', 'id'],
      properties: {
        mode: { type: 'string', const: 'id', description: 'Selects the target by its id.' },
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of a source or a dashboard. It must exist.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
      },
    },
    ClickTargetTemplate: {
      type: 'object',
      description: 'The target whose name is the result of a template.',
      required: ['mode', 'template'],
      properties: {
        mode: { type: 'string', const: 'template', description: 'Selects the target by its name.' },
        template: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of the name. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['{{ServiceName}} overview'],
        },
      },
    },
    DashboardClick: {
      type: 'object',
      description: 'Opens a dashboard.',
      required: ['type', 'target'],
      properties: {
        type: { type: 'string', const: 'dashboard', description: 'Opens a dashboard.' },
        target: { $ref: '#/$defs/ClickTarget', description: 'The source or dashboard to open.' },
        whereTemplate: {
          type: 'string',
          maxLength: 10000,
          description:
            'Template of a filter for the target. `{{Column}}` is the value of a column of the row, quoted for `whereLanguage`. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['ServiceName:{{ServiceName}}'],
        },
        whereLanguage: {
          $ref: '#/$defs/WhereLanguage',
          description: 'Language of `whereTemplate`. If absent, it is `lucene`.',
        },
        filters: {
          type: 'array',
          maxItems: 50,
          items: { $ref: '#/$defs/ClickFilter' },
          description: 'Filters for the target.',
        },
      },
    },
    ExternalClick: {
      type: 'object',
      description: 'Opens a web page.',
      required: ['type', 'urlTemplate'],
      properties: {
        type: { type: 'string', const: 'external', description: 'Opens a web page.' },
        urlTemplate: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of an absolute URL with `http` or `https`. `{{Column}}` is the value of a column of the row, encoded for URLs. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['https://wiki.example.com/services/{{ServiceName}}'],
        },
      },
    },
    SearchClick: {
      type: 'object',
      description: 'Opens a search for events. The target is a log or trace source.',
      required: ['type', 'target'],
      properties: {
        type: { type: 'string', const: 'search', description: 'Opens a search.' },
        target: { $ref: '#/$defs/ClickTarget', description: 'The source or dashboard to open.' },
        whereTemplate: {
          type: 'string',
          maxLength: 10000,
          description:
            'Template of a filter for the target. `{{Column}}` is the value of a column of the row, quoted for `whereLanguage`. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['ServiceName:{{ServiceName}}'],
        },
        whereLanguage: {
          $ref: '#/$defs/WhereLanguage',
          description: 'Language of `whereTemplate`. If absent, it is `lucene`.',
        },
        filters: {
          type: 'array',
          maxItems: 50,
          items: { $ref: '#/$defs/ClickFilter' },
          description: 'Filters for the target.',
        },
      },
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
