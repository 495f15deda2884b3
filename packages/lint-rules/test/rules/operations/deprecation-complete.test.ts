import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /boards:
    get:
      operationId: listBoards
      deprecated: true
      x-replacement: listNothing
      responses:
        '200':
          description: The boards.
    post:
      operationId: createBoard
      x-sunset: '2027-01-31'
`;

const good = `
openapi: 3.1.0
paths:
  /boards:
    get:
      operationId: listBoards
      deprecated: true
      x-sunset: '2027-01-31'
      x-replacement: listDashboards
      responses:
        '200':
          headers:
            Deprecation: { schema: { type: string } }
            Sunset: { schema: { type: string } }
  /dashboards:
    get:
      operationId: listDashboards
`;

describe('deprecation-complete', () => {
  it('asks for the end, the replacement and the headers of what is deprecated', async () => {
    expect(await lint('deprecation-complete', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1boards/get/deprecated: \`listBoards\` is deprecated and needs \`x-sunset\`, a day like \`2027-01-31\`.",
        "#/paths/~1boards/get/x-replacement: Expected the operationId of what stands in for \`listBoards\`: no operation is named \`listNothing\`.",
        "#/paths/~1boards/get/responses/200: \`listBoards\` is deprecated: its answer needs the header \`Deprecation\`.",
        "#/paths/~1boards/get/responses/200: \`listBoards\` is deprecated: its answer needs the header \`Sunset\`.",
        "#/paths/~1boards/post/x-sunset: \`createBoard\` has \`x-sunset\` and needs \`deprecated: true\`.",
      ]
    `);
  });

  it('asks for a day that the calendar has, and an operation that there is, where they stand', async () => {
    const wrong = good
      .replace("'2027-01-31'", '2027-13-45')
      .replace('x-replacement: listDashboards', 'x-replacement: nope');
    expect(await lint('deprecation-complete', wrong)).toMatchInlineSnapshot(`
      [
        "#/paths/~1boards/get/x-sunset: Expected a day like \`2027-01-31\`, found \`2027-13-45\`.",
        "#/paths/~1boards/get/x-replacement: Expected the operationId of what stands in for \`listBoards\`: no operation is named \`nope\`.",
      ]
    `);
    expect(await lint('deprecation-complete', good.replace('01-31', '02-30'))).toHaveLength(1);
  });

  it('takes a deprecated operation that says all of it', async () => {
    expect(await lint('deprecation-complete', good)).toEqual([]);
  });
});
