import type { Endpoint } from '../document/endpoint.ts';
import { follow, type Reading } from '../document/follow.ts';
import type { Example, MediaType, Parameter, Root } from '../document/nodes.ts';
import { answersList } from '../document/payload.ts';
import type { Call } from './call.ts';

/** Reads the call of an operation out of its examples. */
export function readCall(context: Reading, root: Root, endpoint: Endpoint, client: string): Call {
  const { path, method, parameters, body, node } = endpoint;
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].flatMap(
    ([, name]) =>
      parameters.find((parameter) => parameter.node.in === 'path' && parameter.node.name === name)?.node ?? [],
  );
  const clientMethod = node['x-client-method'];
  const sent = body?.json && firstExample(context, body.json.node, body.json.location);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{([^}]+)\}/g, (whole, name) => {
      const parameter = inPath.find((candidate) => candidate.name === name);
      return parameter ? encodeURIComponent(String(exampleOf(parameter))) : whole;
    }),
    ...(typeof clientMethod === 'string' && { clientMethod }),
    ids: inPath.filter((parameter) => !parameter['x-client-default']).map(exampleOf),
    ...(body && { body: sent ?? {} }),
    scheme: endpoint.secured ? schemeOf(root) : undefined,
    answer:
      method === 'delete'
        ? 'none'
        : answersList(context, endpoint) && node.operationId?.startsWith('list')
          ? 'list'
          : 'one',
    client,
  };
}

function exampleOf({ name, schema, example }: Parameter): unknown {
  return example ?? schema?.examples?.[0] ?? schema?.example ?? `<${name}>`;
}

function firstExample(context: Reading, media: MediaType, location: Parameters<typeof follow>[2]): unknown {
  const [first] = Object.entries(media.examples ?? {});
  if (!first) return media.example;
  return follow<Example>(context, first[1], location.child(['examples', first[0]]))?.node.value;
}

function schemeOf({ components }: Root): Call['scheme'] {
  const [first] = Object.values(components?.securitySchemes ?? {});
  const scheme = first && 'scheme' in first ? first.scheme : undefined;
  return scheme === 'bearer' || scheme === 'basic' ? scheme : undefined;
}
