import { createLog } from '../../log/create-log.js';
import { createIngestMetrics } from '../../metrics/ingest-metrics.js';
import { createIngestionAuthentication } from './ingestion-access.js';
import { startOtlp } from './start-otlp.js';
/** The port that senders of OTLP over HTTP expect. */
const OTLP_PORT = 4318;
/** Takes telemetry in for a service; `undefined` where telemetry is switched off. Throws StartError for a taken port. */
export async function serveOtlp({ telemetry, store }, { host, port, otlpPort, logLevel }, registry) {
    if (!telemetry)
        return undefined;
    return startOtlp({
        engine: telemetry.engine,
        authenticate: createIngestionAuthentication({ store }),
        host,
        // Who wants any free port for the API has no use for a certain one here.
        port: otlpPort ?? (port === 0 ? 0 : OTLP_PORT),
        log: createLog(logLevel),
        observer: registry && createIngestMetrics(registry),
    });
}
