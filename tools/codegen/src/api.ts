import {
  type JsonSchema,
  type MediaType,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Ref,
  resolve,
} from './document.ts';
import { type Deployment, SpecFault } from './workspace.ts';

/** One deployment's interface as the generators need it. */
export interface Api {
  readonly deployment: Deployment;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly operations: readonly Operation[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly stability: string;
  readonly since: string;
  /** `dashboards` of `dashboards.create`. */
  readonly resource: string;
  /** `create` of `dashboards.create`. */
  readonly clientMethod: string;
  /** Roles that may call the operation; `undefined` where credentials have no roles. */
  readonly roles: readonly string[] | undefined;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly headerParameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly answer: Answer;
  readonly errors: readonly { readonly status: string; readonly description: string }[];
}

export interface Body {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example: unknown;
}

/** What a successful call answers with, without its envelope. */
export interface Answer {
  /** The envelope with its content. */
  readonly envelope: JsonSchema;
  /** The property of the envelope that holds the content, `undefined` when there is none. */
  readonly property: string | undefined;
  /** The content; of a list, one item. */
  readonly schema: JsonSchema | undefined;
  /** Whether the answer is a page of a list. */
  readonly list: boolean;
  /** Whether the answer carries an `ETag`. */
  readonly versioned: boolean;
}

const envelopeProperties = new Set(['status', 'requestId', 'meta']);

/** Reads the operations and schemas of a bundled document. */
export function readApi(deployment: Deployment, document: OpenApiDocument): Api {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, deployment, path, method, item, operation)] : [];
    }),
  );
  refuseTwice(deployment, operations, (operation) => operation.id, 'operationId');
  refuseTwice(deployment, operations, ({ resource, clientMethod }) => `${resource}.${clientMethod}`, 'x-client-method');
  const schemas = Object.entries(document.components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return { deployment, schemas: new Map(schemas), operations };
}

function readOperation(
  document: OpenApiDocument,
  deployment: Deployment,
  path: string,
  method: string,
  item: PathItem,
  operation: OperationObject,
): Operation {
  const place = `specs/${deployment}/openapi.yaml: ${method.toUpperCase()} ${path}`;
  const [resource, clientMethod] = (operation['x-client-method'] ?? '').split('.');
  if (!operation.operationId) throw new SpecFault(`${place} needs an \`operationId\`.`);
  if (!resource || !clientMethod)
    throw new SpecFault(`${place} needs an \`x-client-method\` like \`dashboards.create\`.`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(document, parameter),
  );
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    stability: operation['x-stability'] ?? 'stable',
    since: operation['x-since'] ?? '',
    resource,
    clientMethod,
    roles: operation['x-roles'],
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
      const parameter = inPath.find((candidate) => candidate.name === name);
      if (!parameter) throw new SpecFault(`${place} does not describe its path parameter \`${name}\`.`);
      return parameter;
    }),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    headerParameters: parameters.filter((parameter) => parameter.in === 'header'),
    body: readBody(document, operation),
    answer: readAnswer(document, operation, place),
    errors: Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({ status, description: resolve(document, response).description ?? '' })),
  };
}

function readBody(document: OpenApiDocument, operation: OperationObject): Body | undefined {
  if (!operation.requestBody) return undefined;
  const body = resolve(document, operation.requestBody);
  const media = body.content['application/json'];
  if (!media?.schema) return undefined;
  return { schema: media.schema, description: body.description ?? '', example: firstExample(document, media) };
}

function firstExample(document: OpenApiDocument, media: MediaType): unknown {
  const [first] = Object.values(media.examples ?? {});
  return first ? resolve<{ value?: unknown }>(document, first as { value?: unknown } | Ref).value : media.example;
}

function readAnswer(document: OpenApiDocument, operation: OperationObject, place: string): Answer {
  const success = operation.responses['200'] && resolve(document, operation.responses['200']);
  const envelope = success?.content?.['application/json']?.schema;
  if (!envelope) throw new SpecFault(`${place} needs a response 200 with a schema for application/json.`);
  const properties = resolve(document, envelope).properties ?? {};
  const contents = Object.keys(properties).filter((name) => !envelopeProperties.has(name));
  if (contents.length > 1)
    throw new SpecFault(`${place} answers with ${contents.join(' and ')}: expected one content.`);
  const [property] = contents;
  const content = property === undefined ? undefined : properties[property];
  const schema = typeof content === 'object' ? content : undefined;
  const list = 'meta' in properties;
  if (list && !schema?.items) throw new SpecFault(`${place} has \`meta\` but its content is no array.`);
  return {
    envelope,
    property,
    schema: list ? schema?.items : schema,
    list,
    versioned: 'ETag' in (success?.headers ?? {}),
  };
}

function refuseTwice(
  deployment: Deployment,
  operations: readonly Operation[],
  key: (operation: Operation) => string,
  what: string,
): void {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const first = seen.get(key(operation));
    if (first) {
      const both = [first, operation].map(({ method, path }) => `${method} ${path}`).join(' and ');
      throw new SpecFault(`specs/${deployment}: ${what} \`${key(operation)}\` is used twice, by ${both}.`);
    }
    seen.set(key(operation), operation);
  }
}
