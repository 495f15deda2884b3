// Generated from specs/shared/schemas/SavedSearchFilter.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SavedSearchFilter`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SavedSearchFilter',
  type: 'object',
  description: 'A condition that events must match, in addition to the filter of a saved search.',
  required: ['condition'],
  properties: {
    type: { type: 'string', const: 'sql', default: 'sql', description: 'A condition in SQL.' },
    condition: {
      type: 'string',
      minLength: 1,
      maxLength: 8192,
      description:
        'A condition on one column or expression, in one of the forms `IN (…)`, `NOT IN (…)` and `BETWEEN … AND …`. Any other form is rejected with 400.',
      examples: ["SeverityText IN ('error', 'fatal')"],
    },
  },
} as const;
