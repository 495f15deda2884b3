import type { Endpoint } from './endpoint.ts';
import type { EndpointNames } from './names.ts';

const inputs = {
  'open-source': { names: ['apiKey'], scheme: 'bearer', values: ['token: $inputs.apiKey'] },
  managed: {
    names: ['organizationId', 'serviceId', 'keyId', 'keySecret'],
    scheme: 'basic',
    values: ['username: $inputs.keyId', 'password: $inputs.keySecret'],
  },
};

/**
 * Returns a workflow with one step that calls the operation. The user must add the steps that create its path
 * parameters.
 */
export function workflowText(endpoint: Endpoint, { operationId, parameters }: EndpointNames): string {
  const { names, scheme, values } = inputs[endpoint.deployment];
  const id = kebab(operationId);
  const hasBody = ['post', 'put', 'patch'].includes(endpoint.method);
  return `${[
    'arazzo: 1.0.1',
    'info:',
    `  title: ${operationId}`,
    '  version: 1.0.0',
    '  summary: ""',
    'sourceDescriptions:',
    `  - name: ${endpoint.deployment}`,
    '    type: openapi',
    '    url: ../openapi.yaml',
    'workflows:',
    `  - workflowId: ${id}`,
    '    summary: ""',
    '    inputs:',
    '      type: object',
    `      required: [${names.join(', ')}]`,
    '      properties:',
    ...names.flatMap((name) => [`        ${name}:`, '          type: string']),
    '    x-security:',
    '      - scheme:',
    '          type: http',
    `          scheme: ${scheme}`,
    '        values:',
    ...values.map((value) => `          ${value}`),
    '    steps:',
    `      - stepId: ${id}`,
    `        description: ""`,
    `        operationId: ${operationId}`,
    ...(parameters.length > 0 ? ['        parameters:'] : []),
    ...parameters.flatMap((name) => [
      '          - in: path',
      `            name: ${name}`,
      `            value: ${names.includes(name) ? `$inputs.${name}` : `$steps.create-${kebab(name.replace(/Id$/, ''))}.outputs.id`}`,
    ]),
    ...(hasBody ? ['        requestBody:', '          contentType: application/json', '          payload: {}'] : []),
    '        successCriteria:',
    '          - condition: $statusCode == 200',
  ].join('\n')}\n`;
}

/** Converts `listBoxes` to `list-boxes`. */
export function kebab(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
