import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '400':
          content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
        '401':
          content: { application/json: { schema: { type: object } } }
        '404': { description: Not found. }
components:
  schemas:
    Problem:
      type: object
      required: [message]
      properties: { message: { type: string } }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '400':
          content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
        '404':
          content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
components:
  schemas:
    Problem:
      type: object
      required: [message, requestId]
      properties: { message: { type: string }, requestId: { type: string } }
`;

describe('error-envelope', () => {
  it('requires one schema for all errors, with a message and a request id', async () => {
    expect(await lint('error-envelope', bad)).toMatchInlineSnapshot(`
      [
        "#/components/schemas/Problem: Expected the error schema to require (\`message\` or \`error\`) and \`requestId\`.",
        "#/paths/~1dashboards/get/responses/401/content/application~1json/schema: Expected the same schema as the other errors, found a different one.",
        "#/paths/~1dashboards/get/responses/404: Expected the 404 response to have a JSON body with a schema.",
      ]
    `);
  });

  it('accepts one schema that requires both properties', async () => {
    expect(await lint('error-envelope', good)).toEqual([]);
  });

  it('requires other properties if configured', async () => {
    const source = `
openapi: 3.1.0
paths:
  /keys:
    get:
      responses:
        '400':
          content:
            application/json:
              schema: { type: object, required: [detail], properties: { detail: { type: string } } }
`;
    expect(await lint('error-envelope', source, { text: ['detail'], required: [] })).toEqual([]);
    expect(await lint('error-envelope', source, { text: ['title'], required: ['code'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/responses/400/content/application~1json/schema: Expected the error schema to require \`title\` and \`code\`.",
      ]
    `);
  });
});
