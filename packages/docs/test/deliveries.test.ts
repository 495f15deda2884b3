import { createHmac } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { chaptersOf, chapterText } from '../src/chapters/chapter.ts';
import { searchIndex } from '../src/search/search-index.ts';
import { pages } from '../src/site/pages.ts';
import { render } from '../src/site/render.ts';
import { type Api, deployments, readApi } from '../src/spec/api.ts';
import { deliveries } from '../src/spec/delivery.ts';
import type { Document, Parameter } from '../src/spec/openapi.ts';

let apis: Api[];
function guide(api: Api) {
  return chapterText(api, { slug: 'webhook-deliveries', title: 'Webhook deliveries' });
}

beforeAll(async () => {
  apis = await Promise.all(deployments.map(readApi));
});

/** Returns the deliveries of the document with changed webhooks. */
function deliveriesWith({ document, deployment }: Api, webhooks: Document['webhooks']) {
  return deliveries({ ...document, webhooks: webhooks ?? {} }, `@observability-api/${deployment}`);
}

describe('a webhook', () => {
  it('shows the headers of the path item and prefers those of the operation', () => {
    const header = (name: string, description: string): Parameter => {
      return { name, in: 'header', description, schema: { type: 'string' } };
    };
    for (const api of apis) {
      const post = api.document.webhooks?.['alertNotification']?.post;
      if (!post) throw new Error('There is no notification of an alert.');
      const parameters = [header('Delivery-Attempt', 'How often.'), header('delivery-key', 'Of the item.')];
      const changedPost = { ...post, parameters: [header('Delivery-Key', 'Of the operation.')] };
      const [delivery] = deliveriesWith(api, { alertNotification: { parameters, post: changedPost } });
      expect(delivery?.headers.map(({ name, description }) => [name, description])).toEqual([
        ['Delivery-Attempt', 'How often.'],
        ['Delivery-Key', 'Of the operation.'],
      ]);
    }
  });

  it('has samples that respond to an invalid delivery with the code of its error', async () => {
    for (const api of apis) {
      const samples = api.resources.flatMap((resource) => resource.deliveries.map(({ sample }) => sample));
      expect(samples).toHaveLength(2);
      for (const code of [...samples, await guide(api)]) {
        expect(code).toContain('if (!(error instanceof DeliveryError)) throw error;');
        expect(code).toContain('return Response.json({ code: error.code }, { status: error.status });');
      }
    }
  });
});

describe('the chapter about deliveries', () => {
  it('is missing if the spec has no webhooks, like the chapter about receiving webhooks with the client', async () => {
    for (const api of apis) {
      const resources = api.resources.map((resource) => ({ ...resource, deliveries: [] }));
      const withoutWebhooks = { ...api, resources };
      const slugs = (described: Api) => chaptersOf(described).map(({ slug }) => slug);
      expect(slugs(api).filter((slug) => !slugs(withoutWebhooks).includes(slug))).toEqual([
        'webhook-deliveries',
        'client-webhooks',
      ]);
      expect(await searchIndex(withoutWebhooks)).not.toContain('webhook-deliveries');
      const all = await pages([withoutWebhooks]);
      const guides = all.filter(({ path }) => path.endsWith('/webhook-deliveries.html'));
      const [page] = all.filter(({ path }) => path.endsWith('/limits.html'));
      expect([guides, page && render({ page, apis: [withoutWebhooks], paths: new Set(), moved: [] })]).toEqual([
        [],
        expect.not.stringContaining('webhook-deliveries'),
      ]);
    }
  });

  it('lists exactly the variables of templates', async () => {
    for (const api of apis) {
      const input = api.document.components.schemas['GenericWebhookInput']?.properties?.['body'];
      const description = typeof input === 'object' ? (input.description ?? '') : '';
      const names = (text = '') => [...text.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []);
      // The list of variables in the spec ends before `var.<field>`. It also has a schema, a property and two values in backticks.
      const [list] = description.slice(description.indexOf('- `')).split('- `var.');
      const others = ['AlertNotification', 'source', 'firing', 'resolved'];
      const described = names(list).filter((name) => !others.includes(name));
      expect(described).toHaveLength(23);
      const [variables] = (await guide(api)).split('- Variables:')[1]?.split('.') ?? [];
      expect(names(variables).sort()).toEqual(described.sort());
    }
  });

  it('has a function that verifies signatures of the service, with several digests and spaces', async () => {
    const [api] = apis;
    const text = api ? await guide(api) : '';
    const [, code = ''] = /```ts\n([^`]*import \{ createHmac[\s\S]*?)\n```/.exec(text) ?? [];
    const url = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`;
    const { isGenuine } = await import(/* @vite-ignore */ url);
    const seconds = Math.floor(Date.now() / 1000);
    const digest = (seconds: number) => createHmac('sha256', 'a secret').update(`${seconds}.{"a":"ü"}`).digest('hex');
    const other = '0'.repeat(64);
    const genuine = (header: string | undefined, body: string | Uint8Array = '{"a":"ü"}') =>
      isGenuine(header, body, 'a secret');
    for (const header of [
      `t=${seconds},v1=${digest(seconds)}`,
      `t=${seconds}, v1=${other}, v1=${digest(seconds)}, v2=soon`,
      `t=${seconds},v1=${digest(seconds)},v1=${other}`,
    ]) {
      expect(genuine(header)).toBe(true);
      expect(genuine(header, Buffer.from('{"a":"ü"}'))).toBe(true);
      expect(genuine(header, '{"a":"u"}')).toBe(false);
    }
    const old = seconds - 301;
    for (const header of [undefined, '', `t=${old},v1=${digest(old)}`, `t=${seconds},v1=`, `v1=${other}`]) {
      expect(genuine(header)).toBe(false);
    }
  });
});
