import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      parameters:
        - { name: limit, in: query }
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
  it('asks for limit, offset and meta', async () => {
    expect(await lint('list-paginated', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get: \`listDashboards\` needs the query parameter \`offset\`.",
        "#/paths/~1dashboards/get/responses/200/content/application~1json/schema: \`listDashboards\` needs \`meta\` in its answer, required, to say which page it is.",
      ]
    `);
  });

  it('takes a list with all three, and asks nothing of one resource', async () => {
    expect(await lint('list-paginated', good)).toEqual([]);
  });

  it('asks for other names where they are configured', async () => {
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
