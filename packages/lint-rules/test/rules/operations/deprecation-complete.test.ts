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
  it('requires the sunset date, an existing replacement and the headers of a deprecated operation', async () => {
    expect(await lint('deprecation-complete', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1boards/get/deprecated: Expected the deprecated operation \`listBoards\` to have \`x-sunset\`, a date like \`2027-01-31\`.",
        "#/paths/~1boards/get/x-replacement: Expected the operationId of the replacement for \`listBoards\`, found \`listNothing\`, which does not exist.",
        "#/paths/~1boards/get/responses/200: Expected the response of the deprecated operation \`listBoards\` to have the header \`Deprecation\`.",
        "#/paths/~1boards/get/responses/200: Expected the response of the deprecated operation \`listBoards\` to have the header \`Sunset\`.",
        "#/paths/~1boards/post/x-sunset: Expected \`deprecated: true\` on \`createBoard\`, because it has \`x-sunset\`.",
      ]
    `);
  });

  it('requires a replacement', async () => {
    const source = good.replace('      x-replacement: listDashboards\n', '');
    expect(await lint('deprecation-complete', source)).toEqual([
      '#/paths/~1boards/get/deprecated: Expected the deprecated operation `listBoards` to have `x-replacement`, the operationId of its replacement.',
    ]);
  });

  it('rejects invalid dates and unknown operations at their location', async () => {
    const wrong = good
      .replace("'2027-01-31'", '2027-13-45')
      .replace('x-replacement: listDashboards', 'x-replacement: nope');
    expect(await lint('deprecation-complete', wrong)).toMatchInlineSnapshot(`
      [
        "#/paths/~1boards/get/x-sunset: Expected a date like \`2027-01-31\`, found \`2027-13-45\`.",
        "#/paths/~1boards/get/x-replacement: Expected the operationId of the replacement for \`listBoards\`, found \`nope\`, which does not exist.",
      ]
    `);
    expect(await lint('deprecation-complete', good.replace('01-31', '02-30'))).toHaveLength(1);
  });

  it('accepts a complete deprecated operation', async () => {
    expect(await lint('deprecation-complete', good)).toEqual([]);
  });
});
