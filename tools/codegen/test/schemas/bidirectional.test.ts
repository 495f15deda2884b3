import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import { schemaFiles } from '../../src/schemas/schema-files.ts';
import { excerpt } from '../support/excerpt.ts';
import { apiOf } from '../support/test-api.ts';

/** Returns an API that accepts and returns a `Box`, with these component schemas. */
function boxes(components: string) {
  return apiOf(`
paths:
  /boxes:
    post:
      operationId: createBox
      x-client-method: boxes.create
      summary: Create a box
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Box' } } } }
      responses:
        200:
          content: { application/json: { schema: { type: object, properties: { data: { $ref: '#/components/schemas/Box' } } } } }
components:
  schemas:
${components}
`);
}

const plain = '    Box: { type: object, description: A box., properties: { size: { type: integer } } }';
const withLists = `
    Box:
      type: object
      description: A box.
      required: [name]
      properties:
        name: { type: string, description: The name. }
        labels: { type: array, description: The texts on the box., items: { type: string } }
        lids: { type: array, items: { $ref: '#/components/schemas/Lid' } }
    Lid: { type: object, properties: { size: { type: integer }, marks: { type: array, items: { type: string } } } }
`;

/** Returns the type declarations of a module. */
function typesOf(text = ''): string {
  return excerpt(text, '/** Input variant', '/** Validates');
}

describe('a bidirectional component', () => {
  it('exports a guard with one parameter and has an internal guard with two', () => {
    const files = schemaFiles([boxes(plain)]);
    expect(files.get('box.ts')).toMatchInlineSnapshot(`
      "// Generated from specs by \`npm run generate\`. Do not edit.

      import { isBox as guard, type Box } from './bidirectional/box.ts';

      export { Box } from './bidirectional/box.ts';

      /** Returns true if the value is a valid {@link Box}. */
      export function isBox(value: unknown): value is Box {
        return guard(value);
      }
      "
    `);
    expect(files.get('bidirectional/box.ts')).toContain('isBox(value: unknown, closed = false)');
    expect(files.get('index.ts')).not.toContain('bidirectional');
  });

  it('has one type if it contains no arrays', () => {
    const text = schemaFiles([boxes(plain)]).get('bidirectional/box.ts');
    expect(text).toContain('export interface Box {');
    expect(text).not.toContain('BoxInput');
  });

  it('has mutable arrays and an input variant with read-only arrays', () => {
    const files = schemaFiles([boxes(withLists)]);
    expect(typesOf(files.get('bidirectional/box.ts'))).toMatchInlineSnapshot(`
      "/** Input variant of {@link Box}: its arrays may be read-only. */
      export interface BoxInput {
        /** The name. */
        name: string;
        /** The texts on the box. */
        labels?: readonly string[] | undefined;
        lids?: readonly LidInput[] | undefined;
      }

      /** A box. */
      export interface Box extends BoxInput {
        labels?: string[] | undefined;
        lids?: Lid[] | undefined;
      }

      "
    `);
    expect(files.get('box.ts')).toContain('export { Box, type BoxInput }');
    expect(files.get('bidirectional/box.ts')).toContain("import { Lid, isLid, type LidInput } from './lid.ts';");
  });

  it('is sent by clients as its input variant', () => {
    const files = clientFiles(boxes(withLists), '');
    expect(files.get('resources.ts')).toContain('create(body: BoxInput, options?: CallOptions): Call<Box, ApiError>;');
    expect(files.get('types.ts')).toContain('Box, BoxInput, Lid, LidInput');
  });

  it('is sent as its input variant even if only another deployment returns it', () => {
    const spec = boxes(withLists);
    const [input, output] = [
      spec.operations.map((operation) => ({
        ...operation,
        response: { ...operation.response, schema: undefined, envelope: {} },
      })),
      spec.operations.map((operation) => ({ ...operation, body: undefined })),
    ].map((operations) => ({ ...spec, operations }));
    if (!input || !output) throw new Error('Expected two APIs.');
    const files = clientFiles(input, '', [input, { ...output, deployment: 'managed' }]);
    expect(files.get('resources.ts')).toContain('create(body: BoxInput, ');
    expect(files.get('types.ts')).toContain('Box, BoxInput, Lid, LidInput');
  });

  it('is rejected if the name of its input variant is already used', () => {
    const taken = `${withLists}    BoxInput: { type: object, properties: {} }\n`;
    expect(() => schemaFiles([boxes(taken)])).toThrow(
      'the schema name `BoxInput` is already used by a type derived from another schema: choose another name',
    );
  });
});
