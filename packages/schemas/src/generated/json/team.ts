// Generated from specs/open-source/schemas/Team.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Team`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Team',
  type: 'object',
  description: 'A team. It owns API keys, dashboards, alerts, sources and all other resources.',
  required: ['id', 'name'],
  properties: {
    id: {
      type: 'string',
      description: 'Id of the team. Alerts and saved searches contain it as `teamId`.',
      examples: ['6740a3f2c51e9b0012d4e801'],
    },
    name: { type: 'string', description: 'Name of the team. Names need not be unique.', examples: ['Acme Shop'] },
  },
} as const;
