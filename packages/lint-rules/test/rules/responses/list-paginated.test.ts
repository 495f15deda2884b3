import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      responses:
        '200':
          content: { application/json: { schema: { type: object, required: [data] } } }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      parameters:
        - { name: limit, in: query }
        - { name: offset, in: query }
      responses:
        '200':
          content: { application/json: { schema: { type: object, required: [data, meta] } } }
  /dashboards/{dashboardId}:
    get:
      operationId: getDashboard
`;

describe('list-paginated', () => {
  it('requires limit, offset and meta', async () => {
    expect(await lint('list-paginated', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get: Expected \`listDashboards\` to have the query parameter \`limit\`.",
        "#/paths/~1dashboards/get: Expected \`listDashboards\` to have the query parameter \`offset\`.",
        "#/paths/~1dashboards/get/responses/200/content/application~1json/schema: Expected the response of \`listDashboards\` to require \`meta\`, which describes the page.",
      ]
    `);
  });

  it('accepts a list with all three, and ignores single resources', async () => {
    expect(await lint('list-paginated', good)).toEqual([]);
  });

  it('accepts other names if configured', async () => {
    const source = `
openapi: 3.1.0
paths:
  /keys:
    get:
      operationId: listKeys
      parameters: [{ name: cursor, in: query }]
      responses:
        '200':
          content: { application/json: { schema: { type: object, required: [page] } } }
`;
    expect(await lint('list-paginated', source, { parameters: ['cursor'], meta: 'page' })).toEqual([]);
  });
});
