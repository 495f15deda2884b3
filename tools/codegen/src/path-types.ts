import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './document.ts';

/** The `paths` type of a document for openapi-fetch. Read from the bundle, so no configuration file takes part. */
export async function pathTypes(document: OpenApiDocument): Promise<string> {
  const source = structuredClone(document) as unknown as Parameters<typeof openapiTypescript>[0];
  return astToString(await openapiTypescript(source, { defaultNonNullable: false, silent: true }));
}
