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
                  requestId: { type: string, examples: [0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10] }
                  traceId: { type: string, pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }
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
                  requestId: { type: string, format: uuid, examples: [0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10] }
                  keyId: { type: string, pattern: '^[A-Za-z0-9_-]{1,64}$', examples: [0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10] }
`;

describe('uuid-format', () => {
  it('requires the format of strings that look like UUIDs', async () => {
    expect(await lint('uuid-format', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/requestId: Expected the UUID \`requestId\` to have \`format: uuid\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/traceId: Expected the UUID \`traceId\` to have \`format: uuid\`.",
      ]
    `);
  });

  it('accepts the format, and an id whose pattern allows other forms', async () => {
    expect(await lint('uuid-format', good)).toEqual([]);
  });
});
