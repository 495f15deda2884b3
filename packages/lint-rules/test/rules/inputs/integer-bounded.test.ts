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
  it('requires both bounds of integers in requests', async () => {
    expect(await lint('integer-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/count: Expected \`count\` to have a \`maximum\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/sizes/items: Expected the integer to have a \`minimum\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/sizes/items: Expected the integer to have a \`maximum\`, because it is part of a request.",
      ]
    `);
  });

  it('accepts inclusive and exclusive bounds and enums, and ignores responses', async () => {
    expect(await lint('integer-bounded', good)).toEqual([]);
  });
});
