/** The number of rows in a request. */
export const ROWS_PER_REQUEST = 1_000;

/** The number of different requests. They are sent repeatedly. */
export const REQUESTS = 20;

/** The number of concurrent callers. Each sends one request after the other. */
export const CALLERS = 16;

const routes = ['POST /pay', 'GET /cart', 'GET /products/:id', 'POST /login'];
const severities = [
  ['INFO', 9],
  ['WARN', 13],
  ['ERROR', 17],
] as const;

/** The time of the first record in nanoseconds: half an hour ago. */
const START = BigInt(Date.now() - 1_800_000) * 1_000_000n;

function text(key: string, stringValue: string) {
  return { key, value: { stringValue } };
}

function id(bytes: number, seed: number) {
  return Buffer.alloc(bytes, `${seed}-${bytes}`);
}

/** Returns a log record of a web service. */
export function logRecord(request: number, index: number) {
  const n = request * ROWS_PER_REQUEST + index;
  const [severityText, severityNumber] = severities[n % 7 === 0 ? 2 : n % 5 === 0 ? 1 : 0] ?? severities[0];
  const route = routes[n % routes.length] ?? '';
  return {
    timeUnixNano: String(START + BigInt(n) * 50_000_000n),
    severityText,
    severityNumber,
    body: { stringValue: `${route} served for customer ${n % 5_000} in ${n % 900} ms with request ${n}` },
    traceId: id(16, n + 1),
    spanId: id(8, n + 1),
    flags: 1,
    attributes: [
      text('http.route', route),
      text('http.request.method', route.split(' ', 1)[0] ?? ''),
      { key: 'http.response.status_code', value: { intValue: String(n % 7 === 0 ? 500 : 200) } },
      { key: 'duration.ms', value: { doubleValue: (n % 900) + 0.5 } },
      text('customer.id', `c-${n % 5_000}`),
      text('thread.name', `worker-${n % 16}`),
    ],
  };
}

/** The resource of the records. */
export const resource = {
  attributes: [
    text('service.name', 'checkout'),
    text('service.version', '1.4.2'),
    text('host.name', 'node-17'),
    text('k8s.namespace.name', 'shop'),
    text('deployment.environment.name', 'production'),
  ],
};
