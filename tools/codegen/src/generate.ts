import { join, relative } from 'node:path';
import { exportingModules, refuseShadowing } from './check/name-collisions.ts';
import { parityTable } from './check/parity.ts';
import { clientFiles } from './clients/client-files.ts';
import { differences, type Files, writeFolder } from './files.ts';
import { type Api, readApi } from './read/api.ts';
import { bundleFiles, bundleSpec, readBundle } from './read/bundle.ts';
import type { OpenApiDocument } from './read/document.ts';
import { located } from './read/source-location.ts';
import { SpecFault } from './read/spec-error.ts';
import { refuseUnused } from './read/spec-files.ts';
import { schemaFiles } from './schemas/schema-files.ts';
import { filterParserModule } from './server/filter-parser.ts';
import { serverFiles } from './server/server-files.ts';
import { formatted } from './text/format.ts';
import { type Deployment, deployments, repository } from './workspace.ts';

/** What one call of the generator writes. */
interface Target {
  /** The folder that holds exactly `files` afterwards. */
  readonly folder: string;
  readonly files: Files;
}

/** Where a deployment's bundled document comes from: the file that was generated, or the spec itself. */
type ReadDocument = (deployment: Deployment) => Promise<OpenApiDocument>;

/** What is committed of what is generated, by the words that ask for it. */
const committedTargets: Readonly<Record<string, (root: string, read: ReadDocument) => Promise<Target>>> = {
  schemas: schemasTarget,
  'client open-source': (root, read) => clientTarget('open-source', root, read),
  'client managed': (root, read) => clientTarget('managed', root, read),
  server: serverTarget,
};

const targets: Readonly<Record<string, (root: string) => Promise<Target>>> = {
  'bundle open-source': (root) => bundleTarget('open-source', root),
  'bundle managed': (root) => bundleTarget('managed', root),
  ...Object.fromEntries(
    Object.entries(committedTargets).map(([words, target]) => [
      words,
      (root: string) => target(root, (deployment) => readBundle(deployment, root)),
    ]),
  ),
};

/**
 * Does what the words ask for in the repository at `root`, and answers what there is to print. `bundle …`, `schemas`,
 * `client …` and `server` write their folder; `check` compares what is committed with the specs; `parity` makes the
 * table of operations. Throws a {@link SpecFault} that names file and line before anything is written.
 */
export async function generate(words: string, root = repository): Promise<string> {
  try {
    if (words === 'check') return await check(root);
    if (words === 'parity') return parityTable((await readAll(await freshlyBundled(root))).apis);
    const target = targets[words];
    if (!target) {
      const known = [...Object.keys(targets), 'parity'].map((word) => `\`${word}\``).join(', ');
      throw new SpecFault(`Expected one of ${known} or \`check\`, received \`${words}\`.`);
    }
    const { folder, files } = await target(root);
    await writeFolder(folder, files);
    return '';
  } catch (error) {
    throw error instanceof SpecFault ? located(root, error) : error;
  }
}

async function check(root: string): Promise<string> {
  const read = await freshlyBundled(root);
  const stale: string[] = [];
  for (const target of Object.values(committedTargets)) {
    const { folder, files } = await target(root, read);
    stale.push(...(await differences(folder, files)).map((path) => relative(root, join(folder, path))));
  }
  if (stale.length === 0) return '';
  throw new SpecFault(`Run \`npm run generate\` and commit the result. Not up to date:\n  ${stale.join('\n  ')}`);
}

/** Reads the specs themselves, each once. A file that none of them has is a {@link SpecFault}. */
async function freshlyBundled(root: string): Promise<ReadDocument> {
  const [openSource, managed] = await Promise.all([bundleSpec('open-source', root), bundleSpec('managed', root)]);
  refuseUnused(root, new Set([...openSource.files, ...managed.files]));
  const documents = { 'open-source': openSource.document, managed: managed.document };
  return async (deployment) => documents[deployment];
}

async function bundleTarget(deployment: Deployment, root: string): Promise<Target> {
  const { document } = await bundleSpec(deployment, root);
  readApi(deployment, document);
  return { folder: join(root, 'specs', deployment, 'dist'), files: bundleFiles(document) };
}

async function schemasTarget(root: string, read: ReadDocument): Promise<Target> {
  const { apis } = await readAll(read);
  const byHand = await exportingModules(root, 'schemas');
  for (const api of apis) refuseShadowing(api, byHand);
  return { folder: generatedFolder(root, 'schemas'), files: await formatted(schemaFiles(apis, root)) };
}

async function clientTarget(deployment: Deployment, root: string, read: ReadDocument): Promise<Target> {
  const { pathTypes } = await import('./clients/path-types.ts');
  const document = await read(deployment);
  const api = readApi(deployment, document);
  const { apis } = await readAll(read);
  const files = clientFiles(api, await pathTypes(document), apis);
  refuseShadowing(api, [...files.values(), ...(await exportingModules(root, deployment))]);
  return { folder: generatedFolder(root, deployment), files: await formatted(files) };
}

async function serverTarget(root: string, read: ReadDocument): Promise<Target> {
  const { apis, documents } = await readAll(read);
  const files = new Map(serverFiles(apis, documents));
  for (const api of apis) refuseShadowing(api, [files.get(`${api.deployment}.ts`) ?? '']);
  files.set('filter-parser.ts', await filterParserModule(root));
  return { folder: generatedFolder(root, 'server'), files: await formatted(files) };
}

async function readAll(read: ReadDocument): Promise<{ apis: Api[]; documents: OpenApiDocument[] }> {
  const both = await Promise.all(
    deployments.map(async (deployment) => ({ deployment, document: await read(deployment) })),
  );
  return {
    apis: both.map(({ deployment, document }) => readApi(deployment, document)),
    documents: both.map(({ document }) => document),
  };
}

function generatedFolder(root: string, name: string): string {
  return join(root, 'packages', name, 'src/generated');
}
