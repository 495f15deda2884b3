import { describe, expect, it } from 'vitest';
import { lint } from '../lint.ts';
import { lintFiles } from '../lint-files.ts';

/** A webhook with every fault that a rule of operations finds in one. */
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
                firedAt: { type: string, description: When it fired., examples: ['2026-01-12T10:00:00Z'] }
                state: { type: string, enum: [ALERT], description: What it is. }
                link: { type: string, description: A link to it., examples: [https://real.com] }
                origin: { type: object, properties: { id: { type: string } } }
      responses: { 2XX: {}, 3XX: {}, 4XX: {}, 5XX: {} }
`;

describe('a webhook is held to what an operation is held to', () => {
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
        '/summary: Expected a capitalised verb and a noun, found `an alert fires.`.',
        '/summary: Expected no full stop at the end of a summary.',
      ],
    ],
    ['tag-owned', ['/tags: `postAlert` needs one tag, found 2.']],
    [
      'stability-marked',
      [
        ': `postAlert` needs `x-stability`: `stable` or `beta`.',
        ': `postAlert` needs `x-since`, the version that brought it.',
      ],
    ],
    [
      'deprecation-complete',
      [
        '/deprecated: `postAlert` is deprecated and needs `x-sunset`, a day like `2027-01-31`.',
        '/deprecated: `postAlert` is deprecated and needs `x-replacement`, the operationId of what stands in for it.',
      ],
    ],
    ['request-body-required', ['/requestBody: `postAlert` needs `required: true` on its request body.']],
    [
      'description-quality',
      [
        ': The description of `postAlert` is missing.',
        '/parameters/0: The description of `Delivery-Key` is missing.',
        '/requestBody: The description of `request body` is missing.',
        '/responses/2XX: The description of `response 2XX` is missing.',
        '/responses/3XX: The description of `response 3XX` is missing.',
        '/responses/4XX: The description of `response 4XX` is missing.',
        '/responses/5XX: The description of `response 5XX` is missing.',
        '/requestBody/content/application~1json/schema/properties/origin: The description of `origin` is missing.',
        '/requestBody/content/application~1json/schema/properties/origin/properties/id: The description of `id` is missing.',
      ],
    ],
    [
      'examples-present',
      [
        '/requestBody/content/application~1json: The body of `postAlert` needs an example.',
        '/parameters/0/schema: `Delivery-Key` needs `examples`.',
        '/requestBody/content/application~1json/schema/properties/origin/properties/id: `id` needs `examples`.',
      ],
    ],
    [
      'examples-realistic',
      [
        '/requestBody/content/application~1json/schema/properties/link/examples/0: Expected a host below `example.org`, found `real.com`.',
      ],
    ],
    [
      'time-format',
      [
        '/requestBody/content/application~1json/schema/properties/firedAt: `firedAt` is a time: it needs `format: date-time`.',
      ],
    ],
    [
      'enum-documented',
      [
        '/requestBody/content/application~1json/schema/properties/state/enum: The description needs to say what each of these means: `ALERT`.',
      ],
    ],
    [
      'no-inline-object',
      [
        '/requestBody/content/application~1json/schema/properties/origin: `origin` needs to be a `$ref` to a component, found an object in place.',
      ],
    ],
  ])('by %s', async (rule, expected) => {
    const found = await lint(rule, source);
    expect(found.map((text) => text.replace('#/webhooks/alertNotification/post', ''))).toEqual(expected);
  });

  it.each([
    'string-bounded',
    'additional-properties-policy',
    'client-method-present-and-unique',
    'error-responses-complete',
    'rate-limit-documented',
    'success-envelope',
    'roles-stated',
  ])('and not by %s, which is about what callers send and are answered', async (rule) => {
    expect(await lint(rule, source)).toEqual([]);
  });

  it('has a payload that nothing else sends', async () => {
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
      '#/components/schemas/Alert: Expected one schema for what is sent and another for what is received.',
    ]);
  });

  it('gives its file its name', async () => {
    const files = (name: string) => ({
      '/openapi.yaml': `openapi: 3.1.0\npaths: {}\nwebhooks:\n  alertNotification: { $ref: ${name}.yaml }`,
      [`/${name}.yaml`]: 'post: {}',
    });
    expect(await lintFiles('path-file-name', files('alertNotification'))).toEqual([]);
    expect(await lintFiles('path-file-name', files('notification'))).toEqual([
      '/openapi.yaml#/webhooks/alertNotification/$ref: Expected a file like `alertNotification.yaml` for this webhook, found `notification.yaml`.',
    ]);
  });

  it('may have a header of the name of a parameter, in a file that says whose it is', async () => {
    const files = (name: string) => ({
      '/openapi.yaml': `openapi: 3.1.0\npaths: { /a: { get: { parameters: [{ $ref: ${name}.yaml }] } } }`,
      [`/${name}.yaml`]: '{ name: Idempotency-Key, in: header }',
    });
    expect(await lintFiles('component-file-name', files('deliveryIdempotencyKey'))).toEqual([]);
    expect(await lintFiles('component-file-name', files('deliveryKey'))).toHaveLength(1);
  });
});
