import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      parameters:
        - { name: id, in: query, schema: { type: string, examples: [00000000-0000-4000-8000-000000000000] } }
        - { name: link, in: query, schema: { type: string }, examples: { one: { value: https://acme.dev } } }
      requestBody:
        content:
          application/json:
            example: { name: foo, url: https://hooks.acme.dev/x, tags: [string] }
            examples:
              a: { value: { name: My thing, mail: someone@acme.dev } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            example:
              name: Checkout
              url: https://hooks.example.org/x
              local: 'http://localhost:8000'
              database: http://reader:secret@clickhouse.example.org:8123
              mail: a@example.com
`;

describe('examples-realistic', () => {
  it('rejects placeholders and real host names', async () => {
    expect(await lint('examples-realistic', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/parameters/1/examples/one/value: Expected a reserved host such as \`example.org\`, found \`acme.dev\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/examples/a/value/name: Expected a realistic value, found \`My thing\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/examples/a/value/mail: Expected a reserved host such as \`example.org\`, found \`acme.dev\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/example/name: Expected a realistic value, found \`foo\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/example/url: Expected a reserved host such as \`example.org\`, found \`hooks.acme.dev\`.",
        "#/paths/~1things/post/requestBody/content/application~1json/example/tags/0: Expected a realistic value, found \`string\`.",
        "#/paths/~1things/post/parameters/0/schema/examples/0: Expected a realistic UUID, found \`00000000-0000-4000-8000-000000000000\`.",
      ]
    `);
  });

  it('accepts realistic values with reserved host names', async () => {
    expect(await lint('examples-realistic', good)).toEqual([]);
  });
});
