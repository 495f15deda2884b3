import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '200':
          headers:
            RateLimit-Limit: {}
            RateLimit-Remaining: {}
        '429':
          headers:
            RateLimit-Limit: {}
            RateLimit-Remaining: {}
            RateLimit-Reset: {}
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses:
        '429':
          headers:
            RateLimit-Limit: {}
            RateLimit-Remaining: {}
            RateLimit-Reset: {}
            Retry-After: {}
`;

describe('rate-limit-documented', () => {
  it('requires the rate limit headers and Retry-After', async () => {
    expect(await lint('rate-limit-documented', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/200/headers: Expected the 200 response to have the header \`RateLimit-Reset\`.",
        "#/paths/~1dashboards/get/responses/429/headers: Expected the 429 response to have the header \`Retry-After\`.",
      ]
    `);
  });

  it('accepts responses with the headers', async () => {
    expect(await lint('rate-limit-documented', good)).toEqual([]);
  });

  it('requires other headers if configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /keys: { get: { responses: { '429': { headers: {} } } } } }";
    const options = { headers: ['X-Quota'], limited: ['X-Wait'] };
    expect(await lint('rate-limit-documented', source, options)).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/responses/429/headers: Expected the 429 response to have the header \`X-Quota\`.",
        "#/paths/~1keys/get/responses/429/headers: Expected the 429 response to have the header \`X-Wait\`.",
      ]
    `);
  });
});
