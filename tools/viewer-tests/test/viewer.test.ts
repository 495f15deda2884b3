import { hasChromium, launch } from '@observability-api/docs/chromium';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { startTestService, type TestService } from '../src/test-service.ts';
import { visit } from '../src/visit.ts';
import { accessibilityTests } from './pages/accessibility.ts';
import { alertsTests } from './pages/alerts.ts';
import type { Context } from './pages/context.ts';
import { dashboardTests } from './pages/dashboard.ts';
import { dashboardsTests } from './pages/dashboards.ts';
import { editorTests } from './pages/editor.ts';
import { exploreTests } from './pages/explore.ts';
import { hostileTests } from './pages/hostile.ts';
import { hostingTests } from './pages/hosting.ts';
import { keysTests } from './pages/keys.ts';
import { signInTests } from './pages/sign-in.ts';
import { sourcesTests } from './pages/sources.ts';
import { webhooksTests } from './pages/webhooks.ts';

describe.runIf(hasChromium('browser tests of the viewer'))('the viewer', () => {
  let service: TestService;
  let browser: Browser;
  const context: Context = {
    get service() {
      return service;
    },
    get browser() {
      return browser;
    },
    open: (path, options) => visit(browser, service.viewer + path, { key: service.apiKey, ...options }),
  };

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), launch()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.close()]);
  });

  signInTests(context);
  dashboardsTests(context);
  dashboardTests(context);
  editorTests(context);
  alertsTests(context);
  webhooksTests(context);
  sourcesTests(context);
  keysTests(context);
  exploreTests(context);
  hostingTests(context);
  hostileTests(context);
  accessibilityTests(context);
});
