import type { Location } from '@redocly/openapi-core';
import type { Endpoint, EndpointResponse } from './endpoint.ts';
import type {
  Header,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
  Root,
  Schema,
} from './nodes.ts';
import { isRef, type Located, type ReadContext, resolveRef } from './references.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const JSON_TYPE = 'application/json';
const cache: Readonly<Record<Section, WeakMap<Root, readonly Endpoint[]>>> = {
  paths: new WeakMap(),
  webhooks: new WeakMap(),
};

type Section = 'paths' | 'webhooks';
type Contents = Map<Response, Content>;

/** Returns the operations under `paths`, in the order of the paths. The result is cached for all rules. */
export function endpoints(root: Root, context: ReadContext): readonly Endpoint[] {
  return readSection('paths', root, context);
}

/** Returns the operations under `webhooks`, in the order of the webhooks. The result is cached for all rules. */
export function webhooks(root: Root, context: ReadContext): readonly Endpoint[] {
  return readSection('webhooks', root, context);
}

function readSection(section: Section, root: Root, context: ReadContext): readonly Endpoint[] {
  const cached = cache[section].get(root);
  if (cached) return cached;
  const contents: Contents = new Map();
  const items = Object.entries(root[section] ?? {}).flatMap(([path, ref]) => {
    const item = resolveRef<PathItem>(context, ref, context.location.child([section, path]));
    return item ? readPath(root, context, path, item, contents) : [];
  });
  cache[section].set(root, items);
  return items;
}

function readPath(
  root: Root,
  context: ReadContext,
  path: string,
  { node: item, location }: Located<PathItem>,
  contents: Contents,
): Endpoint[] {
  return methods.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    if (!operation) return [];
    const place = location.child(method);
    const body = bodyOf(context, operation, place);
    return {
      path,
      method,
      node: operation,
      location: place,
      title: operation.operationId ?? `${method.toUpperCase()} ${path}`,
      secured: requiresCredentials(operation.security ?? root.security ?? []),
      parameters: withOverrides([...parametersOf(context, item, location), ...parametersOf(context, operation, place)]),
      ...(body && { body }),
      responses: responsesOf(context, operation, place, contents),
    };
  });
}

/** Returns true if there are security requirements and none of them is empty. An empty one permits anonymous requests. */
function requiresCredentials(requirements: readonly object[]): boolean {
  return requirements.length > 0 && requirements.every((requirement) => Object.keys(requirement).length > 0);
}

function parametersOf(
  context: ReadContext,
  owner: Pick<Operation, 'parameters'>,
  location: Location,
): Located<Parameter>[] {
  return (owner.parameters ?? []).flatMap(
    (ref, index) => resolveRef<Parameter>(context, ref, location.child(['parameters', index])) ?? [],
  );
}

/** Keeps the last of the parameters with the same location and name: an operation overrides the parameters of its path item. */
function withOverrides(parameters: readonly Located<Parameter>[]): Located<Parameter>[] {
  return [...new Map(parameters.map((located) => [`${located.node.in} ${located.node.name}`, located])).values()];
}

function bodyOf(context: ReadContext, operation: Operation, location: Location): Endpoint['body'] {
  const body = resolveRef<RequestBody>(context, operation.requestBody, location.child('requestBody'));
  return body && { ...body, ...jsonOf(context, body) };
}

/** The resolved content of a response. Operations share most responses. */
type Content = Pick<EndpointResponse, 'headers' | 'json' | 'schema'>;

function responsesOf(
  context: ReadContext,
  operation: Operation,
  location: Location,
  contents: Contents,
): EndpointResponse[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, ref]) => {
    const site = location.child(['responses', status]);
    const response = resolveRef<Response>(context, ref, site);
    if (!response) return [];
    const content = contents.get(response.node) ?? contentOf(context, response);
    contents.set(response.node, content);
    return { ...response, status, site, shared: isRef(ref), ...content };
  });
}

function contentOf(context: ReadContext, response: Located<Response>): Content {
  const headers = Object.entries(response.node.headers ?? {}).flatMap(([name, header]) => {
    const resolved = resolveRef<Header>(context, header, response.location.child(['headers', name]));
    return resolved ? [[name.toLowerCase(), resolved] as const] : [];
  });
  return { headers: new Map(headers), ...jsonOf(context, response) };
}

function jsonOf(
  context: ReadContext,
  { node, location }: Located<RequestBody | Response>,
): { json?: Located<MediaType>; schema?: Located<Schema> } {
  const media = node.content?.[JSON_TYPE];
  if (!media) return {};
  const place = location.child(['content', JSON_TYPE]);
  const schema = resolveRef<Schema>(context, media.schema, place.child('schema'));
  return { json: { node: media, location: place }, ...(schema && { schema }) };
}
