import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: fetchDashboards
      responses:
        '200':
          content:
            application/json:
              schema: { properties: { data: { type: array } } }
    post:
      operationId: addDashboard
  /dashboards/{dashboardId}:
    get:
      operationId: listDashboard
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      responses:
        '200':
          content:
            application/json:
              schema: { properties: { data: { type: [array, 'null'] } } }
  /dashboards/{dashboardId}:
    get:
      operationId: getDashboard
    put:
      operationId: updateDashboard
    delete:
      operationId: deleteDashboard
  /settings:
    get:
      operationId: getSettings
  /charts:
    post:
      operationId: queryCharts
`;

describe('operation-id-shape', () => {
  it('requires the verb that matches the method and the response', async () => {
    expect(await lint('operation-id-shape', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/operationId: Expected an operationId like \`list…\` for GET of a list, found \`fetchDashboards\`.",
        "#/paths/~1dashboards/post/operationId: Expected an operationId like \`create…\` or \`query…\` for POST of this path, found \`addDashboard\`.",
        "#/paths/~1dashboards~1{dashboardId}/get/operationId: Expected an operationId like \`get…\` for GET of this path, found \`listDashboard\`.",
      ]
    `);
  });

  it('accepts a list, a single resource, settings, and a query with POST', async () => {
    expect(await lint('operation-id-shape', good)).toEqual([]);
  });

  it('accepts other verbs of a method if configured', async () => {
    const source =
      'openapi: 3.1.0\npaths: { /keys: { post: { operationId: issueKey }, delete: { operationId: revokeKeys } } }';
    expect(await lint('operation-id-shape', source, { verbs: { post: ['issue'] } })).toEqual([
      '#/paths/~1keys/delete/operationId: Expected an operationId like `delete…` for DELETE of this path, found `revokeKeys`.',
    ]);
  });
});
