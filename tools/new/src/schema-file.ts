import type { EndpointNames } from './names.ts';

/** The id and the timestamps of the example resource. */
const ID = '6740a3f2c51e9b0012d4e8f1';
const TIME = '2026-01-12T09:00:00.000Z';

const idProperty = [
  '  id:',
  '    type: string',
  '    pattern: ^[0-9a-f]{24}$',
  '    description: Assigned by the service. Ids increase with creation time.',
  `    examples: [${ID}]`,
];

function ignoredProperty(name: string) {
  return [`  ${name}:`, '    readOnly: true', '    description: Accepted and ignored.'];
}

function nameProperty({ thing }: EndpointNames) {
  return [
    '  name:',
    '    type: string',
    '    minLength: 1',
    '    maxLength: 1024',
    `    description: Name of the ${thing}.`,
    `    examples: [${exampleName(thing)}]`,
  ];
}

function timeProperty(name: string, description: string) {
  return [
    `  ${name}:`,
    '    type: string',
    '    format: date-time',
    `    description: ${description}, in UTC.`,
    `    examples: ["${TIME}"]`,
  ];
}

/**
 * Returns the schema of the resource in responses. A single resource (see {@link EndpointNames}) has no id, because its path identifies
 * it.
 */
export function schemaText(names: EndpointNames): string {
  const { thing, single } = names;
  return `${[
    'type: object',
    'description: ""',
    `required: [${[...(single ? [] : ['id']), 'name', 'createdAt', 'updatedAt'].join(', ')}]`,
    'properties:',
    ...(single ? [] : idProperty),
    ...nameProperty(names),
    ...timeProperty('createdAt', `Creation time of the ${thing}`),
    ...timeProperty('updatedAt', 'Time of the last update'),
  ].join('\n')}\n`;
}

/** Returns the schema of the resource in requests. */
export function inputText(names: EndpointNames): string {
  return `${[
    'type: object',
    'description: ""',
    'additionalProperties: false',
    'required: [name]',
    'properties:',
    ...(names.single ? [] : ignoredProperty('id')),
    ...nameProperty(names),
    ...ignoredProperty('createdAt'),
    ...ignoredProperty('updatedAt'),
  ].join('\n')}\n`;
}

/** Returns a resource that is valid for {@link schemaText}. */
export function exampleResource({ thing, single }: EndpointNames): object {
  return { ...(single ? {} : { id: ID }), ...exampleInput(thing), createdAt: TIME, updatedAt: TIME };
}

/** Returns a request body that is valid for {@link inputText}. */
export function exampleInput(thing: string): object {
  return { name: exampleName(thing) };
}

function exampleName(thing: string): string {
  return `Checkout ${thing}`;
}
