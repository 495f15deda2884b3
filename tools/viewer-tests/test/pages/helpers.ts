import type { ElementHandle, HTTPRequest, Page } from 'puppeteer-core';

/** Returns the element with an ARIA role and an accessible name. */
export async function byRole(page: Page, role: string, name: string): Promise<ElementHandle<Element>> {
  const element = await page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`);
  if (!element) throw new Error(`Expected a ${role} with the name ${name}.`);
  return element;
}

/** Clicks the element with this role and accessible name. Waits until it does not move: content above may be loading. */
export async function press(page: Page, name: string, role = 'button'): Promise<void> {
  await page.locator(`::-p-aria([role="${role}"][name="${name}"])`).click();
}

/** Replaces the text of a field. */
export async function fill(page: Page, name: string, text: string, role = 'textbox'): Promise<void> {
  const field = await byRole(page, role, name);
  await field.evaluate((element) => (element as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  await field.type(text);
}

/** Waits until the page contains a text. The error after a timeout has the text of the page, or that of its open dialog. */
export async function waitForText(page: Page, text: string): Promise<void> {
  const isShown = (expectedText: string) => document.body.textContent.includes(expectedText);
  try {
    await page.waitForFunction(isShown, { polling: 50 }, text);
  } catch (cause) {
    const shown = await page.evaluate(() => (document.querySelector('dialog[open]') ?? document.body).textContent);
    throw new Error(`Expected the text "${text}". The page, or its open dialog, shows: ${shown}`, { cause });
  }
}

/** Calls `send`, holds the requests for which `matches` returns true, and returns the first one. The test must continue it. */
export async function holdRequest(
  page: Page,
  matches: (request: HTTPRequest) => boolean,
  send: () => Promise<void>,
): Promise<HTTPRequest> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!matches(request)) request.continue();
  });
  const [held] = await Promise.all([page.waitForRequest(matches), send()]);
  return held;
}

/** Returns the text of all elements that match a selector. */
export function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent ?? ''));
}

/** Returns the current URL of the page. After the app has changed it, `page.url()` still returns the old one for a moment. */
export async function urlOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => location.href));
}

/** Returns a query parameter of the URL, or null if it is absent. */
export async function parameter(page: Page, name: string): Promise<string | null> {
  return (await urlOf(page)).searchParams.get(name);
}
