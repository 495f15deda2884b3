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
  it('asks for one tag, the same for the whole resource', async () => {
    expect(await lint('tag-owned', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/post: \`createDashboard\` needs one tag, found none.",
        "#/paths/~1alerts/get/tags: \`listAlerts\` needs one tag, found 2.",
        "#/paths/~1dashboards~1{dashboardId}/get/tags/0: Expected the tag \`Dashboards\` of \`listDashboards\`, found \`Boards\`.",
      ]
    `);
  });

  it('asks it of the one operation that differs, be it the first', async () => {
    const first = `${good.replace('[Dashboards]', '[Pipes]')}    put:\n      tags: [Dashboards]\n`;
    expect(await lint('tag-owned', first)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/tags/0: Expected the tag \`Dashboards\` of \`GET /dashboards/{dashboardId}\`, found \`Pipes\`.",
      ]
    `);
  });

  it('asks for the tag that the path names, of two that as many have', async () => {
    expect(await lint('tag-owned', good.replace('[Dashboards]', '[Pipes]'))).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/tags/0: Expected the tag \`Dashboards\` of \`GET /dashboards/{dashboardId}\`, found \`Pipes\`.",
      ]
    `);
  });

  it('takes a resource whose operations have one tag', async () => {
    expect(await lint('tag-owned', good)).toEqual([]);
  });
});
