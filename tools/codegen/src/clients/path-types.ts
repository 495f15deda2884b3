import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../read/document.ts';

/** The `paths` type of a document for openapi-fetch. Read from the bundle, so no configuration file takes part. */
export async function pathTypes(document: OpenApiDocument): Promise<string> {
  const source = structuredClone(document) as unknown as Parameters<typeof openapiTypescript>[0];
  const text = astToString(await openapiTypescript(source, { defaultNonNullable: false, silent: true }));
  return text.split('\n').map(inHouseStyle).join('\n');
}

/** Two spaces and single quotes, as everywhere else; comments keep their text. */
function inHouseStyle(line: string): string {
  const spaces = line.length - line.trimStart().length;
  const indent = ' '.repeat(Math.floor(spaces / 4) * 2 + (spaces % 4));
  const text = line.trimStart();
  const isComment = text.startsWith('*') || text.startsWith('/');
  return indent + (isComment ? text : text.replaceAll(/"([^"'\\]*)"/g, "'$1'"));
}
