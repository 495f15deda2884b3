import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotationsText, sarifText } from 'api-diff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiSection } from '../src/api-section.ts';
import { allSections, checkPullRequest } from '../src/check.ts';
import { generatedSection } from '../src/generated-section.ts';
import { lintSection } from '../src/lint-section.ts';
import { operationsSection } from '../src/operations-section.ts';
import { preview, referenceSection } from '../src/reference-section.ts';
import { run } from '../src/run.ts';
import { Repository, workflow } from './support/repository.ts';

interface SarifResult {
  readonly ruleId: string;
  readonly level: string;
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region: { readonly startLine: number };
    };
  }[];
}

let repository: Repository;
beforeEach(() => {
  repository = new Repository();
});
afterEach(() => repository.remove());

/** Replaces the commit in the comment with a placeholder. */
function withoutCommit(comment: string): string {
  return comment.replace(/Compared with [0-9a-f]{12}/, 'Compared with <commit>');
}

describe('the comment on a pull request', () => {
  it('lists the additions of a valid pull request', async () => {
    repository.edit('specs/managed/openapi.yaml', 'paths:\n', 'paths:\n  /labels: { $ref: paths/labels.yaml }\n');
    const labels =
      'get:\n  operationId: listLabels\n  summary: List labels\n  responses: { "200": { description: All. } }\n';
    repository.write('specs/managed/paths/labels.yaml', labels);
    repository.write('specs/managed/workflows/labels.arazzo.yaml', workflow('listLabels'));
    repository.changeset('minor', 'Labels can be listed.', 'spec-managed');
    repository.commit();
    const sections = allSections.filter((section) => section !== generatedSection);
    const { comment, ok } = await checkPullRequest(repository.root, { sections });
    expect(withoutCommit(comment)).toMatchInlineSnapshot(`
      "<!-- pull request report -->

      ## ✅ Ready

      ### API changes

      - ✅ open-source: needs **none**, declared **none**
      - ✅ managed: needs **minor**, declared **minor**

      | bump | change | API | operations | location |
      |---|---|---|---|---|
      | minor | \`/labels\` was added. | managed | listLabels | specs/managed/openapi.yaml:4 |

      Changesets: \`.changeset/a-change.md\`

      ### Operations

      | | operations | in a workflow | without one |
      |---|---|---|---|
      | open-source | 1 → 1 | 1 of 1 | – |
      | managed | 1 → 2 | 2 of 2 | – |

      ### Lint

      open-source: 0 errors, 0 warnings  
      managed: 0 errors, 0 warnings  

      ### Reference

      2 pages. The workflow uploads them as the artifact \`reference\`. Unpack it and open \`index.html\`. \`npm run docs\` builds them into \`packages/docs/dist/site\`.

      ### Sizes

      | package | source, gzipped | change |
      |---|---|---|
      | docs | 0.1 kB | – |
      | mcp | 0.0 kB | – |
      | schemas | 0.1 kB | – |

      Definitions of the tools for agents: 1234 of at most 4000 tokens.

      ### Try it

      A maintainer can publish this state with the workflow \`Snapshot\`; then \`npm install @observability-api/open-source@pr-<number>\` installs it.

      Compared with <commit>. \`npm run pr-check\` runs the same checks."
    `);
    expect(ok).toBe(true);
  });

  it('lists the breaking changes of an invalid pull request and their fixes, as the annotations do', async () => {
    repository.edit('specs/managed/schemas/Boxes.yaml', '  count: { type: integer }\n', '');
    repository.changeset('minor', 'Something else.', 'spec-managed');
    const { comment, ok, findings } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(withoutCommit(comment)).toMatchInlineSnapshot(`
      "<!-- pull request report -->

      ## ❌ To fix: API changes

      ### ❌ API changes

      - ✅ open-source: needs **none**, declared **none**
      - ❌ managed: needs **major**, declared **minor**

      | bump | change | API | operations | location |
      |---|---|---|---|---|
      | **major** | Property \`count\` was removed. | managed | listBoxes | specs/managed/schemas/Boxes.yaml:4 |

      > The changes of managed need a major release, but the changesets declare minor. Run \`npm run changeset\` and choose major for \`@observability-api/spec-managed\`.

      > A changeset for \`@observability-api/spec-managed\` must describe the breaking change and name \`Boxes\` in its text.

      Changesets: \`.changeset/a-change.md\`

      ### Try it

      A maintainer can publish this state with the workflow \`Snapshot\`; then \`npm install @observability-api/open-source@pr-<number>\` installs it.

      Compared with <commit>. \`npm run pr-check\` runs the same checks."
    `);
    expect(annotationsText(findings)).toMatchInlineSnapshot(`
      "::error file=specs/managed/schemas/Boxes.yaml,line=4,title=managed%3A property-removed::Property \`count\` was removed.
      ::error title=managed%3A changeset::The changes of managed need a major release, but the changesets declare minor. Run \`npm run changeset\` and choose major for \`@observability-api/spec-managed\`.
      ::error title=managed%3A changeset::A changeset for \`@observability-api/spec-managed\` must describe the breaking change and name \`Boxes\` in its text."
    `);
    expect(ok).toBe(false);
  });
});

describe('the output in a terminal', () => {
  it('lists a change of both deployments once, without HTML', async () => {
    for (const deployment of ['open-source', 'managed']) {
      repository.edit(
        `specs/${deployment}/paths/boxes.yaml`,
        '../schemas/Boxes.yaml',
        '../../shared/schemas/Boxes.yaml',
      );
    }
    const schema = (value: string) =>
      `type: object\nproperties:\n  names: { type: string, enum: ['a<b>', ${value}] }\n`;
    repository.write('specs/shared/schemas/Boxes.yaml', schema('c'));
    repository.commit();
    repository.write('specs/shared/schemas/Boxes.yaml', schema('"d & e"'));
    const options = { base: 'HEAD', sections: [apiSection] };
    const { terminal, comment, findings } = await checkPullRequest(repository.root, options);
    expect(terminal).toContain('d & e');
    expect(terminal).not.toMatch(/&#\d+;|<!--|\*\*/);
    const locations = (text: string) => text.match(/specs\/shared\/schemas\/Boxes\.yaml:3/g)?.length;
    expect(locations(terminal)).toBe(locations(comment));
    expect(terminal.match(/^ {2}major .*d & e.*$/gm)).toHaveLength(1);
    expect(terminal).toMatch(/Boxes\.yaml:3 {2}open-source, managed {2}listBoxes/);
    expect(findings.filter(({ message }) => message.includes('d & e'))).toHaveLength(1);
  });
});

describe('the SARIF log', () => {
  it('has a result for each finding, with the file and the line of findings that have a location', async () => {
    repository.edit('specs/managed/schemas/Boxes.yaml', '  count: { type: integer }\n', '');
    repository.edit('specs/managed/paths/boxes.yaml', '  summary: List boxes\n', '');
    const { findings } = await checkPullRequest(repository.root, { sections: [apiSection, lintSection] });
    const { version, runs } = JSON.parse(sarifText(findings));
    expect(version).toBe('2.1.0');
    const [{ results, tool }] = runs;
    expect(results).toHaveLength(findings.length);
    const shown = results.map(({ ruleId, level, locations: [location] }: SarifResult) => {
      const { artifactLocation, region } = location?.physicalLocation ?? {};
      return `${level} ${ruleId} ${artifactLocation?.uri}:${region?.startLine}`;
    });
    expect(shown).toContain('error property-removed specs/managed/schemas/Boxes.yaml:4');
    expect(shown).toContain('error operation-summary specs/managed/paths/boxes.yaml:1');
    expect(shown).toContain('error changeset undefined:undefined');
    expect(tool.driver.rules).toContainEqual({ id: 'property-removed' });
  });
});

describe('a pull request is not ready', () => {
  it.each(['Something else.', '`listBoxesOfShelf` is new.'])(
    'when the changeset does not name the broken operation: %s',
    async (text) => {
      repository.edit('specs/managed/paths/boxes.yaml', 'listBoxes', 'readBoxes');
      repository.changeset('major', text, 'spec-managed');
      const { comment, ok } = await checkPullRequest(repository.root, { sections: [apiSection] });
      expect(ok).toBe(false);
      expect(comment).toContain('must describe the breaking change and name `listBoxes` in its text');
      repository.changeset('major', 'The operation listBoxes is readBoxes now.', 'spec-managed');
      expect(await checkPullRequest(repository.root, { sections: [apiSection] })).toMatchObject({ ok: true });
    },
  );

  it('when the changeset names the other API', async () => {
    repository.edit('specs/managed/paths/boxes.yaml', 'List boxes', 'List all boxes');
    repository.changeset('minor', 'Another summary.', 'spec-open-source');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('need a patch release, but no changeset declares one. Run `npm run changeset`');
  });

  it('when a changeset names an unknown package', async () => {
    repository.changeset('minor', 'Something.', 'schemas', 'shemas');
    const { comment, ok, findings } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(ok).toBe(false);
    const sentence = '.changeset/a-change.md names `@observability-api/shemas`, but there is no such package.';
    expect(comment).toContain(`> ${sentence}`);
    expect(annotationsText(findings)).toBe(`::error file=.changeset/a-change.md,line=1,title=changeset::${sentence}`);
  });

  it('when a change has no changeset', async () => {
    const none = 'No changeset. This is correct if nothing changes for users.';
    expect((await checkPullRequest(repository.root, { sections: [apiSection] })).comment).toContain(none);
    repository.edit('specs/managed/paths/boxes.yaml', 'List boxes', 'List all boxes');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('no changeset declares one');
    expect(comment).not.toContain(none);
  });

  it('when a removed export has only a minor changeset', async () => {
    repository.edit('packages/schemas/src/index.ts', 'export type Boxes = object;\n', '');
    repository.changeset('minor', 'Something else.', 'schemas');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('| **major** | `@observability-api/schemas` no longer exports `Boxes`. |');
  });

  it('when the changeset does not name the removed export', async () => {
    repository.edit('packages/schemas/src/index.ts', 'export type Boxes = object;\n', '');
    repository.changeset('major', 'Something else.', 'schemas');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [apiSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('must describe the breaking change and name `Boxes` in its text');
    repository.changeset('major', 'The type Boxes was removed.', 'schemas');
    expect(await checkPullRequest(repository.root, { sections: [apiSection] })).toMatchObject({ ok: true });
  });

  it('when an operation has no workflow', async () => {
    repository.write('specs/open-source/workflows/boxes.arazzo.yaml', 'workflows: []\n');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [operationsSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('| open-source | 1 → 1 | 0 of 1 | `listBoxes` |');
  });

  it('when lint finds an error', async () => {
    repository.edit('specs/managed/paths/boxes.yaml', '  summary: List boxes\n', '');
    const { comment, ok, findings } = await checkPullRequest(repository.root, { sections: [lintSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('managed: 1 error, 0 warnings');
    expect(annotationsText(findings)).toContain(
      '::error file=specs/managed/paths/boxes.yaml,line=1,title=operation-summary',
    );
  });

  it('when lint cannot run', async () => {
    repository.write('redocly.yaml', 'plugins: [there-is-none.ts]\n');
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [lintSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('`redocly lint` failed');
  });

  it('when the reference cannot be built, even if an earlier build exists', async () => {
    repository.write('packages/docs/dist/site/index.html', '<!doctype html>');
    repository.write('docs.mjs', `console.error('Tile.yaml has no title'); process.exitCode = 1;\n`);
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [referenceSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('The build failed. Output of `npm run docs`:');
    expect(comment).toContain('    Tile.yaml has no title');
  });

  it('when the build of the reference writes no files', async () => {
    repository.write('docs.mjs', '');
    expect(await checkPullRequest(repository.root, { sections: [referenceSection] })).toMatchObject({ ok: false });
  });

  it('when the check of the generated code fails', async () => {
    const { comment, ok } = await checkPullRequest(repository.root, { sections: [generatedSection] });
    expect(ok).toBe(false);
    expect(comment).toContain('run `npm run generate` and commit its output.');
  });
});

it('reports an added or removed list value in two rows, not in a row for every array method', async () => {
  const file = 'packages/schemas/src/index.ts';
  const list = (values: string) => `export declare const Sizes: readonly [${values}] & { readonly label: string };\n`;
  const shown = async (values: string) => {
    repository.write(file, list(values));
    const { comment } = await checkPullRequest(repository.root, { base: 'HEAD', sections: [apiSection] });
    return comment.match(/^\| \S+ \| .*Sizes.*/gm)?.map((row) => row.replace(/ \| packages\/schemas \| .*/, ''));
  };
  repository.write(file, list("'small', 'large'"));
  repository.commit();
  expect(await shown("'small', 'large', 'huge'")).toEqual([
    '| **major** | `Sizes[number]` may also be `"huge"`.',
    '| minor | `Sizes.2` is new.',
  ]);
  expect(await shown("'small'")).toEqual([
    '| **major** | `Sizes.1` was removed.',
    '| minor | `Sizes[number]` can no longer be `"large"`.',
  ]);
});

describe('a check that cannot run fails', () => {
  it('for a branch without a base', async () => {
    repository.git('branch', '--delete', '--force', 'main');
    await expect(checkPullRequest(repository.root, { sections: [] })).rejects.toThrow(
      'Expected a common ancestor of HEAD and origin/main or main, found none.',
    );
  });

  it('for a base without specs', async () => {
    repository.git('checkout', '--quiet', '--orphan', 'empty');
    repository.git('rm', '-r', '--cached', '--quiet', '.');
    repository.git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.org',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'Empty',
    );
    await expect(checkPullRequest(repository.root, { base: 'HEAD', sections: [] })).rejects.toThrow(
      'has no specs to compare with',
    );
  });

  it('for an invalid changeset', async () => {
    repository.write('.changeset/broken.md', 'no front matter\n');
    await expect(checkPullRequest(repository.root, { sections: [apiSection] })).rejects.toThrow(
      'Expected a valid changeset in .changeset/broken.md',
    );
  });

  it('for a spec that is not valid YAML, with its file and line', async () => {
    repository.edit('specs/managed/paths/boxes.yaml', '  summary', ' summary');
    const program = join(import.meta.dirname, '../src/main.ts');
    const { code, output } = await run('node', [program, '--root', repository.root], repository.root);
    expect(code).toBe(2);
    expect(output).toMatch(/specs\/managed\/paths\/boxes\.yaml:3/);
    expect(output).not.toContain('    at ');
  });

  it('for a reference to a missing file', async () => {
    repository.edit('specs/managed/paths/boxes.yaml', 'Boxes.yaml', 'Nothing.yaml');
    await expect(checkPullRequest(repository.root, { sections: [apiSection] })).rejects.toThrow(
      "Can't resolve $ref: ENOENT: no such file or directory",
    );
  });
});

it('prints its usage', async () => {
  const program = join(import.meta.dirname, '../src/main.ts');
  const { code, stdout } = await run('node', [program, '--help'], repository.root);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run pr-check .*--sarif <file>.*Exit codes:/s);
});

it('prints text and writes the comment and a SARIF log', async () => {
  const comment = join(repository.root, 'comment.md');
  const sarif = join(repository.root, 'findings.sarif');
  const program = join(import.meta.dirname, '../src/main.ts');
  const args = [program, '--root', repository.root, '--output', comment, '--sarif', sarif];
  const printed = await run('node', args, repository.root);
  expect(readFileSync(comment, 'utf8')).toContain('### Reference');
  expect(printed.stdout).toContain('✓ Reference\n');
  expect(printed.stdout).toMatch(/\n✗ To fix: Generated code\n$/);
  expect(JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results).toEqual([]);
});

it('uploads the reference under the artifact name in the comment', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.github/workflows/pull-request.yml'), 'utf8');
  expect(text).toContain(`name: ${preview.artifact}\n          path: ${preview.folder}\n`);
});

it('runs in the pull request workflow with read permission only', () => {
  const folder = join(import.meta.dirname, '../../../.github/workflows');
  const text = readFileSync(join(folder, 'pull-request.yml'), 'utf8');
  expect(text).toContain('npm run pr-check');
  expect(text).toContain('permissions:\n  contents: read\n');
  expect(text).not.toMatch(/^ *[\w-]+: write$/m);
});

it('the workflows use actions that are pinned to a commit', () => {
  const folder = join(import.meta.dirname, '../../../.github/workflows');
  const uses = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});
