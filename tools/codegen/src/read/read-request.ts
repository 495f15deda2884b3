import type { Body, PlacedParameter } from './api.ts';
import {
  json,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type Ref,
  resolve,
} from './document.ts';
import { at, type Place, SpecFault } from './spec-error.ts';

/** The parameters of a path or an operation; `place` is that of the list. */
export function readParameters(
  document: OpenApiDocument,
  parameters: readonly (Parameter | Ref)[] | undefined,
  place: Place,
): PlacedParameter[] {
  return (parameters ?? []).map((node, index) => {
    const parameter = resolve<Parameter>(document, node);
    const pointer = '$ref' in node ? node.$ref : at(place, index).pointer;
    const placed = { ...parameter, place: { ...place, pointer } };
    if (parameter.schema && ['path', 'query', 'header'].includes(parameter.in)) return placed;
    throw new SpecFault(
      `the parameter \`${parameter.name}\` needs a \`schema\` and a place among path, query and header`,
      placed.place,
    );
  });
}

/** What is sent as JSON, if anything is; `title` and `place` are those of what sends it. */
export function readBody(
  document: OpenApiDocument,
  { requestBody }: OperationObject,
  title: string,
  place: Place,
): Body | undefined {
  if (!requestBody) return undefined;
  const body = resolve(document, requestBody);
  const media = body.content[json];
  if (!media?.schema) {
    throw new SpecFault(`${title} needs a request body with a schema for ${json}`, at(place, 'requestBody'));
  }
  return { schema: media.schema, description: body.description ?? '', example: firstExample(document, media) };
}

function firstExample(document: OpenApiDocument, media: MediaType): unknown {
  const [first] = Object.values(media.examples ?? {});
  if (!first) return media.example;
  return resolve<{ value?: unknown }>(document, first as { value?: unknown } | Ref).value;
}
