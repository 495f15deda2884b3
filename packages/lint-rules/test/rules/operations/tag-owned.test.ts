import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
      tags: [Dashboards]
    post:
      operationId: createDashboard
  /dashboards/{dashboardId}:
    get:
      operationId: getDashboard
      tags: [Boards]
  /alerts:
    get:
      operationId: listAlerts
      tags: [Alerts, Dashboards]
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      tags: [Dashboards]
  /dashboards/{dashboardId}:
    get:
      tags: [Dashboards]
`;

describe('tag-owned', () => {
  it('requires one tag, the same for the whole resource', async () => {
    expect(await lint('tag-owned', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/post: Expected \`createDashboard\` to have one tag, found none.",
        "#/paths/~1alerts/get/tags: Expected \`listAlerts\` to have one tag, found 2.",
        "#/paths/~1dashboards~1{dashboardId}/get/tags/0: Expected the tag \`Dashboards\`, as on \`listDashboards\`, found \`Boards\`.",
      ]
    `);
  });

  it('reports the operation that differs, even if it is the first', async () => {
    const first = `${good.replace('[Dashboards]', '[Pipes]')}    put:\n      tags: [Dashboards]\n`;
    expect(await lint('tag-owned', first)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/tags/0: Expected the tag \`Dashboards\`, as on \`GET /dashboards/{dashboardId}\`, found \`Pipes\`.",
      ]
    `);
  });

  it('prefers the tag that matches the path if two tags are equally frequent', async () => {
    expect(await lint('tag-owned', good.replace('[Dashboards]', '[Pipes]'))).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/tags/0: Expected the tag \`Dashboards\`, as on \`GET /dashboards/{dashboardId}\`, found \`Pipes\`.",
      ]
    `);
  });

  it('accepts a resource whose operations have the same tag', async () => {
    expect(await lint('tag-owned', good)).toEqual([]);
  });
});
