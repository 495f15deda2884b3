import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      operationId: listDashboards
    post:
      operationId: createDashboard
      x-stability: experimental
      x-since: next
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    get:
      x-stability: beta
      x-since: 1.2.0
`;

describe('stability-marked', () => {
  it('requires a known level and a version', async () => {
    expect(await lint('stability-marked', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/get: Expected \`listDashboards\` to have \`x-stability\`: \`stable\` or \`beta\`.",
        "#/paths/~1dashboards/get: Expected \`listDashboards\` to have \`x-since\`, the version that introduced it.",
        "#/paths/~1dashboards/post/x-stability: Expected \`stable\` or \`beta\`, found \`experimental\`.",
        "#/paths/~1dashboards/post/x-since: Expected a version like \`1.0.0\`, found \`next\`.",
      ]
    `);
  });

  it('accepts a level and a version', async () => {
    expect(await lint('stability-marked', good)).toEqual([]);
  });

  it('accepts other levels if configured', async () => {
    const source = 'openapi: 3.1.0\npaths: { /keys: { get: { x-stability: alpha, x-since: 1.0.0 } } }';
    expect(await lint('stability-marked', source, { levels: ['alpha'] })).toEqual([]);
  });
});
