import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { slug } from '../text/slug.ts';
import { type Delivery, deliveries } from './delivery.ts';
import type { Document } from './openapi.ts';
import { type Operation, operations } from './operation.ts';
import { withSamples } from './with-samples.ts';

/** The two deployments, in the order in which they are shown. */
export const deployments = ['open-source', 'managed'] as const;

/** Which deployment. */
export type Deployment = (typeof deployments)[number];

/** What belongs together: a tag of the description with its operations and deliveries. */
export interface Resource {
  readonly name: string;
  /** The name of its page. */
  readonly slug: string;
  readonly description: string;
  readonly operations: readonly Operation[];
  /** What the service sends by itself. */
  readonly deliveries: readonly Delivery[];
}

/** The API of a deployment, read for the reference. */
export interface Api {
  readonly deployment: Deployment;
  /** How people call the deployment. */
  readonly title: string;
  /** What all paths begin with. */
  readonly prefix: string;
  readonly document: Document;
  readonly resources: readonly Resource[];
  /** The bundle as it is, for those who want the file. */
  readonly files: { readonly json: string; readonly yaml: string };
}

const titles: Readonly<Record<Deployment, string>> = { 'open-source': 'Open source', managed: 'Managed' };
const prefixes: Readonly<Record<Deployment, string>> = { 'open-source': '/api/v2', managed: '/v1' };

/** Reads the bundle of a deployment. It exists after `npm run generate`. */
export async function readApi(deployment: Deployment): Promise<Api> {
  const read = (extension: string) =>
    readFile(
      fileURLToPath(import.meta.resolve(`@observability-api/spec-${deployment}/package.json`)).replace(
        'package.json',
        `dist/openapi.${extension}`,
      ),
      'utf8',
    );
  const [json, yaml] = await Promise.all([read('json'), read('yaml')]);
  const client = `@observability-api/${deployment}`;
  const document = await withSamples(json, client);
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
