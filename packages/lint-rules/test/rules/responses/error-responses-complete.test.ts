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
        '200': { description: The service is healthy. }
        '429': { description: Too many requests. }
        '500': { description: It failed. }
`;

describe('error-responses-complete', () => {
  it('requires the common errors, and those that follow from parameters, body, credentials and roles', async () => {
    expect(await lint('error-responses-complete', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 429, because every operation can return it.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 400, because it has parameters.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 401, because it requires credentials.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 403, because it is restricted to some roles.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 404, because it has a path parameter.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 413, because it has a request body.",
        "#/paths/~1dashboards~1{dashboardId}/put/responses: Expected \`updateDashboard\` to describe the response 415, because it has a request body.",
      ]
    `);
  });

  it('accepts an operation without inputs that describes only the common errors', async () => {
    expect(await lint('error-responses-complete', good)).toEqual([]);
  });

  it('requires 401 only for operations that no anonymous client can call', async () => {
    const responses = "responses: { '200': {}, '429': {}, '500': {} }";
    const source = [
      'openapi: 3.1.0',
      'security: [{ bearer: [] }]',
      'paths:',
      '  /things:',
      `    get: { operationId: listThings, security: [{}, { bearer: [] }], ${responses} }`,
      `    post: { operationId: createThing, ${responses} }`,
      `    delete: { operationId: deleteThings, security: [], ${responses} }`,
    ].join('\n');
    expect(await lint('error-responses-complete', source)).toEqual([
      '#/paths/~1things/post/responses: Expected `createThing` to describe the response 401, because it requires credentials.',
    ]);
  });

  it('requires other errors if configured', async () => {
    const source = "openapi: 3.1.0\npaths: { /health: { get: { operationId: getHealth, responses: { '200': {} } } } }";
    expect(await lint('error-responses-complete', source, { always: ['503'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1health/get/responses: Expected \`getHealth\` to describe the response 503, because every operation can return it.",
      ]
    `);
  });

  it('requires 403 only for operations that exclude a role, if all roles are configured', async () => {
    const responses = "responses: { '200': {}, '401': {}, '429': {}, '500': {} }";
    const source = [
      'openapi: 3.1.0',
      'security: [{ bearer: [] }]',
      'paths:',
      '  /things:',
      `    get: { operationId: listThings, x-roles: [editor, reader], ${responses} }`,
      `    post: { operationId: createThing, x-roles: [editor], ${responses} }`,
    ].join('\n');
    expect(await lint('error-responses-complete', source, { allRoles: ['editor', 'reader'] })).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/responses: Expected \`createThing\` to describe the response 403, because it is restricted to some roles.",
      ]
    `);
  });
});
