import type { FastifyRequest } from 'fastify';
import type { PlainAnswer } from '../openapi/plain.ts';
import type { GatherMetrics } from './gather-metrics.ts';
import { type Metrics } from './metrics.ts';
/**
 * Answers `/metrics` in the text format of Prometheus. Unless `everybody` may read them, there is no such path for a
 * caller that is not on this machine. The other end of the connection decides: a header can say anything, and one that
 * a proxy adds means that the caller is somewhere else.
 */
export declare function metricsRoute(metrics: Metrics, everybody: boolean, gather?: GatherMetrics): (request: FastifyRequest) => Promise<PlainAnswer | undefined>;
