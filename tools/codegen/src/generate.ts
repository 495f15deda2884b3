import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import peggy from 'peggy';
import { checkApi } from './check/check-api.ts';
import { missingHandlers } from './check/handlers.ts';
import { checkShadowing, exportingModules } from './check/name-collisions.ts';
import { parityTable } from './check/parity.ts';
import { cliFiles } from './cli/cli-files.ts';
import { clientFiles } from './clients/client-files.ts';
import { type Deployment, deployments, differences, type Files, repository, writeFolder } from './files.ts';
import type { Api } from './read/api.ts';
import { bundleFiles, bundleSpec, readBundle } from './read/bundle.ts';
import type { OpenApiDocument } from './read/document.ts';
import { readApi } from './read/read-api.ts';
import { withSourceLocation } from './read/source-location.ts';
import { SpecError } from './read/spec-error.ts';
import { checkUnusedFiles } from './read/spec-files.ts';
import { schemaFiles } from './schemas/schema-files.ts';
import { closedRequests } from './server/closed-requests.ts';
import { serverFiles } from './server/server-files.ts';
import { formatFiles } from './text/format.ts';

/** The output of one command. */
interface Target {
  /** The folder that contains exactly `files` after the command. */
  readonly folder: string;
  readonly files: Files;
}

/** Returns the bundled document of a deployment: from `dist`, or freshly bundled from the spec. */
type ReadDocument = (deployment: Deployment) => Promise<OpenApiDocument>;

/** The commands whose output is committed. */
const committedTargets: Readonly<Record<string, (root: string, read: ReadDocument) => Promise<Target>>> = {
  schemas: schemasTarget,
  'client open-source': (root, read) => clientTarget('open-source', root, read),
  'client managed': (root, read) => clientTarget('managed', root, read),
  server: serverTarget,
  cli: cliTarget,
};

const targets: Readonly<Record<string, (root: string) => Promise<Target>>> = {
  'bundle open-source': (root) => bundleTarget('open-source', root),
  'bundle managed': (root) => bundleTarget('managed', root),
  ...Object.fromEntries(
    Object.entries(committedTargets).map(([command, target]) => [
      command,
      (root: string) => target(root, (deployment) => readBundle(deployment, root)),
    ]),
  ),
};

/**
 * Runs one command in the repository at `root` and returns the text to print.
 * - `bundle <deployment>`, `schemas`, `client <deployment>`, `server` and `cli` write a folder.
 * - `check` compares the committed files with the specs.
 * - `parity` returns the table of operations.
 * - `handlers` throws an error with one entry per operation without a handler.
 *
 * If the command or a spec is invalid, writes nothing and throws a {@link SpecError}. An error in a spec names the file and, if
 * possible, the line.
 */
export async function generate(command: string, root = repository): Promise<string> {
  try {
    if (command === 'check') return await check(root);
    if (command === 'parity') return parityTable((await readAll(await bundleAll(root))).apis);
    if (command === 'handlers') {
      const missing = missingHandlers((await readAll(await bundleAll(root))).apis, root);
      if (missing !== '') throw new SpecError(missing);
      return '';
    }
    const target = Object.hasOwn(targets, command) ? targets[command] : undefined;
    if (!target) {
      const known = [...Object.keys(targets), 'parity', 'handlers'].map((word) => `\`${word}\``).join(', ');
      throw new SpecError(`Expected one of ${known} or \`check\`, received \`${command}\`.`);
    }
    const { folder, files } = await target(root);
    await writeFolder(folder, files);
    return '';
  } catch (error) {
    throw error instanceof SpecError ? withSourceLocation(root, error) : error;
  }
}

async function check(root: string): Promise<string> {
  const read = await bundleAll(root);
  const stale: string[] = [];
  for (const target of Object.values(committedTargets)) {
    const { folder, files } = await target(root, read);
    stale.push(...(await differences(folder, files)).map((path) => relative(root, join(folder, path))));
  }
  if (stale.length === 0) return '';
  throw new SpecError(`Run \`npm run generate\` and commit the result. Not up to date:\n  ${stale.join('\n  ')}`);
}

/** Bundles both specs and returns a reader for them. Throws a {@link SpecError} if there is a spec file that neither spec uses. */
async function bundleAll(root: string): Promise<ReadDocument> {
  const [openSource, managed] = await Promise.all([bundleSpec('open-source', root), bundleSpec('managed', root)]);
  checkUnusedFiles(root, new Set([...openSource.files, ...managed.files]));
  const documents = { 'open-source': openSource.document, managed: managed.document };
  return async (deployment) => documents[deployment];
}

async function bundleTarget(deployment: Deployment, root: string): Promise<Target> {
  const { document } = await bundleSpec(deployment, root);
  const published = closedRequests(document, loadApi(deployment, document));
  return { folder: join(root, 'specs', deployment, 'dist'), files: bundleFiles(document, published) };
}

async function schemasTarget(root: string, read: ReadDocument): Promise<Target> {
  const { apis } = await readAll(read);
  const handWritten = await exportingModules(root, 'schemas');
  for (const api of apis) checkShadowing(api, handWritten);
  const files = new Map(schemaFiles(apis, root));
  // The service and the command line parse filters, so the parser is in the package that both use.
  files.set('filter-parser.ts', await parserModule(root, 'packages/schemas/src/filter.peggy'));
  return { folder: generatedFolder(root, 'schemas'), files: await formatFiles(files) };
}

async function clientTarget(deployment: Deployment, root: string, read: ReadDocument): Promise<Target> {
  // Imported here, because most commands do not need openapi-typescript.
  const { pathTypes } = await import('./clients/path-types.ts');
  const document = await read(deployment);
  const api = loadApi(deployment, document);
  const { apis } = await readAll(read);
  const files = clientFiles(api, await pathTypes(document), apis);
  checkShadowing(api, [...files.values(), ...(await exportingModules(root, deployment))]);
  return { folder: generatedFolder(root, deployment), files: await formatFiles(files) };
}

async function serverTarget(root: string, read: ReadDocument): Promise<Target> {
  const { apis, documents } = await readAll(read);
  const files = new Map(serverFiles(apis, documents));
  for (const api of apis) checkShadowing(api, [files.get(`${api.deployment}.ts`) ?? '']);
  files.set('formula-parser.ts', await parserModule(root, 'packages/server/src/telemetry/query/result/formula.peggy'));
  return { folder: generatedFolder(root, 'server'), files: await formatFiles(files) };
}

async function cliTarget(root: string, read: ReadDocument): Promise<Target> {
  const { apis } = await readAll(read);
  return { folder: generatedFolder(root, 'cli'), files: await formatFiles(cliFiles(apis)) };
}

async function readAll(read: ReadDocument): Promise<{ apis: Api[]; documents: OpenApiDocument[] }> {
  const loaded = await Promise.all(
    deployments.map(async (deployment) => ({ deployment, document: await read(deployment) })),
  );
  return {
    apis: loaded.map(({ deployment, document }) => loadApi(deployment, document)),
    documents: loaded.map(({ document }) => document),
  };
}

function generatedFolder(root: string, name: string): string {
  return join(root, 'packages', name, 'src/generated');
}

function loadApi(deployment: Deployment, document: OpenApiDocument): Api {
  const api = readApi(deployment, document);
  checkApi(api);
  return api;
}

/** Generates the module of the parser of a Peggy grammar. */
export async function parserModule(root: string, grammarFile: string): Promise<string> {
  const grammar = await readFile(join(root, grammarFile), 'utf8');
  const parser = peggy.generate(grammar, { output: 'source', format: 'es' });
  return `// @ts-nocheck Generated from ${grammarFile} by \`npm run generate\`. Do not edit.\n${parser}`;
}
