import { Registry } from 'prom-client';

/**
 * Creates a function that returns the metrics of the registries as text. An implementation for several processes returns the metrics of all
 * of them. The published declarations of `startServer` contain this type, so this module imports only `prom-client`.
 */
export type GatherMetrics = (registries: () => Registry[]) => () => Promise<string>;

/** Creates a function that returns the metrics of this process only. */
export const gatherOwnMetrics: GatherMetrics = (registries) => () => Registry.merge(registries()).metrics();
