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
              additionalProperties: { type: string }
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
              maxProperties: 100
              propertyNames: { maxLength: 256 }
              additionalProperties: { type: string }
`;

describe('map-bounded', () => {
  it('asks for the number of entries and the length of their names', async () => {
    expect(await lint('map-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema: A map is input: it needs \`maxProperties\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema: A map is input: it needs \`propertyNames\` with a \`maxLength\`.",
      ]
    `);
  });

  it('takes both', async () => {
    expect(await lint('map-bounded', good)).toEqual([]);
  });
});
