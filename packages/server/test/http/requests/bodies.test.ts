import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { alert, alertTargets, dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { chunked, sendRaw } from '../support/send-raw.ts';
import { serve } from '../support/serve.ts';

const served = serve({ maxBodyBytes: 20_000, telemetry: 'off' });

function utf8(text: string) {
  return Buffer.from(text, 'utf8');
}
const bom = Buffer.from([0xef, 0xbb, 0xbf]);

/** Returns a dashboard with this JSON as its name. */
function withName(json: string) {
  return `{"name":${json},"tiles":[]}`;
}

const malformed: [string, Buffer, RegExp][] = [
  ['ends early', utf8('{"name":"x",'), /valid JSON: it ends early, at line 1, column 13\.$/],
  ['is not JSON', utf8('name=Checkout'), /valid JSON/],
  ['has a trailing comma', utf8('{"name":"a","tiles":[],}'), /valid JSON/],
  ['has text after the value', utf8('{"name":"a","tiles":[]} x'), /valid JSON/],
  [
    'looks like a V8 error position',
    utf8('at position 99'),
    /valid JSON: it ends early or has an unexpected character\.$/,
  ],
  ['has a string that looks like a V8 error position', utf8('{"a":"at position 99"}}'), /line 1, column 23\.$/],
  ['has a comment', utf8('{"name":"a","tiles":[]} // x'), /valid JSON/],
  ['contains only white space', utf8('  \n '), /valid JSON/],
  ['starts with a byte order mark', Buffer.concat([bom, utf8(withName('"a"'))]), /byte order mark/],
  ['has invalid UTF-8 in a string', Buffer.concat([utf8('{"name":"'), Buffer.from([0xc3, 0x28]), utf8('"}')]), /UTF-8/],
  ['is UTF-16', Buffer.from(withName('"a"'), 'utf16le'), /NUL/],
  ['contains NUL', utf8('{"name":"a\0","tiles":[]}'), /NUL/],
  ['has NUL after the value', utf8(`${withName('"a"')}\0`), /NUL/],
  ['has an escaped NUL in a string', utf8(withName('"a\\u0000b"')), /NUL/],
  ['has an escaped NUL in a name', utf8('{"na\\u0000me":1}'), /NUL/],
  ['has a lone high surrogate', utf8(withName('"a\\ud800b"')), /surrogate/],
  ['has a lone low surrogate', utf8(withName('"\\uDC00"')), /surrogate/],
  ['has a number out of range', utf8(withName('1e999')), /out of range/],
  ['has a negative number out of range', utf8(withName('[-1E+400]')), /out of range/],
  ['has a long number out of range', utf8(withName(`${'9'.repeat(400)}`)), /out of range/],
  ['has an exponent that takes a number out of range', utf8(withName(`${'9'.repeat(250)}e99`)), /out of range/],
];

describe.each(deployments)('a body in the %s deployment', (name) => {
  const api = () => served.caller(name);

  it.each(malformed)('is rejected if it %s', async (_, raw, expected) => {
    for (const [method, path] of [
      ['POST', '/dashboards'],
      ['PUT', `/dashboards/${UNKNOWN_ID}`],
    ] as const) {
      const { status, message, issues } = await api().send(method, path, { raw: new Uint8Array(raw) });
      expect(status).toBe(400);
      expect(message).toMatch(expected);
      expect(issues).toEqual([]);
    }
  });

  it('is not quoted in the error if it is malformed', async () => {
    const { message } = await api().send('POST', '/webhooks', { raw: '{"secret":"hunter2hunter2hunter2", x}' });
    expect(message).toMatch(/line 1, column \d+\.$/);
    expect(message).not.toContain('hunter2');
  });

  it.each([
    ['an escaped backslash before u0000', 'a\\u0000'],
    ['a character outside the Basic Multilingual Plane', '😀'],
    ['a large number in a string', '1e999'],
  ])('can contain %s', async (_, text) => {
    const { name: read, id } = await api().create('/dashboards', { name: text, tiles: [] });
    expect(read).toBe(text);
    expect((await api().get(`/dashboards/${id}`)).content.name).toBe(text);
  });

  it('can contain finite doubles, such as the largest and the smallest', async () => {
    const targets = await alertTargets(api());
    for (const number of [
      Number.MAX_VALUE,
      -Number.MAX_VALUE,
      5e-324,
      0.1 + 0.2,
      2 ** 53 - 1,
      2 ** 60,
      2 ** 63,
      2 ** 64,
    ]) {
      const { id, threshold } = await api().create('/alerts', alert(targets, { threshold: number }));
      expect(threshold).toBe(number);
      expect((await api().get(`/alerts/${id}`)).content.threshold).toBe(number);
    }
  });

  it('cannot have an unknown property, whose name is escaped in the pointer', async () => {
    const { status, issues } = await api().post('/dashboards', { ...dashboard(), 'a/b~c': 1 });
    expect(status).toBe(400);
    expect(issues).toMatchObject([{ in: 'body', pointer: '/a~1b~0c', code: 'unknownProperty' }]);
  });

  it.each([
    ['null', 'expected object, received null'],
    ['[]', 'expected object, received array'],
    ['"text"', 'expected object, received string "text"'],
    ['1', 'expected object, received number 1'],
  ])('is rejected if it is %s', async (raw, expected) => {
    const { status, message, issues } = await api().send('POST', '/dashboards', { raw });
    expect(status).toBe(400);
    expect(message).toBe(`Body validation failed: ${expected}`);
    expect(issues).toMatchObject([{ in: 'body', path: [], pointer: '', code: 'type' }]);
  });

  it('is required and cannot be empty', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const { status, message } = await api().send('POST', '/dashboards', { headers });
      expect(status).toBe(400);
      expect(message).toBe('Body validation failed: a JSON body is required');
    }
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('can have the content type %s', async (type) => {
    const raw = new Uint8Array(utf8(withName('"é"')));
    const { status, content } = await api().send('POST', '/dashboards', { raw, headers: { 'content-type': type } });
    expect(status).toBe(200);
    expect(content.name).toBe('é');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonp',
    'text/json',
    'application/json; charset=latin1',
    'nonsense',
  ])('cannot have the content type %s', async (type) => {
    const { status, message } = await api().send('POST', '/dashboards', {
      raw: withName('"a"'),
      headers: { 'content-type': type },
    });
    expect(status).toBe(415);
    expect(message).toBe(`Expected the content type application/json, received ${type}.`);
  });

  it('cannot be compressed', async () => {
    const encoded = (encoding: string) => ({ raw: withName('"a"'), headers: { 'content-encoding': encoding } });
    expect((await api().send('POST', '/dashboards', encoded('gzip'))).status).toBe(415);
    expect((await api().send('POST', '/dashboards', encoded('identity'))).status).toBe(200);
  });

  it('requires a content type', async () => {
    const { url, root, authorization } = api();
    // For bytes, fetch sends no content type.
    const init = { method: 'POST', headers: { authorization }, body: new Uint8Array(utf8(withName('"a"'))) };
    expect((await fetch(`${url}${root}/dashboards`, init)).status).toBe(415);
  });

  it('can be as large as the limit but not larger', async () => {
    const padded = (length: number) => withName('"a"').padEnd(length, ' ');
    expect((await api().send('POST', '/dashboards', { raw: padded(20_000) })).status).toBe(200);
    const { status, message } = await api().send('POST', '/dashboards', { raw: padded(20_001) });
    expect(status).toBe(413);
    expect(message).toBe(
      'Expected a body of at most 20000 bytes. Split it, or ask the operator to raise --max-body-bytes.',
    );
  });

  it('is read to its end if it is too large, so that the client reads the response and can reuse the connection', async () => {
    const { url, root, authorization } = api();
    const head = `POST ${root}/dashboards HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n`;
    const large = ' '.repeat(2_000_000);
    const small = withName('"a"');
    const received = await sendRaw(
      url,
      [
        `${head}content-length: ${large.length}\r\n\r\n${large}`,
        `${head}transfer-encoding: chunked\r\n\r\n${chunked(large, 50_000)}`,
        `${head}connection: close\r\ncontent-length: ${small.length}\r\n\r\n${small}`,
      ].join(''),
    );
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('has the same limit without Content-Length', async () => {
    const raw = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 3; part += 1) controller.enqueue(utf8(' '.repeat(9_000)));
        controller.close();
      },
    });
    expect((await api().send('POST', '/dashboards', { raw })).status).toBe(413);
  });

  it('can arrive in several chunks', async () => {
    const raw = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(utf8('{"name":"par'));
        controller.enqueue(utf8('ts","tiles":[]}'));
        controller.close();
      },
    });
    expect((await api().send('POST', '/dashboards', { raw })).content.name).toBe('parts');
  });

  it('is ignored if the operation has no body', async () => {
    const { id } = await api().create('/dashboards', dashboard());
    const sent = { raw: '{', headers: { 'content-type': 'text/plain' } };
    expect((await api().send('DELETE', `/dashboards/${id}`, sent)).status).toBe(200);
  });
});
