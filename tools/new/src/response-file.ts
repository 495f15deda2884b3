import type { Deployment } from 'workflows';
import { stringify } from 'yaml';
import type { EndpointNames } from './names.ts';

const SHARED = '../../shared';
const commonHeaders = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The content of a successful response: one resource, a created resource, or a page of a list. */
export type Shape = 'one' | 'created' | 'list';

/**
 * Returns the response file: the deployment's envelope around the schema of the resource. Without an example of the
 * resource, the examples are empty.
 */
export function responseText(
  deployment: Deployment,
  names: EndpointNames,
  reference: string,
  shape: Shape,
  resource: object | undefined,
): string {
  const isManaged = deployment === 'managed';
  const specificHeaders = {
    one: ['ETag'],
    created: ['ETag', 'Idempotency-Key', 'Idempotency-Replayed'],
    list: ['X-Total-Count'],
  }[shape];
  const payload = isManaged ? 'result' : 'data';
  const required = [...(isManaged ? ['status', 'requestId'] : []), payload, ...(shape === 'list' ? ['meta'] : [])];
  const { thing, things } = names;
  const description = { one: `The requested ${thing}.`, created: `The new ${thing}.`, list: `A page of ${things}.` }[
    shape
  ];
  const content = { one: description, created: description, list: `The ${things} of this page.` }[shape];
  return `${[
    `description: ${description}`,
    'headers:',
    ...[...commonHeaders, ...specificHeaders].flatMap((header) => [
      `  ${header}:`,
      `    $ref: ${SHARED}/headers/${header}.yaml`,
    ]),
    'content:',
    '  application/json:',
    '    schema:',
    '      type: object',
    '      description: The response envelope.',
    `      required: [${required.join(', ')}]`,
    '      properties:',
    ...(isManaged ? envelope : []),
    `        ${payload}:`,
    ...(shape === 'list'
      ? ['          type: array', '          maxItems: 1000', '          items:', `            ${reference}`]
      : [`          ${reference}`]),
    `          description: ${content}`,
    ...(shape === 'list'
      ? [
          '        meta:',
          `          $ref: ${SHARED}/schemas/PageMeta.yaml`,
          '          description: The position of this page in the list.',
        ]
      : []),
    ...(resource ? exampleLines(deployment, names, shape, resource) : ['    examples: {}']),
  ].join('\n')}\n`;
}

function exampleLines(
  deployment: Deployment,
  { thing, things, component }: EndpointNames,
  shape: Shape,
  resource: object,
) {
  const payload = deployment === 'managed' ? 'result' : 'data';
  const example = {
    summary: shape === 'list' ? `A page of ${things}` : `The ${thing}`,
    value: {
      ...(deployment === 'managed' ? { status: 200, requestId: REQUEST_ID } : {}),
      [payload]: shape === 'list' ? [resource] : resource,
      ...(shape === 'list' ? { meta: { total: 1, limit: 1000, offset: 0 } } : {}),
    },
  };
  const name = `${component.charAt(0).toLowerCase()}${component.slice(1)}`;
  return stringify({ examples: { [name]: example } }, { lineWidth: 0, version: '1.1' })
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
}

const REQUEST_ID = '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10';

const envelope = [
  '        status:',
  '          type: integer',
  '          description: The HTTP status code.',
  '          examples: [200]',
  '        requestId:',
  '          type: string',
  '          format: uuid',
  '          description: Id of the request, equal to the `X-Request-Id` header.',
  `          examples: [${REQUEST_ID}]`,
];
