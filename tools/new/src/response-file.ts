import type { Deployment } from 'workflows';

const shared = '../../shared';
const commonHeaders = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The content of a successful response: one resource, a created resource, or a page of a list. */
export type Shape = 'one' | 'created' | 'list';

/** Returns the response file: the deployment's envelope around the schema of the resource. */
export function responseText(deployment: Deployment, reference: string, shape: Shape): string {
  const managed = deployment === 'managed';
  const more = { one: ['ETag'], created: ['ETag', 'Idempotency-Replayed'], list: ['X-Total-Count'] }[shape];
  const payload = managed ? 'result' : 'data';
  const required = [...(managed ? ['status', 'requestId'] : []), payload, ...(shape === 'list' ? ['meta'] : [])];
  return `${[
    'description: ""',
    'headers:',
    ...[...commonHeaders, ...more].flatMap((header) => [`  ${header}:`, `    $ref: ${shared}/headers/${header}.yaml`]),
    'content:',
    '  application/json:',
    '    schema:',
    '      type: object',
    '      description: The envelope of the response.',
    `      required: [${required.join(', ')}]`,
    '      properties:',
    ...(managed ? envelope : []),
    `        ${payload}:`,
    ...(shape === 'list'
      ? ['          type: array', '          maxItems: 1000', '          items:', `            ${reference}`]
      : [`          ${reference}`]),
    '          description: ""',
    ...(shape === 'list'
      ? [
          '        meta:',
          `          $ref: ${shared}/schemas/PageMeta.yaml`,
          '          description: The position of this page in the list.',
        ]
      : []),
    '    examples: {}',
  ].join('\n')}\n`;
}

const envelope = [
  '        status:',
  '          type: integer',
  '          description: The HTTP status code.',
  '          examples: [200]',
  '        requestId:',
  '          type: string',
  '          format: uuid',
  '          description: Id of the request, equal to the `X-Request-Id` header.',
  '          examples: [0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10]',
];
