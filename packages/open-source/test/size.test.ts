import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, source } from './support/bundle.ts';

describe('what a bundle has of the client', () => {
  it('is at most 10 kB for all of it, openapi-fetch included, minified and gzipped', async () => {
    const code = await bundle(`export * from ${source('index.ts')};`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(10_000);
  });

  it('has nothing of validation, testing and webhooks where they are not imported', async () => {
    const code = await bundle(`export * from ${source('index.ts')};`);
    expect(code).toContain('createDashboard');
    expect(code).not.toMatch(/is not what the spec says|startTestServer|X-Observability-Signature|thresholdType/);
  });

  it('is at most 7 kB of a receiver, without anything of the client', async () => {
    const code = await bundle(`export { parseDelivery } from ${source('webhooks.ts')};`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size of a receiver: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(7_000);
    expect(code).not.toMatch(/createDashboard|openapi-fetch|signDelivery/);
  });

  it('is nothing when nothing is used', async () => {
    const modules = ['index.ts', 'validation.ts', 'testing.ts', 'webhooks.ts'];
    const code = await bundle(modules.map((name) => `import ${source(name)};`).join('\n'));
    expect(code.trim()).toBe('');
  });

  it('runs where code is not made from texts', async () => {
    const code = await bundle(
      `export * from ${source('index.ts')}; export * from ${source('validation.ts')}; export * from ${source('webhooks.ts')};`,
    );
    expect(code).not.toMatch(/\beval\b|\bFunction\(/);
  });
});
