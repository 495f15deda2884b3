import { describe, expect, it } from 'vitest';
import { changes } from '../src/chapters/changes.ts';
import { resourcePage } from '../src/pages/resource-page.tsx';
import { render } from '../src/site/render.ts';
import { type Api, deployments, readApi } from '../src/spec/api.ts';
import { deliveries } from '../src/spec/delivery.ts';
import type { OperationObject } from '../src/spec/openapi.ts';
import { operations } from '../src/spec/operation.ts';

/** Returns the API with `getSource` and a webhook deprecated in favor of `replacement`. */
function withDeprecation(api: Api, replacement: string | undefined): Api {
  const deprecate = (object: OperationObject): OperationObject => {
    const { deprecated: _, 'x-sunset': __, 'x-replacement': ___, ...plain } = object;
    if (!['getSource', 'deliverSlackNotification'].includes(object.operationId)) return plain;
    const changed = { ...plain, deprecated: true, 'x-sunset': '2027-06-30' };
    return replacement === undefined ? changed : { ...changed, 'x-replacement': replacement };
  };
  const deprecateIn = <Item extends object>(items: Readonly<Record<string, Item>>): Record<string, Item> => {
    const inItem = (item: Item) =>
      Object.entries(item).map(([key, part]) => [key, isOperation(part) ? deprecate(part) : part]);
    return Object.fromEntries(Object.entries(items).map(([path, item]) => [path, Object.fromEntries(inItem(item))]));
  };
  const { paths, webhooks = {} } = api.document;
  const document = { ...api.document, paths: deprecateIn(paths), webhooks: deprecateIn(webhooks) };
  const [all, sent] = [operations(document), deliveries(document, `@observability-api/${api.deployment}`)];
  const resources = api.resources.map((resource) => ({
    ...resource,
    operations: all.filter(({ tag }) => tag === resource.name),
    deliveries: sent.filter(({ tag }) => tag === resource.name),
  }));
  return { ...api, document, resources };
}

function isOperation(part: object): part is OperationObject {
  return 'operationId' in part;
}

/** Returns the badges on the page of a resource as HTML, and the page as Markdown. */
function pageOf(api: Api, slug: string): { badges: string; markdown: string } {
  const resource = api.resources.find((candidate) => candidate.slug === slug);
  if (!resource) throw new Error(`There is no page ${slug}.`);
  const page = resourcePage(api, resource);
  const html = render({ page, apis: [api], paths: new Set(), moved: [] });
  const badges = [...html.matchAll(/<p class="badges">(.*?)<\/p>/gs)].map(([, badge]) => badge);
  return { badges: badges.join('\n'), markdown: page.markdown };
}

describe.each(deployments)('a deprecated operation in the %s deployment', (deployment) => {
  it('shows the sunset date and links to the replacement', async () => {
    const api = withDeprecation(await readApi(deployment), 'listAlerts');
    const badge = '<span class="badge deprecated">deprecated, available until 2027-06-30</span>';
    const link = '<a href="alerts.html#listAlerts">List alerts</a>';
    const words = 'deprecated, available until 2027-06-30; use [List alerts](alerts.html#listAlerts) instead';
    for (const slug of ['sources', 'webhooks']) {
      const { badges, markdown } = pageOf(api, slug);
      expect(badges).toContain(`${badge}<span class="muted">use ${link} instead</span>`);
      expect(badges.split('badge deprecated')).toHaveLength(2);
      expect(markdown).toMatch(/This (operation|webhook) is/);
      expect(markdown).toContain(` is ${words}.`);
    }
    expect(await changes(api)).toContain(`| [Get a source](sources.html#getSource) | ${words} |`);
  });

  it('links to replacements on the same page and to webhooks', async () => {
    const api = await readApi(deployment);
    expect(pageOf(withDeprecation(api, 'listSources'), 'sources').badges).toContain(
      'use <a href="#listSources">List sources</a>',
    );
    expect(pageOf(withDeprecation(api, 'deliverAlertNotification'), 'sources').badges).toContain(
      'use <a href="webhooks.html#deliverAlertNotification">Send an alert notification</a>',
    );
  });

  it('can have no replacement', async () => {
    const { badges, markdown } = pageOf(withDeprecation(await readApi(deployment), undefined), 'sources');
    expect(badges).toContain('deprecated, available until 2027-06-30</span><span class="muted">');
    expect(markdown).toContain('This operation is deprecated, available until 2027-06-30. ');
  });
});
