import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      parameters:
        - $ref: '#/components/parameters/depth'
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, default: New }
    get:
      operationId: listThings
      parameters:
        - $ref: '#/components/parameters/depth'
components:
  parameters:
    depth: { name: depth, in: query, required: true, schema: { type: integer, default: 1 } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      parameters:
        - { name: depth, in: query, schema: { type: integer, default: 1 } }
        - { name: size, in: query, required: true, schema: { type: integer } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: string, default: New }
`;

describe('required-with-no-default', () => {
  it('rejects a default that never applies', async () => {
    expect(await lint('required-with-no-default', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/default: Expected the required property \`name\` to have no \`default\`. Remove the default or make the property optional.",
        "#/components/parameters/depth/schema/default: Expected the required parameter \`depth\` to have no \`default\`. Remove the default or make the parameter optional.",
      ]
    `);
  });

  it('ignores a parameter of the path item that the operation overrides', async () => {
    const source = `
openapi: 3.1.0
paths:
  /things:
    parameters: [{ name: depth, in: query, required: true, schema: { type: integer, default: 1 } }]
    get:
      parameters: [{ name: depth, in: query, schema: { type: integer, default: 1 } }]
`;
    expect(await lint('required-with-no-default', source)).toEqual([]);
  });

  it('accepts a default of an optional property or parameter', async () => {
    expect(await lint('required-with-no-default', good)).toEqual([]);
  });
});
