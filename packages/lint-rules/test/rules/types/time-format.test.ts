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
                  createdAt: { type: string, description: When it was made. }
                  startTime: { type: integer, description: The start of the range. }
                  expireAt: { oneOf: [{ type: string }, { type: 'null' }] }
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
                  createdAt: { type: string, format: date-time }
                  startTime: { type: integer, description: 'The start of the range, in milliseconds since the epoch.' }
                  expireAt: { oneOf: [{ type: string, format: date-time }, { type: 'null' }] }
`;

describe('time-format', () => {
  it('asks for the format of a text and the unit of a number', async () => {
    expect(await lint('time-format', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/createdAt: \`createdAt\` is a time: it needs \`format: date-time\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/startTime: \`startTime\` is a time as a number: its description needs the unit, like \`milliseconds\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/expireAt: \`expireAt\` is a time: it needs \`format: date-time\`.",
      ]
    `);
  });

  it('takes them', async () => {
    expect(await lint('time-format', good)).toEqual([]);
  });
});
