import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '200':
          description: The dashboards.
        '404':
          headers:
            ETag: {}
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '200':
          headers:
            x-request-id: {}
webhooks:
  dashboardChanged:
    post:
      responses:
        2XX:
          description: The answer of somebody else.
`;

describe('request-id-documented', () => {
  it('asks every response for the header that names the request', async () => {
    expect(await lint('request-id-documented', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/200: Expected the header \`X-Request-Id\` in the response 200.",
        "#/paths/~1dashboards/get/responses/404/headers: Expected the header \`X-Request-Id\` in the response 404.",
      ]
    `);
  });

  it('takes the header in any case, and asks nothing of the answers to a webhook', async () => {
    expect(await lint('request-id-documented', good)).toEqual([]);
  });

  it('asks for other headers where they are configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /keys: { get: { responses: { '200': { headers: {} } } } } }";
    expect(await lint('request-id-documented', source, { headers: ['X-Trace'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/responses/200/headers: Expected the header \`X-Trace\` in the response 200.",
      ]
    `);
  });
});
