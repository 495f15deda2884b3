import { referenceTo } from './component.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointNames } from './names.ts';

/** Returns the YAML of the operation, for its path file. Fields that the user must write are empty, and lint reports them. */
export function operationText(
  root: string,
  { deployment, method }: Endpoint,
  names: EndpointNames,
  since: string,
): string {
  const { operationId, clientMethod, tag, component, parameters, thing } = names;
  const isList = operationId.startsWith('list');
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const isManaged = deployment === 'managed';
  const pathReferences = parameters.map((name) => `    - ${referenceTo(root, deployment, 'parameters', name)}`);
  const common = [
    ...(isList ? ['limit', 'offset'] : []),
    ...(method === 'get' && !isList ? ['ifNoneMatch'] : []),
    ...(method === 'post' ? ['idempotencyKey'] : []),
    ...(['put', 'patch', 'delete'].includes(method) ? ['ifMatch'] : []),
  ].map((parameter) => `    - $ref: ../../shared/parameters/${parameter}.yaml`);
  const success =
    method === 'delete' ? 'Deleted' : `${component}${isList ? 'List' : method === 'post' ? 'Created' : ''}`;
  const responses: Readonly<Record<string, string | false>> = {
    200: success,
    304: method === 'get' && !isList && 'NotModified',
    400: 'BadRequest',
    401: 'Unauthorized',
    403: (isManaged || method !== 'get') && 'Forbidden',
    404: parameters.length > 0 && 'NotFound',
    409: method === 'post' && 'Conflict',
    412: ['put', 'patch', 'delete'].includes(method) && 'PreconditionFailed',
    413: hasBody && 'PayloadTooLarge',
    415: hasBody && 'UnsupportedMediaType',
    422: method === 'post' && 'IdempotencyMismatch',
    429: 'TooManyRequests',
    500: 'InternalError',
    503: 'Unavailable',
  };
  const lines = [
    `${method}:`,
    `  operationId: ${operationId}`,
    `  summary: ${summaryOf(names)}`,
    '  description: ""',
    `  tags: [${tag}]`,
    `  x-client-method: ${clientMethod}`,
    '  x-stability: beta',
    `  x-since: ${since}`,
    `  x-roles: [${isManaged ? '' : method === 'get' ? 'editor, reader' : 'editor'}]`,
    '  parameters:',
    ...pathReferences,
    ...common,
    ...(hasBody
      ? bodyLines(
          names,
          method === 'post' ? `The ${thing} to create.` : `The new content of the ${thing}.`,
          referenceTo(root, deployment, 'schemas', `${component}Input`),
        )
      : []),
    '  responses:',
    ...Object.entries(responses).flatMap(([status, response]) =>
      response ? [`    "${status}":`, `      $ref: ../responses/${response}.yaml`] : [],
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function bodyLines({ operationId, component }: EndpointNames, description: string, schema: string): string[] {
  const key = component.charAt(0).toLowerCase() + component.slice(1);
  return [
    '  requestBody:',
    `    description: ${description}`,
    '    required: true',
    '    content:',
    '      application/json:',
    '        schema:',
    `          ${schema}`,
    '        examples:',
    `          ${key}:`,
    `            $ref: ../examples/${operationId}.yaml`,
  ];
}

/** Returns the summary of the operation: `List boxes`. */
export function summaryOf(names: EndpointNames): string {
  const { operationId, thing, things } = names;
  const verb = operationId.match(/^[a-z]+/)?.[0] ?? '';
  if (verb === 'list') return `List ${things}`;
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${articleOf(names)} ${thing}`;
}

/** Returns the article before the noun of the resource. */
export function articleOf({ thing, single }: EndpointNames): string {
  if (single) return 'the';
  return /^[aeiou]/.test(thing) ? 'an' : 'a';
}
