import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../src/clients/client-files.ts';
import { deployments, repository } from '../../src/files.ts';
import { schemaFiles } from '../../src/schemas/schema-files.ts';
import { serverFiles } from '../../src/server/server-files.ts';
import { put, repositoryWith } from '../support/repository.ts';
import { apiOf } from '../support/test-api.ts';
import { things } from '../support/things.ts';
import { typeErrorsIn } from '../support/type-errors.ts';

/** Returns a webhook of the spec. `content` contains its parameters and its body. */
function webhook(name: string, id: string, content: string) {
  return `
  ${name}:
    post:
      operationId: ${id}
      summary: Send a notification about a thing
      description: Posted when a thing is moved.
      x-stability: beta
      x-since: 1.2.0
      ${content}
      responses: { '200': { description: Accepted. } }
`;
}

const moved = `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ThingMoved' } } } }`;
const header = `parameters: [{ name: Webhook-Key, in: header, schema: { type: string } }]`;
const schema = `    ThingMoved: { type: object, required: [kind], properties: { kind: { $ref: '#/components/schemas/Kind' } } }\n`;

/** Returns the spec of things with webhooks. */
function spec(webhooks: string) {
  return `${things}${schema}webhooks:${webhooks}`;
}

const api = apiOf(spec(webhook('thingMoved', 'deliverThingMoved', `${header}\n      ${moved}`)));

describe('a webhook of the spec', () => {
  it('generates its payload type, nested types and a parser', () => {
    const text = clientFiles(api, '').get('webhooks.ts') ?? '';
    expect(text.split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
      "import { createDeliveryParser, type DeliveryParser } from '@observability-api/client-core/webhooks';
      import { ThingMoved } from '@observability-api/schemas/thing-moved';

      export type { ThingMoved };
      export type { Kind } from '@observability-api/schemas/kind';

      /** The payload of each webhook of the open-source deployment. */
      export interface Payloads {
        /**
         * Send a notification about a thing.
         *
         * Posted when a thing is moved.
         *
         * Beta since 1.2.0.
         */
        thingMoved: ThingMoved;
      }

      /** Verifies the signature of a delivery and parses its body. */
      export const parseDelivery: DeliveryParser<Payloads, 'thingMoved'> = /* @__PURE__ */ createDeliveryParser(
      {
        thingMoved: ThingMoved,
      }, 'thingMoved');
      "
    `);
  });

  it('has an open payload, so that properties of later versions are accepted', () => {
    const text = schemaFiles([api]).get('thing-moved.ts') ?? '';
    expect(text).toContain("'response', isThingMoved");
    expect(text).toContain('export interface ThingMoved {');
  });

  it('may share a schema with requests: closed for callers, open for receivers', () => {
    const both = `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ThingInput' } } } }`;
    const sent = schemaFiles([apiOf(spec(webhook('thingMoved', 'deliverThingMoved', both)))]);
    expect(sent.get('bidirectional/thing-input.ts')).toContain("'both', isThingInput");
    expect(schemaFiles([apiOf(things)]).get('thing-input.ts')).toContain("'request', isThingInput");
  });

  it('generates no operation of the clients or the service', () => {
    expect(clientFiles(api, '').get('operations.ts')).not.toContain('ThingMoved');
    expect(serverFiles([api], [{ paths: {}, components: {} } as never]).get('open-source.ts')).not.toContain(
      'ThingMoved',
    );
  });
});

it('a spec without webhooks generates a module with which `webhooks.ts` of each client compiles', async () => {
  const module = clientFiles(apiOf(things), '').get('webhooks.ts') ?? '';
  expect(module).toContain('The open-source deployment has no webhooks.');
  const root = await repositoryWith();
  for (const name of deployments) {
    const folder = `packages/${name}/src`;
    await put(root, `${folder}/webhooks.ts`, await readFile(join(repository, folder, 'webhooks.ts'), 'utf8'));
    await put(root, `${folder}/generated/webhooks.ts`, module);
  }
  await symlink(join(repository, 'packages/open-source/node_modules'), join(root, 'node_modules'));
  expect(await typeErrorsIn(root, 'packages', { lib: ['es2023', 'dom'] })).toBe('');
});

describe('an invalid webhook is rejected', () => {
  it.each([
    [
      'with an operationId that is not `deliver` and its name',
      webhook('thingMoved', 'thingMoved', moved),
      'needs the `operationId` `deliverThingMoved`',
    ],
    [
      'with a name that is not a property name',
      webhook('thing-moved', 'deliverThingMoved', moved),
      'needs a name like `alertNotification`',
    ],
    ['without a body', webhook('thingMoved', 'deliverThingMoved', 'tags: []'), 'needs a request body'],
    [
      'with a body without a named schema',
      webhook(
        'thingMoved',
        'deliverThingMoved',
        'requestBody: { content: { application/json: { schema: { type: object } } } }',
      ),
      'needs a request body with a named schema: expected a `$ref`',
    ],
    [
      'with a body in another media type',
      webhook('thingMoved', 'deliverThingMoved', 'requestBody: { content: { text/plain: {} } }'),
      'needs a request body with a schema for application/json',
    ],
    [
      'with a query parameter',
      webhook(
        'thingMoved',
        'deliverThingMoved',
        `parameters: [{ name: a, in: query, schema: { type: string } }]\n      ${moved}`,
      ),
      'supports only header parameters, received `a`',
    ],
    [
      'with a method other than POST',
      webhook('thingMoved', 'deliverThingMoved', moved).replace('post:', 'put:'),
      'needs `post` and no other method',
    ],
  ])('%s', (_, webhook, message) => {
    expect(() => apiOf(spec(webhook))).toThrow(message);
  });

  it('with the operationId of an operation', () => {
    const taken = spec(webhook('thingMoved', 'deliverThingMoved', moved)).replace(
      'operationId: getPart',
      'operationId: deliverThingMoved',
    );
    expect(() => apiOf(taken)).toThrow('the operationId `deliverThingMoved` is used twice');
  });
});
