import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

function spec(title: string) {
  return `openapi: 3.1.0
info: { title: ${title}, version: 1.0.0 }
paths:
  /boxes: { $ref: paths/boxes.yaml }
`;
}

const boxes = `get:
  operationId: listBoxes
  summary: List boxes
  x-stability: stable
  responses:
    "200":
      description: The boxes.
      content:
        application/json:
          schema: { $ref: ../schemas/Boxes.yaml }
`;

const boxesSchema = `type: object
properties:
  names: { type: string }
  count: { type: integer }
`;

/** Returns a workflow with one step that calls an operation. */
export function workflow(operation: string) {
  return `workflows:
  - workflowId: call-${operation}
    steps:
      - operationId: ${operation}
        successCriteria: [{ condition: $statusCode == 200 }]
`;
}

const files: Readonly<Record<string, string>> = {
  'redocly.yaml': 'rules:\n  operation-summary: error\n',
  '.changeset/config.json': '{}\n',
  '.gitignore': 'dist/\n',
  'package.json': JSON.stringify({ private: true, scripts: { docs: 'node docs.mjs' } }),
  'docs.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
for (const folder of ['', '/boxes']) {
  mkdirSync(\`packages/docs/dist/site\${folder}\`, { recursive: true });
  writeFileSync(\`packages/docs/dist/site\${folder}/index.html\`, '<!doctype html>');
}
`,
  'packages/docs/package.json': JSON.stringify({ private: true }),
  'packages/docs/src/page.tsx': 'export const Page = () => <main>Boxes</main>;\n',
  'packages/mcp/package.json': JSON.stringify({ private: true }),
  'packages/mcp/tokens.main.ts': 'console.log(1234);\n',
  'packages/schemas/package.json': JSON.stringify({
    name: '@observability-api/schemas',
    exports: { '.': { 'observability-api-source': './src/index.ts' } },
  }),
  'packages/schemas/src/index.ts': 'export const isBoxes = () => true;\nexport type Boxes = object;\n',
  ...Object.fromEntries(
    ['open-source', 'managed'].flatMap((name) => [
      [`specs/${name}/package.json`, JSON.stringify({ name: `@observability-api/spec-${name}` })],
      [`specs/${name}/openapi.yaml`, spec(name)],
      [`specs/${name}/paths/boxes.yaml`, boxes],
      [`specs/${name}/schemas/Boxes.yaml`, boxesSchema],
      [`specs/${name}/workflows/boxes.arazzo.yaml`, workflow('listBoxes')],
    ]),
  ),
};

/** A git repository with two small APIs on `main`. The branch `change` is checked out. */
export class Repository {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'observability-pull-request-')));

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    this.commit();
    this.git('checkout', '--quiet', '-b', 'change');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Replaces the first occurrence of a text in a file. */
  edit(file: string, oldText: string, newText: string): void {
    const text = readFileSync(join(this.root, file), 'utf8');
    if (!text.includes(oldText)) throw new Error(`Expected ${file} to contain: ${oldText}`);
    this.write(
      file,
      text.replace(oldText, () => newText),
    );
  }

  changeset(bump: string, text: string, ...packages: readonly string[]): void {
    const lines = packages.map((name) => `"@observability-api/${name}": ${bump}\n`);
    this.write('.changeset/a-change.md', `---\n${lines.join('')}---\n\n${text}\n`);
  }

  commit(): void {
    this.git('add', '--all');
    const identity = ['-c', 'user.name=A person', '-c', 'user.email=person@example.org'];
    this.git(...identity, 'commit', '--quiet', '--message', 'A change', '--no-verify');
  }

  git(...args: readonly string[]): void {
    execFileSync('git', args, { cwd: this.root, stdio: 'pipe' });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
