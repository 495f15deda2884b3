import { type Ending, endingOf } from './ending.ts';
import { type Field, fieldOfParameter, type Shape, shapeOf } from './field.ts';
import type { Document, Json, MediaType, OperationObject, Parameter, Response } from './openapi.ts';
import { resolve } from './resolve.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** An example with the words that introduce it. */
export interface ShownExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly value: Json;
}

/** One answer of an operation. */
export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Field[];
  readonly type: readonly TypePart[];
  readonly shape: Shape | undefined;
  readonly examples: readonly ShownExample[];
}

/** What an operation takes as its body. */
export interface Body {
  readonly description: string;
  readonly type: readonly TypePart[];
  readonly shape: Shape | undefined;
  readonly examples: readonly ShownExample[];
}

/** An operation, as the reference shows it. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly clientMethod: string;
  readonly stability: string;
  /** `stable` when a beta operation promises not to break. */
  readonly contract: string | undefined;
  readonly since: string;
  /** How it ends; `undefined` unless it is deprecated. */
  readonly ending: Ending | undefined;
  /** Who may call it; `undefined` where keys have no roles. */
  readonly roles: readonly string[] | undefined;
  readonly parameters: readonly (Field & { readonly in: Parameter['in'] })[];
  readonly body: Body | undefined;
  readonly success: readonly Answer[];
  readonly errors: readonly Answer[];
  /** The call in each language, by the name of the language. */
  readonly samples: Readonly<Record<string, string>>;
}

/** The methods in the order in which people read them. */
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of a description, in its order. */
export function operations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [operation(document, method, path, item[method])] : [])),
  );
}

function operation(document: Document, method: string, path: string, object: OperationObject): Operation {
  const id = object.operationId;
  const answers = Object.entries(object.responses).map(([status, response]) => answer(document, id, status, response));
  return {
    id,
    tag: object.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: object.summary,
    description: object.description,
    clientMethod: object['x-client-method'],
    stability: object['x-stability'],
    contract: object['x-contract'],
    since: object['x-since'],
    ending: endingOf(document, object),
    roles: object['x-roles'],
    parameters: (object.parameters ?? []).map((node) => ({
      ...fieldOfParameter(document, node, id),
      in: resolve(document, node).value.in,
    })),
    body: bodyOf(document, object),
    success: answers.filter(({ status }) => status < '400'),
    errors: answers.filter(({ status }) => status >= '400'),
    samples: Object.fromEntries((object['x-codeSamples'] ?? []).map(({ label, source }) => [label, source])),
  };
}

/** What is sent as a body, if anything is. */
export function bodyOf(document: Document, { operationId, requestBody }: OperationObject): Body | undefined {
  if (!requestBody) return undefined;
  const { value } = resolve(document, requestBody);
  const media = value.content['application/json'];
  if (!media?.schema) return undefined;
  return {
    description: value.description ?? '',
    type: typeLabel(document, media.schema),
    shape: shapeOf(document, media.schema, { anchor: `${operationId}.body`, depth: 5 }),
    examples: shownExamples(document, media),
  };
}

/** An answer with its examples. */
export function answer(document: Document, operationId: string, status: string, node: Response): Answer {
  const { value } = resolve(document, node);
  const media = value.content?.['application/json'];
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) =>
    fieldOfParameter(
      document,
      { ...resolve(document, header).value, name, in: 'header' },
      `${operationId}.${status}.header`,
    ),
  );
  return {
    status,
    description: value.description,
    headers,
    type: media?.schema ? typeLabel(document, media.schema) : [],
    shape: media?.schema && shapeOf(document, media.schema, { anchor: `${operationId}.${status}`, depth: 1 }),
    examples: media ? shownExamples(document, media) : [],
  };
}

function shownExamples(document: Document, { examples = {} }: MediaType): ShownExample[] {
  return Object.entries(examples).map(([name, node]) => {
    const { summary = name, description = '', value = null } = resolve(document, node).value;
    return { name, summary, description, value };
  });
}
