import type { Delivery } from './api.ts';
import { methods, type OpenApiDocument, type PathItem, schemaName } from './document.ts';
import { readBody, readParameters } from './read-request.ts';
import { at, type Place, SpecFault } from './spec-error.ts';

/** Reads one webhook of a bundled document. One that no receiver can be made of is a {@link SpecFault}. */
export function readDelivery(document: OpenApiDocument, name: string, item: PathItem, place: Place): Delivery {
  const title = `the webhook \`${name}\``;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new SpecFault(`${title} needs a name like \`alertNotification\``, place);
  const others = methods.filter((method) => method !== 'post' && item[method]);
  const post = item.post;
  if (!post || others.length > 0) throw new SpecFault(`${title} needs \`post\` and no other method`, place);
  const here = at(place, 'post');
  const id = `deliver${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (post.operationId !== id) throw new SpecFault(`${title} needs the \`operationId\` \`${id}\``, here);
  const parameters = [
    ...readParameters(document, item.parameters, at(place, 'parameters')),
    ...readParameters(document, post.parameters, at(here, 'parameters')),
  ];
  const elsewhere = parameters.find((parameter) => parameter.in !== 'header');
  if (elsewhere) {
    throw new SpecFault(`${title} takes no parameters but headers, received \`${elsewhere.name}\``, elsewhere.place);
  }
  const body = readBody(document, post, title, here);
  if (!body) throw new SpecFault(`${title} needs a request body`, here);
  if (schemaName(body.schema) === undefined) {
    throw new SpecFault(`${title} needs a body with a schema of its own: expected a \`$ref\``, at(here, 'requestBody'));
  }
  return {
    place: here,
    name,
    id,
    summary: post.summary ?? '',
    description: post.description ?? '',
    deprecated: post.deprecated ?? false,
    stability: post['x-stability'] ?? 'stable',
    since: post['x-since'] ?? '',
    headerParameters: parameters,
    body,
  };
}
