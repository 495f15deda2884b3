import { describe, expect, it } from 'vitest';
import { lint } from '../../lint.ts';

const bad = `
openapi: 3.1.0
paths:
  /dashboards:
    $ref: boards.yaml
  /dashboards/{dashboardId}:
    $ref: dashboards.yaml
  /alerts:
    $ref: paths/alerts.item.yaml
  /boards:
    $ref: paths/dashboards.yaml
`;

const good = `
openapi: 3.1.0
paths:
  /dashboards:
    $ref: paths/dashboards.yaml
  /dashboards/{dashboardId}:
    $ref: paths/dashboards.item.yaml
  /pipes/{pipeId}/settings:
    $ref: paths/pipe-settings.yaml
  /charts/series:
    $ref: paths/charts.series.yaml
  /openapi.json:
    $ref: paths/openapi.json.yaml
  /:
    $ref: paths/start.yaml
  /{id}:
    $ref: paths/any.item.yaml
  /inline:
    get: {}
`;

describe('path-file-name', () => {
  it('requires the name of the resource', async () => {
    expect(await lint('path-file-name', bad)).toMatchInlineSnapshot(`
      [
        "#/paths/~1dashboards/$ref: Expected a file name like \`dashboards.yaml\` for this path, found \`boards.yaml\`.",
        "#/paths/~1dashboards~1{dashboardId}/$ref: Expected a file name like \`dashboards.item.yaml\` for this path, found \`dashboards.yaml\`.",
        "#/paths/~1alerts/$ref: Expected a file name like \`alerts.yaml\` for this path, found \`paths/alerts.item.yaml\`.",
        "#/paths/~1boards/$ref: Expected a file name like \`boards.yaml\` for this path, found \`paths/dashboards.yaml\`.",
      ]
    `);
  });

  it('accepts the name of the resource with or without a prefix, and any name if there is no resource', async () => {
    expect(await lint('path-file-name', good)).toEqual([]);
  });
});
