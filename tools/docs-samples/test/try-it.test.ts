import { hasChromium, launch } from '@observability-api/docs/chromium';
import { type RunningServer, startServer } from '@observability-api/server';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const isThere = hasChromium('tests of the call form');

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  if (!isThere) return;
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
  for (const one of inputs) {
    if ((await one.evaluate(({ textContent }) => textContent)) !== label) continue;
    const id = await one.evaluate((element) => element.getAttribute('for'));
    await page.$eval(`#${id}`, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type(`#${id}`, value);
    return;
  }
  throw new Error(`There is no field ${label}.`);
}

/** Opens the form of an operation. */
async function unfold(page: Page, operation: string): Promise<void> {
  await page.waitForSelector(`[data-operation="${operation}"] .try`);
  await page.click(`[data-operation="${operation}"] .try summary`);
  await page.waitForSelector(`[data-operation="${operation}"] .try form`);
}

async function submit(page: Page, operation: string): Promise<string> {
  const form = `[data-operation="${operation}"] .try form`;
  await page.click(`${form} > button`);
  await page.waitForSelector(`${form} figcaption`);
  return page.$eval(`${form} [role="status"]`, ({ textContent }) => textContent ?? '');
}

describe.skipIf(!isThere)('the form of an operation', () => {
  it('calls the service that served the page, with the example as the body', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${server.url}/docs/open-source/dashboards.html#createDashboard`);
    await unfold(page, 'createDashboard');
    await fill(page, 'createDashboard', 'API access key', server.credentials?.openSource.apiKey ?? '');
    const result = await submit(page, 'createDashboard');
    expect(result).toMatch(/^200 in \d+ ms/);
    expect(result).toContain('"name": "Checkout"');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('signs in with key id and secret, and shows an error as received', async () => {
    const page = await browser.newPage();
    const { organizationId = '', keyId = '', keySecret = '' } = server.credentials?.managed ?? {};
    await page.goto(`${server.url}/docs/managed/keys.html`);
    await unfold(page, 'listKeys');
    await fill(page, 'listKeys', 'Key id', keyId);
    await fill(page, 'listKeys', 'Key secret', keySecret);
    await fill(page, 'listKeys', 'organizationId', organizationId);
    expect(await submit(page, 'listKeys')).toMatch(/^200 in/);
    await fill(page, 'listKeys', 'limit', '0');
    await page.click('[data-operation="listKeys"] .try form > button');
    await page.waitForFunction(() => document.querySelector('.try [role="status"]')?.textContent?.startsWith('400'));
    await page.close();
  });

  it('keeps the key only for the current tab', async () => {
    const key = server.credentials?.openSource.apiKey ?? '';
    const page = await browser.newPage();
    await page.goto(`${server.url}/docs/open-source/alerts.html`);
    await unfold(page, 'listAlerts');
    await fill(page, 'listAlerts', 'API access key', key);
    await submit(page, 'listAlerts');
    await page.goto(`${server.url}/docs/open-source/webhooks.html`);
    await unfold(page, 'listWebhooks');
    expect(await page.$eval('.try input', (input) => (input as HTMLInputElement).value)).toBe(key);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
    const other = await browser.newPage();
    await other.goto(`${server.url}/docs/open-source/webhooks.html`);
    await unfold(other, 'listWebhooks');
    expect(await other.$eval('.try input', (input) => (input as HTMLInputElement).value)).toBe('');
    await Promise.all([page.close(), other.close()]);
  });
});
