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
                settings: { type: object }
                options: { type: [object, 'null'] }
                tags: { type: array }
                names: { type: [array, 'null'] }
                value: { description: Anything. }
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  size: { description: The size. }
                  createdAt: { readOnly: true }
                  sizes: { type: array, items: { description: One size. } }
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
                nothing: { type: object, maxProperties: 0 }
                labels: { type: object, additionalProperties: { type: string } }
                id: { readOnly: true }
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  value: { x-any-value: true, description: Anything. }
                  event: { x-any-value: true, type: [object, 'null'] }
                  list: { x-any-value: true, type: array }
                  kind: { const: thing }
`;

describe('no-free-form', () => {
  it('requires the content of objects and arrays, and the type of other values', async () => {
    expect(await lint('no-free-form', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/settings: Expected \`settings\` to have \`properties\`, or a schema in \`additionalProperties\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/options: Expected \`options\` to have \`properties\`, or a schema in \`additionalProperties\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags: Expected \`tags\` to have \`items\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/names: Expected \`names\` to have \`items\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/value: Expected \`value\` to have a \`type\`.",
        "#/paths/~1things/post/responses/200/content/application~1json/schema/properties/size: Expected \`size\` to have a \`type\`.",
        "#/paths/~1things/post/responses/200/content/application~1json/schema/properties/createdAt: Expected \`createdAt\` to have a \`type\`.",
        "#/paths/~1things/post/responses/200/content/application~1json/schema/properties/sizes/items: Expected the schema to have a \`type\`.",
      ]
    `);
  });

  it('accepts an empty object, a map, read-only properties of requests, `x-any-value` and `const`', async () => {
    expect(await lint('no-free-form', good)).toEqual([]);
  });
});
