import { describe, expect, it } from 'vitest';
import { lint } from '../lint.ts';
import { lintFiles } from '../lint-files.ts';

/** A webhook that violates the rules for operations that apply to webhooks. */
const source = `
openapi: 3.1.0
paths: {}
webhooks:
  alertNotification:
    post:
      operationId: postAlert
      summary: an alert fires.
      tags: [Webhooks, Alerts]
      deprecated: true
      parameters:
        - { name: Delivery-Key, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                firedAt: { type: string, description: Time of the alert., examples: ['2026-01-12T10:00:00Z'] }
                state: { type: string, enum: [ALERT], description: State of the alert. }
                link: { type: string, description: Link to the alert., examples: [https://real.com] }
                origin: { type: object, properties: { id: { type: string } } }
      responses: { 2XX: {}, 3XX: {}, 4XX: {}, 5XX: {} }
`;

describe('a webhook', () => {
  it.each([
    [
      'operation-id-shape',
      [
        '/operationId: Expected the operationId `deliverAlertNotification` for the webhook `alertNotification`, found `postAlert`.',
      ],
    ],
    [
      'summary-style',
      [
        '/summary: Expected a capitalized verb and a noun, found `an alert fires.`.',
        '/summary: Expected a summary without punctuation at the end, found `an alert fires.`.',
      ],
    ],
    ['tag-owned', ['/tags: Expected `postAlert` to have one tag, found 2.']],
    [
      'stability-marked',
      [
        ': Expected `postAlert` to have `x-stability`: `stable` or `beta`.',
        ': Expected `postAlert` to have `x-since`, the version that introduced it.',
      ],
    ],
    [
      'deprecation-complete',
      [
        '/deprecated: Expected the deprecated webhook `postAlert` to have `x-sunset`, a date like `2027-01-31`.',
        '/deprecated: Expected the deprecated webhook `postAlert` to have `x-replacement`, the operationId of its replacement.',
      ],
    ],
    ['request-body-required', ['/requestBody: Expected the request body of `postAlert` to have `required: true`.']],
    [
      'description-quality',
      [
        ': Expected a description of `postAlert`, found none.',
        '/parameters/0: Expected a description of `Delivery-Key`, found none.',
        '/requestBody: Expected a description of `request body`, found none.',
        '/responses/2XX: Expected a description of `response 2XX`, found none.',
        '/responses/3XX: Expected a description of `response 3XX`, found none.',
        '/responses/4XX: Expected a description of `response 4XX`, found none.',
        '/responses/5XX: Expected a description of `response 5XX`, found none.',
        '/requestBody/content/application~1json/schema/properties/origin: Expected a description of `origin`, found none.',
        '/requestBody/content/application~1json/schema/properties/origin/properties/id: Expected a description of `id`, found none.',
      ],
    ],
    [
      'examples-present',
      [
        '/requestBody/content/application~1json: Expected the request body of `postAlert` to have an example.',
        '/parameters/0/schema: Expected `Delivery-Key` to have `examples`.',
        '/requestBody/content/application~1json/schema/properties/origin/properties/id: Expected `id` to have `examples`.',
      ],
    ],
    [
      'examples-realistic',
      [
        '/requestBody/content/application~1json/schema/properties/link/examples/0: Expected a reserved host such as `example.org`, found `real.com`.',
      ],
    ],
    [
      'time-format',
      [
        '/requestBody/content/application~1json/schema/properties/firedAt: Expected the time `firedAt` to have the format `date-time`, `date` or `time`.',
      ],
    ],
    [
      'enum-documented',
      [
        '/requestBody/content/application~1json/schema/properties/state/enum: Expected the description to name every value of the enum in backticks, missing: `ALERT`.',
      ],
    ],
    [
      'no-inline-object',
      [
        '/requestBody/content/application~1json/schema/properties/origin: Expected `origin` to be a `$ref` to a component, found an inline object.',
      ],
    ],
  ])('is checked by %s, like an operation', async (rule, expected) => {
    const messages = await lint(rule, source);
    expect(messages.map((text) => text.replace('#/webhooks/alertNotification/post', ''))).toEqual(expected);
  });

  it.each([
    'string-bounded',
    'client-method-present-and-unique',
    'error-responses-complete',
    'rate-limit-documented',
    'success-envelope',
    'roles-stated',
  ])('is not checked by %s, which applies only to requests of clients and their responses', async (rule) => {
    expect(await lint(rule, source)).toEqual([]);
  });

  it('needs an open schema', async () => {
    expect(await lint('additional-properties-policy', source)).toEqual([]);
    const closed = source.replace('type: object\n', 'type: object\n              additionalProperties: false\n');
    expect(await lint('additional-properties-policy', closed)).toEqual([
      '#/webhooks/alertNotification/post/requestBody/content/application~1json/schema/additionalProperties: Expected an object of a response or webhook to be open, found `additionalProperties: false`. Remove it.',
    ]);
  });

  it('needs a schema that no request of a client uses', async () => {
    const both = `
openapi: 3.1.0
paths:
  /alerts:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Alert' } } } } }
webhooks:
  alertNotification:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Alert' } } } } }
components:
  schemas:
    Alert: { type: object, properties: { id: { type: string } } }
`;
    expect(await lint('request-response-separation', both)).toEqual([
      '#/components/schemas/Alert: Expected separate schemas for requests and responses, found one schema for both.',
    ]);
  });

  it('needs a file with its name', async () => {
    const files = (name: string) => ({
      '/openapi.yaml': `openapi: 3.1.0\npaths: {}\nwebhooks:\n  alertNotification: { $ref: ${name}.yaml }`,
      [`/${name}.yaml`]: 'post: {}',
    });
    expect(await lintFiles('path-file-name', files('alertNotification'))).toEqual([]);
    expect(await lintFiles('path-file-name', files('notification'))).toEqual([
      '/openapi.yaml#/webhooks/alertNotification/$ref: Expected the file name `alertNotification.yaml` for this webhook, found `notification.yaml`.',
    ]);
  });
});
