import type { Mutation } from './mutation.ts';

/** At least one mutation for every rule of `src/rules/responses`. */
export const responsesMutations: readonly Mutation[] = [
  {
    rule: 'error-responses-complete',
    api: 'managed',
    file: 'managed/paths/keys.yaml',
    from: `    "403":
      $ref: ../responses/Forbidden.yaml
`,
    to: '',
    at: '  responses:',
  },
  {
    rule: 'error-response-shared',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `    "401":
      $ref: ../responses/Unauthorized.yaml
`,
    to: `    "401":
      description: There are no usable credentials.
`,
  },
  {
    rule: 'error-envelope',
    api: 'managed',
    file: 'managed/schemas/ManagedError.yaml',
    from: 'required: [status, error, requestId]',
    to: 'required: [status, error]',
    at: 'type: object',
  },
  {
    rule: 'success-envelope',
    api: 'managed',
    file: 'managed/responses/Deleted.yaml',
    from: `      required: [status, requestId]
`,
    to: `      required: [status]
`,
    at: 'type: object',
  },
  {
    rule: 'list-paginated',
    api: 'open-source',
    file: 'open-source/paths/sources.yaml',
    from: `    - $ref: ../../shared/parameters/offset.yaml
`,
    to: '',
    at: 'get:',
  },
  {
    rule: 'rate-limit-documented',
    api: 'open-source',
    file: 'open-source/responses/TooManyRequests.yaml',
    from: `  Retry-After:
    $ref: ../../shared/headers/Retry-After.yaml
`,
    to: '',
    at: 'headers:',
  },
  {
    rule: 'request-id-documented',
    api: 'open-source',
    file: 'open-source/responses/Timeout.yaml',
    from: `  X-Request-Id:
    $ref: ../../shared/headers/X-Request-Id.yaml
`,
    to: '',
    at: 'headers:',
  },
  {
    rule: 'etag-on-single-resources',
    api: 'open-source',
    file: 'open-source/responses/Source.yaml',
    from: `  ETag:
    $ref: ../../shared/headers/ETag.yaml
`,
    to: '',
    at: 'description:',
  },
  {
    rule: 'no-top-level-array',
    api: 'open-source',
    file: 'open-source/responses/Deleted.yaml',
    from: `      type: object
`,
    to: `      type: array
`,
  },
  {
    rule: 'webhook-responses-described',
    api: 'managed',
    file: 'shared/webhooks/alertNotification.yaml',
    from: `    3XX:
      $ref: ../responses/DeliveryRedirected.yaml
`,
    to: '',
    at: 'responses:',
  },
];
