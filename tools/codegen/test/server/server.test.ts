import { describe, expect, it } from 'vitest';
import { readApi } from '../../src/read/read-api.ts';
import { serverFiles } from '../../src/server/server-files.ts';
import { excerpt } from '../support/excerpt.ts';
import { apiOf, documentOf } from '../support/test-api.ts';
import { things } from '../support/things.ts';

const files = serverFiles([apiOf(things)], [documentOf(things)]);
const text = files.get('open-source.ts') ?? '';

describe('the handlers of a deployment', () => {
  it('receive path parameters, the query with defaults and the body, and return the content', () => {
    expect(excerpt(text, 'export interface OpenSourceHandlers', '\n\n')).toMatchInlineSnapshot(`
      "export interface OpenSourceHandlers<Read, Write> {
        /** List things. */
        listThings(
          request: { params: { orgId: string }; query: { limit: number; kind?: Kind } } & Read,
        ): Promise<Page<Thing>>;
        /** Create a thing. */
        createThing(
          request: { params: { orgId: string }; query: Record<never, never>; body: ThingInput } & Write,
        ): Promise<Versioned<Thing>>;
        /** Get a part. */
        getPart(
          request: { params: { orgId: string; thingId: string; partId: string }; query: Record<never, never> } & Read,
        ): Promise<Versioned<Thing>>;
        /** Change a part. */
        updatePart(
          request: {
            params: { orgId: string; thingId: string; partId: string };
            query: { depth: number };
            body: ThingInput;
          } & Write,
        ): Promise<Versioned<Thing>>;
        /** Delete a part. */
        deletePart(
          request: { params: { orgId: string; thingId: string; partId: string }; query: Record<never, never> } & Write,
        ): Promise<void>;
      }"
    `);
  });

  it('receive the parameter of an operation, not the parameter of its path with the same name', () => {
    const depth = (type: string) => ({ name: 'depth', in: 'query' as const, schema: { type } });
    const document = documentOf(things);
    const item = document.paths['/orgs/{orgId}/things'];
    Object.assign(item ?? {}, { parameters: [...(item?.parameters ?? []), depth('string')] });
    Object.assign(item?.post ?? {}, { parameters: [...(item?.post?.parameters ?? []), depth('integer')] });
    const generated = serverFiles([readApi('open-source', document)], [document]).get('open-source.ts') ?? '';
    expect(excerpt(generated, '  createThing(', 'Promise')).toContain('query: { depth?: number }');
    expect(excerpt(generated, '  listThings(', 'Promise')).toContain('depth?: string');
  });
});

describe('the table of operations', () => {
  it('contains a rule for each part of the request and for the response', () => {
    expect(excerpt(text, '  listThings: {', '  getPart: {')).toMatchInlineSnapshot(`
      "  listThings: {
          method: 'GET',
          path: '/orgs/{orgId}/things',
          writes: false,
          roles: ['admin', 'reader'],
          params: { type: 'object', properties: { orgId: { type: 'string' } }, required: ['orgId'] },
          query: {
            type: 'object',
            properties: { limit: { type: 'integer', minimum: 1, default: 100 }, kind: Kind.rule },
            required: [],
          },
          headers: { type: 'object', properties: {}, required: [] },
          responseKind: 'list',
          versioned: false,
          response: {
            type: 'object',
            optional: [],
            properties: {
              status: { type: 'integer' },
              result: { type: 'array', items: Thing.rule },
              meta: { type: 'object' },
            },
          },
        },
        createThing: {
          method: 'POST',
          path: '/orgs/{orgId}/things',
          writes: true,
          params: { type: 'object', properties: { orgId: { type: 'string' } }, required: ['orgId'] },
          query: { type: 'object', properties: {}, required: [] },
          headers: { type: 'object', properties: { 'Idempotency-Key': { type: 'string' } }, required: [] },
          body: ThingInput,
          responseKind: 'resource',
          versioned: true,
          response: { type: 'object', properties: { status: { type: 'integer' }, result: Thing.rule } },
        },
      "
    `);
  });

  it('lists a POST with x-read-only as an operation that does not write, and its handler gets no transaction', () => {
    const document = documentOf(things);
    Object.assign(document.paths['/orgs/{orgId}/things']?.post ?? {}, { 'x-read-only': true });
    const api = readApi('open-source', document);
    const generated = serverFiles([api], [document]).get('open-source.ts') ?? '';
    expect(excerpt(generated, '  createThing: {')).toContain('writes: false');
    expect(excerpt(generated, '  createThing(', 'Promise')).toContain('& Read');
  });

  it('marks responses without content', () => {
    expect(excerpt(text, '  deletePart: {')).toContain(`responseKind: 'empty',\n    versioned: false,`);
  });
});

describe('the document that the service serves', () => {
  const shared = `
paths:
  /things:
    summary: All things.
    post:
      operationId: createThing
      x-client-method: things.create
      summary: Create a thing
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/ThingInput' }
      responses:
        200:
          content:
            application/json:
              schema: { type: object, properties: { data: { $ref: '#/components/schemas/Part' } } }
components:
  schemas:
    ThingInput:
      type: object
      additionalProperties: false
      properties: { part: { $ref: '#/components/schemas/Part' } }
    Part:
      description: A part.
      oneOf: [{ $ref: '#/components/schemas/Wheel' }]
      discriminator: { propertyName: type, mapping: { wheel: '#/components/schemas/Wheel' } }
    Wheel:
      type: object
      required: [type]
      properties: { type: { type: string, const: wheel }, size: { type: [object, 'null'], properties: { w: { type: number } } } }
      allOf: [{ if: { properties: { type: { const: wheel } } }, then: { required: [size] } }]
`;
  const served = serverFiles([apiOf(shared)], [documentOf(shared)]).get('open-source.openapi.json');
  const { paths, components } = JSON.parse(served ?? '');
  const { schemas } = components;

  it('refers to closed copies of the schemas that requests and responses share', () => {
    expect(schemas.ThingInput.properties.part).toEqual({ $ref: '#/components/schemas/PartInput' });
    expect(schemas.PartInput).toEqual({
      description: 'A part.',
      oneOf: [{ $ref: '#/components/schemas/WheelInput' }],
      discriminator: { propertyName: 'type', mapping: { wheel: '#/components/schemas/WheelInput' } },
    });
    const { allOf } = schemas.Wheel;
    expect(schemas.WheelInput).toMatchObject({ additionalProperties: false, allOf });
    expect(schemas.WheelInput.properties.size).toMatchObject({ additionalProperties: false });
  });

  it('keeps the properties of a path that are not operations', () => {
    expect(paths['/things'].summary).toBe('All things.');
  });

  it('leaves the schemas of responses open', () => {
    expect(schemas.Part.oneOf).toEqual([{ $ref: '#/components/schemas/Wheel' }]);
    expect(JSON.stringify(schemas.Wheel)).not.toContain('additionalProperties');
  });
});
