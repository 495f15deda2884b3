import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The two deployments, in the order in which everything lists them. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];

/** A fault of the specs that stops generation. The message is one sentence that names file and place. */
export class SpecFault extends Error {
  override readonly name = 'SpecFault';
}
