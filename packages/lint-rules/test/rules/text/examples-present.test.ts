import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      requestBody: { content: { application/json: { schema: { properties: { name: { type: string, default: '' } } } } } }
      responses:
        '200': { content: { application/json: { schema: { type: object } } } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      parameters:
        - { name: limit, in: query, example: 10, schema: { type: integer } }
        - { name: offset, in: query, examples: { second: { value: 10 } }, schema: { type: integer } }
      requestBody:
        content:
          application/json:
            example: { name: Checkout }
            schema:
              properties:
                name: { type: string, examples: [Checkout] }
                state: { type: string, enum: [enabled, disabled] }
                size: { type: integer, default: 1 }
                open: { type: boolean }
                id: { type: string, readOnly: true }
`;

describe('examples-present', () => {
  it('requires an example of every body, and of strings and numbers without a meaningful default', async () => {
    expect(await lint('examples-present', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json: Expected the request body of \`createThing\` to have an example.",
        "#/paths/~1things/post/responses/200/content/application~1json: Expected the response 200 to have an example.",
        "#/paths/~1things/post/parameters/0/schema: Expected \`limit\` to have \`examples\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name: Expected \`name\` to have \`examples\`.",
      ]
    `);
  });

  it('accepts examples next to a schema or in it, and enums, booleans, non-empty defaults and read-only fields without one', async () => {
    expect(await lint('examples-present', good)).toEqual([]);
  });
});
