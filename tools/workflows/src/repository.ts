import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Both deployments, in the order of every list. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];
