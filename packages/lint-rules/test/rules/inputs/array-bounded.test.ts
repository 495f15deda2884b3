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
                tags: { type: array, maxItems: 50, items: { type: string } }
`;

describe('array-bounded', () => {
  it('requires a maximum length of arrays in requests', async () => {
    expect(await lint('array-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags: Expected \`tags\` to have \`maxItems\`, because it is part of a request.",
      ]
    `);
  });

  it('accepts an array with a maximum length', async () => {
    expect(await lint('array-bounded', good)).toEqual([]);
  });
});
