import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards/{dashboardId}:
    get:
      operationId: getDashboard
      responses:
        '200':
          content: { application/json: { schema: { properties: { data: { type: object } } } } }
    delete:
      operationId: deleteDashboard
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      responses:
        '200':
          content: { application/json: { schema: { properties: { data: { type: [array, 'null'] } } } } }
  /dashboards/{dashboardId}:
    get:
      operationId: getDashboard
      parameters: [{ name: If-None-Match, in: header }]
      responses:
        '200':
          headers: { ETag: { schema: { type: string } } }
          content: { application/json: { schema: { properties: { data: { type: object } } } } }
    post:
      operationId: testDashboard
      x-read-only: true
      responses:
        '200':
          content: { application/json: { schema: { properties: { data: { type: object } } } } }
    delete:
      operationId: deleteDashboard
      parameters: [{ name: if-match, in: header }]
`;

describe('etag-on-single-resources', () => {
  it('requires the ETag of a single resource and the conditional headers', async () => {
    expect(await lint('etag-on-single-resources', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards~1{dashboardId}/get/responses/200: Expected the response of \`getDashboard\` to have the header \`ETag\`, because it contains a single resource.",
        "#/paths/~1dashboards~1{dashboardId}/get: Expected \`getDashboard\` to have the header parameter \`If-None-Match\`.",
        "#/paths/~1dashboards~1{dashboardId}/delete: Expected \`deleteDashboard\` to have the header parameter \`If-Match\`.",
      ]
    `);
  });

  it('accepts responses and requests with these headers, and ignores lists and computed results', async () => {
    expect(await lint('etag-on-single-resources', good)).toEqual([]);
  });
});
