import { join } from 'node:path';
import { type Api, readApi } from './api.ts';
import { bundleFiles, bundleSpec, readBundle } from './bundle.ts';
import { clientFiles } from './client.ts';
import type { OpenApiDocument } from './document.ts';
import type { Files } from './files.ts';
import { schemaFiles } from './schemas.ts';
import { serverFiles } from './server.ts';
import { type Deployment, deployments, root } from './workspace.ts';

/** What one call of the generator writes. */
export interface Target {
  /** The folder that holds exactly `files` afterwards. */
  readonly folder: string;
  readonly files: Files;
}

/** Where a deployment's bundled document comes from: the file that was generated, or the spec itself. */
export type ReadDocument = (deployment: Deployment) => Promise<OpenApiDocument>;

/** What is committed of what is generated, by the words that ask for it. */
export const committedTargets: Readonly<Record<string, (read: ReadDocument) => Promise<Target>>> = {
  schemas: schemasTarget,
  'client open-source': (read) => clientTarget('open-source', read),
  'client managed': (read) => clientTarget('managed', read),
  server: serverTarget,
};

/** Everything that can be generated. */
export const targets: Readonly<Record<string, () => Promise<Target>>> = {
  'bundle open-source': () => bundleTarget('open-source'),
  'bundle managed': () => bundleTarget('managed'),
  ...Object.fromEntries(Object.entries(committedTargets).map(([words, target]) => [words, () => target(readBundle)])),
};

async function bundleTarget(deployment: Deployment): Promise<Target> {
  const document = await bundleSpec(deployment);
  readApi(deployment, document);
  return { folder: join(root, 'specs', deployment, 'dist'), files: bundleFiles(document) };
}

async function schemasTarget(read: ReadDocument): Promise<Target> {
  const { apis } = await readAll(read);
  return { folder: generatedFolder('schemas'), files: schemaFiles(apis) };
}

async function clientTarget(deployment: Deployment, read: ReadDocument): Promise<Target> {
  const { pathTypes } = await import('./path-types.ts');
  const document = await read(deployment);
  const files = clientFiles(readApi(deployment, document), await pathTypes(document));
  return { folder: generatedFolder(deployment), files };
}

async function serverTarget(read: ReadDocument): Promise<Target> {
  const { apis, documents } = await readAll(read);
  return { folder: generatedFolder('server'), files: serverFiles(apis, documents) };
}

async function readAll(read: ReadDocument): Promise<{ apis: Api[]; documents: OpenApiDocument[] }> {
  const documents = await Promise.all(deployments.map(read));
  const apis = documents.map((document, index) => readApi(deployments[index] ?? 'managed', document));
  return { apis, documents };
}

function generatedFolder(name: string): string {
  return join(root, 'packages', name, 'src/generated');
}
