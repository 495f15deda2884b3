import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../src/parts/samples.tsx';
import { lostLinks, permalinksText, releasedLinks } from '../src/site/permalinks.ts';
import { readRedirects } from '../src/site/redirects.ts';
import { reference } from '../src/site/reference.ts';
import { type Api, deployments, readApi } from '../src/spec/api.ts';
import { statusName } from '../src/spec/error-advice.ts';
import { highlight } from '../src/text/highlight.ts';
import { escapeHtml } from '../src/text/html.ts';
import { builtSite, idsOf, pagesOf } from './support/built-site.ts';

let files: Map<string, string>;
let pages: [path: string, html: string][];
let apis: Api[];

beforeAll(async () => {
  files = await builtSite();
  pages = pagesOf(files);
  apis = await Promise.all(deployments.map(readApi));
});

describe('the built reference', () => {
  it('is byte-identical when built again', async () => {
    const rebuilt = await reference();
    const changed = [...rebuilt].filter(([path, content]) => files.get(path) !== content).map(([path]) => path);
    expect(changed).toEqual([]);
  });

  it('tells whether unknown properties of a schema are rejected or ignored', () => {
    for (const { deployment } of apis) {
      const textOf = (name: string) =>
        /class="muted unknown">([^<]*)</.exec(files.get(`${deployment}/schemas/${name}.html`) ?? '')?.[1];
      for (const name of ['AlertInput', 'SourceInput', 'WebhookInput']) {
        expect(textOf(name)).toBe('A request with unknown properties is rejected with 400.');
      }
      for (const name of ['Alert', 'Source', 'AlertNotification']) {
        expect(textOf(name)).toBe('Later versions can add properties. Ignore unknown properties.');
      }
      expect(textOf('LineConfig')).toBe(
        'A request with unknown properties is rejected with 400. Later versions can add properties to responses: ignore unknown ones.',
      );
    }
  });

  it('has no page over 40 kB with its styles, scripts and icon, compressed', () => {
    const size = (content = '') => gzipSync(content).length;
    const shared = ['site.css', 'early.js', 'site.js', 'icon.svg'].map((name) => size(files.get(`assets/${name}`)));
    const common = shared.reduce((sum, bytes) => sum + bytes, 0);
    const weights = pages
      .map(([path, html]) => ({ path, bytes: size(html) + common }))
      .toSorted((a, b) => b.bytes - a.bytes);
    console.info(`heaviest: ${weights[0]?.path}, ${weights[0]?.bytes} bytes; styles, scripts and icon: ${common}`);
    expect(weights.filter(({ bytes }) => bytes > 40_000)).toEqual([]);
  });

  it('has no inline styles or scripts', () => {
    const inline = pages.filter(([, html]) => /<style|\sstyle="|\son\w+="|<script(?![^>]*\ssrc=)/.test(html));
    expect(inline.map(([path]) => path)).toEqual([]);
  });

  it('loads nothing from another origin', () => {
    const foreign = pages.flatMap(([, html]) => [
      ...html.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(https?:[^"]+)"/g),
    ]);
    expect(foreign).toEqual([]);
  });

  it('shows only pictures that exist', () => {
    const missing = pages.flatMap(([page, html]) =>
      [...html.matchAll(/<img[^>]+src="([^"]+)"/g)]
        .map(([, source = '']) => posix.normalize(posix.join(posix.dirname(page), source)))
        .filter((path) => page !== '404.html' && !files.has(path)),
    );
    expect(missing).toEqual([]);
  });

  it('has no duplicate ids on a page', () => {
    const withDuplicates = pages.flatMap(([path, html]) => {
      const ids = idsOf(html);
      return ids.length === new Set(ids).size ? [] : [path];
    });
    expect(withDuplicates).toEqual([]);
  });
});

describe('links', () => {
  const targetOf = (page: string, link: string) => {
    const [path = '', anchor] = link.split('#', 2);
    return { path: path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path)), anchor };
  };

  it('lead to existing pages and anchors', () => {
    const ids = new Map([...files].map(([path, content]) => [path, new Set(idsOf(content))]));
    const dead = pages.flatMap(([page, html]) =>
      [...html.matchAll(/\shref="([^"]*)"/g)].flatMap(([, link = '']) => {
        if (/^https?:/.test(link) || (page === '404.html' && link === '/docs/')) return [];
        const { path, anchor } = targetOf(page, link.replaceAll('&amp;', '&'));
        const exists = files.has(path) && (anchor === undefined || ids.get(path)?.has(anchor));
        return exists ? [] : [`${page}: ${link}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('of the Markdown versions and of llms.txt lead to existing files', () => {
    const texts = [...files].filter(([path]) => path.endsWith('.md') || path === 'llms.txt');
    const dead = texts.flatMap(([page, text]) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) =>
        /^https?:/.test(link) || files.has(targetOf(page, link).path) ? [] : [`${page}: ${link}`],
      ),
    );
    expect(dead).toEqual([]);
  });

  it('of released versions still exist, and remain in the list of permalinks', async () => {
    const moved = ['managed/bells.html', 'managed/gongs.html'];
    const released = ['managed/alerts.html#createAlert', ...moved, 'managed/alerts.html#ring'];
    const redirects = { 'managed/bells.html': 'managed/alerts.html', 'managed/gongs.html': 'managed/gone.html' };
    expect(lostLinks(released, files, redirects)).toEqual(['managed/gongs.html', 'managed/alerts.html#ring']);
    expect(lostLinks(await releasedLinks(), files, await readRedirects())).toEqual([]);
    const lines = permalinksText(released, files).split('\n');
    expect(lines).toEqual(expect.arrayContaining([...released, 'index.html', 'open-source/alerts.html#createAlert']));
    expect(lines.filter((line) => line === released[0])).toHaveLength(1);
  });
});

describe('every operation', () => {
  it('is readable without JavaScript: summary, path, fields, errors, and a sample in each language', () => {
    for (const { deployment, resources } of apis) {
      for (const { slug, operations } of resources) {
        const html = files.get(`${deployment}/${slug}.html`) ?? '';
        for (const { id, summary, path, parameters, body, errors, samples } of operations) {
          expect(html).toContain(`<h2 id="${id}">${summary}`);
          expect(html).toContain(escapeHtml(path));
          for (const { anchor } of [...parameters, ...(body?.shape?.fields ?? [])])
            expect(html).toContain(`id="${anchor}"`);
          for (const { status } of errors) expect(html).toContain(`<span class="status">${status}</span>`);
          expect(Object.keys(samples)).toEqual(languages.map(({ label }) => label));
          for (const [language, code] of Object.entries(samples)) {
            const { fence = '' } = languages.find(({ label }) => label === language) ?? {};
            expect(html, `${id} in ${language}`).toContain(highlight(code.trimEnd(), fence));
          }
        }
      }
    }
  });

  it('has specific advice for each of its errors, and no other status has advice', () => {
    const html = pages.map(([, content]) => content).join('');
    expect(html).toContain('What to do:');
    expect(html).not.toContain('Read the message of the error.');
    const operations = apis.flatMap(({ resources }) => resources.flatMap((resource) => resource.operations));
    const documented = new Set(operations.flatMap(({ errors }) => errors.map(({ status }) => status)));
    const all = Array.from({ length: 200 }, (_, index) => `${400 + index}`);
    expect(all.filter((status) => statusName(status) !== `Status ${status}`)).toEqual([...documented].toSorted());
  });

  it('is in the Markdown version with the same samples', () => {
    for (const { deployment, resources } of apis) {
      for (const { slug, operations } of resources) {
        const text = files.get(`${deployment}/${slug}.md`) ?? '';
        for (const { path, method, samples } of operations) {
          expect(text).toContain(`\`${method} ${path}\``);
          for (const code of Object.values(samples)) expect(text).toContain(code.trimEnd());
        }
      }
    }
  });
});

describe('a webhook', () => {
  it('has a section with headers, fields, responses and a receiver', () => {
    for (const { deployment, resources } of apis) {
      for (const { slug, deliveries } of resources) {
        const html = files.get(`${deployment}/${slug}.html`) ?? '';
        for (const { id, summary, headers, body, responses, sample } of deliveries) {
          expect(html).toContain(`<h2 id="${id}">${summary}`);
          for (const { anchor } of [...headers, ...(body.shape?.fields ?? [])])
            expect(html).toContain(`id="${anchor}"`);
          for (const { status } of responses) expect(html).toMatch(new RegExp(`class="status( ok)?">${status}<`));
          expect(html).toContain(highlight(sample, 'ts'));
        }
      }
    }
    const named = apis.map(({ resources }) =>
      resources.flatMap(({ deliveries }) => deliveries.map(({ name }) => name)),
    );
    expect(named).toEqual([
      ['alertNotification', 'slackNotification'],
      ['alertNotification', 'slackNotification'],
    ]);
  });

  it('is in the Markdown version, in the search, and on the pages of its schemas', () => {
    for (const { deployment } of apis) {
      const markdownVersion = files.get(`${deployment}/webhooks.md`) ?? '';
      expect(markdownVersion).toContain('## Send an alert notification\n\nSent by the service');
      expect(markdownVersion).toContain('### Responses\n\n- 2XX: Any status');
      expect(markdownVersion).toContain(`from '@observability-api/${deployment}/webhooks'`);
      expect(files.get(`assets/search-${deployment}.js`)).toContain('webhooks.html#deliverAlertNotification');
      expect(files.get(`${deployment}/schemas/AlertNotification.html`)).toContain(
        'href="../webhooks.html#deliverAlertNotification"',
      );
    }
  });

  it('fills the placeholders of its chapter with fields, an example and responses', () => {
    for (const { deployment, document } of apis) {
      const guide = files.get(`${deployment}/webhook-deliveries.md`) ?? '';
      const fields = Object.keys(document.components.schemas['AlertNotification']?.properties ?? {});
      for (const name of fields) expect(guide).toContain(`| \`${name}\` |`);
      expect(guide).toContain('"startTime": 1768208400000');
      expect(guide).toContain('| 3XX | Redirects are not followed');
      expect(guide).not.toMatch(/\{\{(delivery|deliveries|responses|deployment)\}\}/);
    }
  });
});

describe('for machines', () => {
  it('every page links to its Markdown version', () => {
    const without = pages.filter(([path, html]) => {
      const markdownVersion = path.replace(/\.html$/, '.md');
      return path !== '404.html' && !(files.has(markdownVersion) && html.includes('type="text/markdown"'));
    });
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('llms.txt lists every page except the landing page, and the files that contain these pages with their schemas', () => {
    const short = files.get('llms.txt') ?? '';
    const markdownPages = [...files].filter(([path]) => path.endsWith('.md') && path !== 'index.md');
    expect(markdownPages.filter(([path]) => !short.includes(`(${path})`)).map(([path]) => path)).toEqual([]);
    const full = [...files].filter(([path]) => path.startsWith('llms/'));
    expect(full.filter(([path]) => !short.includes(`(${path})`))).toEqual([]);
    const all = full.map(([, text]) => text).join('');
    const missing = markdownPages.filter(
      ([path, text]) => !path.endsWith('/schemas.md') && !all.includes(text.trimEnd()),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
    const dashboards = files.get('llms/managed/dashboards.txt') ?? '';
    expect(dashboards).toContain('# Dashboards (Managed)');
    expect(dashboards).toContain('# TileInput');
    expect(dashboards).not.toContain('# ApiKeyInput');
  });

  it('the OpenAPI files are the bundled specs', () => {
    for (const { deployment, files: bundle } of apis) {
      expect(files.get(`openapi/${deployment}.json`)).toBe(bundle.json);
      expect(files.get(`openapi/${deployment}.yaml`)).toBe(bundle.yaml);
    }
  });
});
