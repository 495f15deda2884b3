import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';
import { MemoryResolver } from '../../lint-files.ts';

const root = `openapi: 3.1.0
paths:
  /things: { $ref: /things.yaml }
  /others: { $ref: /things.yaml }
`;

/** Returns the issues in a file that is referenced twice, with their lines. */
async function findings(item: string): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], rules: { 'observability-api/one-document': 'error' } });
  const files = new MemoryResolver({ '/openapi.yaml': root, '/things.yaml': item });
  const issues = await lint({ ref: '/openapi.yaml', config, externalRefResolver: files });
  return issues.map(({ message, location: [place] }) => {
    const line = place && 'start' in place ? place.start?.line : undefined;
    return `${place?.source.absoluteRef}:${line} ${message}`;
  });
}

describe('one-document', () => {
  it.each([
    ['nothing', ''],
    ['nothing but comments', '\n# Later.\n'],
    ['nothing but a separator', '---\n'],
    ['nothing but a directive', '%YAML 1.2\n---\n'],
  ])('rejects a file that has %s', async (_, item) => {
    expect(await findings(item)).toEqual(['/things.yaml:1 Expected a YAML document, found a file without content.']);
  });

  it('rejects a second document and reports its line', async () => {
    expect(await findings('---\n# One.\nget: {}\n---\npost: {}\n')).toEqual([
      '/things.yaml:4 Expected one YAML document per file, found a second one.',
    ]);
  });

  it('treats directives before the first separator as part of the document', async () => {
    expect(await findings('%YAML 1.2\n---\nget: {}\n---\npost: {}\n')).toEqual([
      '/things.yaml:4 Expected one YAML document per file, found a second one.',
    ]);
    expect(await findings('%YAML 1.2\n---\nget: {}\n')).toEqual([]);
  });

  it('ignores a file with one document and a file with invalid YAML', async () => {
    expect(await findings('---\nget:\n  description: |\n    ---\n')).toEqual([]);
    expect(await findings('get: {}\n tags: []\n')).toEqual([]);
  });
});
