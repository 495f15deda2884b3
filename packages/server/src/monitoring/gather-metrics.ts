import type { Registry } from 'prom-client';

/** Makes what writes the content of registries as text, and what other processes of the service counted with it. */
export type GatherMetrics = (registries: () => Registry[]) => () => Promise<string>;
