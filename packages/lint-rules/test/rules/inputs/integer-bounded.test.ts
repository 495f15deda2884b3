import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                count: { type: integer, minimum: 0 }
                sizes: { type: array, items: { type: [integer, 'null'] } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      operationId: createThing
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                count: { type: integer, exclusiveMinimum: 0, maximum: 10 }
                port: { type: integer, enum: [80, 443] }
      responses:
        '200':
          content: { application/json: { schema: { type: object, properties: { total: { type: integer } } } } }
`;

describe('integer-bounded', () => {
  it('asks for both ends of a whole number that is sent', async () => {
    expect(await lint('integer-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/count: \`count\` is input: it needs a \`maximum\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/sizes/items: An integer is input: it needs a \`minimum\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/sizes/items: An integer is input: it needs a \`maximum\`.",
      ]
    `);
  });

  it('takes bounds of either kind and listed values, and asks nothing of what is received', async () => {
    expect(await lint('integer-bounded', good)).toEqual([]);
  });
});
