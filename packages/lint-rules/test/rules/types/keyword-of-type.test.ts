import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: string, minimum: 1, maxItems: 5 }
                size: { type: [integer, 'null'], maxLength: 3 }
                tags: { type: array, pattern: '^a' }
                labels: { type: object, uniqueItems: true }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: [string, 'null'], minLength: 1, maxLength: 3, pattern: '^a' }
                value: { type: [string, integer], maxLength: 3, maximum: 9 }
                share: { type: number, multipleOf: 0.5 }
                any: { maximum: 9 }
`;

describe('keyword-of-type', () => {
  it('rejects keywords of other types', async () => {
    expect(await lint('keyword-of-type', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/minimum: Expected keywords of the type \`string\`, found \`minimum\`, which has no effect.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/maxItems: Expected keywords of the type \`string\`, found \`maxItems\`, which has no effect.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/size/maxLength: Expected keywords of the type \`integer\`, found \`maxLength\`, which has no effect.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/pattern: Expected keywords of the type \`array\`, found \`pattern\`, which has no effect.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/uniqueItems: Expected keywords of the type \`object\`, found \`uniqueItems\`, which has no effect.",
      ]
    `);
  });

  it('accepts keywords of the type or of one of several types, and any keyword in a schema without a type', async () => {
    expect(await lint('keyword-of-type', good)).toEqual([]);
  });
});
