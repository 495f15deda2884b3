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
                name: { type: string, example: Checkout }
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
                name: { type: string, examples: [Checkout] }
`;

describe('examples-in-list', () => {
  it('rejects the keyword `example` in OpenAPI 3.1', async () => {
    expect(await lint('examples-in-list', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/example: Expected \`examples\`, an array, found \`example\`.",
      ]
    `);
  });

  it('accepts the keyword `examples`', async () => {
    expect(await lint('examples-in-list', good)).toEqual([]);
  });

  it('accepts the keyword `example` in OpenAPI 3.0', async () => {
    expect(await lint('examples-in-list', bad.replace('3.1.0', '3.0.3'))).toEqual([]);
  });
});
