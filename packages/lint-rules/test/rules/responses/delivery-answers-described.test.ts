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
        '200': { description: Taken. }
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

describe('delivery-answers-described', () => {
  it('asks what the service does with each class of answers, and for a POST with a body', async () => {
    expect(await lint('delivery-answers-described', bad)).toMatchInlineSnapshot(`
      [
        "#/webhooks/alertNotification/post/responses: \`deliverAlertNotification\` may be answered with any status: it needs a response 2XX.",
        "#/webhooks/alertNotification/post/responses: \`deliverAlertNotification\` may be answered with any status: it needs a response 3XX.",
        "#/webhooks/alertNotification/post/responses: \`deliverAlertNotification\` may be answered with any status: it needs a response 4XX.",
        "#/webhooks/alertNotification/post/responses: \`deliverAlertNotification\` may be answered with any status: it needs a response 5XX.",
        "#/webhooks/ping/get: Expected a webhook to be a POST, found GET.",
        "#/webhooks/ping/get: \`GET ping\` needs a JSON body with a schema.",
      ]
    `);
  });

  it('takes a webhook that says all four, and asks nothing of an operation', async () => {
    expect(await lint('delivery-answers-described', good)).toEqual([]);
  });

  it('asks for other classes where they are configured', async () => {
    expect(await lint('delivery-answers-described', good, { classes: ['2XX', '410'] })).toMatchInlineSnapshot(`
      [
        "#/webhooks/alertNotification/post/responses: \`POST alertNotification\` may be answered with any status: it needs a response 410.",
      ]
    `);
  });
});
