import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things/{thingId}/{partId}:
    parameters:
      - { name: thingId, in: path }
    get:
      parameters:
        - { name: partId, in: path, required: false }
    put:
      parameters:
        - { name: partId, in: path, required: true }
`;

const good = `
openapi: 3.1.0
paths:
  /things/{thingId}:
    get:
      parameters:
        - { name: thingId, in: path, required: true }
        - { name: limit, in: query }
`;

describe('path-parameter-required', () => {
  it('asks for what OpenAPI wants of a parameter of the path, once', async () => {
    expect(await lint('path-parameter-required', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things~1{thingId}~1{partId}/parameters/0: \`thingId\` is a parameter of the path: it needs \`required: true\`.",
        "#/paths/~1things~1{thingId}~1{partId}/get/parameters/0/required: \`partId\` is a parameter of the path: it needs \`required: true\`.",
      ]
    `);
  });

  it('takes it, and parameters elsewhere', async () => {
    expect(await lint('path-parameter-required', good)).toEqual([]);
  });
});
