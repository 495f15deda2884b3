import { hasChromium, launch, openPage } from '@observability-api/docs/chromium';
import { type RunningServer, startServer } from '@observability-api/server';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, type Deployment, fixturesOf } from '../src/fixtures.ts';
import { readSamples } from '../src/reference.ts';

const hasBrowser = hasChromium('tests of the call form');

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  if (!hasBrowser) return;
  [server, browser] = await Promise.all([
    startServer({ port: 0, dataDir: ':memory:', rateLimit: 'off', logLevel: 'silent' }),
    launch(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Types into the field with this label. */
async function fill(page: Page, operation: string, label: string, value: string): Promise<void> {
  const inputs = await page.$$(`[data-operation="${operation}"] .try label`);
  for (const field of inputs) {
    if ((await field.evaluate(({ textContent }) => textContent)) !== label) continue;
    const id = await field.evaluate((element) => element.getAttribute('for'));
    await page.$eval(`#${id}`, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type(`#${id}`, value);
    return;
  }
  throw new Error(`There is no field ${label}.`);
}

/** Opens the form of an operation. */
async function openForm(page: Page, operation: string): Promise<void> {
  await page.waitForSelector(`[data-operation="${operation}"] .try`);
  // The layout above the section changes while it scrolls into view, so a click at a position can miss it.
  await page.$eval(`[data-operation="${operation}"] .try summary`, (summary) => (summary as HTMLElement).click());
  await page.waitForSelector(`[data-operation="${operation}"] .try form`);
}

async function submit(page: Page, operation: string): Promise<string> {
  const form = `[data-operation="${operation}"] .try form`;
  await page.$eval(`${form} > button`, (button) => (button as HTMLElement).click());
  await page.waitForSelector(`${form} figure.code figcaption`);
  return page.$eval(`${form} figure.code`, ({ textContent }) => textContent ?? '');
}

const samples = await readSamples();
const deployments: readonly Deployment[] = ['open-source', 'managed'];

const resources =
  /\/(dashboards|alerts|charts|sources|saved-searches|search|connections|webhooks|keys|pipes|organizations|services|team)\.html$/;

/** Returns the pages of operations. */
async function pagesOfOperations(page: Page, deployment: Deployment): Promise<readonly string[]> {
  await page.goto(`${server.url}/docs/${deployment}/index.html`);
  const pages = await page.$$eval('#menu a', (links) => links.map(({ href }) => href.split('#')[0] ?? ''));
  return [...new Set(pages)].filter((url) => resources.test(url));
}

/** Returns the operations of the open page. */
function operationsOf(page: Page): Promise<readonly string[]> {
  return page.$$eval('[data-operation]', (elements) =>
    elements.map((element) => element.getAttribute('data-operation') ?? ''),
  );
}

describe.skipIf(!hasBrowser).each(deployments)('the forms of %s', (deployment) => {
  it('succeed at the first click with resources of the caller', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    const context = await browser.createBrowserContext();
    const page = await openPage(context);
    const fixtures = fixturesOf(url, credentials, deployment);
    const storedValues = {
      'key.apiKey': credentials.openSource.apiKey,
      'key.keyId': credentials.managed.keyId,
      'key.keySecret': credentials.managed.keySecret,
      'path.organizationId': credentials.managed.organizationId,
      'path.serviceId': credentials.managed.serviceId,
      'path.pipeId': credentials.managed.pipeId,
    };
    const pages = await pagesOfOperations(page, deployment);
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) sessionStorage.setItem(`observability-api.${name}`, value);
    }, storedValues);
    const tried: string[] = [];
    const results: string[] = [];
    for (const address of pages) {
      await page.goto(address);
      // Each form reads the resources of the caller when it is opened.
      for (const operation of await operationsOf(page)) {
        tried.push(operation);
        // A new alert has no failed delivery that could be sent again.
        if (operation === 'retryAlertDelivery') continue;
        const { alertId } = await fixtures.createAll();
        if (operation === 'deleteAlertSilence') await fixtures.silence(alertId, new Date(Date.now() + 3_600_000));
        await openForm(page, operation);
        const result = await submit(page, operation);
        if (!/^200 in/.test(result)) results.push(`${operation}: ${result}`);
      }
    }
    expect(tried.toSorted()).toEqual(Object.keys(samples[deployment]).toSorted());
    expect(results).toEqual([]);
    await context.close();
  });
});

describe.skipIf(!hasBrowser)('the form of an operation', () => {
  it('draws the chart of a query, and the picture of a tile', async () => {
    const { credentials, url, otlpUrl } = server;
    const record = { timeUnixNano: `${Date.now() - 60_000}000000`, severityText: 'ERROR', body: { stringValue: 'x' } };
    const sent = await fetch(`${otlpUrl}/v1/logs`, {
      method: 'POST',
      headers: { authorization: credentials?.openSource.ingestionKey ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [record] }] }] }),
    });
    expect(sent.status).toBe(200);
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/charts.html`);
    await openForm(page, 'queryChartSeries');
    await fill(page, 'queryChartSeries', 'API access key', credentials?.openSource.apiKey ?? '');
    expect(await submit(page, 'queryChartSeries')).toMatch(/200 in/);
    expect(await page.$$eval('.try .chart circle', (elements) => elements.length)).toBeGreaterThan(0);
    await openForm(page, 'queryTile');
    expect(await submit(page, 'queryTile')).toMatch(/200 in/);
    expect(await page.$$eval('.try .tile svg path', (elements) => elements.length)).toBeGreaterThan(0);
    await page.close();
  });

  it('calls the service that served the page, with the example as the body', async () => {
    const page = await openPage(browser);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${server.url}/docs/open-source/dashboards.html#createDashboard`);
    await openForm(page, 'createDashboard');
    await fill(page, 'createDashboard', 'API access key', server.credentials?.openSource.apiKey ?? '');
    const result = await submit(page, 'createDashboard');
    expect(result).toMatch(/^200 in \d+ ms/);
    expect(result).toContain('"name": "Checkout"');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('creates an alert on the newest dashboard with a chart over time, and ignores tables and SQL tiles', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    const fixtures = fixturesOf(url, credentials, 'open-source');
    const { sourceId, builtInConnectionId: connectionId } = await fixtures.createAll();
    const select = [{ aggFn: 'count' }];
    const sqlTemplate =
      'SELECT $__timeInterval(Timestamp) AS t, count() FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY t';
    const configs = {
      line: { displayType: 'line', sourceId, select },
      table: { displayType: 'table', sourceId, select },
      sql: { configType: 'sql', displayType: 'line', connectionId, sqlTemplate },
    };
    const tileIds: Record<string, string> = {};
    for (const [name, config] of Object.entries(configs)) {
      const created = await fetch(`${url}/api/v2/dashboards`, {
        method: 'POST',
        headers: { authorization: authorization(credentials, 'open-source'), 'content-type': 'application/json' },
        body: JSON.stringify({ name, tiles: [{ name, x: 0, y: 0, w: 6, h: 4, config }] }),
      });
      const { data } = (await created.json()) as { data: { tiles: { id: string }[] } };
      tileIds[name] = data.tiles[0]?.id ?? '';
    }
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/alerts.html`);
    await openForm(page, 'createAlert');
    await fill(page, 'createAlert', 'API access key', credentials.openSource.apiKey);
    const result = await submit(page, 'createAlert');
    expect(result).toMatch(/^200 in/);
    expect(result).toContain(`"tileId": "${tileIds['line']}"`);
    await page.close();
  });

  it('names the resource that it deletes, but not the alert whose silence it ends', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    await fixturesOf(url, credentials, 'open-source').createAll();
    const headers = { authorization: authorization(credentials, 'open-source') };
    const { data } = (await (await fetch(`${url}/api/v2/webhooks`, { headers })).json()) as {
      data: { id: string; name: string }[];
    };
    const [first, last] = data;
    expect(first?.name).not.toBe(last?.name);
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/webhooks.html`);
    await openForm(page, 'deleteWebhook');
    await fill(page, 'deleteWebhook', 'webhookId', first?.id ?? '');
    await fill(page, 'deleteWebhook', 'API access key', credentials.openSource.apiKey);
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      (text) => document.querySelector('[data-operation="deleteWebhook"] form > button')?.textContent === text,
      {},
      `Delete ${first?.name}`,
    );
    // With an unknown key, the form does not find the resource.
    await fill(page, 'deleteWebhook', 'API access key', 'unknown');
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      (text) => document.querySelector('[data-operation="deleteWebhook"] form > button')?.textContent === text,
      {},
      'Send DELETE',
    );
    await fill(page, 'deleteWebhook', 'API access key', credentials.openSource.apiKey);
    await page.keyboard.press('Tab');
    await page.goto(`${url}/docs/open-source/alerts.html`);
    await openForm(page, 'deleteAlertSilence');
    // Before the request, the form fills in the id of an alert, which the button must not name. This alert is not silenced.
    expect(await submit(page, 'deleteAlertSilence')).toMatch(/^404 in/);
    const button = '[data-operation="deleteAlertSilence"] form > button';
    expect(await page.$eval(button, ({ textContent }) => textContent)).toBe('Send DELETE');
    await page.close();
  });

  it('loads the stored resource into the body after another id is entered, and keeps an edited body', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    const headers = {
      authorization: authorization(credentials, 'open-source'),
      'content-type': 'application/json',
    };
    const ids: Record<string, string> = {};
    for (const name of ['Earlier', 'Later']) {
      const created = await fetch(`${url}/api/v2/dashboards`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, tiles: [] }),
      });
      ids[name] = ((await created.json()) as { data: { id: string } }).data.id;
    }
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/dashboards.html`);
    await openForm(page, 'updateDashboard');
    const hasBody = (text: string) =>
      page.waitForFunction(
        (expected) =>
          document
            .querySelector<HTMLTextAreaElement>('[data-operation="updateDashboard"] textarea')
            ?.value.includes(expected),
        {},
        text,
      );
    await fill(page, 'updateDashboard', 'API access key', credentials.openSource.apiKey);
    await page.keyboard.press('Tab');
    await hasBody('"name": "Later"');
    await fill(page, 'updateDashboard', 'dashboardId', ids['Earlier'] ?? '');
    await page.keyboard.press('Tab');
    expect(await submit(page, 'updateDashboard')).toContain('"name": "Earlier"');
    await page.$eval('[data-operation="updateDashboard"] textarea', (body) => {
      (body as HTMLTextAreaElement).value = '{ "name": "Edited", "tiles": [] }';
    });
    await fill(page, 'updateDashboard', 'dashboardId', ids['Later'] ?? '');
    await page.keyboard.press('Tab');
    await page.click('[data-operation="updateDashboard"] .try form > button');
    await page.waitForFunction(() => document.querySelector('.try [role="status"]')?.textContent?.includes('"Edited"'));
    await page.close();
  });

  it('fills in an id again after another key is entered', async () => {
    const page = await openPage(browser);
    await page.goto(`${server.url}/docs/open-source/alerts.html`);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { authorization: header } = request.headers();
      if (header === undefined) return void request.continue();
      const body = JSON.stringify({ data: [{ id: `alert-of-${header.replace('Bearer ', '')}` }] });
      return void request.respond({ contentType: 'application/json', body });
    });
    await openForm(page, 'getAlert');
    for (const key of ['first', 'second']) {
      await fill(page, 'getAlert', 'API access key', key);
      await page.keyboard.press('Tab');
      await page.waitForFunction(
        (id) => [...document.querySelectorAll<HTMLInputElement>('.try form input')].some(({ value }) => value === id),
        {},
        `alert-of-${key}`,
      );
    }
    await page.close();
  });

  it('previews an alert over a range that ends now', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    await fixturesOf(url, credentials, 'open-source').createAll();
    const startMs = Date.now();
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/alerts.html`);
    await openForm(page, 'previewAlert');
    await fill(page, 'previewAlert', 'API access key', credentials.openSource.apiKey);
    expect(await submit(page, 'previewAlert')).toMatch(/^200 in/);
    const body = await page.$eval('[data-operation="previewAlert"] textarea', ({ value }) => value);
    const { from, to } = JSON.parse(body) as { from: number; to: number };
    expect(to).toBeGreaterThanOrEqual(startMs);
    expect(to - from).toBe(7 * 86_400_000);
    await page.close();
  });

  it('displays that a collection is empty, without a link if the collection has no page', async () => {
    const { credentials, url } = server;
    if (!credentials) throw new Error('Expected the first start to create credentials.');
    await fixturesOf(url, credentials, 'open-source').createAll();
    const page = await openPage(browser);
    await page.goto(`${url}/docs/open-source/alerts.html`);
    await openForm(page, 'retryAlertDelivery');
    await fill(page, 'retryAlertDelivery', 'API access key', credentials.openSource.apiKey);
    await submit(page, 'retryAlertDelivery');
    const note = '[data-operation="retryAlertDelivery"] form > .muted';
    expect(await page.$eval(note, ({ innerHTML }) => innerHTML)).toBe('You have no deliveries yet. ');
    await page.close();
  });

  it('does not display that a collection is empty if it cannot be read', async () => {
    const page = await openPage(browser);
    await page.goto(`${server.url}/docs/open-source/alerts.html`);
    await openForm(page, 'retryAlertDelivery');
    await fill(page, 'retryAlertDelivery', 'API access key', 'unknown');
    await submit(page, 'retryAlertDelivery');
    expect(await page.$eval('[data-operation="retryAlertDelivery"] form > .muted', ({ innerHTML }) => innerHTML)).toBe(
      '',
    );
    await page.close();
  });

  it('signs in with key id and secret, and shows an error as received', async () => {
    const page = await openPage(browser);
    const { organizationId = '', keyId = '', keySecret = '' } = server.credentials?.managed ?? {};
    await page.goto(`${server.url}/docs/managed/keys.html`);
    await openForm(page, 'listKeys');
    await fill(page, 'listKeys', 'Key id', keyId);
    await fill(page, 'listKeys', 'Key secret', keySecret);
    await fill(page, 'listKeys', 'organizationId', organizationId);
    expect(await submit(page, 'listKeys')).toMatch(/^200 in/);
    await fill(page, 'listKeys', 'limit', '0');
    await page.click('[data-operation="listKeys"] .try form > button');
    await page.waitForFunction(() => document.querySelector('.try [role="status"]')?.textContent?.startsWith('400'));
    expect(await page.$eval('.try [role="status"] pre', ({ textContent }) => textContent)).toContain(
      '"message": "expected 1 to 1000, received 0"',
    );
    await page.close();
  });

  it('keeps the key only for the current tab', async () => {
    const key = server.credentials?.openSource.apiKey ?? '';
    const page = await openPage(browser);
    await page.goto(`${server.url}/docs/open-source/alerts.html`);
    await openForm(page, 'createAlert');
    await openForm(page, 'listAlerts');
    await fill(page, 'listAlerts', 'API access key', key);
    await submit(page, 'listAlerts');
    // This form was opened before the key was entered, so its input is empty.
    expect(await submit(page, 'createAlert')).toMatch(/^401 in/);
    await page.goto(`${server.url}/docs/open-source/webhooks.html`);
    await openForm(page, 'listWebhooks');
    expect(await page.$eval('.try input', (input) => (input as HTMLInputElement).value)).toBe(key);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
    const other = await openPage(browser);
    await other.goto(`${server.url}/docs/open-source/webhooks.html`);
    await openForm(other, 'listWebhooks');
    expect(await other.$eval('.try input', (input) => (input as HTMLInputElement).value)).toBe('');
    await Promise.all([page.close(), other.close()]);
  });
});
