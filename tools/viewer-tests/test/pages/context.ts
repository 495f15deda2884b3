import type { Browser } from 'puppeteer-core';
import type { Shop } from '../../src/shop.ts';
import type { Visit, VisitOptions } from '../../src/visit.ts';

/** The service and the browser that all tests share. */
export interface Context {
  readonly shop: Shop;
  readonly browser: Browser;
  /** Opens a page of the app, signed in as the team. Other keys are an option, and `key: undefined` opens it signed out. */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}
