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
  it('asks for a reference to what is written already', async () => {
    expect(await lint('shared-once', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/parameters/0: Expected a \`$ref\`: the same parameter is written elsewhere already.",
        "#/components/schemas/B: Expected a \`$ref\`: the same schema is written elsewhere already.",
      ]
    `);
  });

  it('takes what is written once and used often', async () => {
    expect(await lint('shared-once', good)).toEqual([]);
  });
});
