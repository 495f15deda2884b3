import { parse } from 'yaml';
import { checkApi } from '../../src/check/check-api.ts';
import type { Api } from '../../src/read/api.ts';
import type { JsonSchema, OpenApiDocument } from '../../src/read/document.ts';
import { readApi } from '../../src/read/read-api.ts';
import { schemaFiles } from '../../src/schemas/schema-files.ts';
import { excerpt } from './excerpt.ts';

/** Returns an OpenAPI document with the properties of the YAML, such as `paths` and `components`. */
export function documentOf(yaml: string): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Things', version: '1.0.0' }, paths: {}, components: {}, ...parse(yaml) };
}

/** Reads and checks the API of the document. */
export function apiOf(yaml: string): Api {
  return readChecked(documentOf(yaml));
}

function readChecked(document: OpenApiDocument): Api {
  const api = readApi('open-source', document);
  checkApi(api);
  return api;
}

/** The use of the schema under test: in a request, in a response, or not at all. */
type Use = 'sent' | 'received' | 'unused';

/** Returns the generated module of the schema `Thing` without the header. The YAML contains the component schemas. */
export function thingModule(schemas: string, use: Use = 'received'): string {
  const thing = { $ref: '#/components/schemas/Thing' };
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
  const api = readChecked({
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

/** Returns the type declaration of `Thing`. */
export function thingType(schemas: string, use: Use = 'received'): string {
  const text = thingModule(schemas, use);
  const [, declaration = ''] = /(?:^|\n\n)((?:\/\*\*.*?\*\/\n)?export (?:interface|type).*?)\n\n/s.exec(text) ?? [];
  return declaration;
}

/** Returns the validator of `Thing`, which contains its rule, and the guard. */
export function thingRule(schemas: string, use: Use = 'received'): string {
  const text = thingModule(schemas, use);
  return excerpt(text, 'export const Thing');
}
