import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestCredentials } from '@observability-api/open-source/testing';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../src/packed-project.ts';
import { requireOrSkip } from '../src/require-or-skip.ts';
import { runCommand } from '../src/run-command.ts';
import { runtimes } from '../src/runtimes.ts';
import { requireFromToolchain } from '../src/toolchain.ts';

const readmes = [
  'README.md',
  ...['schemas', 'open-source', 'managed', 'charts', 'cli', 'docs', 'mcp', 'viewer', 'server'].map(
    (name) => `packages/${name}/README.md`,
  ),
];

/** All samples are compiled together, because the start of the compiler is slow. Each sample is a module. */
const compilerOptions = {
  strict: true,
  outDir: 'samples',
  module: 'nodenext',
  moduleDetection: 'force',
  target: 'es2023',
  types: ['node'],
};

/** The optional peer dependencies of the clients that samples use. */
const peers = ['msw', 'openapi-fetch'];

/** Returns the TypeScript samples of a Markdown text. */
function samples(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
}

/**
 * Node.js 20, which runs the samples in the READMEs of the clients. Undefined if there is none for this platform. The service and
 * `startTestServer` require a newer Node.js, which runs all other samples.
 */
const node20 = runtimes().find(({ name }) => name === 'Node 20')?.program;

/** Returns the environment of this process with the variables that `createClient()` and the samples read. */
function clientVariables({ openSource, managed }: TestCredentials): NodeJS.ProcessEnv {
  return {
    ...process.env,
    OBSERVABILITY_API_URL: openSource.baseUrl,
    OBSERVABILITY_API_KEY: openSource.apiKey,
    OBSERVABILITY_API_KEY_ID: managed.keyId,
    OBSERVABILITY_API_KEY_SECRET: managed.keySecret,
    OBSERVABILITY_API_ORGANIZATION_ID: managed.organizationId,
    OBSERVABILITY_API_SERVICE_ID: managed.serviceId,
    OBSERVABILITY_API_PIPE_ID: managed.pipeId,
  };
}

/** The samples of one README, and the file of each sample. */
interface Samples {
  readonly readme: string;
  readonly code: readonly string[];
  readonly files: readonly string[];
}

async function samplesOf(readme: string): Promise<Samples> {
  const code = samples(await readFile(join(root, readme), 'utf8'));
  return { readme, code, files: code.map((_, index) => `${readme.replaceAll(/\W/g, '-')}-${index}.ts`) };
}

/** Writes and compiles the samples of all READMEs. */
async function compile(all: readonly Samples[], project: string): Promise<void> {
  for (const { code, files } of all) {
    await Promise.all(files.map((file, index) => writeFile(join(project, file), code[index] ?? '')));
  }
  await writeFile(
    join(project, 'samples.json'),
    JSON.stringify({ compilerOptions, files: all.flatMap(({ files }) => files) }),
  );
  await runCommand('tsc', ['-p', 'samples.json'], { cwd: project });
}

const allSamples = await Promise.all(readmes.map(samplesOf));

beforeAll(async () => {
  // The peer dependencies are in a folder above the project, so that its `node_modules` contains only what npm installed.
  const modules = join(dirname(inject('project')), 'node_modules');
  await mkdir(modules);
  for (const peer of peers) await symlink(requireFromToolchain(peer), join(modules, peer));
  const data = join(inject('project'), 'data');
  await mkdir(data, { recursive: true });
  await copyFile(inject('credentialsFile'), join(data, 'credentials.json'));
  await compile(allSamples, inject('project'));
});

describe.each(allSamples)('the samples of $readme', ({ readme, code, files }) => {
  it('compile against the installed types and run against the installed service', async (context) => {
    const project = inject('project');
    expect(code.length).toBeGreaterThan(0);
    const env = clientVariables(inject('credentials'));
    for (const [index, file] of files.entries()) {
      const usesClientOnly = /packages\/(open-source|managed)\//.test(readme) && !code[index]?.includes('/testing');
      const program = usesClientOnly ? requireOrSkip(context, node20, 'There is no Node 20.') : 'node';
      await runCommand(program, [join('samples', file.replace('.ts', '.js'))], { cwd: project, env });
    }
  });
});
