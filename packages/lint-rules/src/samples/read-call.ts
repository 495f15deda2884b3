import type { Endpoint } from '../document/endpoint.ts';
import type { Example, MediaType, Parameter, Root } from '../document/nodes.ts';
import { returnsList } from '../document/payload.ts';
import { type ReadContext, resolveRef } from '../document/references.ts';
import type { Call } from './call.ts';

/** Creates the sample call of an operation from its examples. */
export function readCall(context: ReadContext, root: Root, endpoint: Endpoint, client: string): Call {
  const { path, method, parameters, body, node } = endpoint;
  const pathParameters = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(
    ([, name]) =>
      parameters.find((parameter) => parameter.node.in === 'path' && parameter.node.name === name)?.node ?? [],
  );
  const clientMethod = node['x-client-method'];
  const example = body?.json && firstExample(context, body.json.node, body.json.location);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{([^}]+)\}/g, (placeholder, name) => {
      const parameter = pathParameters.find((candidate) => candidate.name === name);
      return parameter ? encodeURIComponent(String(exampleOf(parameter))) : placeholder;
    }),
    ...(typeof clientMethod === 'string' && { clientMethod }),
    ids: pathParameters.filter((parameter) => !parameter['x-client-default']).map(exampleOf),
    ...(body && { body: example ?? {} }),
    scheme: endpoint.secured ? schemeOf(root) : undefined,
    result:
      method === 'delete'
        ? 'none'
        : returnsList(context, endpoint) && node.operationId?.startsWith('list')
          ? 'list'
          : 'one',
    client,
  };
}

function exampleOf({ name, schema, example }: Parameter): unknown {
  return example ?? schema?.examples?.[0] ?? schema?.example ?? `<${name}>`;
}

function firstExample(context: ReadContext, media: MediaType, location: Parameters<typeof resolveRef>[2]): unknown {
  const [first] = Object.entries(media.examples ?? {});
  if (!first) return media.example;
  return resolveRef<Example>(context, first[1], location.child(['examples', first[0]]))?.node.value;
}

function schemeOf({ components }: Root): Call['scheme'] {
  const [first] = Object.values(components?.securitySchemes ?? {});
  const scheme = first && 'scheme' in first ? first.scheme : undefined;
  return scheme === 'bearer' || scheme === 'basic' ? scheme : undefined;
}
