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

const composed = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties: { id: { type: string } }
              allOf: [{ $ref: '#/components/schemas/Base' }]
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, allOf: [{ $ref: '#/components/schemas/Base' }] }
components:
  schemas:
    Base: { type: object, properties: { name: { type: string } } }
`;

describe('additional-properties-policy', () => {
  it('requires a closed request and an open response', async () => {
    expect(await lint('additional-properties-policy', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema: Expected \`additionalProperties: false\` in a request object, found none.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/labels/additionalProperties: Expected \`false\` or a schema in a request object, found \`true\`.",
        "#/paths/~1things/post/responses/200/content/application~1json/schema/additionalProperties: Expected an object of a response or webhook to be open, found \`additionalProperties: false\`. Remove it.",
      ]
    `);
  });

  it('accepts a closed request, an open response, and an open shared schema', async () => {
    expect(await lint('additional-properties-policy', good)).toEqual([]);
  });

  it('accepts an open request that is composed with allOf', async () => {
    expect(await lint('additional-properties-policy', composed)).toEqual([]);
  });
});
