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
                size: { type: integer, minimum: 9, maximum: 1 }
                share: { type: number, exclusiveMinimum: 1, exclusiveMaximum: 0 }
                name: { type: string, minLength: 10, maxLength: 5 }
                tags: { type: array, minItems: 2, maxItems: 1 }
                labels: { type: object, minProperties: 2, maxProperties: 1 }
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
                size: { type: integer, minimum: 1, maximum: 1 }
                name: { type: string, minLength: 1 }
                tags: { type: array, maxItems: 1 }
`;

describe('bounds-possible', () => {
  it('asks for bounds between which there is something', async () => {
    expect(await lint('bounds-possible', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/size/minimum: \`minimum\` is 9 and \`maximum\` is 1: no value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/share/exclusiveMinimum: \`exclusiveMinimum\` is 1 and \`exclusiveMaximum\` is 0: no value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/minLength: \`minLength\` is 10 and \`maxLength\` is 5: no value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/minItems: \`minItems\` is 2 and \`maxItems\` is 1: no value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/minProperties: \`minProperties\` is 2 and \`maxProperties\` is 1: no value is valid.",
      ]
    `);
  });

  it('takes a single value, and one bound alone', async () => {
    expect(await lint('bounds-possible', good)).toEqual([]);
  });
});
