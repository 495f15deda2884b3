import { attribute, sendOtlp } from '../telemetry/ingest/requests.ts';

const SERVICES = ['api', 'web', 'worker'];
const SPANS = ['GET /', 'render', 'POST /pay'];

/** Returns the integers from 0 to `count` - 1. */
function upTo(count: number): number[] {
  return [...Array(count).keys()];
}

function nanoseconds(milliseconds: number): string {
  return `${milliseconds}000000`;
}

/** Returns a cumulative sum that grows by 10 a minute and restarts at `reset` in the middle of the hour. */
function restartedSum(name: string, reset: number, startMs: number) {
  const dataPoints = upTo(60).map((minute) => ({
    timeUnixNano: nanoseconds(startMs + minute * 60_000),
    asDouble: minute < 30 ? minute * 10 : reset + (minute - 30) * 10,
  }));
  return { name, sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints } };
}

/**
 * Returns telemetry that matches the compared responses in `pairs/charts.jsonl`: a log record and a span every 30 seconds, and a point
 * of each metric every minute.
 */
function recordedTelemetry(startMs: number) {
  const timeOf = (nth: number) => startMs + nth * 30_000;
  const levelOf = (nth: number) => (nth % 10 === 0 ? 'error' : nth % 7 === 0 ? 'warn' : 'info');
  const resourceLogs = SERVICES.map((service, index) => {
    const logRecords = upTo(120)
      .filter((nth) => nth % 3 === index)
      .map((nth) => ({
        timeUnixNano: nanoseconds(timeOf(nth)),
        severityText: levelOf(nth),
        body: { stringValue: `request ${nth} took ${nth * 3} ms for user ${nth % 5}` },
        attributes: [attribute('duration_ms', String(nth * 3))],
      }));
    return { resource: { attributes: [attribute('service.name', service)] }, scopeLogs: [{ logRecords }] };
  });
  const spans = upTo(120).map((nth) => ({
    traceId: String(nth).padStart(32, '1'),
    spanId: String(nth).padStart(16, '1'),
    name: SPANS[nth % 3],
    startTimeUnixNano: nanoseconds(timeOf(nth)),
    endTimeUnixNano: nanoseconds(timeOf(nth) + nth + 1),
  }));
  const metrics = [restartedSum('requests', 0, startMs), restartedSum('restarts', 5, startMs)];
  const resource = { attributes: [attribute('service.name', 'api'), attribute('host.name', 'h1')] };
  return {
    '/v1/logs': { resourceLogs },
    '/v1/traces': { resourceSpans: [{ resource, scopeSpans: [{ spans }] }] },
    '/v1/metrics': { resourceMetrics: [{ resource, scopeMetrics: [{ metrics }] }] },
  };
}

/** Sends the telemetry for the hour that begins at `startMs`. Throws unless the status is 200. */
export async function sendRecordedTelemetry(otlpUrl: string, key: string, startMs: number): Promise<void> {
  for (const [path, body] of Object.entries(recordedTelemetry(startMs))) {
    const { status } = await sendOtlp(otlpUrl, JSON.stringify(body), { path, key });
    if (status !== 200) throw new Error(`Expected the status 200 of ${path}, received ${status}.`);
  }
}
