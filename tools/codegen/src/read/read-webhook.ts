import type { Webhook } from './api.ts';
import { HTTP_METHODS, type OpenApiDocument, type PathItem, schemaName } from './document.ts';
import { mergeParameters, readBody, readParameters } from './read-request.ts';
import { locationAt, SpecError, type SpecLocation } from './spec-error.ts';

/** Reads one webhook of a bundled document. Throws a {@link SpecError} if it is incomplete or not supported. */
export function readWebhook(document: OpenApiDocument, name: string, item: PathItem, location: SpecLocation): Webhook {
  const title = `the webhook \`${name}\``;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new SpecError(`${title} needs a name like \`alertNotification\``, location);
  const others = HTTP_METHODS.filter((method) => method !== 'post' && item[method]);
  const post = item.post;
  if (!post || others.length > 0) throw new SpecError(`${title} needs \`post\` and no other method`, location);
  const postLocation = locationAt(location, 'post');
  const id = `deliver${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (post.operationId !== id) throw new SpecError(`${title} needs the \`operationId\` \`${id}\``, postLocation);
  const parameters = mergeParameters(
    readParameters(document, item.parameters, locationAt(location, 'parameters')),
    readParameters(document, post.parameters, locationAt(postLocation, 'parameters')),
  );
  const unsupported = parameters.find((parameter) => parameter.in !== 'header');
  if (unsupported) {
    throw new SpecError(
      `${title} supports only header parameters, received \`${unsupported.name}\``,
      unsupported.location,
    );
  }
  const body = readBody(document, post, title, postLocation);
  if (!body) throw new SpecError(`${title} needs a request body`, postLocation);
  if (schemaName(body.schema) === undefined) {
    throw new SpecError(
      `${title} needs a request body with a named schema: expected a \`$ref\``,
      locationAt(postLocation, 'requestBody'),
    );
  }
  return {
    location: postLocation,
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
