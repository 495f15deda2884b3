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
          content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } }
    post:
      operationId: createDashboard
      responses:
        '200':
          content: { application/json: { schema: { type: object, properties: { data: { type: object } } } } }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards/{dashboardId}:
    get:
      responses:
        '200':
          content:
            application/json: { schema: { type: object, required: [data], properties: { data: { type: object } } } }
    delete:
      responses:
        '200':
          content: { application/json: { schema: { type: object } } }
`;

describe('success-envelope', () => {
  it('requires an envelope around the payload', async () => {
    expect(await lint('success-envelope', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get/responses/200/content/application~1json/schema: Expected the response envelope of \`listDashboards\` to require \`data\` or \`result\` or \`items\`.",
        "#/paths/~1dashboards/post/responses/200/content/application~1json/schema: Expected the response envelope of \`createDashboard\` to require \`data\` or \`result\` or \`items\`.",
      ]
    `);
  });

  it('accepts an envelope with the payload, and a delete without it', async () => {
    expect(await lint('success-envelope', good)).toEqual([]);
  });

  it('requires further configured properties on a delete, but no payload', async () => {
    const source = `
openapi: 3.1.0
paths:
  /keys:
    delete:
      operationId: deleteKeys
      responses:
        '200':
          content: { application/json: { schema: { type: object, required: [status] } } }
`;
    const options = { payload: ['result'], required: ['status', 'requestId'] };
    expect(await lint('success-envelope', source, options)).toMatchInlineSnapshot(`
      [
        "#/paths/~1keys/delete/responses/200/content/application~1json/schema: Expected the response envelope of \`deleteKeys\` to require \`requestId\`.",
      ]
    `);
  });
});
