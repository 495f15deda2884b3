import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import { Files } from './lint-files.ts';

const operation = `get:
  operationId: listBooks
  summary: List books
  tags: [Books]
  parameters:
    - name: limit
      in: query
      description: How many books there are on a page.
      schema: { type: integer }
  responses:
    "200": { description: All of them. }
`;

/** The findings of all rules, those of Redocly too, as `rule file message`. */
async function findings(item: string): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], extends: ['recommended-strict', 'observability-api/all'] });
  const root = 'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /books: { $ref: /books.yaml }\n';
  const files = new Files({ '/openapi.yaml': root, '/books.yaml': item });
  const problems = await lint({ ref: '/openapi.yaml', config, externalRefResolver: files });
  return problems.map(({ ruleId, message, location: [place] }) => {
    return `${ruleId} ${place?.source.absoluteRef} ${message}`;
  });
}

const stopped = 'Rules of this plugin stopped at something that OpenAPI does not allow: mend what `struct` finds.';

describe('a mistake that leaves no description to read is named by Redocly, and no rule hides it', () => {
  it('a file that is no YAML', async () => {
    const found = (await findings(operation.replace('  tags', ' tags'))).join('\n');
    expect(found).toContain('no-unresolved-refs');
    expect(found).toContain('bad indentation of a mapping entry');
  });

  it.each([
    ['a summary without a text', operation.replace('List books', ''), 'type `string`'],
    [
      'parameters that are no list',
      operation.replace(/parameters:[\s\S]*integer }/, 'parameters: none'),
      'type `ParameterList`',
    ],
    ['tags that are no list', operation.replace('[Books]', '{}'), 'type `array`'],
    ['a description that is no text', operation.replace('How many books there are on a page.', '[1]'), 'type `string`'],
  ])('%s', async (_, item, expected) => {
    const found = await findings(item);
    expect(found.some((line) => line.startsWith('struct /books.yaml') && line.includes(expected))).toBe(true);
    expect(found.filter((line) => line.includes(stopped))).toHaveLength(1);
  });
});
