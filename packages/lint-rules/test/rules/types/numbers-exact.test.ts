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
            schema: { type: integer, minimum: -9007199254740993, maximum: 9223372036854775807, enum: [9007199254740992] }
            examples: { large: { value: { size: 12345678901234567890 } } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema: { type: number, minimum: -9007199254740991, maximum: 9007199254740991 }
            examples:
              { large: { value: { size: 1e30, share: 0.1, text: "9223372036854775807" } } }
`;

describe('numbers-exact', () => {
  it('rejects integers outside of the safe range', async () => {
    expect(await lint('numbers-exact', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/minimum: Expected an integer from -9007199254740991 to 9007199254740991, found one that is read as -9007199254740992.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/maximum: Expected an integer from -9007199254740991 to 9007199254740991, found one that is read as 9223372036854775808.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/enum/0: Expected an integer from -9007199254740991 to 9007199254740991, found one that is read as 9007199254740992.",
        "#/paths/~1things/post/requestBody/content/application~1json/examples/large/value/size: Expected an integer from -9007199254740991 to 9007199254740991, found one that is read as 12345678901234567168.",
      ]
    `);
  });

  it('accepts the bounds of the safe range, fractions, numbers of at least 1e21, and digits in a string', async () => {
    expect(await lint('numbers-exact', good)).toEqual([]);
  });
});
