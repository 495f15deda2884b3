import type { Browser } from 'puppeteer-core';
import type { TestService } from '../../src/test-service.ts';
import type { Visit, VisitOptions } from '../../src/visit.ts';

/** The service and the browser that all tests share. */
export interface Context {
  readonly service: TestService;
  readonly browser: Browser;
  /** Opens a page of the app with the API key of the team. With the option `key: undefined`, the page is signed out. */
  open(path: string, options?: VisitOptions): Promise<Visit>;
}
