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
  it('requires roles on all operations if one has roles', async () => {
    expect(await lint('roles-stated', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/put: Expected \`updateKeys\` to have \`x-roles\`, the roles that can call it.",
        "#/paths/~1keys/post: Expected \`createKey\` to have \`x-roles\`, the roles that can call it.",
      ]
    `);
  });

  it('accepts an API without roles', async () => {
    expect(await lint('roles-stated', good)).toEqual([]);
  });

  it('accepts an operation without credentials and without roles, even if others have roles', async () => {
    const source = good.replace('operationId: listDashboards', 'operationId: listDashboards\n      x-roles: [admin]');
    expect(await lint('roles-stated', source)).toEqual([]);
  });

  it('rejects roles that are not configured', async () => {
    const source = 'openapi: 3.1.0\nsecurity: [{ bearer: [] }]\npaths: { /keys: { get: { x-roles: [owner] } } }';
    expect(await lint('roles-stated', source, { roles: ['admin'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/get/x-roles/0: Expected one of the roles \`admin\`, found \`owner\`.",
      ]
    `);
  });
});
