import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: listThings
      x-roles: [admin]
      security: []
    post:
      operationId: createThing
      security: [{ basic: [] }]
`;

const good = `
openapi: 3.1.0
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: listThings
webhooks:
  thingChanged:
    post:
      security: []
`;

describe('security-at-root', () => {
  it('asks for credentials to be said once', async () => {
    expect(await lint('security-at-root', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/security: Expected \`security\` at the root of the description only: nothing reads that of \`listThings\`.",
        "#/paths/~1things/post/security: Expected \`security\` at the root of the description only: nothing reads that of \`createThing\`.",
      ]
    `);
  });

  it('takes a webhook, whose receiver asks for none', async () => {
    expect(await lint('security-at-root', good)).toEqual([]);
  });
});
