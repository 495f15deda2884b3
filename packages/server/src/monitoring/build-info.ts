import { Gauge, type Registry } from 'prom-client';
import { packageVersion } from '../domain/package-version.ts';

/** Adds a gauge that is always 1. Its labels are the versions of the service and of Node.js. */
export function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'observability_api_build_info',
    help: 'Version of the service and of Node.js. Always 1.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: packageVersion(), node: process.version }, 1);
}
