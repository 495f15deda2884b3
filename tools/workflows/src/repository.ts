import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The two deployments, in the order in which everything lists them. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];
