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
              required: [name]
              properties:
                name: { type: string, default: New }
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
                name: { type: string, default: New }
`;

describe('required-with-no-default', () => {
  it('rejects a default that never applies', async () => {
    expect(await lint('required-with-no-default', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/default: Expected the required property \`name\` to have no \`default\`. Remove the default or make the property optional.",
      ]
    `);
  });

  it('accepts a default of an optional property', async () => {
    expect(await lint('required-with-no-default', good)).toEqual([]);
  });
});
