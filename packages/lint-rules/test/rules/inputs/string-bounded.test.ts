import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

/** The patterns do not bound the length: they repeat without a maximum, or do not match the whole string. */
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
                price: { type: string, pattern: '^[0-9]\\$' }
                either: { type: string, pattern: '^a|b$' }
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
                either: { type: string, pattern: '^(a|(b|c))$|^d$' }
`;

describe('string-bounded', () => {
  it('requires a maximum length of strings in requests at every depth', async () => {
    expect(await lint('string-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name: Expected \`name\` to have a \`maxLength\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/code: Expected \`code\` to have a \`maxLength\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/word: Expected \`word\` to have a \`maxLength\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/price: Expected \`price\` to have a \`maxLength\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/either: Expected \`either\` to have a \`maxLength\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/items: Expected the string to have a \`maxLength\`, because it is part of a request.",
      ]
    `);
  });

  it('accepts a maximum length, an enum, and a format or pattern that bounds the length', async () => {
    expect(await lint('string-bounded', good)).toEqual([]);
  });
});
