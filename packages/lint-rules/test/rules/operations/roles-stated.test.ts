import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
security: [{ basic: [] }]
paths:
  /keys:
    get:
      operationId: listKeys
      x-roles: [admin]
    post:
      operationId: createKey
    put:
      operationId: updateKeys
      x-roles: []
`;

const good = `
openapi: 3.1.0
security: [{ bearer: [] }]
paths:
  /dashboards:
    get:
      operationId: listDashboards
  /health:
    get:
      security: []
`;

describe('roles-stated', () => {
  it('asks every operation for its roles when one has some', async () => {
    expect(await lint('roles-stated', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/put: \`updateKeys\` needs \`x-roles\`, the roles that may call it.",
        "#/paths/~1keys/post: \`createKey\` needs \`x-roles\`, the roles that may call it.",
      ]
    `);
  });

  it('takes an API without roles, and operations without credentials', async () => {
    expect(await lint('roles-stated', good)).toEqual([]);
  });

  it('asks for roles among those that are configured', async () => {
    const source = 'openapi: 3.1.0\nsecurity: [{}]\npaths: { /keys: { get: { x-roles: [owner] } } }';
    expect(await lint('roles-stated', source, { roles: ['admin'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/x-roles/0: Expected a role among \`admin\`, found \`owner\`.",
      ]
    `);
  });
});
