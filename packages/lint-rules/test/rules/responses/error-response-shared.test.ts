import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '400': { description: The request is not valid. }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '200': { description: The dashboards. }
        '400': { $ref: '#/components/responses/BadRequest' }
components:
  responses:
    BadRequest: { description: The request is not valid. }
`;

describe('error-response-shared', () => {
  it('rejects an inline error response', async () => {
    expect(await lint('error-response-shared', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/400: Expected a \`$ref\` to a shared response for 400, found an inline response.",
      ]
    `);
  });

  it('accepts references, and inline successful responses', async () => {
    expect(await lint('error-response-shared', good)).toEqual([]);
  });
});
