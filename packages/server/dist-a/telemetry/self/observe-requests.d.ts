import type { FastifyInstance } from 'fastify';
import type { SelfTelemetry } from './self-telemetry.ts';
/** Notes every request that the service answers. */
export declare const observeRequests: (app: FastifyInstance, self: SelfTelemetry) => void;
