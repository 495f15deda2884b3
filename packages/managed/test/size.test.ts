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

  it.each([
    ['validation.ts', ' is not what the spec says: '],
    ['testing.ts', 'startTestServer needs Node'],
    ['webhooks.ts', 'X-Observability-Signature'],
    ['generated/schemas.ts', 'expected '],
  ])('has nothing of %s where that is not imported', async (module, text) => {
    expect(await bundle(`export * from ${source(module)};`)).toContain(text);
    expect(await bundle(`export * from ${source('index.ts')};`)).not.toContain(text);
  });

  it('is at most 7 kB of a receiver', async () => {
    const code = await bundle(`export { parseDelivery } from ${source('webhooks.ts')};`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size of a receiver: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(7_000);
  });

  it.each([
    ['the operations of the client', 'index.ts', 'createDashboard'],
    ['openapi-fetch', 'index.ts', 'Middleware must be an object'],
    ['what signs deliveries', 'webhooks.ts', 'The payload must be a text or what can be JSON'],
  ])('has in a receiver nothing of %s', async (_, module, text) => {
    expect(await bundle(`export * from ${source(module)};`)).toContain(text);
    expect(await bundle(`export { parseDelivery } from ${source('webhooks.ts')};`)).not.toContain(text);
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
