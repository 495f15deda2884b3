import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
info: { title: The Acme API }
servers: [{ url: https://acme.example.org }]
paths:
  /things:
    get:
      x-acme-id: 1
      responses:
        '200': { content: { application/json: { example: { owner: ACME } } } }
`;

const good = `
openapi: 3.1.0
info: { title: The dashboards }
`;

describe('no-brand-names', () => {
  it('finds the words in text, keys, URLs and examples, ignoring case', async () => {
    expect(await lint('no-brand-names', bad, { words: ['acme'] })).toMatchInlineSnapshot(`
      [
        "#/info/title: Expected a neutral word, found \`Acme\`.",
        "#/servers/0/url: Expected a neutral word, found \`acme\`.",
        "#/paths/~1things/get/x-acme-id: Expected a neutral word, found \`acme\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/example/owner: Expected a neutral word, found \`ACME\`.",
      ]
    `);
  });

  it('reports nothing if no word occurs', async () => {
    expect(await lint('no-brand-names', good, { words: ['acme'] })).toEqual([]);
  });

  it('reports nothing without configured words', async () => {
    expect(await lint('no-brand-names', 'openapi: 3.1.0\ninfo: { title: The Acme API }')).toEqual([]);
  });
});
