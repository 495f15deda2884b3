import { parse } from 'yaml';
import { type Api, readApi } from '../../src/read/api.ts';
import type { JsonSchema, OpenApiDocument } from '../../src/read/document.ts';
import { schemaFiles } from '../../src/schemas/schema-files.ts';
import { excerpt } from './excerpt.ts';

/** A document of the open source deployment; the YAML has its `paths` and `components`. */
export function documentOf(yaml: string): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' }, paths: {}, components: {}, ...parse(yaml) };
}

/** What the generators read of it. */
export function apiOf(yaml: string): Api {
  return readApi('open-source', documentOf(yaml));
}

/** How the schema under test is used: as what a request sends, what a response has, or neither. */
type Use = 'sent' | 'received' | 'unused';

/** The generated module of the schema `Thing`, without the first line. The YAML has the component schemas. */
export function thingModule(schemas: string, use: Use = 'received'): string {
  const thing = { $ref: '#/components/schemas/Thing' };
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
  const api = readApi('open-source', {
    ...documentOf(''),
    components: { schemas: parse(schemas) },
    paths: {
      '/things': {
        post: {
          operationId: 'createThing',
          'x-client-method': 'things.create',
          ...(use === 'sent' ? { requestBody: content(thing) } : {}),
          responses: {
            200: content({ type: 'object', properties: use === 'received' ? { result: thing } : {} }),
          },
        },
      },
    },
  });
  const text = schemaFiles([api]).get('thing.ts') ?? '';
  return excerpt(text, '\n\n').slice(2);
}

/** The part of the module that declares the type. */
export function thingType(schemas: string, use: Use = 'received'): string {
  const text = thingModule(schemas, use);
  const [, declaration = ''] = /(?:^|\n\n)((?:\/\*\*.*?\*\/\n)?export (?:interface|type).*?)\n\n/s.exec(text) ?? [];
  return declaration;
}

/** The part of the module that makes the validator. */
export function thingRule(schemas: string, use: Use = 'received'): string {
  const text = thingModule(schemas, use);
  return excerpt(text, 'export const Thing');
}
