import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { slug } from '../text/html.ts';
import { type Delivery, deliveries } from './delivery.ts';
import type { Document } from './openapi.ts';
import { type Operation, operations } from './operation.ts';
import { withSamples } from './with-samples.ts';

/** The deployments in display order. */
export const deployments = ['open-source', 'managed'] as const;

/** The name of a deployment. */
export type Deployment = (typeof deployments)[number];

/** A tag of the spec with its operations and webhooks. */
export interface Resource {
  readonly name: string;
  /** The file name of its page, without the extension. */
  readonly slug: string;
  readonly description: string;
  readonly operations: readonly Operation[];
  /** The requests that the service sends. */
  readonly deliveries: readonly Delivery[];
}

/** The API of a deployment in the form that the pages need. */
export interface Api {
  readonly deployment: Deployment;
  /** The display name of the deployment. */
  readonly title: string;
  /** The common prefix of all paths. */
  readonly prefix: string;
  readonly document: Document;
  readonly resources: readonly Resource[];
  /** The published OpenAPI files, for download. The service serves the same JSON at `/openapi/<deployment>.json`. */
  readonly files: { readonly json: string; readonly yaml: string };
}

const titles: Readonly<Record<Deployment, string>> = { 'open-source': 'Open source', managed: 'Managed' };
const prefixes: Readonly<Record<Deployment, string>> = { 'open-source': '/api/v2', managed: '/v1' };

/** Reads the bundled spec of a deployment. Requires `npm run generate`. */
export async function readApi(deployment: Deployment): Promise<Api> {
  const read = (file: string) =>
    readFile(
      fileURLToPath(import.meta.resolve(`@observability-api/spec-${deployment}/package.json`)).replace(
        'package.json',
        `dist/${file}`,
      ),
      'utf8',
    );
  const [source, json, yaml] = await Promise.all([read('source.json'), read('openapi.json'), read('openapi.yaml')]);
  const client = `@observability-api/${deployment}`;
  const document = await withSamples(source, client);
  const [all, sent] = [operations(document), deliveries(document, client)];
  const resources = document.tags.map(({ name, description }) => ({
    name,
    slug: slug(name),
    description,
    operations: all.filter(({ tag }) => tag === name),
    deliveries: sent.filter(({ tag }) => tag === name),
  }));
  const title = titles[deployment];
  return { deployment, title, prefix: prefixes[deployment], document, resources, files: { json, yaml } };
}
