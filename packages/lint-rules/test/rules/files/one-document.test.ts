import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../../../src/index.ts';
import { Files } from '../../lint-files.ts';

const root = `openapi: 3.1.0
paths:
  /things: { $ref: /things.yaml }
  /others: { $ref: /things.yaml }
`;

/** What the rule says of a file that is referred to twice, with the line. */
async function findings(item: string): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], rules: { 'observability-api/one-document': 'error' } });
  const files = new Files({ '/openapi.yaml': root, '/things.yaml': item });
  const problems = await lint({ ref: '/openapi.yaml', config, externalRefResolver: files });
  return problems.map(({ message, location: [place] }) => {
    const line = place && 'start' in place ? place.start?.line : undefined;
    return `${place?.source.absoluteRef}:${line} ${message}`;
  });
}

describe('one-document', () => {
  it.each([
    ['nothing', ''],
    ['nothing but comments', '\n# Later.\n'],
    ['nothing but a mark', '---\n'],
    ['nothing but a directive', '%YAML 1.2\n---\n'],
  ])('asks for something in a file that has %s', async (_, item) => {
    expect(await findings(item)).toEqual(['/things.yaml:1 The file is empty: expected what the `$ref` stands for.']);
  });

  it('asks for a single document, and names the line of the second', async () => {
    expect(await findings('---\n# One.\nget: {}\n---\npost: {}\n')).toEqual([
      '/things.yaml:4 A second document begins here: expected one in a file.',
    ]);
  });

  it('takes what stands before the first mark of a file for a part of its document', async () => {
    expect(await findings('%YAML 1.2\n---\n')).not.toContainEqual(expect.stringContaining('second document'));
    expect(await findings('%YAML 1.2\n---\nget: {}\n---\npost: {}\n')).toEqual([
      '/things.yaml:4 A second document begins here: expected one in a file.',
    ]);
    expect(await findings('%YAML 1.2\n---\nget: {}\n')).toEqual([]);
  });

  it('leaves a file with one alone, and a mistake of YAML to what says it better', async () => {
    expect(await findings('---\nget:\n  description: |\n    ---\n')).toEqual([]);
    expect(await findings('get: {}\n tags: []\n')).toEqual([]);
  });
});
