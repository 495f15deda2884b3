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
  it('requires a bound on the number of entries and on the length of names', async () => {
    expect(await lint('map-bounded', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema: Expected the map to have \`maxProperties\`, because it is part of a request.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema: Expected the map to have \`propertyNames\` with a \`maxLength\` or an \`enum\`, because it is part of a request.",
      ]
    `);
  });

  it('accepts a map with both bounds', async () => {
    expect(await lint('map-bounded', good)).toEqual([]);
  });
});
