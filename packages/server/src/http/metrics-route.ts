import type { FastifyRequest } from 'fastify';
import { coalesceCalls } from '../domain/coalesce-calls.ts';
import { type GatherMetrics, gatherOwnMetrics } from '../monitoring/gather-metrics.ts';
import { type Metrics, metricsOfProcess } from '../monitoring/metrics.ts';
import type { SystemResponse } from './add-system-routes.ts';
import { isLoopback } from './headers/loopback-host.ts';

/**
 * Returns the handler of `/metrics`, which responds in the text format of Prometheus. Unless `isPublic`, only clients on this machine can
 * read it: their connections come from a loopback address, and their requests have no header of a proxy.
 */
export function metricsRoute(metrics: Metrics, isPublic: boolean, gather: GatherMetrics = gatherOwnMetrics) {
  const text = coalesceCalls(gather(() => [metrics.registry, metricsOfProcess()]));
  return async (request: FastifyRequest): Promise<SystemResponse | undefined> => {
    if (!isPublic && !isLocal(request)) return undefined;
    return { status: 200, body: await text(), contentType: metrics.registry.contentType };
  };
}

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !forwarded && isLoopback(remoteAddress);
}
