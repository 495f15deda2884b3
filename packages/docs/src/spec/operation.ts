import { type Deprecation, deprecationOf } from './deprecation.ts';
import { type Direction, type Field, fieldOfParameter, type Shape, shapeOf } from './field.ts';
import type { Document, Json, MediaType, OperationObject, Parameter, Response } from './openapi.ts';
import { resolve } from './resolve.ts';
import { type TypePart, typeLabel } from './type-label.ts';

/** An example with its title. */
export interface ShownExample {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly value: Json;
}

/** A response of an operation, or of a receiver to a webhook. */
export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Field[];
  readonly type: readonly TypePart[];
  readonly shape: Shape | undefined;
  readonly examples: readonly ShownExample[];
}

/** The request body of an operation or a webhook. */
export interface Body {
  readonly description: string;
  readonly type: readonly TypePart[];
  readonly shape: Shape | undefined;
  readonly examples: readonly ShownExample[];
}

/** An operation in the form that the pages need. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly clientMethod: string;
  readonly stability: string;
  /** `stable` if a beta operation guarantees its contract. */
  readonly contract: string | undefined;
  /** The version that added it; `undefined` for operations of the first version. */
  readonly since: string | undefined;
  /** `undefined` unless the operation is deprecated. */
  readonly deprecation: Deprecation | undefined;
  /** False for GET, and for an operation with `x-read-only`. */
  readonly writes: boolean;
  /** The roles that can call the operation; `undefined` if the operation has no `x-roles`. */
  readonly roles: readonly string[] | undefined;
  readonly parameters: readonly (Field & { readonly in: Parameter['in'] })[];
  readonly body: Body | undefined;
  readonly success: readonly OperationResponse[];
  readonly errors: readonly OperationResponse[];
  /** The code samples by language. */
  readonly samples: Readonly<Record<string, string>>;
}

/** The methods in display order. */
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns all operations of a document, by path in document order. */
export function operations(document: Document): Operation[] {
  const expandedOf = new Map<string, Set<string>>();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      // The operations of a tag are on one page. Their request bodies show the fields of a nested schema once.
      const [tag = ''] = object.tags;
      const expanded = expandedOf.get(tag) ?? new Set();
      expandedOf.set(tag, expanded);
      return [operation(document, method, path, object, expanded)];
    }),
  );
}

function operation(
  document: Document,
  method: string,
  path: string,
  object: OperationObject,
  expanded: Set<string>,
): Operation {
  const id = object.operationId;
  const responses = Object.entries(object.responses).map(([status, response]) =>
    readResponse(document, id, status, response),
  );
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
    since: laterVersion(document, object),
    deprecation: deprecationOf(document, object),
    roles: object['x-roles'],
    writes: object['x-read-only'] !== true && method !== 'get',
    parameters: (object.parameters ?? []).map((node) => ({
      ...fieldOfParameter(document, node, id),
      in: resolve(document, node).value.in,
    })),
    body: bodyOf(document, object, 'sent', expanded),
    success: responses.filter(({ status }) => status < '400'),
    errors: responses.filter(({ status }) => status >= '400'),
    samples: Object.fromEntries((object['x-codeSamples'] ?? []).map(({ label, source }) => [label, source])),
  };
}

/** Returns the version that added an operation or a webhook; `undefined` if it is the first version of the API. */
export function laterVersion({ paths, webhooks = {} }: Document, object: OperationObject): string | undefined {
  const all = [
    ...Object.values(paths).flatMap((item) => Object.values(item)),
    ...Object.values(webhooks).flatMap(({ post }) => post ?? []),
  ];
  const [first] = all.map((other) => other['x-since']).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return object['x-since'] === first ? undefined : object['x-since'];
}

/** Returns the JSON request body; undefined if there is none. */
export function bodyOf(
  document: Document,
  { operationId, requestBody }: OperationObject,
  direction: Direction = 'sent',
  expanded = new Set<string>(),
): Body | undefined {
  if (!requestBody) return undefined;
  const { value } = resolve(document, requestBody);
  const media = value.content['application/json'];
  if (!media?.schema) return undefined;
  const type = typeLabel(document, media.schema);
  for (const { schema } of type) if (schema !== undefined) expanded.add(schema);
  return {
    description: value.description ?? '',
    type,
    shape: shapeOf(document, media.schema, { anchor: `${operationId}.body`, depth: 5, direction, expanded }),
    examples: shownExamples(document, media),
  };
}

/** Returns a response with its examples. */
export function readResponse(
  document: Document,
  operationId: string,
  status: string,
  node: Response,
): OperationResponse {
  const { value } = resolve(document, node);
  const media = value.content?.['application/json'];
  const headers = Object.entries(value.headers ?? {}).map(([name, header]) =>
    fieldOfParameter(
      document,
      { ...resolve(document, header).value, name, in: 'header' },
      `${operationId}.${status}.header`,
      'received',
    ),
  );
  return {
    status,
    description: value.description,
    headers,
    type: media?.schema ? typeLabel(document, media.schema) : [],
    shape:
      media?.schema &&
      shapeOf(document, media.schema, {
        anchor: `${operationId}.${status}`,
        depth: 1,
        direction: 'received',
      }),
    examples: media ? shownExamples(document, media) : [],
  };
}

function shownExamples(document: Document, { examples = {} }: MediaType): ShownExample[] {
  return Object.entries(examples).map(([name, node]) => {
    const { summary = name, description = '', value = null } = resolve(document, node).value;
    return { name, summary, description, value };
  });
}
