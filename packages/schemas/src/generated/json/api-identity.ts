// Generated from specs/open-source/schemas/ApiIdentity.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ApiIdentity`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiIdentity',
  type: 'object',
  description: 'The caller, and the version of the API.',
  required: ['version', 'user'],
  properties: {
    version: { type: 'string', description: 'Version of the paths of the API.', examples: ['v2'] },
    user: { $ref: '#/$defs/ApiUser', description: 'The API key of the request. Its secret is not included.' },
  },
  $defs: {
    ApiUser: {
      type: 'object',
      description: 'An API key as the caller of a request.',
      required: ['id', 'name', 'team'],
      properties: {
        id: { type: 'string', description: 'Id of the API key.', examples: ['6740a3f2c51e9b0012d4e802'] },
        name: { type: 'string', description: 'Name of the API key.', examples: ['Terraform'] },
        team: {
          type: 'string',
          description: 'Id of the team that the API key belongs to.',
          examples: ['6740a3f2c51e9b0012d4e801'],
        },
      },
    },
  },
} as const;
