import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverageOf, coverageText } from '../src/coverage.ts';

const files = {
  'openapi.yaml': 'paths:\n  /a: { $ref: paths/a.yaml }\n  /b:\n    delete: { operationId: deleteB }\n',
  'paths/a.yaml': 'parameters: []\nget: { operationId: getA }\nput: { operationId: updateA }\n',
  'workflows/read.arazzo.yaml': `
workflows:
  - workflowId: read
    steps:
      - operationId: getA
        successCriteria: [{ condition: $statusCode == 200 }]
      - operationId: updateA
        successCriteria: [{ condition: $statusCode == 412 }]
`,
};

describe('the coverage of a deployment', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'observability-coverage-'));
    for (const [name, text] of Object.entries(files)) {
      const file = join(root, 'specs/managed', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  it('covers an operation if a step expects it to succeed, and lists the others', async () => {
    const coverage = await coverageOf('managed', root);
    expect(coverage.missing).toEqual(['updateA', 'deleteB']);
    expect(coverageText(coverage)).toBe(
      'getA     read\nupdateA  -\ndeleteB  -\nmanaged: 1 of 3 operations have a workflow',
    );
  });

  it('covers no operation if there is no folder of workflows', async () => {
    await rm(join(root, 'specs/managed/workflows'), { recursive: true });
    expect((await coverageOf('managed', root)).missing).toHaveLength(3);
  });
});
