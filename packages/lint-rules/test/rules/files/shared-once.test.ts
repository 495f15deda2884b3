import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses:
        '200':
          content:
            application/json:
              schema:
                properties: { a: { $ref: '#/components/schemas/A' }, b: { $ref: '#/components/schemas/B' } }
    post:
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
components:
  schemas:
    A: { type: object, properties: { name: { type: string } } }
    B: { type: object, properties: { name: { type: string } } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      parameters: [{ $ref: '#/components/parameters/limit' }]
    post:
      parameters: [{ $ref: '#/components/parameters/limit' }]
components:
  parameters:
    limit: { name: limit, in: query, schema: { type: integer } }
`;

describe('shared-once', () => {
  it('rejects copies of parameters and schemas', async () => {
    expect(await lint('shared-once', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/parameters/0: Expected a \`$ref\`, found a copy of another parameter. Move it to a shared file.",
        "#/components/schemas/B: Expected a \`$ref\`, found a copy of another schema. Move it to a shared file.",
      ]
    `);
  });

  it('accepts references to one definition', async () => {
    expect(await lint('shared-once', good)).toEqual([]);
  });
});
