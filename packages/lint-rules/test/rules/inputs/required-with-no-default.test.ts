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
  it('refuses a default that is never filled in', async () => {
    expect(await lint('required-with-no-default', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/default: \`name\` is required: expected no \`default\`.",
      ]
    `);
  });

  it('takes a default of what may be left out', async () => {
    expect(await lint('required-with-no-default', good)).toEqual([]);
  });
});
