import { describe, expect, it } from 'vitest';
import { clientFiles } from '../src/client.ts';
import { schemaFiles } from '../src/schemas.ts';
import { serverFiles } from '../src/server.ts';
import { apiOf } from './support/api.ts';
import { things } from './support/things.ts';

const delivery = (name: string, id: string, rest: string) => `
  ${name}:
    post:
      operationId: ${id}
      summary: Tell of a thing
      description: Posted when a thing is moved.
      x-stability: beta
      x-since: 1.2.0
      ${rest}
      responses: { '200': { description: Taken. } }
`;
const moved = `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ThingMoved' } } } }`;
const header = `parameters: [{ name: Delivery-Key, in: header, schema: { type: string } }]`;
const schema = `    ThingMoved: { type: object, required: [kind], properties: { kind: { $ref: '#/components/schemas/Kind' } } }\n`;
const spec = (webhooks: string) => `${things}${schema}webhooks:${webhooks}`;
const api = apiOf(spec(delivery('thingMoved', 'deliverThingMoved', `${header}\n      ${moved}`)));
const told = (webhook: string) => () => apiOf(spec(webhook));

describe('a webhook of the spec', () => {
  it('gives receivers the type and the validator of what it sends', () => {
    const text = clientFiles(api, '').get('webhooks.ts') ?? '';
    expect(text.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
      "import type { PayloadSchema } from '@observability-api/client-core/webhooks';
      import { ThingMoved } from '@observability-api/schemas/thing-moved';

      export type { ThingMoved };

      /** What each webhook of the open-source deployment sends. */
      export interface Payloads {
        /**
         * Tell of a thing.
         *
         * Posted when a thing is moved.
         *
         * Beta since 1.2.0.
         */
        thingMoved: ThingMoved;
      }

      /** The webhook that is meant where none is named. */
      export const defaultWebhook = 'thingMoved';

      /** The validators of what the webhooks send. */
      export const payloads: { readonly [Webhook in keyof Payloads]: PayloadSchema<Payloads[Webhook]> } = {
        thingMoved: ThingMoved,
      };
      "
    `);
  });

  it('leaves receivers without any where there is none', () => {
    expect(clientFiles(apiOf(things), '').get('webhooks.ts')).toContain('export {};');
  });

  it('sends what is read as an answer is: properties of later versions pass', () => {
    const text = schemaFiles([api]).get('thing-moved.ts') ?? '';
    expect(text).toContain("'response', isThingMoved");
    expect(text).toContain('export interface ThingMoved {');
  });

  it('is no operation of clients and service', () => {
    expect(clientFiles(api, '').get('operations.ts')).not.toContain('ThingMoved');
    expect(serverFiles([api], [{} as never]).get('open-source.ts')).not.toContain('ThingMoved');
  });
});

describe('a webhook that no receiver can be made of is refused', () => {
  it.each([
    [
      'of another name than its operationId',
      delivery('thingMoved', 'thingMoved', moved),
      'needs the `operationId` `deliverThingMoved`',
    ],
    [
      'with a name that is none of a property',
      delivery('thing-moved', 'deliverThingMoved', moved),
      'needs a name like `alertNotification`',
    ],
    ['without a body', delivery('thingMoved', 'deliverThingMoved', 'tags: []'), 'needs a request body'],
    [
      'with a body that has no name',
      delivery(
        'thingMoved',
        'deliverThingMoved',
        'requestBody: { content: { application/json: { schema: { type: object } } } }',
      ),
      'needs a body with a schema of its own: expected a `$ref`',
    ],
    [
      'with a body in another format',
      delivery('thingMoved', 'deliverThingMoved', 'requestBody: { content: { text/plain: {} } }'),
      'needs a request body with a schema for application/json',
    ],
    [
      'with a query',
      delivery(
        'thingMoved',
        'deliverThingMoved',
        `parameters: [{ name: a, in: query, schema: { type: string } }]\n      ${moved}`,
      ),
      'takes no parameters but headers, received `a`',
    ],
    [
      'that is no POST',
      delivery('thingMoved', 'deliverThingMoved', moved).replace('post:', 'put:'),
      'needs `post` and no other method',
    ],
  ])('%s', (_, webhook, sentence) => {
    expect(told(webhook)).toThrow(sentence);
  });

  it('with the operationId of an operation', () => {
    const taken = spec(delivery('thingMoved', 'deliverThingMoved', moved)).replace(
      'operationId: getPart',
      'operationId: deliverThingMoved',
    );
    expect(() => apiOf(taken)).toThrow('the operationId `deliverThingMoved` is used twice');
  });
});
