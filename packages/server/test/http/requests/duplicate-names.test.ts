import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from '../../../src/http/body/parse-json.ts';
import { RequestError } from '../../../src/http/errors/request-error.ts';
import { deployments } from '../support/api.ts';
import { tile } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('a body in the %s deployment', (name) => {
  it.each([
    ['at the top level', '{"name":"a","tiles":[],"name":"b"}', '/name'],
    ['with the same value', '{"name":"a","tiles":[],"name":"a"}', '/name'],
    ['in a tile', '{"name":"a","tiles":[{"x":0},{"x":0,"y":1,"x":2}]}', '/tiles/1/x'],
    ['in a nested object', '{"name":"a","tiles":[],"tags":[[],{"a":{"b":[1,{"c":1,"c":2}]}}]}', '/tags/1/a/b/1/c'],
    ['with an escape', '{"n\\u0061me":"a","tiles":[],"name":"b"}', '/name'],
    ['that is empty', '{"":1,"":2}', '/'],
    ['with a slash', '{"a/~":1,"a/~":2}', '/a~1~0'],
    ['that is a quote', '{"\\"":1,"\\u0022":2}', '/"'],
    ['that ends in a backslash', '{"\\\\":1,"\\\\":2}', '/\\'],
    ['that is inherited by objects', '{"__proto__":1,"__proto__":2}', '/__proto__'],
    ['with other text between', '{"name":"{\\"name\\":[","tiles":[],"name":"\\\\"}', '/name'],
  ])('is rejected if a name occurs twice: %s', async (_, raw, pointer) => {
    const { status, issues, message } = await served.caller(name).send('POST', '/dashboards', { raw });
    expect(status).toBe(400);
    expect(issues).toMatchObject([{ in: 'body', pointer, code: 'duplicateProperty' }]);
    expect(message).toContain('the name occurs more than once in this object');
  });

  it('can have the same name in several objects, as a value and in a string', async () => {
    const tiles = JSON.stringify([tile({ name: 'name' }), tile()]);
    const raw = `{"name":"name","tiles":${tiles},"tags":["name","tiles","{\\"name\\":1,\\"name\\":2}"]}`;
    expect((await served.caller(name).send('POST', '/dashboards', { raw })).status).toBe(200);
  });
});

/** A JSON value whose objects are lists of entries, so that a name can occur twice. */
type Tree =
  | { readonly text: string }
  | { readonly items: readonly Tree[] }
  | { readonly entries: readonly (readonly [string, Tree])[] };

/**
 * Names without backslashes, because of a bug of V8 (Node 24.21): it reads the name `"\n"` as a backslash if it parsed
 * `{"a":1,"\\":2}` before `{"a":1,"\n":2}`.
 */
const arbitraryNames = fc
  .oneof(fc.constantFrom('a', 'b', '__proto__', '"', '', 'é', '😀'), fc.string())
  .filter((name) => !name.includes('\\'));

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.record({ text: fc.oneof(fc.constantFrom('1', 'null', 'true', '[]', '{}', '-0.5e3'), fc.json({ maxDepth: 0 })) }),
    fc.record({ text: arbitraryNames.map((text) => JSON.stringify(text)) }),
    fc.record({ items: fc.array(tie('tree'), { maxLength: 4 }) }),
    fc.record({ entries: fc.array(fc.tuple(arbitraryNames, tie('tree')), { maxLength: 4 }) }),
  ),
}));

/** Returns the JSON text of a tree. Every second name consists of escapes only. */
function textOf(value: Tree, names = { count: 0 }): string {
  if ('text' in value) return value.text;
  if ('items' in value) return `[ ${value.items.map((item) => textOf(item, names)).join(' ,\n')} ]`;
  const name = (text: string) => {
    names.count += 1;
    const escaped = () =>
      `"${Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')}"`;
    return names.count % 2 === 0 ? escaped() : JSON.stringify(text);
  };
  return `{ ${value.entries.map(([key, item]) => `${name(key)} : ${textOf(item, names)}`).join(' ,\t')} }`;
}

/** Returns the pointer of the first name that occurs twice in an object of the tree. Returns undefined if there is none. */
function duplicateIn(value: Tree, pointer = ''): string | undefined {
  if ('text' in value) return undefined;
  const seen = new Set<string>();
  const entries = 'items' in value ? value.items.map((item, index) => [String(index), item] as const) : value.entries;
  for (const [name, item] of entries) {
    const path = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (seen.has(name)) return path;
    seen.add(name);
    const inner = duplicateIn(item, path);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function parse(text: string): unknown {
  const steps = parseJsonBody(Buffer.from(text));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('any JSON text', () => {
  it('is parsed, or rejected with the pointer of its first duplicate name', () => {
    const isValidText = (text: string) => !/\\u0000/.test(text) && text.isWellFormed();
    fc.assert(
      fc.property(tree, (value) => {
        const text = textOf(value);
        fc.pre(isValidText(text));
        const pointer = duplicateIn(value);
        if (pointer === undefined) {
          expect(parse(text)).toEqual(JSON.parse(text));
          return;
        }
        try {
          parse(text);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          expect(error.issues.map((issue) => issue.pointer)).toEqual([pointer]);
          return;
        }
        throw new Error('Expected an error, received a value.');
      }),
      { numRuns: 2_000 },
    );
  });
});
