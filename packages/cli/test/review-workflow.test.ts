import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer } from '@observability-api/open-source/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly name?: string; readonly run?: string }[] }>
  >;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const server = await startTestServer();
let folder: string;
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  mkdirSync(join(folder, 'bin'));
  program(
    'npx',
    `[ "$1" = observability ] && exec "${process.execPath}" --conditions=observability-api-source "${main}" "\${@:2}"`,
  );
  program('npm', 'exit 0');
  // Replaces the GitHub CLI. The artifacts of the runs are in folders, and the responses of the API are in files. The methods and paths of
  // writes are appended to `sent`.
  program(
    'gh',
    `case "$1 $2" in
      'run download') dir="\${@: -1}"; mkdir -p "$dir"; cp -R "${folder}/$([ "$dir" = review ] && echo reviewed || echo artifact)/." "$dir" ;;
      api*) filter=; method=GET; for word in "$@"; do [ "$last" = --jq ] && filter="$word"; [ "$last" = --method ] && method="$word"; last="$word"; done
        if [ "$method" = GET ]; then case "$*" in *pulls*) file=pulls ;; *artifacts*) file=artifacts ;; *) file=comments ;; esac; jq -r "$filter" "${folder}/$file.json"
        else echo "$method $4" >> "${folder}/sent"; cp comment.md "${folder}/posted.md"; fi ;;
    esac`,
  );
  write('pulls.json', JSON.stringify([{ number: 7, head: { sha: 'abc' }, merged_at: '2026-01-12T09:30:00Z' }]));
  write('comments.json', '[]');
  return () => rmSync(folder, { recursive: true });
});

function program(name: string, script: string): void {
  write(`bin/${name}`, `#!/usr/bin/env bash\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Runs the shell steps of a workflow, each in a shell like that of the runner. Returns their output. */
async function runSteps(name: string): Promise<string> {
  const workflow = parse(readFileSync(join(repository, '.github/workflows', name), 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const work = join(folder, 'work');
  mkdirSync(work, { recursive: true });
  let printed = '';
  for (const { run } of steps) {
    if (run === undefined) continue;
    const { stdout } = await promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
      cwd: work,
      env: {
        ...process.env,
        PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
        OBSERVABILITY_API_URL: server.credentials.openSource.baseUrl,
        OBSERVABILITY_API_KEY: server.credentials.openSource.apiKey,
        OBSERVABILITY_CONTEXTS: join(folder, 'contexts.json'),
        FOLDER: join(folder, 'artifact'),
        SINCE: '7d',
        HEAD: 'someone:a branch/with & signs',
        HEAD_COMMIT: 'abc',
        COMMIT: 'merged',
        BRANCH: 'main',
        VARIABLES: 'ON_CALL_URL=https://hooks.example.com/a?token=YQ=\nOTHER=1\n',
        RUN_URL: 'https://github.example.com/runs/1',
        GITHUB_REPOSITORY: 'shop/monitoring',
        GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      },
    });
    printed += stdout;
  }
  return printed;
}

function postedComment() {
  return readFileSync(join(folder, 'posted.md'), 'utf8');
}

/** Returns the methods and paths of the writes that a workflow has sent to the GitHub API. */
function sentRequests() {
  const file = join(folder, 'sent');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

const dashboard = `kind: Dashboard
name: Checkout
tiles:
  - { name: Errors, x: 0, y: 0, w: 12, h: 4, series: [{ type: time, aggFn: count }] }
`;

describe('the workflow "Monitoring review"', () => {
  it('posts the review of the files, and updates the comment later', async () => {
    write('artifact/checkout.yaml', dashboard);
    await runSteps('monitoring-review.yml');
    expect(sentRequests()).toEqual(['POST repos/shop/monitoring/issues/7/comments']);
    expect(postedComment()).toMatch(
      /^<!-- monitoring-review -->\n## Monitoring: 1 to create\n\n\[Pictures and all details\]\(https:\/\/github\.example\.com\/runs\/1#artifacts\)\n/,
    );
    expect(postedComment()).toContain('**Tile “Errors”** is new\n\nafter:\n```text\n');
    expect(postedComment()).not.toContain('![');
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toBe(postedComment());
    expect(readFileSync(join(folder, 'work/review/review.html'), 'utf8')).toContain('<svg');
    const ofUser = { id: 1, user: { type: 'User' }, body: '<!-- monitoring-review --> quoted' };
    const ofBot = { id: 2, user: { type: 'Bot' }, body: '<!-- monitoring-review -->\nolder' };
    write('comments.json', JSON.stringify([ofUser, ofBot]));
    await runSteps('monitoring-review.yml');
    expect(sentRequests().at(-1)).toBe('PATCH repos/shop/monitoring/issues/comments/2');
  });

  it('posts nothing if the branch has a newer commit', async () => {
    write('artifact/checkout.yaml', dashboard);
    write('pulls.json', JSON.stringify([{ number: 7, head: { sha: 'newer' } }]));
    expect(await runSteps('monitoring-review.yml')).toContain('There is no open pull request with this commit.');
    expect(sentRequests()).toEqual([]);
  });

  it('runs no program of the pull request, and follows no symbolic link', async () => {
    write('artifact/checkout.yaml', dashboard);
    write('artifact/checkout.ts', `import { writeFileSync } from 'node:fs'; writeFileSync('${folder}/pulls.json', '')`);
    await expect(runSteps('monitoring-review.yml')).rejects.toMatchObject({
      stdout: expect.stringContaining('programs of a pull request must not run'),
    });
    rmSync(join(folder, 'artifact/checkout.ts'));
    rmSync(join(folder, 'work'), { recursive: true });
    symlinkSync('/etc/hostname', join(folder, 'artifact/other.yaml'));
    await expect(runSteps('monitoring-review.yml')).rejects.toMatchObject({
      stdout: expect.stringContaining('with a key: monitoring/other.yaml\n'),
    });
    expect(sentRequests()).toEqual([]);
  });
});

describe('the workflow "Monitoring apply"', () => {
  const webhook = `---\nkind: Webhook\nname: on-call\nservice: generic\nurl: \${ON_CALL_URL}\n`;
  const artifact = {
    expired: false,
    workflow_run: { id: 5, head_branch: 'main', head_repository_id: 1, repository_id: 1 },
  };

  /** Runs the review of the files, and keeps its artifact. */
  async function review(): Promise<void> {
    await runSteps('monitoring-review.yml');
    renameSync(join(folder, 'work/review'), join(folder, 'reviewed'));
    rmSync(join(folder, 'work'), { recursive: true });
  }

  it('applies the plan of the review with the variables of the files, or nothing after another change', async () => {
    write('artifact/checkout.yaml', dashboard.replace('Checkout', 'Applied') + webhook);
    write('artifacts.json', JSON.stringify({ artifacts: [artifact] }));
    await review();
    expect(await runSteps('monitoring-apply.yml')).toContain('✓ Dashboard "Applied" created\nApplied 2 writes.');
    const webhooks = await server.client.webhooks.list().all();
    expect(webhooks.find(({ name }) => name === 'on-call')?.url).toBe('https://hooks.example.com/a?token=YQ=');
    write('artifact/checkout.yaml', dashboard.replace('Checkout', 'Applied').replace('w: 12', 'w: 6'));
    rmSync(join(folder, 'reviewed'), { recursive: true });
    await review();
    // Another client changes the dashboard after the review.
    const applied = (await server.client.dashboards.list().all()).find(({ name }) => name === 'Applied');
    await server.client.dashboards.modify(applied?.id ?? '', (draft) => {
      draft.tags = [...draft.tags, 'edited'];
    });
    await expect(runSteps('monitoring-apply.yml')).rejects.toMatchObject({
      code: 5,
      stderr: expect.stringContaining('Dashboard "Applied" was changed after the plan was made. Nothing was applied.'),
    });
  });

  it('ignores the plans of forks and other branches, and makes a new plan', async () => {
    const ofFork = { ...artifact, workflow_run: { ...artifact.workflow_run, head_repository_id: 2 } };
    const ofBranch = { ...artifact, workflow_run: { ...artifact.workflow_run, head_branch: 'a-branch' } };
    write('artifacts.json', JSON.stringify({ artifacts: [ofFork, ofBranch] }));
    write('reviewed/plan.json', '{}');
    write('artifact/checkout.yaml', dashboard.replace('Checkout', 'Pushed'));
    expect(await runSteps('monitoring-apply.yml')).toMatch(/no reviewed plan.*✓ Dashboard "Pushed" created/s);
  });
});

it('the workflow "Monitoring check" accepts valid files and fails for invalid ones', async () => {
  write('artifact/checkout.yaml', dashboard);
  expect(await runSteps('monitoring-check.yml')).toBe(`1 document in ${join(folder, 'artifact')}, no issues.\n`);
  write('artifact/checkout.yaml', dashboard.replace('w: 12', 'w: 30'));
  await expect(runSteps('monitoring-check.yml')).rejects.toMatchObject({
    stdout: expect.stringContaining('w: expected 1 to 24, received 30'),
  });
});
