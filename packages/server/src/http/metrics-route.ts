import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { GatherMetrics } from '../monitoring/gather-metrics.ts';
import { type Metrics, metricsOfProcess } from '../monitoring/metrics.ts';
import type { SystemResponse } from './add-system-routes.ts';
import { isLoopback } from './headers/loopback-host.ts';

/**
 * Answers `/metrics` in the text format of Prometheus. Unless `everybody` may read them, there is no such path for a
 * caller that is not on this machine. The other end of the connection decides: a header can say anything, and one that
 * a proxy adds means that the caller is somewhere else.
 */
export function metricsRoute(metrics: Metrics, everybody: boolean, gather: GatherMetrics = merge) {
  const text = gather(() => [metrics.registry, metricsOfProcess()]);
  return async (request: FastifyRequest): Promise<SystemResponse | undefined> => {
    if (!everybody && !isLocal(request)) return undefined;
    return { status: 200, body: await text(), contentType: metrics.registry.contentType };
  };
}

const merge: GatherMetrics = (registries) => () => Registry.merge(registries()).metrics();

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !forwarded && isLoopback(remoteAddress);
}
