import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate.ts';
import { repositoryWith, validFiles } from '../support/repository.ts';

const ITEM_FILE = 'specs/managed/paths/things.item.yaml';
const LIST_FILE = 'specs/managed/paths/things.yaml';

async function parityWith(path: string, from: string, to: string): Promise<string> {
  const text = (validFiles[path] ?? '').replace(from, to);
  return generate('parity', await repositoryWith({ [path]: text }));
}

describe('parity', () => {
  it('lists each operation with its deployments', async () => {
    const table = await parityWith(
      ITEM_FILE,
      'operationId: getThing\n  x-client-method: things.get',
      'operationId: findThing\n  x-client-method: things.find',
    );
    expect(table).toMatchInlineSnapshot(`
      "operation    client method  open source  managed
      createThing  things.create  yes          yes
      getThing     things.get     yes          no
      findThing    things.find    no           yes"
    `);
  });

  it('rejects different client methods', async () => {
    await expect(parityWith(ITEM_FILE, 'things.get', 'things.read')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/managed/paths/things.item.yaml:3: the client method of \`getThing\` is \`things.read\`, but \`things.get\` in the open source deployment (at #/get/x-client-method).]`,
    );
  });

  it('rejects different request bodies', async () => {
    const error = parityWith(LIST_FILE, '$ref: ../../shared/schemas/Thing.yaml', 'type: object');
    await expect(error).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/managed/paths/things.yaml:5: the body of \`createThing\` must be the same as in the open source deployment (at #/post/requestBody).]`,
    );
  });

  it('rejects different query parameters', async () => {
    const extra = 'parameters:\n    - { name: depth, in: query, schema: { type: integer } }';
    await expect(parityWith(ITEM_FILE, 'parameters:', extra)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[SpecError: specs/managed/paths/things.item.yaml:1: the query of \`getThing\` must be the same as in the open source deployment (at #/get).]`,
    );
  });

  it('allows additional path parameters with a client default', async () => {
    const root = await repositoryWith({
      'specs/managed/openapi.yaml': (validFiles['specs/managed/openapi.yaml'] ?? '').replace(
        '/things/{thingId}',
        '/orgs/{orgId}/things/{thingId}',
      ),
      [ITEM_FILE]: (validFiles[ITEM_FILE] ?? '').replace(
        'parameters:',
        'parameters:\n    - { name: orgId, in: path, required: true, schema: { type: string }, x-client-default: true }',
      ),
    });
    expect(await generate('parity', root)).toContain('getThing     things.get     yes          yes');
  });

  const webhookOf = (schema: string) => `
webhooks:
  thingMoved:
    post:
      operationId: deliverThingMoved
      parameters: [{ name: Webhook-Key, in: header, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '${schema}' } } } }
      responses: { '200': { description: Accepted. } }
`;
  const specWithWebhook = (deployment: string, schema: string) => {
    const path = `specs/${deployment}/openapi.yaml`;
    return { [path]: (validFiles[path] ?? '') + webhookOf(schema) };
  };
  const moved = { 'specs/shared/schemas/Moved.yaml': 'type: object\nproperties: { to: { type: string } }\n' };
  const shared = '../shared/schemas/Moved.yaml';

  it('lists each webhook with its deployments', async () => {
    const repository = await repositoryWith({ ...moved, ...specWithWebhook('managed', shared) });
    expect(await generate('parity', repository)).toContain('deliverThingMoved  (webhook)      no           yes');
    const both = await repositoryWith({
      ...moved,
      ...specWithWebhook('managed', shared),
      ...specWithWebhook('open-source', shared),
    });
    expect(await generate('parity', both)).toContain('deliverThingMoved  (webhook)      yes          yes');
  });

  it('rejects different webhook payloads', async () => {
    const root = await repositoryWith({
      ...moved,
      ...specWithWebhook('open-source', shared),
      ...specWithWebhook('managed', '../shared/schemas/Thing.yaml'),
    });
    await expect(generate('parity', root)).rejects.toThrow(
      'the headers and the body of `deliverThingMoved` must be the same as in the open source deployment (at #/webhooks/thingMoved/post).',
    );
  });
});
