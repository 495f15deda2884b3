// Generated from specs/open-source/schemas/Connection.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Connection`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Connection',
  type: 'object',
  description: 'A database server. Sources can read its tables. The password is write-only.',
  required: ['id', 'name', 'host', 'username', 'createdAt', 'updatedAt'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids increase with creation time.',
      examples: ['6740a3f2c51e9b0012d4e8e4'],
    },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'Name of the connection. Names need not be unique.',
      examples: ['Warehouse'],
    },
    username: {
      type: 'string',
      maxLength: 1024,
      description: 'User of the server. An empty string selects the user `default`.',
      examples: ['reader'],
    },
    isPrometheusEndpoint: {
      type: 'boolean',
      description:
        'Whether the server is a Prometheus endpoint. This service stores the value and does not use it. Absent if not set.',
    },
    host: {
      type: 'string',
      maxLength: 2048,
      description: 'URL of the HTTP interface of the server. The built-in connection has the value `internal`.',
      examples: ['https://warehouse.example.org:8443'],
    },
    settingPrefix: {
      type: 'string',
      maxLength: 256,
      description:
        'Prefix of the custom settings of the server. This service stores it and does not use it. Absent if not set.',
      examples: ['observability_'],
    },
    prometheusEndpoint: {
      type: ['string', 'null'],
      maxLength: 2048,
      description:
        'URL of a Prometheus endpoint, or null. This service stores it and does not use it. Absent if not set.',
      examples: ['https://prometheus.example.org'],
    },
    isBuiltIn: {
      type: 'boolean',
      description:
        "Whether this is the connection to the team's own database. Each team has one such connection. It cannot be changed or deleted.",
    },
    createdAt: {
      type: 'string',
      format: 'date-time',
      description: 'Creation time of the connection, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'Time of the last update, in UTC.',
      examples: ['2026-01-12T09:00:00.000Z'],
    },
  },
} as const;
