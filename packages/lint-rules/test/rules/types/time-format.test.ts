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
                  createdAt: { type: string, description: Creation time. }
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
  it('requires the format of a string and the unit of a number', async () => {
    expect(await lint('time-format', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/createdAt: Expected the time \`createdAt\` to have the format \`date-time\`, \`date\` or \`time\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/startTime: Expected the description of the time \`startTime\` to name its unit, like \`milliseconds\`.",
        "#/paths/~1things/get/responses/200/content/application~1json/schema/properties/expireAt: Expected the time \`expireAt\` to have the format \`date-time\`, \`date\` or \`time\`.",
      ]
    `);
  });

  it('accepts a string with a format and a number with a unit', async () => {
    expect(await lint('time-format', good)).toEqual([]);
  });
});
