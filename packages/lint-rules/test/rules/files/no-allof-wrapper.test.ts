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
                    description: The thing.
                    allOf: [{ $ref: '#/components/schemas/Thing' }]
components:
  schemas:
    Thing: { type: object }
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
                  data: { $ref: '#/components/schemas/Thing', description: The thing. }
                allOf:
                  - if: { required: [data] }
components:
  schemas:
    Thing: { type: object }
`;

describe('no-allof-wrapper', () => {
  it('rejects an allOf with a single reference', async () => {
    expect(await lint('no-allof-wrapper', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/data/allOf: Expected a \`$ref\` with a sibling description, found an \`allOf\` with a single \`$ref\`.",
      ]
    `);
  });

  it('accepts a reference with a description, and conditions', async () => {
    expect(await lint('no-allof-wrapper', good)).toEqual([]);
  });
});
