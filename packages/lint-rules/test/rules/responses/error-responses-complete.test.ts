import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
security: [{ basic: [] }]
paths:
  /dashboards/{dashboardId}:
    parameters:
      - { name: dashboardId, in: path, required: true }
    put:
      operationId: updateDashboard
      x-roles: [admin]
      requestBody: { content: { application/json: {} } }
      responses:
        '200': { description: The dashboard. }
        '500': { description: It failed. }
`;

const good = `
openapi: 3.1.0
paths:
  /health:
    get:
      operationId: getHealth
      responses:
        '200': { description: It is well. }
        '429': { description: Too many requests. }
        '500': { description: It failed. }
`;

describe('error-responses-complete', () => {
  it('asks for the errors that follow from what an operation takes', async () => {
    expect(await lint('error-responses-complete', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` can fail like every operation: it needs a response 429.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` takes parameters: it needs a response 400.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` needs credentials: it needs a response 401.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` is for some roles only: it needs a response 403.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` takes an id in its path: it needs a response 404.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` takes a body: it needs a response 413.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: \`updateDashboard\` takes a body: it needs a response 415.",
      ]
    `);
  });

  it('takes an operation that describes them', async () => {
    expect(await lint('error-responses-complete', good)).toEqual([]);
  });

  it('asks for other errors where they are configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /health: { get: { operationId: getHealth, responses: { '200': {} } } } }";
    expect(await lint('error-responses-complete', source, { always: ['503'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1health/get/responses: \`getHealth\` can fail like every operation: it needs a response 503.",
      ]
    `);
  });
});
