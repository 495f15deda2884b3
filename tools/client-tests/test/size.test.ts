import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, sourceSpecifier } from '../src/bundle.ts';
import { clients } from '../src/clients.ts';

describe.each(clients)('the bundle of $name', ({ name }) => {
  const source = (path: string) => sourceSpecifier(name, path);

  // The limit is close to the sizes, so that growth is noticed.
  it('is at most 9 kB, minified and gzipped, and imports no other module', async () => {
    const code = await bundle(`export * from ${source('index.ts')};`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(9_000);
    expect(code).not.toMatch(/\bfrom\s*["']|\bimport\s*["']/);
  });

  it.each([
    ['fetch.ts', 'Middleware must be an object'],
    ['validation.ts', ' does not match the spec: '],
    ['testing.ts', 'startTestServer requires Node'],
    ['webhooks.ts', 'X-Observability-Signature'],
    ['rewrite.ts', 'Invalid aliases'],
    ['generated/schemas.ts', 'expected '],
  ])('does not contain %s unless it is imported', async (module, text) => {
    expect(await bundle(`export * from ${source(module)};`)).toContain(text);
    expect(await bundle(`export * from ${source('index.ts')};`)).not.toContain(text);
  });

  it('is at most 7 kB for parseDelivery', async () => {
    const code = await bundle(`export { parseDelivery } from ${source('webhooks.ts')};`);
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size of parseDelivery: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(7_000);
  });

  it.each([
    ['the operations of the client', 'index.ts', 'createDashboard'],
    ['the request pipeline', 'index.ts', 'x-ratelimit-reset'],
    ['signDelivery', 'webhooks.ts', 'The payload must be a string or a JSON value'],
  ])('does not contain %s if only parseDelivery is imported', async (_, module, text) => {
    expect(await bundle(`export * from ${source(module)};`)).toContain(text);
    expect(await bundle(`export { parseDelivery } from ${source('webhooks.ts')};`)).not.toContain(text);
  });

  // The examples of the spec grow with every operation, so they do not count.
  it.each(['query.ts', 'msw.ts'])('is at most 1.5 kB for %s, without shared code and examples', async (module) => {
    const code = await bundle(
      `export * from ${source(module)};`,
      /^msw$|^@observability-api\/schemas|generated\/(examples|schemas|operations)\.ts$/,
    );
    const bytes = gzipSync(code, { level: 9 }).length;
    console.info(`size of ${module}: ${bytes} bytes minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(1_500);
  });

  it('is empty if nothing is used', async () => {
    const modules = ['index.ts', 'fetch.ts', 'query.ts', 'validation.ts', 'testing.ts', 'webhooks.ts'];
    const code = await bundle(modules.map((name) => `import ${source(name)};`).join('\n'));
    expect(code.trim()).toBe('');
  });

  it('does not evaluate code from strings', async () => {
    const code = await bundle(
      `export * from ${source('index.ts')}; export * from ${source('validation.ts')}; export * from ${source('webhooks.ts')};`,
    );
    expect(code).not.toMatch(/\beval\b|\bFunction\(/);
  });
});
