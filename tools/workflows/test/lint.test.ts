import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'observability-workflow-lint-'));

function workflow(operation: string, spec: string) {
  return `arazzo: 1.0.1
info: { title: A, version: 1.0.0 }
sourceDescriptions: [{ name: managed, type: openapi, url: ${spec} }]
workflows:
  - workflowId: look
    summary: Read a source.
    steps:
      - stepId: read
        operationId: ${operation}
        successCriteria: [{ condition: $statusCode == 200 }]
`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function lint(operation: string, spec = '../openapi.yaml'): { status: number | null; output: string } {
  write('workflows/look.arazzo.yaml', workflow(operation, spec));
  const config = join(import.meta.dirname, '../redocly.yaml');
  const args = ['lint', '--config', config, 'workflows/look.arazzo.yaml'];
  const { status, stdout, stderr } = spawnSync('redocly', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

beforeAll(() => {
  write('openapi.yaml', 'paths:\n  /sources: { $ref: paths/sources.yaml }\n  /a: { put: { operationId: updateA } }\n');
  write('paths/sources.yaml', 'get: { operationId: getSource }\npost: { operationId: createSource }\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it('reports a step with an unknown operation, its line and a suggestion', () => {
  const { status, output } = lint('getSourc');
  expect(status).toBe(1);
  expect(output).toContain('workflows/look.arazzo.yaml:9:22');
  expect(output).toContain('Unknown operation `getSourc`.');
  expect(output).toContain('Did you mean: getSource ?');
  expect(lint('creatSource').output).toContain('Did you mean: createSource ?');
});

it.each(['updateA', '$sourceDescriptions.managed.getSource'])('accepts a known operation: %s', (operation) => {
  const { status, output } = lint(operation);
  expect(status, output).toBe(0);
});

it('reports a spec that does not exist', () => {
  const { status, output } = lint('getSource', '../missing.yaml');
  expect(status).toBe(1);
  expect(output).toContain('There is no spec at `../missing.yaml`.');
});
