import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { $ref: '#/components/schemas/Thing' } } }
    put:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/ThingInput' } } }
components:
  schemas:
    Thing:
      type: object
      properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } }
    ThingInput:
      type: object
      properties: { id: { type: string, readOnly: true } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/ThingInput' } } }
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { $ref: '#/components/schemas/Thing' } } }
components:
  schemas:
    Thing:
      type: object
      properties: { id: { type: string }, range: { $ref: '#/components/schemas/Range' } }
    ThingInput:
      type: object
      properties:
        id: { readOnly: true, description: Accepted and ignored. }
        range: { $ref: '#/components/schemas/Range' }
        secret: { type: string, writeOnly: true }
    Range: { type: object, properties: { source: { type: string } } }
`;

describe('request-response-separation', () => {
  it('rejects a schema for both directions that first occurs as the items of a list', async () => {
    const source = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                properties: { data: { type: array, items: { $ref: '#/components/schemas/Thing' } } }
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
components:
  schemas:
    Thing: { type: object }
`;
    expect(await lint('request-response-separation', source)).toMatchInlineSnapshot(`
      [
        "#/components/schemas/Thing: Expected separate schemas for requests and responses, found one schema for both.",
      ]
    `);
  });

  it('rejects a schema for both directions, readOnly in it, writeOnly in a response, and a constrained read-only field', async () => {
    expect(await lint('request-response-separation', bad)).toMatchInlineSnapshot(`
      [
        "#/components/schemas/ThingInput/properties/id/type: Expected the read-only field \`id\` to have no constraints, found \`type\`.",
        "#/components/schemas/Thing: Expected separate schemas for requests and responses, found one schema for both.",
        "#/components/schemas/Thing/properties/id/readOnly: Expected no \`readOnly\` in a schema for requests and responses, found it on \`id\`.",
        "#/components/schemas/Thing/properties/secret/writeOnly: Expected \`writeOnly\` only in request schemas, found it on \`secret\`.",
      ]
    `);
  });

  it('accepts separate schemas, unconstrained read-only fields, and a nested object with one schema for both directions', async () => {
    expect(await lint('request-response-separation', good)).toEqual([]);
  });
});
