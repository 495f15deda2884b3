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
        "#/paths/~1boards/get/deprecated: \`listBoards\` is deprecated and needs \`x-replacement\`, the operationId of what stands in for it.",
        "#/paths/~1boards/get/responses/200: \`listBoards\` is deprecated: its answer needs the header \`Deprecation\`.",
        "#/paths/~1boards/get/responses/200: \`listBoards\` is deprecated: its answer needs the header \`Sunset\`.",
        "#/paths/~1boards/post/x-sunset: \`createBoard\` has \`x-sunset\` and needs \`deprecated: true\`.",
      ]
    `);
  });

  it('takes a deprecated operation that says all of it', async () => {
    expect(await lint('deprecation-complete', good)).toEqual([]);
  });
});
