import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  data:
                    type: object
                    properties: { name: { type: string } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  data: { $ref: '#/components/schemas/Thing' }
components:
  schemas:
    Thing: { type: object, properties: { name: { type: string } } }
`;

describe('no-inline-object', () => {
  it('rejects a nested object that is not a component', async () => {
    expect(await lint('no-inline-object', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/data: Expected \`data\` to be a \`$ref\` to a component, found an inline object.",
      ]
    `);
  });

  it('accepts a reference and an inline envelope', async () => {
    expect(await lint('no-inline-object', good)).toEqual([]);
  });
});
