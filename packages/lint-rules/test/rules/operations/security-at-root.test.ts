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
  it('rejects security on operations', async () => {
    expect(await lint('security-at-root', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/security: Expected \`security\` only at the root of the document, found it on \`listThings\`.",
        "#/paths/~1things/post/security: Expected \`security\` only at the root of the document, found it on \`createThing\`.",
      ]
    `);
  });

  it('accepts security on webhooks', async () => {
    expect(await lint('security-at-root', good)).toEqual([]);
  });
});
