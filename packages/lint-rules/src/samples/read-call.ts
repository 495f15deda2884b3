import type { Location } from '@redocly/openapi-core';
import type { Endpoint } from '../document/endpoint.ts';
import type { Example, MediaType, Parameter, Root, Schema } from '../document/nodes.ts';
import { returnsList } from '../document/payload.ts';
import { type Located, type ReadContext, resolveRef } from '../document/references.ts';
import type { Call } from './call.ts';

/** Creates the sample call of an operation from its examples. */
export function readCall(context: ReadContext, root: Root, endpoint: Endpoint, client: string): Call {
  const { path, method, parameters, body, node } = endpoint;
  const pathParameters = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(
    ([, name]) => parameters.find((parameter) => parameter.node.in === 'path' && parameter.node.name === name) ?? [],
  );
  const values = new Map(pathParameters.map((parameter) => [parameter.node.name, exampleOf(context, parameter)]));
  const clientMethod = node['x-client-method'];
  const example = body?.json && firstExample(context, body.json.node, body.json.location);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{([^}]+)\}/g, (placeholder, name) =>
      values.has(name) ? encodeURIComponent(String(values.get(name))) : placeholder,
    ),
    ...(typeof clientMethod === 'string' && { clientMethod }),
    ids: pathParameters
      .filter(({ node: { 'x-client-default': isDefault } }) => !isDefault)
      .map(({ node: { name } }) => values.get(name)),
    ...(body && { body: example ?? {} }),
    scheme: endpoint.secured ? schemeOf(root) : undefined,
    // Lists have pages. The rows of a chart are an array too, but not a list.
    result:
      method === 'delete'
        ? 'none'
        : returnsList(context, endpoint) && node.operationId?.startsWith('list')
          ? 'list'
          : 'one',
    client,
  };
}

/** Returns the example of a parameter, next to its schema or in it. Without one, returns `<name>`. */
function exampleOf(context: ReadContext, { node, location }: Located<Parameter>): unknown {
  const schema = resolveRef<Schema>(context, node.schema, location.child('schema'))?.node;
  return firstExample(context, node, location) ?? schema?.examples?.[0] ?? schema?.example ?? `<${node.name}>`;
}

function firstExample(context: ReadContext, node: MediaType | Parameter, location: Location): unknown {
  const [first] = Object.entries(node.examples ?? {});
  if (!first) return node.example;
  return resolveRef<Example>(context, first[1], location.child(['examples', first[0]]))?.node.value;
}

function schemeOf({ components }: Root): Call['scheme'] {
  const [first] = Object.values(components?.securitySchemes ?? {});
  const scheme = first && 'scheme' in first ? first.scheme : undefined;
  return scheme === 'bearer' || scheme === 'basic' ? scheme : undefined;
}
