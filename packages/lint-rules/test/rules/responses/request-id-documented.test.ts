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
          description: The response of the receiver.
`;

describe('request-id-documented', () => {
  it('requires the request id header on every response', async () => {
    expect(await lint('request-id-documented', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/200: Expected the 200 response to have the header \`X-Request-Id\`.",
        "#/paths/~1dashboards/get/responses/404/headers: Expected the 404 response to have the header \`X-Request-Id\`.",
      ]
    `);
  });

  it('accepts the header ignoring case, and ignores the responses of webhooks', async () => {
    expect(await lint('request-id-documented', good)).toEqual([]);
  });

  it('requires other headers if configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /keys: { get: { responses: { '200': { headers: {} } } } } }";
    expect(await lint('request-id-documented', source, { headers: ['X-Trace'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/responses/200/headers: Expected the 200 response to have the header \`X-Trace\`.",
      ]
    `);
  });
});
