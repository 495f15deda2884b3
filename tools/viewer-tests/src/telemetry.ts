/** The OTLP listener of a service, and the ingestion key. */
export interface OtlpReceiver {
  /** The origin of the OTLP listener. */
  readonly url: string;
  readonly key: string;
}

interface LogRecord {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly service: string;
  readonly severity: string;
  readonly body: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

const SERVICES = ['checkout', 'payment', 'cart', 'search', 'shipping'];

/** Sends log records over OTLP/HTTP. Throws an Error unless all are accepted. */
export async function sendLogs(receiver: OtlpReceiver, records: readonly LogRecord[]): Promise<void> {
  const services = Map.groupBy(records, ({ service }) => service);
  const body = {
    resourceLogs: [...services].map(([service, logs]) => ({
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeLogs: [
        {
          logRecords: logs.map(({ time, severity, body: text, attributes = {} }) => ({
            timeUnixNano: `${time}000000`,
            severityText: severity,
            severityNumber: severity === 'error' ? 17 : 9,
            body: { stringValue: text },
            attributes: attributesOf(attributes),
          })),
        },
      ],
    })),
  };
  await send(receiver, 'logs', body);
}

/** Sends one point of a gauge for each service over OTLP/HTTP. Throws an Error unless all are accepted. */
export async function sendGauge(
  receiver: OtlpReceiver,
  name: string,
  values: Readonly<Record<string, number>>,
): Promise<void> {
  const timeUnixNano = `${Date.now()}000000`;
  await send(receiver, 'metrics', {
    resourceMetrics: Object.entries(values).map(([service, asDouble]) => ({
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeMetrics: [{ metrics: [{ name, gauge: { dataPoints: [{ timeUnixNano, asDouble }] } }] }],
    })),
  });
}

interface Span {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly service: string;
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
}

/** Sends spans over OTLP/HTTP. Throws an Error unless all are accepted. */
export async function sendSpans(receiver: OtlpReceiver, spans: readonly Span[]): Promise<void> {
  const services = Map.groupBy(spans, ({ service }) => service);
  await send(receiver, 'traces', {
    resourceSpans: [...services].map(([service, all]) => ({
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [
        {
          spans: all.map(({ time, name, duration }, index) => ({
            traceId: (index + 1).toString(16).padStart(32, '0'),
            spanId: (index + 1).toString(16).padStart(16, '0'),
            name,
            kind: 2,
            startTimeUnixNano: `${time}000000`,
            endTimeUnixNano: `${time + duration}000000`,
          })),
        },
      ],
    })),
  });
}

async function send({ url, key }: OtlpReceiver, signal: 'logs' | 'metrics' | 'traces', body: object): Promise<void> {
  const response = await fetch(`${url}/v1/${signal}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  // A response to rejected records has the status 200 and `partialSuccess`.
  if (!response.ok || text !== '{}')
    throw new Error(`Expected the ${signal} to be accepted, received ${response.status}: ${text}`);
}

function attributesOf(attributes: Readonly<Record<string, string | number>>) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { doubleValue: value },
  }));
}

/** Creates the logs of a shop with five services for the hours before `end`. The same arguments create the same logs. */
export function shopLogs(end: number, hours: number, perHour: number): LogRecord[] {
  const random = randomOf(7);
  return Array.from({ length: hours * perHour }, (_, index) => {
    const time = Math.round(end - (hours * 3_600_000 * (index + 0.5)) / (hours * perHour));
    const wave = 0.5 + 0.5 * Math.sin(time / 7_200_000);
    const service = SERVICES[Math.floor(random() ** (1 + wave) * SERVICES.length)] ?? 'checkout';
    const fails = random() < 0.04 + 0.1 * wave ** 6;
    const duration = Math.round(40 + 160 * random() ** 3 + 80 * wave + (fails ? 900 * random() : 0));
    const route = ['/cart', '/orders', '/products', '/pay'][Math.floor(random() * 4)] ?? '/cart';
    return {
      time,
      service,
      severity: fails ? 'error' : random() < 0.08 ? 'warn' : 'info',
      body: fails
        ? `POST ${route} failed: upstream timed out after ${duration} ms`
        : `GET ${route} 200 in ${duration} ms`,
      attributes: { duration, route, status: fails ? 504 : 200 },
    };
  });
}

/** Creates the spans of a shop for the hours before `end`. The same arguments create the same spans. */
export function shopSpans(end: number, hours: number, perHour: number): Span[] {
  const random = randomOf(11);
  return Array.from({ length: hours * perHour }, (_, index) => ({
    time: Math.round(end - (hours * 3_600_000 * (index + 0.5)) / (hours * perHour)),
    service: SERVICES[Math.floor(random() * SERVICES.length)] ?? 'checkout',
    name: ['GET /cart', 'POST /orders', 'GET /products'][Math.floor(random() * 3)] ?? 'GET /cart',
    duration: Math.round(20 + 200 * random() ** 3 + (random() < 0.2 ? 300 + 100 * random() : 0)),
  }));
}

/** Returns a generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive). The same seed gives the same sequence. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
