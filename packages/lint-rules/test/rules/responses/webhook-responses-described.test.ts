import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths: {}
webhooks:
  alertNotification:
    post:
      operationId: deliverAlertNotification
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses:
        '200': { description: Accepted. }
  ping:
    get:
      responses: { 2XX: {}, 3XX: {}, 4XX: {}, 5XX: {} }
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      responses: { '200': {} }
webhooks:
  alertNotification:
    post:
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { 2XX: {}, 3XX: {}, '429': {}, 4XX: {}, 5XX: {} }
`;

describe('webhook-responses-described', () => {
  it('requires a description of each class of responses, and a POST with a body', async () => {
    expect(await lint('webhook-responses-described', bad)).toMatchInlineSnapshot(`
      [
        "#/webhooks/alertNotification/post/responses: Expected \`deliverAlertNotification\` to describe what the service does with a 2XX response.",
        "#/webhooks/alertNotification/post/responses: Expected \`deliverAlertNotification\` to describe what the service does with a 3XX response.",
        "#/webhooks/alertNotification/post/responses: Expected \`deliverAlertNotification\` to describe what the service does with a 4XX response.",
        "#/webhooks/alertNotification/post/responses: Expected \`deliverAlertNotification\` to describe what the service does with a 5XX response.",
        "#/webhooks/ping/get: Expected the method POST for a webhook, found GET.",
        "#/webhooks/ping/get: Expected \`GET ping\` to have a JSON body with a schema.",
      ]
    `);
  });

  it('accepts a webhook with all four classes, and ignores operations', async () => {
    expect(await lint('webhook-responses-described', good)).toEqual([]);
  });

  it('requires other classes if configured', async () => {
    expect(await lint('webhook-responses-described', good, { classes: ['2XX', '410'] })).toMatchInlineSnapshot(`
      [
        "#/webhooks/alertNotification/post/responses: Expected \`POST alertNotification\` to describe what the service does with a 410 response.",
      ]
    `);
  });
});
