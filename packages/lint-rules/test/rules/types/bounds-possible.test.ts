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
                share: { type: number, exclusiveMinimum: 1, exclusiveMaximum: 1 }
                rate: { type: number, minimum: 1, exclusiveMaximum: 1 }
                ratio: { type: number, exclusiveMinimum: 1, maximum: 1 }
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
  it('rejects bounds without a valid value', async () => {
    expect(await lint('bounds-possible', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/size/minimum: Expected \`minimum\` to be at most \`maximum\` (1), found 9. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/share/exclusiveMinimum: Expected \`exclusiveMinimum\` to be less than \`exclusiveMaximum\` (1), found 1. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/rate/minimum: Expected \`minimum\` to be less than \`exclusiveMaximum\` (1), found 1. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/ratio/exclusiveMinimum: Expected \`exclusiveMinimum\` to be less than \`maximum\` (1), found 1. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/minLength: Expected \`minLength\` to be at most \`maxLength\` (5), found 10. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/tags/minItems: Expected \`minItems\` to be at most \`maxItems\` (1), found 2. No value is valid.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/minProperties: Expected \`minProperties\` to be at most \`maxProperties\` (1), found 2. No value is valid.",
      ]
    `);
  });

  it('accepts equal inclusive bounds and a single bound', async () => {
    expect(await lint('bounds-possible', good)).toEqual([]);
  });
});
