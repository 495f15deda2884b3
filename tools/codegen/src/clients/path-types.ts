import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '../read/document.ts';

/**
 * Generates the `paths` type for openapi-fetch from a bundled document. The components are the types of
 * `@observability-api/schemas`, so that openapi-fetch and the methods of the client have the same types.
 */
export async function pathTypes(document: OpenApiDocument): Promise<string> {
  const source = structuredClone(document) as unknown as Parameters<typeof openapiTypescript>[0];
  const nodes = await openapiTypescript(source, {
    defaultNonNullable: false,
    inject: "import type * as types from './types.ts';",
    silent: true,
    transform: (_schema, { path }) => {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(path ?? '')?.[1];
      return name === undefined ? undefined : ts.factory.createTypeReferenceNode(`types.${name}`);
    },
  });
  return astToString(nodes).split('\n').map(toProjectStyle).join('\n');
}

/** Converts a line to an indentation of two spaces and single quotes. Comments keep their text. */
function toProjectStyle(line: string): string {
  const spaces = line.length - line.trimStart().length;
  const indent = ' '.repeat(Math.floor(spaces / 4) * 2 + (spaces % 4));
  const text = line.trimStart();
  const isComment = text.startsWith('*') || text.startsWith('/');
  return indent + (isComment ? text : text.replaceAll(/"([^"'\\]*)"/g, "'$1'"));
}
