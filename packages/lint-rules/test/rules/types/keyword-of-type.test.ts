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
  it('asks for bounds of the type', async () => {
    expect(await lint('keyword-of-type', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/minimum: \`minimum\` says nothing of the type \`string\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/maxItems: \`maxItems\` says nothing of the type \`string\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/size/maxLength: \`maxLength\` says nothing of the type \`integer\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/pattern: \`pattern\` says nothing of the type \`array\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/uniqueItems: \`uniqueItems\` says nothing of the type \`object\`.",
      ]
    `);
  });

  it('takes them, those of each of two types, and any without a type', async () => {
    expect(await lint('keyword-of-type', good)).toEqual([]);
  });
});
