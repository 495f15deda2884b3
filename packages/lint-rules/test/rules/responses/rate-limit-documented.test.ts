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
  it('asks for the headers of the limit, and when to come back', async () => {
    expect(await lint('rate-limit-documented', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/200/headers: Expected the header \`RateLimit-Reset\` in the response 200.",
        "#/paths/~1dashboards/get/responses/429/headers: Expected the header \`Retry-After\` in the response 429.",
      ]
    `);
  });

  it('takes responses that have them', async () => {
    expect(await lint('rate-limit-documented', good)).toEqual([]);
  });

  it('asks for other headers where they are configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /keys: { get: { responses: { '429': { headers: {} } } } } }";
    const options = { headers: ['X-Quota'], limited: ['X-Wait'] };
    expect(await lint('rate-limit-documented', source, options)).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/responses/429/headers: Expected the header \`X-Quota\` in the response 429.",
        "#/paths/~1keys/get/responses/429/headers: Expected the header \`X-Wait\` in the response 429.",
      ]
    `);
  });
});
