// Generated from specs/open-source/schemas/ConnectionInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ConnectionInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ConnectionInput',
  type: 'object',
  description:
    'The body of a create or update request. A connection that you read can be sent back unchanged, except the built-in one.',
  required: ['name', 'host', 'username'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a connection that you read.' },
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
        'Whether the server is a Prometheus endpoint. This service stores the value and does not use it. If absent, update keeps the stored value.',
    },
    host: {
      type: 'string',
      format: 'uri',
      maxLength: 2048,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
      description:
        'URL of the HTTP interface of the database server, without a user name, password, query string or fragment. The host must be a public IP address or resolve to one. The port must be 80, 443, or 1024 or higher. The operator of the service can allow other targets. A host name is resolved on this request and when a query connects to the server. Only addresses that pass the check are used. If a host name does not resolve, the response has a warning.',
      examples: ['https://warehouse.example.org:8443'],
    },
    password: {
      type: 'string',
      writeOnly: true,
      maxLength: 1024,
      description:
        'Password of the user. Never returned, and encrypted in the store. If it is absent or empty, create stores no password and update keeps the stored one. Required if a password is stored and an update changes the scheme, host or port of `host`.',
      examples: ['4Hq8-example-only'],
    },
    settingPrefix: {
      type: ['string', 'null'],
      maxLength: 256,
      pattern: '^[A-Za-z0-9_]*$',
      description:
        'Prefix of the custom settings of the server. This service stores it and does not use it. If absent, update keeps the stored prefix. Null removes it, and so does an empty string on update. Create does not accept an empty string.',
      examples: ['observability_'],
    },
    prometheusEndpoint: {
      type: ['string', 'null'],
      maxLength: 2048,
      description:
        'URL of a Prometheus endpoint, or null. This service stores it and does not use it. If absent, update keeps the stored value.',
      examples: ['https://prometheus.example.org'],
    },
    isBuiltIn: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a connection that you read.',
    },
    createdAt: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a connection that you read.',
    },
    updatedAt: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back a connection that you read.',
    },
  },
} as const;
