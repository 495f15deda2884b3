import type { Deployment } from 'workflows';

const shared = '../../shared';
const everywhere = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** What a success answers: one resource, a new one, or a page of them. */
export type Shape = 'one' | 'created' | 'list';

/** The file of a success: the envelope of the deployment around a schema that a person writes. */
export function responseText(deployment: Deployment, reference: string, shape: Shape): string {
  const managed = deployment === 'managed';
  const more = { one: ['ETag'], created: ['ETag', 'Idempotency-Replayed'], list: ['X-Total-Count'] }[shape];
  const payload = managed ? 'result' : 'data';
  const required = [...(managed ? ['status', 'requestId'] : []), payload, ...(shape === 'list' ? ['meta'] : [])];
  return `${[
    'description: ""',
    'headers:',
    ...[...everywhere, ...more].flatMap((header) => [`  ${header}:`, `    $ref: ${shared}/headers/${header}.yaml`]),
    'content:',
    '  application/json:',
    '    schema:',
    '      type: object',
    '      description: The envelope of every answer.',
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
          '          description: Which part of the list this is.',
        ]
      : []),
    '    examples: {}',
  ].join('\n')}\n`;
}

const envelope = [
  '        status:',
  '          type: integer',
  '          description: The HTTP status, again.',
  '          examples: [200]',
  '        requestId:',
  '          type: string',
  '          format: uuid',
  '          description: The id of the request, equal to the header `X-Request-Id`.',
  '          examples: [0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10]',
];
