import type { Operation } from '../read/api.ts';
import { type JsonSchema, type Parameter, schemaName } from '../read/document.ts';
import { callParameters, parameterDoc } from '../read/parameters.ts';
import { docComment } from '../text/doc-comment.ts';
import { literalText } from '../text/literal.ts';
import { decapitalize, propertyKey } from '../text/names.ts';
import { type Alternatives, alternativesOf } from './alternatives.ts';
import type { Modifiable } from './modifiable.ts';

/** Returns the doc comment of a client method. */
export function methodDoc(operation: Operation): string {
  const { summary, description, body, errors } = operation;
  return docComment(
    [
      `${summary.replace(/\.$/, '')}.`,
      ...(description === '' ? [] : ['', description.trim()]),
      '',
      `\`${operation.method} ${operation.path}\`, ${operation.stability}${operation.since ? ` since ${operation.since}` : ''}.`,
      '',
      ...callParameters(operation).flatMap(parameterLine),
      ...(body?.description ? [`@param body ${body.description.replaceAll(/\s+/g, ' ').trim()}`] : []),
      ...(errors.length > 0 ? [`@throws ApiError with status ${errors.map(({ status }) => status).join(', ')}.`] : []),
      ...deprecatedTag(operation),
      '@example',
      '```ts',
      exampleCall(operation),
      '```',
    ],
    '  ',
  );
}

/** Returns the doc comment of `modify`. It is deprecated if one of its operations is deprecated. */
export function modifyDoc(operations: Modifiable, schemas: ReadonlyMap<string, JsonSchema>): string {
  const { read, write } = operations;
  const ids = callParameters(read).map((parameter) => literalText(exampleOf(parameter)));
  const draft = contentName(read);
  const call = `const ${draft} = await api.${read.resource}.modify(${ids.join(', ')}`;
  const alternatives = alternativesOf(operations, schemas);
  const [firstDeprecated = read] = [read, write]
    .filter(({ deprecation }) => deprecation)
    .sort((a, b) => lastDay(a).localeCompare(lastDay(b)));
  return docComment(
    [
      `Reads the ${draft}, calls \`change\` with it and writes the result. Repeats these steps, up to nine times, if the ${draft} was updated in the meantime. So \`change\` may run more than once.`,
      ...alternativesSentence(alternatives),
      '',
      ...callParameters(read).flatMap(parameterLine),
      '@param change Modifies the value in place, or returns its replacement.',
      ...deprecatedTag(firstDeprecated),
      '@example',
      '```ts',
      `${call}, (draft) => ({ ...draft${changedProperty(write)} }));`,
      '```',
      ...alternativesExample(call, alternatives),
    ],
    '  ',
  );
}

/** Returns the property that an example changes, as code: `name` of the example request, or else its first primitive property. */
function changedProperty({ body }: Operation): string {
  const values = Object(body?.example) as Readonly<Record<string, unknown>>;
  const name = 'name' in values ? 'name' : Object.keys(values).find((key) => typeof values[key] !== 'object');
  return name === undefined ? '' : `, ${propertyKey(name)}: ${literalText(values[name])}`;
}

/** Returns the last day of a deprecated operation. An operation without a last day sorts after all others. */
function lastDay({ deprecation }: Operation): string {
  return deprecation?.sunset ?? '9999-12-31';
}

/** Explains that some properties must be omitted if another one is changed. */
function alternativesSentence(alternatives: Alternatives | undefined): string[] {
  if (!alternatives) return [];
  const { used, others } = alternatives;
  const otherNames = others.map((name) => `\`${name}\``).join(' and ');
  return [
    '',
    `The value has both \`${used}\` and ${otherNames}. To change \`${used}\`, omit ${otherNames}; otherwise they contradict each other.`,
  ];
}

function alternativesExample(call: string, alternatives: Alternatives | undefined): string[] {
  if (!alternatives) return [];
  const { used, value, others } = alternatives;
  const parameter = `{ ${others.join(', ')}, ...rest }`;
  const written = ['  ...rest,', `  ${propertyKey(used)}: ${literalText(value, { indent: '  ' })},`];
  return ['@example', '```ts', `${call}, (${parameter}) => ({`, ...written, '}));', '```'];
}

/** Returns the `@deprecated` tag with replacement and last day, if the operation is deprecated. */
function deprecatedTag({ deprecation }: Operation): string[] {
  if (!deprecation) return [];
  const { replacement, sunset } = deprecation;
  const parts = [
    '@deprecated',
    ...(replacement ? [`Use \`${replacement.name}\` instead.`] : []),
    ...(sunset === undefined ? [] : [`Available until ${sunset}.`]),
  ];
  return [parts.join(' ')];
}

function parameterLine(parameter: Parameter): string[] {
  const text = parameterDoc(parameter);
  return text === '' ? [] : [`@param ${parameter.name} ${text}`];
}

/** Returns an example call with the example values of the spec. */
function exampleCall(operation: Operation): string {
  const { resource, clientMethod, body, response } = operation;
  const required = operation.queryParameters.filter((parameter) => parameter.required);
  const values = [
    ...callParameters(operation).map(exampleOf),
    ...(body ? [body.example ?? {}] : []),
    ...(required.length > 0 ? [Object.fromEntries(required.map((item) => [item.name, exampleOf(item)]))] : []),
  ];
  const name = response.list ? '{ items }' : contentName(operation);
  const call = `await api.${resource}.${clientMethod}(${values.map((value) => literalText(value, { width: 90 })).join(', ')});`;
  return response.schema ? `const ${name} = ${call}` : call;
}

function contentName({ response }: Operation): string {
  return decapitalize((response.schema && schemaName(response.schema)) ?? 'result');
}

function exampleOf({ name, example, schema }: Parameter): unknown {
  return example ?? schema.examples?.[0] ?? schema.default ?? name;
}
