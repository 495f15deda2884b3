import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterAll, describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'lint-rules-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the issues of a document whose package.json has the version 1.2.0. */
async function messagesFor(info: string): Promise<string[]> {
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.0" }');
  writeFileSync(join(folder, 'openapi.yaml'), `openapi: 3.1.0\ninfo: ${info}\n`);
  const rules = { 'observability-api/info-version-in-sync': 'error' as const };
  const config = await createConfig({ plugins: [plugin()], rules });
  const issues = await lint({ ref: join(folder, 'openapi.yaml'), config });
  return issues.map(({ location: [place], message }) => `${place?.pointer}: ${message}`);
}

describe('info-version-in-sync', () => {
  it('requires the version of package.json', async () => {
    expect(await messagesFor('{ version: 1.1.0 }')).toMatchInlineSnapshot(`
      [
        "#/info/version: Expected the version \`1.2.0\` from package.json, found \`1.1.0\`.",
      ]
    `);
    expect(await messagesFor('{ title: Things }')).toMatchInlineSnapshot(`
      [
        "#/info: Expected the version \`1.2.0\` from package.json, found \`none\`.",
      ]
    `);
  });

  it('accepts the version of package.json', async () => {
    expect(await messagesFor('{ version: 1.2.0 }')).toEqual([]);
  });
});
