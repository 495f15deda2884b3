import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import { excerpt } from '../support/excerpt.ts';
import { apiOf } from '../support/test-api.ts';
import { things } from '../support/things.ts';

const files = clientFiles(apiOf(things), 'export type paths = {};\n');
const resources = files.get('resources.ts') ?? '';
const operations = files.get('operations.ts') ?? '';

/** Returns a declaration of the module with its doc comment. */
function declaration(text: string, start: string): string {
  const blocks = text.split('\n\n').map((block) => block.trim());
  return blocks.find((block) => block.includes(start)) ?? `no ${start}`;
}

/** Returns a method with its doc comment from the interface of its resource. */
function method(resource: string, name: string): string {
  const [, body = ''] = new RegExp(`interface ${resource} \\{\\n(.*?)\\n\\}`, 's').exec(resources) ?? [];
  return body.split(/(?<=;\n)\n/).find((text) => text.includes(`\n  ${name}(`)) ?? `no ${name}`;
}

describe('a client method', () => {
  it('has path parameters in the order of the path, then the body, then options', () => {
    const [signature] = /^ {2}update\(.*$/ms.exec(method('PartsResource', 'update')) ?? [];
    expect(signature).toMatchInlineSnapshot(`
      "  update(thingId: string, partId: string, body: ThingInput, options: UpdatePartOptions): Call<Thing, ApiError>;
      "
    `);
  });

  it('has optional options unless one of them is required', () => {
    expect(method('PartsResource', 'get')).toContain('options?: GetPartOptions');
    expect(method('PartsResource', 'update')).toContain('options: UpdatePartOptions');
  });

  it('returns a page of a list', () => {
    expect(method('ThingsResource', 'list')).toContain(
      'list(options?: ListThingsOptions): ListCall<Thing, ListThingsError>;',
    );
  });

  it('returns void if there is no content', () => {
    expect(method('PartsResource', 'delete')).toContain('options?: DeletePartOptions): Call<void, DeletePartError>;');
  });

  it('documents its purpose, request, parameters and an example call', () => {
    expect(method('ThingsResource', 'create')).toMatchInlineSnapshot(`
      "  /**
         * Create a thing.
         *
         * \`POST /orgs/{orgId}/things\`, beta.
         *
         * @param body The thing to create.
         * @throws ApiError with status 409.
         * @example
         * \`\`\`ts
         * const thing = await api.things.create({ name: "The operator's", kind: 'small' });
         * \`\`\`
         */
        create(body: ThingInput, options?: CreateThingOptions): Call<Thing, CreateThingError>;"
    `);
  });

  it('documents its path parameters and its deprecation', () => {
    expect(method('PartsResource', 'update')).toMatchInlineSnapshot(`
      "  /**
         * Change a part.
         *
         * \`PATCH /orgs/{orgId}/things/{thingId}/parts/{partId}\`, stable.
         *
         * @param thingId The id of the thing. 4 lower-case hexadecimal characters.
         * @deprecated
         * @example
         * \`\`\`ts
         * const thing = await api.parts.update('4f0a', 'partId', {}, { depth: 3 });
         * \`\`\`
         */
        update(thingId: string, partId: string, body: ThingInput, options: UpdatePartOptions): Call<Thing, ApiError>;
      "
    `);
  });

  it('is created from the operations', () => {
    expect(excerpt(resources, 'export function resources')).toMatchInlineSnapshot(`
      "export function resources(calls: CallFactory): Resources {
        return {
          things: calls.methods<ThingsResource>(operations.things),
          parts: calls.methods<PartsResource>(operations.parts),
        };
      }
      "
    `);
  });
});

describe('the options of a method', () => {
  it('are the path parameters with a client default, then the query parameters', () => {
    expect(declaration(resources, 'interface ListThingsOptions')).toMatchInlineSnapshot(`
      "/** Options of \`things.list\`. */
      export interface ListThingsOptions extends CallOptions {
        /** The organization. */
        orgId?: string | undefined;
        /**
         * Maximum number of items.
         *
         * At least 1.
         * @default 100
         */
        limit?: number | undefined;
        kind?: Kind | undefined;
      }"
    `);
  });

  it('have a camel-case name for a header', () => {
    expect(declaration(resources, 'interface CreateThingOptions')).toContain('idempotencyKey?: string | undefined;');
  });

  it('omit headers that only a cache needs', () => {
    expect(resources).not.toMatch(/ifNoneMatch/i);
    expect(operations).not.toContain('If-None-Match');
  });
});

describe('the table of operations', () => {
  it('contains method, path and parameter names', () => {
    expect(excerpt(operations, 'export')).toMatchInlineSnapshot(`
      "export const things = {
        list: {
          method: 'GET',
          list: true,
          query: ['limit', 'kind'],
          content: 'result',
          id: 'listThings',
          path: '/orgs/{orgId}/things',
        },
        create: {
          method: 'POST',
          body: true,
          headers: { idempotencyKey: 'idempotency-key' },
          content: 'result',
          id: 'createThing',
          path: '/orgs/{orgId}/things',
        },
      };

      export const parts = {
        get: {
          method: 'GET',
          ids: 2,
          content: 'result',
          id: 'getPart',
          path: '/orgs/{orgId}/things/{thingId}/parts/{partId}',
        },
        update: {
          method: 'PATCH',
          query: ['depth'],
          ids: 2,
          body: true,
          headers: { ifMatch: 'if-match' },
          content: 'result',
          id: 'updatePart',
          path: '/orgs/{orgId}/things/{thingId}/parts/{partId}',
        },
        delete: { method: 'DELETE', ids: 2, id: 'deletePart', path: '/orgs/{orgId}/things/{thingId}/parts/{partId}' },
      };
      "
    `);
  });
});

describe('the error type of a method', () => {
  it('covers each error status in the spec', () => {
    expect(declaration(resources, 'type ListThingsError')).toMatchInlineSnapshot(`
      "/** The \`ApiError\` that \`things.list\` can throw. */
      export type ListThingsError = OperationError<400 | 401, unknown>;"
    `);
  });

  it('is ApiError if the spec lists no error responses', () => {
    expect(method('PartsResource', 'get')).toContain('Call<Thing, ApiError>');
  });
});

describe('the table of validators', () => {
  it('contains the validators of the bodies, and of one item for lists', () => {
    const text = files.get('schemas.ts') ?? '';
    expect(excerpt(text, 'import')).toMatchInlineSnapshot(`
      "import type { OperationSchemas } from '@observability-api/client-core/validation';
      import { Thing } from '@observability-api/schemas/thing';
      import { ThingInput } from '@observability-api/schemas/thing-input';

      /** The validators of request and response bodies, for each operation of the open-source deployment. */
      export const schemas: Readonly<Record<string, OperationSchemas>> = {
        listThings: { response: Thing },
        createThing: { body: ThingInput, response: Thing },
        getPart: { response: Thing },
        updatePart: { body: ThingInput, response: Thing },
        deletePart: {},
      };
      "
    `);
  });
});

describe('the User-Agent', () => {
  it('contains the name of the client and the version of its spec', () => {
    expect(files.get('user-agent.ts')).toContain("export const userAgent = 'observability-api-open-source/1.0.0';");
  });
});

describe('the exported types', () => {
  it('are the schemas of the deployment', () => {
    expect(files.get('types.ts')).toMatchInlineSnapshot(`
      "// Generated from specs/open-source by \`npm run generate\`. Do not edit.

      export type { Kind, Thing, ThingInput } from '@observability-api/schemas';
      "
    `);
  });
});
