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
  it('asks for a reference where an error is described in place', async () => {
    expect(await lint('error-response-shared', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/400: Expected a \`$ref\` to the shared response for 400, found one of its own.",
      ]
    `);
  });

  it('takes references, and successes in place', async () => {
    expect(await lint('error-response-shared', good)).toEqual([]);
  });
});
