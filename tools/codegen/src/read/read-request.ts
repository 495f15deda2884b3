import type { Body, LocatedParameter } from './api.ts';
import {
  JSON_MEDIA_TYPE,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type Ref,
  resolve,
} from './document.ts';
import { locationAt, SpecError, type SpecLocation } from './spec-error.ts';

/**
 * Reads the parameters of a path or operation. `location` is the location of the list. Throws a {@link SpecError} for a parameter without
 * a schema, or in another part of the request than the path, the query and the headers.
 */
export function readParameters(
  document: OpenApiDocument,
  parameters: readonly (Parameter | Ref)[] | undefined,
  location: SpecLocation,
): LocatedParameter[] {
  return (parameters ?? []).map((node, index) => {
    const parameter = resolve<Parameter>(document, node);
    const pointer = '$ref' in node ? node.$ref : locationAt(location, index).pointer;
    const placed = { ...parameter, location: { ...location, pointer } };
    if (parameter.schema && ['path', 'query', 'header'].includes(parameter.in)) return placed;
    throw new SpecError(
      `the parameter \`${parameter.name}\` needs a \`schema\` and an \`in\` of \`path\`, \`query\` or \`header\``,
      placed.location,
    );
  });
}

/**
 * Returns the parameters of a path and of an operation on it. A parameter of the operation replaces that of the path with the same `name`
 * and `in`.
 */
export function mergeParameters(
  ofPath: readonly LocatedParameter[],
  own: readonly LocatedParameter[],
): LocatedParameter[] {
  const isReplaced = (inherited: LocatedParameter) =>
    own.some((parameter) => parameter.name === inherited.name && parameter.in === inherited.in);
  return [...ofPath.filter((parameter) => !isReplaced(parameter)), ...own];
}

/**
 * Reads the JSON request body. Returns undefined if there is no body. Throws a {@link SpecError} if the body has no schema for JSON.
 * `title` names the operation or webhook in errors.
 */
export function readBody(
  document: OpenApiDocument,
  { requestBody }: OperationObject,
  title: string,
  location: SpecLocation,
): Body | undefined {
  if (!requestBody) return undefined;
  const body = resolve(document, requestBody);
  const media = body.content[JSON_MEDIA_TYPE];
  if (!media?.schema) {
    throw new SpecError(
      `${title} needs a request body with a schema for ${JSON_MEDIA_TYPE}`,
      locationAt(location, 'requestBody'),
    );
  }
  return { schema: media.schema, description: body.description ?? '', example: firstExample(document, media) };
}

/** Returns the first example of a body, or undefined if it has none. */
export function firstExample(document: OpenApiDocument, media: MediaType): unknown {
  const [first] = Object.values(media.examples ?? {});
  if (!first) return media.example;
  return resolve<{ value?: unknown }>(document, first as { value?: unknown } | Ref).value;
}
