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
                settings: { type: object }
                tags: { type: array }
                value: { description: Anything. }
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
                nothing: { type: object, maxProperties: 0 }
                labels: { type: object, additionalProperties: { type: string } }
                id: { readOnly: true }
`;

describe('no-free-form', () => {
  it('asks what is in an object, in a list, and what type is sent', async () => {
    expect(await lint('no-free-form', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/settings: \`settings\` needs \`properties\`, or a schema of its values in \`additionalProperties\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags: \`tags\` needs \`items\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/value: \`value\` needs a \`type\`.",
      ]
    `);
  });

  it('takes an object that is empty, a map, and fields that are only read', async () => {
    expect(await lint('no-free-form', good)).toEqual([]);
  });
});
