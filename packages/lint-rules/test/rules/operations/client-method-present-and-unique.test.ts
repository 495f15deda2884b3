import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
    post:
      operationId: createDashboard
      x-client-method: createDashboard
  /alerts:
    get:
      operationId: listAlerts
      x-client-method: alerts.list
  /rules:
    get:
      operationId: listRules
      x-client-method: alerts.list
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      x-client-method: dashboards.list
    post:
      x-client-method: dashboards.create
`;

describe('client-method-present-and-unique', () => {
  it('requires a well-formed, unique client method', async () => {
    expect(await lint('client-method-present-and-unique', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get: Expected \`listDashboards\` to have \`x-client-method\`, a resource and a method like \`dashboards.create\`.",
        "#/paths/~1dashboards/post/x-client-method: Expected a resource and a method like \`dashboards.create\`, found \`createDashboard\`.",
        "#/paths/~1rules/get/x-client-method: Expected a unique client method, found \`alerts.list\`, which \`listAlerts\` already has.",
      ]
    `);
  });

  it('accepts a resource and a method', async () => {
    expect(await lint('client-method-present-and-unique', good)).toEqual([]);
  });
});
