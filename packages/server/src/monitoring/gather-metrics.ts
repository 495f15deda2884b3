import { Registry } from 'prom-client';

/**
 * Returns the metrics of registries as text, including those of the other processes of the service.
 * The type is part of the published declarations of `startServer`, so this module imports nothing that needs other declarations.
 */
export type GatherMetrics = (registries: () => Registry[]) => () => Promise<string>;

/** Returns the metrics of this process. */
export const gatherOwnMetrics: GatherMetrics = (registries) => () => Registry.merge(registries()).metrics();
