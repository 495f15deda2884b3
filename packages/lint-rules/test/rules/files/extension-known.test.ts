import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    x-stability: stable
    get:
      x-stability: old
      x-roles: admin
      x-since: 1
      x-mood: good
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      x-stability: stable
      x-roles: [admin]
      parameters:
        - { name: organizationId, in: path, x-client-default: true }
      responses:
        '200':
          headers: { x-request-id: { schema: { type: string } } }
          content:
            application/json:
              example: { x-thing: 1 }
              schema: { type: object, properties: { x-thing: { type: integer } } }
`;

describe('extension-known', () => {
  it('requires a known extension on a supported node with a valid value', async () => {
    expect(await lint('extension-known', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/x-stability: Expected \`x-stability\` only on Operation, found it on PathItem.",
        "#/paths/~1things/get/x-stability: Expected \`x-stability\` to be \`stable\` or \`beta\`, found \`"old"\`.",
        "#/paths/~1things/get/x-roles: Expected \`x-roles\` to be an array of strings, found \`"admin"\`.",
        "#/paths/~1things/get/x-since: Expected \`x-since\` to be a string that matches \`^\\d+\\.\\d+\\.\\d+$\`, found \`1\`.",
        "#/paths/~1things/get/x-mood: Expected an extension that is listed in docs/extensions.md, found \`x-mood\`.",
      ]
    `);
  });

  it('rejects an array instead of a string, and null instead of an object', async () => {
    const source = 'openapi: 3.1.0\npaths: { /things: { get: { x-stability: [stable], x-codeSamples: [null] } } }';
    expect(await lint('extension-known', source)).toEqual([
      '#/paths/~1things/get/x-stability: Expected `x-stability` to be `stable` or `beta`, found `["stable"]`.',
      '#/paths/~1things/get/x-codeSamples: Expected `x-codeSamples` to be an array of objects, found `[null]`.',
    ]);
  });

  it('accepts known extensions, and names in the API that start with x-', async () => {
    expect(await lint('extension-known', good)).toEqual([]);
  });

  it('accepts extensions that the configuration allows', async () => {
    const source = 'openapi: 3.1.0\nx-mood: good\npaths: {}';
    expect(await lint('extension-known', source, { allow: ['x-mood'] })).toEqual([]);
  });
});
