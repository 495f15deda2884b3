import type { LoadTask } from './load.ts';

/** A kind of request. */
export interface Scenario {
  readonly title: string;
  readonly status: number;
  /** The number of requests in a round. */
  readonly perRound: number;
  /** The number of requests before the first round. V8 optimizes the code meanwhile. */
  readonly warmUp: number;
  readonly requests: (data: RequestData) => readonly string[];
}

/** The data of the requests. */
export interface RequestData {
  readonly apiKey: string;
  readonly ids: readonly string[];
  readonly body: string;
}

const DASHBOARDS_PATH = '/api/v2/dashboards';

function request(line: string, { apiKey }: RequestData, body = ''): string {
  const head = [
    `${line} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${apiKey}`,
    'Accept: application/json',
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  // The load process writes the request as Latin-1, which sends exactly the bytes of the UTF-8 body.
  return `${head.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

function getRequests(data: RequestData): string[] {
  return data.ids.map((id) => request(`GET ${DASHBOARDS_PATH}/${id}`, data));
}

/** The measured scenarios. */
export const scenarios = {
  get: {
    title: 'GET',
    status: 200,
    perRound: 4000,
    warmUp: 8000,
    requests: (data) => getRequests({ ...data, ids: data.ids.slice(0, 100) }),
  },
  getMany: {
    title: 'GET of 2,000',
    status: 200,
    perRound: 4000,
    warmUp: 8000,
    requests: getRequests,
  },
  create: {
    title: 'POST',
    status: 200,
    perRound: 600,
    warmUp: 1500,
    requests: (data) => [request(`POST ${DASHBOARDS_PATH}`, data, data.body)],
  },
  list: {
    title: 'list of 100',
    status: 200,
    perRound: 80,
    warmUp: 120,
    requests: (data) => [listRequest(data, 0)],
  },
  missing: {
    title: '404',
    status: 404,
    perRound: 4000,
    warmUp: 8000,
    requests: (data) => [request(`GET ${DASHBOARDS_PATH}/${'0'.repeat(24)}`, data)],
  },
} as const satisfies Record<string, Scenario>;

/** Returns the request for a page of 100 dashboards. */
export function listRequest(data: RequestData, offset: number): string {
  return request(`GET ${DASHBOARDS_PATH}?limit=100&offset=${offset}`, data);
}

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** The number of concurrent connections. */
export const CONNECTIONS = 32;

/** Returns the task of a scenario for the load process. */
export function taskOf(scenario: Scenario, port: number, data: RequestData, total: number): LoadTask {
  return { port, requests: scenario.requests(data), total, connections: CONNECTIONS, status: scenario.status };
}
