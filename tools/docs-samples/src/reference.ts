import { readdir, readFile } from 'node:fs/promises';
import { siteFolder } from '@observability-api/docs';
import type { Deployment, Ids } from './fixtures.ts';

/** The samples of an operation by language. */
export type Samples = Readonly<Record<'TypeScript' | 'curl' | 'fetch' | 'Python' | 'Go', string>>;

/** Reads all samples of the built reference, by deployment and operation. */
export async function readSamples(): Promise<Readonly<Record<Deployment, Readonly<Record<string, Samples>>>>> {
  return JSON.parse(await readFile(new URL('samples.json', siteFolder), 'utf8'));
}

/** The parts of an OpenAPI document that this module reads. */
interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string; 'x-read-only'?: boolean }>>>>;
  readonly components: {
    parameters: Readonly<Record<string, { name: string; in: string; schema: { examples?: unknown[] } }>>;
    schemas: Readonly<Record<string, { properties?: Readonly<Record<string, { examples?: unknown[] }>> }>>;
  };
}

/** Reads the OpenAPI document of the built reference. */
async function readDocument(deployment: Deployment): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(new URL(`openapi/${deployment}.json`, siteFolder), 'utf8'));
}

/** Returns the ids of the operations that change nothing. */
export async function readOnlyOperations(deployment: Deployment): Promise<ReadonlySet<string>> {
  const { paths } = await readDocument(deployment);
  const operations = Object.values(paths).flatMap((item) => Object.entries(item));
  return new Set(
    operations.flatMap(([method, { operationId, 'x-read-only': readOnly }]) =>
      operationId !== undefined && (method === 'get' || readOnly) ? [operationId] : [],
    ),
  );
}

/** Maps the example ids of path parameters and of some properties in the spec of the deployment to names of {@link Ids}. */
export async function exampleIds(deployment: Deployment): Promise<ReadonlyMap<string, string>> {
  const { components } = await readDocument(deployment);
  const named = Object.values(components.parameters)
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [String(schema.examples?.[0]), name] as const);
  const { AlertInput, TileInput, TimeSeries, LogSourceInput } = components.schemas;
  const inBodies = [
    [AlertInput?.properties?.['dashboardId'], 'dashboardId'],
    [TileInput?.properties?.['id'], 'tileId'],
    [TimeSeries?.properties?.['sourceId'], 'sourceId'],
    [LogSourceInput?.properties?.['connection'], 'builtInConnectionId'],
  ] as const;
  return new Map([...named, ...inBodies.map(([schema, name]) => [String(schema?.examples?.[0]), name] as const)]);
}

/** Replaces example ids, and the example database, with the ids of existing resources and their database. */
export function withIds(sample: string, examples: ReadonlyMap<string, string>, ids: Ids): string {
  let text = sample;
  for (const [example, name] of examples) text = text.replaceAll(example, ids[name] ?? example);
  return text.replaceAll(/(databaseName["']?: ["'])default/g, `$1${ids['databaseName'] ?? 'default'}`);
}

/**
 * Returns the TypeScript samples of the chapters and of webhook receivers. A name consists of the deployment, the page, and the index of
 * the sample in the page.
 */
export async function guideSamples(): Promise<[name: string, code: string][]> {
  const folders = ['open-source', 'managed'];
  const pages = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(new URL(`${folder}/`, siteFolder));
      const texts = names
        .filter((name) => name.endsWith('.md'))
        .map(async (name) => {
          const text = await readFile(new URL(`${folder}/${name}`, siteFolder), 'utf8');
          return blocksOf(`${folder}-${name}`, withoutOperations(text));
        });
      return (await Promise.all(texts)).flat();
    }),
  );
  return pages.flat();
}

/** Removes the samples of operations, which have their own tests. */
function withoutOperations(text: string): string {
  const sections = text.split(/^(?=## )/m);
  return sections.filter((section) => !section.includes('### Samples')).join('');
}

function blocksOf(name: string, text: string): [name: string, code: string][] {
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], index) => [`${name}-${index}`, code]);
}
