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
                name: { type: string }
                labels: { type: object, additionalProperties: true }
      responses:
        '200':
          content: { application/json: { schema: { type: object, additionalProperties: false } } }
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
              additionalProperties: false
              properties: { range: { $ref: '#/components/schemas/Range' } }
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, properties: { range: { $ref: '#/components/schemas/Range' } } }
components:
  schemas:
    Range: { type: object, properties: { source: { type: string } } }
`;

describe('additional-properties-policy', () => {
  it('asks for a closed request and an open response', async () => {
    expect(await lint('additional-properties-policy', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema: Only callers send this object: it needs \`additionalProperties: false\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/additionalProperties: Expected \`false\` or a schema of the values, found \`true\` in what callers send.",
        "#/paths/~1things/post/responses/200/content/application~1json/schema/additionalProperties: Callers receive this object: it needs to stay open, without \`additionalProperties: false\`.",
      ]
    `);
  });

  it('takes a closed request, an open response, and an open value that serves both ways', async () => {
    expect(await lint('additional-properties-policy', good)).toEqual([]);
  });
});
