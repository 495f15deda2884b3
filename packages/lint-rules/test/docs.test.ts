import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { extensionsPage } from '../generate/extensions-page.ts';
import { indexPage } from '../generate/index-page.ts';
import { extensionIssue, extensions } from '../src/extensions.ts';
import { docsPage } from '../src/rule.ts';
import { rules } from '../src/rules.ts';

const docs = new URL('../docs/', import.meta.url);
function text(name: string) {
  return readFileSync(new URL(`${name}.md`, docs), 'utf8');
}

describe('the documentation', () => {
  it.each(Object.keys(rules))('has a page for %s with the reason, a wrong example and a right example', (rule) => {
    expect(existsSync(resolve(docsPage(rule)))).toBe(true);
    const headings = text(rule).match(/^#+ .*/gm) ?? [];
    expect(headings.slice(0, 4)).toEqual([`# ${rule}`, '## Why', '## Wrong', '## Right']);
  });

  it('has no page of a removed rule', () => {
    const others = ['README', 'extensions', 'writing-specs'];
    const pages = readdirSync(docs).map((name) => name.replace('.md', ''));
    expect(pages.sort()).toEqual([...Object.keys(rules), ...others].sort());
  });

  it('is up to date where it is generated', () => {
    expect(text('README')).toBe(indexPage((rule) => text(rule).split('\n')[2] ?? ''));
    expect(text('extensions')).toBe(extensionsPage());
  });

  it('names the options of rules', () => {
    const options = {
      'operation-id-shape': ['verbs'],
      'stability-marked': ['levels'],
      'roles-stated': ['roles'],
      'error-responses-complete': ['always', 'input', 'credentials', 'roles', 'allRoles', 'pathParameter', 'body'],
      'error-envelope': ['text', 'required'],
      'success-envelope': ['payload', 'required'],
      'list-paginated': ['parameters', 'meta'],
      'rate-limit-documented': ['headers', 'limited'],
      'request-id-documented': ['headers'],
      'webhook-responses-described': ['classes'],
      'description-quality': ['minWords'],
      'summary-style': ['maxLength', 'properNouns'],
      'no-brand-names': ['words'],
      'extension-known': ['allow'],
    };
    for (const [rule, names] of Object.entries(options)) {
      for (const name of names) expect(text(rule).split('## Options')[1], rule).toContain(`\`${name}\``);
    }
  });

  it.each(Object.entries(extensions))('shows a valid value of %s', (_, { example, value }) => {
    expect(extensionIssue(parseYaml(example), value)).toBeUndefined();
  });
});
