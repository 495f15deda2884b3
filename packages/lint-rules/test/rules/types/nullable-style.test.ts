import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  name: { type: string, nullable: true, description: Null when there is none. }
                  note: { oneOf: [{ type: string }, { type: 'null' }], description: Null when there is none. }
                  text: { type: [string, 'null'], description: The text. }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  text: { type: [string, 'null'], description: The text. Null when there is none. }
                  note: { oneOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }], description: Null when there is none. }
components:
  schemas:
    Note: { type: object }
`;

describe('nullable-style', () => {
  it('requires null in the type and an explanation of null', async () => {
    expect(await lint('nullable-style', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/name/nullable: Expected \`type: [<type>, "null"]\`, found \`nullable\`, which OpenAPI 3.1 does not support.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/note/oneOf: Expected \`type: [<type>, "null"]\`, found \`oneOf\` with one type and null.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/text: Expected the description of \`text\` to explain null.",
      ]
    `);
  });

  it('accepts a nullable type and a union with a reference', async () => {
    expect(await lint('nullable-style', good)).toEqual([]);
  });
});
