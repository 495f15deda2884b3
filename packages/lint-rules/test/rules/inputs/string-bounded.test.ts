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
                name: { type: string }
                code: { type: string, pattern: '^[a-z]+$' }
                word: { type: string, pattern: '[a-z]{3}' }
                tags: { type: array, items: { type: string } }
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
                name: { type: string, maxLength: 100 }
                state: { type: string, enum: [enabled, disabled] }
                id: { type: string, format: uuid }
                code: { type: string, pattern: '^[a-z*+]{2,8}$' }
`;

describe('string-bounded', () => {
  it('asks for the length of a text that is sent, wherever it stands', async () => {
    expect(await lint('string-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name: \`name\` is input: it needs a \`maxLength\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/code: \`code\` is input: it needs a \`maxLength\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/word: \`word\` is input: it needs a \`maxLength\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/items: A string is input: it needs a \`maxLength\`.",
      ]
    `);
  });

  it('takes a length, listed values, and what format or pattern bound', async () => {
    expect(await lint('string-bounded', good)).toEqual([]);
  });
});
