import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  state: { type: string, enum: [enabled, disabled], description: Whether it is \`enabled\`. }
                  roles: { type: array, description: The permitted roles., items: { type: string, enum: [admin] } }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    get:
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  state: { type: string, enum: [enabled, disabled], description: Whether it is \`enabled\` or \`disabled\`. }
                  roles: { type: array, description: The role \`admin\` permits everything., items: { type: string, enum: [admin] } }
`;

describe('enum-documented', () => {
  it('requires a description that names every value', async () => {
    expect(await lint('enum-documented', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/state/enum: Expected the description to name every value of the enum in backticks, missing: \`disabled\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/roles/items/enum: Expected the description to name every value of the enum in backticks, missing: \`admin\`.",
      ]
    `);
  });

  it('accepts a description that names all values', async () => {
    expect(await lint('enum-documented', good)).toEqual([]);
  });
});
