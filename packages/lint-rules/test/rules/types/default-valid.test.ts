import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                state: { type: string, enum: [enabled, disabled], default: enable }
                minutes: { type: integer, minimum: 0, maximum: 1439, default: 2000 }
                size: { type: integer, default: big }
                color: { type: string, pattern: '^#', default: red }
                name: { type: string, minLength: 1, default: '' }
                roles: { type: array, items: { enum: [admin] }, default: [admin, admn] }
                interval: { $ref: '#/components/schemas/Interval', default: 2h }
components:
  schemas:
    Interval: { type: string, enum: [1h] }
`;

const good = `
openapi: 3.1.0
paths:
  /things:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                state: { type: string, enum: [enabled, disabled], default: enabled }
                note: { type: [string, 'null'], minLength: 1, default: null }
                expireAt: { oneOf: [{ type: string, format: date-time }, { type: 'null' }], default: null }
                labels: { type: object, additionalProperties: { type: string }, default: { a: b } }
                interval: { $ref: '#/components/schemas/Interval', default: 1h }
components:
  schemas:
    Interval: { type: string, enum: [1h] }
`;

describe('default-valid', () => {
  it('rejects an invalid default at the location of the invalid value', async () => {
    expect(await lint('default-valid', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/state/default: Expected a default that is valid against the schema: must be equal to one of the allowed values "enabled", "disabled".",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/minutes/default: Expected a default that is valid against the schema: must be <= 1439.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/size/default: Expected a default that is valid against the schema: type must be integer.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/color/default: Expected a default that is valid against the schema: must match pattern "^#".",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/name/default: Expected a default that is valid against the schema: must NOT have fewer than 1 characters.",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/roles/default/1: Expected a default that is valid against the schema: \`1\` property must be equal to one of the allowed values "admin".",
        "#/paths/~1things/post/requestBody/content/application~1json/schema/properties/interval/default: Expected a default that is valid against the schema: must be equal to one of the allowed values "1h".",
      ]
    `);
  });

  it('accepts a valid default', async () => {
    expect(await lint('default-valid', good)).toEqual([]);
  });
});
