import type { Location } from '@redocly/openapi-core';
import type { Answer, Endpoint } from './endpoint.ts';
import { follow, isRef, type Placed, type Reading } from './follow.ts';
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

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const json = 'application/json';
const read: Readonly<Record<Section, WeakMap<Root, readonly Endpoint[]>>> = {
  paths: new WeakMap(),
  webhooks: new WeakMap(),
};

type Section = 'paths' | 'webhooks';
type Contents = Map<Response, Content>;

/** The operations under `paths`, in order. They are read once for all rules. */
export function endpoints(root: Root, context: Reading): readonly Endpoint[] {
  return under('paths', root, context);
}

/** What the service sends by itself: the operations under `webhooks`, in order. They are read once for all rules. */
export function deliveries(root: Root, context: Reading): readonly Endpoint[] {
  return under('webhooks', root, context);
}

function under(section: Section, root: Root, context: Reading): readonly Endpoint[] {
  const known = read[section].get(root);
  if (known) return known;
  const contents: Contents = new Map();
  const found = Object.entries(root[section] ?? {}).flatMap(([path, ref]) => {
    const item = follow<PathItem>(context, ref, context.location.child([section, path]));
    return item ? ofPath(root, context, path, item, contents) : [];
  });
  read[section].set(root, found);
  return found;
}

function ofPath(
  root: Root,
  context: Reading,
  path: string,
  { node: item, location }: Placed<PathItem>,
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
      secured: (operation.security ?? root.security ?? []).length > 0,
      parameters: [...parametersOf(context, item, location), ...parametersOf(context, operation, place)],
      ...(body && { body }),
      answers: answersOf(context, operation, place, contents),
    };
  });
}

function parametersOf(context: Reading, owner: Pick<Operation, 'parameters'>, location: Location): Placed<Parameter>[] {
  return (owner.parameters ?? []).flatMap(
    (ref, index) => follow<Parameter>(context, ref, location.child(['parameters', index])) ?? [],
  );
}

function bodyOf(context: Reading, operation: Operation, location: Location): Endpoint['body'] {
  const body = follow<RequestBody>(context, operation.requestBody, location.child('requestBody'));
  return body && { ...body, ...jsonOf(context, body) };
}

/** What a response has wherever it is named; most are named by many operations. */
type Content = Pick<Answer, 'headers' | 'json' | 'schema'>;

function answersOf(context: Reading, operation: Operation, location: Location, contents: Contents): Answer[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, ref]) => {
    const site = location.child(['responses', status]);
    const response = follow<Response>(context, ref, site);
    if (!response) return [];
    const content = contents.get(response.node) ?? contentOf(context, response);
    contents.set(response.node, content);
    return { ...response, status, site, shared: isRef(ref), ...content };
  });
}

function contentOf(context: Reading, response: Placed<Response>): Content {
  const headers = Object.entries(response.node.headers ?? {}).flatMap(([name, header]) => {
    const found = follow<Header>(context, header, response.location.child(['headers', name]));
    return found ? [[name.toLowerCase(), found] as const] : [];
  });
  return { headers: new Map(headers), ...jsonOf(context, response) };
}

function jsonOf(
  context: Reading,
  { node, location }: Placed<RequestBody | Response>,
): { json?: Placed<MediaType>; schema?: Placed<Schema> } {
  const media = node.content?.[json];
  if (!media) return {};
  const place = location.child(['content', json]);
  const schema = follow<Schema>(context, media.schema, place.child('schema'));
  return { json: { node: media, location: place }, ...(schema && { schema }) };
}
