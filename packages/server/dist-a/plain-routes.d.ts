import type { Deployment } from './openapi/deployment.ts';
import type { PlainRoutes } from './openapi/plain.ts';
import type { Service } from './service.ts';
/** What is beside the specs, for anybody: liveness, readiness, the specs themselves. */
export declare function plainRoutes(service: Pick<Service, 'isReady' | 'telemetry'>, deployments: readonly Deployment[]): PlainRoutes;
