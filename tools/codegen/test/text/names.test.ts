import { describe, expect, it } from 'vitest';
import { camelCase, capitalize, decapitalize, kebabCase, propertyKey, quote } from '../../src/text/names.ts';

describe('names', () => {
  it.each([
    ['AlertInput', 'alert-input'],
    ['ApiKey', 'api-key'],
    ['Source2Table', 'source2-table'],
  ])('of schemas determine the file: %s is in %s.ts', (name, file) => {
    expect(kebabCase(name)).toBe(file);
  });

  it.each([
    ['open-source', 'openSource'],
    ['Idempotency-Key', 'idempotencyKey'],
    ['managed', 'managed'],
  ])('of headers and deployments are converted to camel case: %s becomes %s', (name, camelCaseName) => {
    expect(camelCase(name)).toBe(camelCaseName);
  });

  it('are capitalized and decapitalized', () => {
    expect([capitalize('getThing'), decapitalize('ApiKey')]).toEqual(['GetThing', 'apiKey']);
  });

  it.each([
    ['name', 'name'],
    ['$ok', '$ok'],
    ['series_0.data', `'series_0.data'`],
    ['1st', `'1st'`],
    ['', `''`],
    ['__proto__', `'__proto__'`],
  ])('of properties are quoted if necessary: %s is %s', (name, key) => {
    expect(propertyKey(name)).toBe(key);
  });
});

describe('a string literal', () => {
  it.each([
    ['plain', `'plain'`],
    [`it's`, `"it's"`],
    ['"1"', `'"1"'`],
    [`'a' "b" "c"`, `'\\'a\\' "b" "c"'`],
    ['a\\b\n', `'a\\\\b\\n'`],
  ])('is escaped: %j is %s', (value, literal) => {
    expect(quote(value)).toBe(literal);
  });
});
