import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { GatherMetrics } from '../monitoring/gather-metrics.ts';
import { type Metrics, metricsOfProcess } from '../monitoring/metrics.ts';
import type { SystemResponse } from './add-system-routes.ts';
import { isLoopback } from './headers/loopback-host.ts';

/**
 * Returns the handler of `/metrics`, which responds in the text format of Prometheus. Unless `isPublic`, the path exists for
 * clients on this machine only. The address of the connection decides, because a client can set any header; a header that a
 * proxy adds means that the client is on another machine.
 */
export function metricsRoute(metrics: Metrics, isPublic: boolean, gather: GatherMetrics = merge) {
  const text = gather(() => [metrics.registry, metricsOfProcess()]);
  return async (request: FastifyRequest): Promise<SystemResponse | undefined> => {
    if (!isPublic && !isLocal(request)) return undefined;
    return { status: 200, body: await text(), contentType: metrics.registry.contentType };
  };
}

const merge: GatherMetrics = (registries) => () => Registry.merge(registries()).metrics();

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !forwarded && isLoopback(remoteAddress);
}
