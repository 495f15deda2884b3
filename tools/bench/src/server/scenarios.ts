import type { LoadTask } from './load.ts';

/** A kind of request that is measured, and how many of them make a round. */
export interface Scenario {
  readonly title: string;
  readonly status: number;
  readonly perRound: number;
  /** Before the first round, so that the engine has compiled what it compiles. */
  readonly warmUp: number;
  readonly requests: (data: RequestData) => readonly string[];
}

/** What the requests are made of. */
export interface RequestData {
  readonly apiKey: string;
  readonly ids: readonly string[];
  readonly body: string;
}

const path = '/api/v2/dashboards';

function request(line: string, { apiKey }: RequestData, body = ''): string {
  const head = [
    `${line} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${apiKey}`,
    'Accept: application/json',
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  // Sent as Latin-1, in which the bytes of UTF-8 are what they are.
  return `${head.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

function gets(data: RequestData): string[] {
  return data.ids.map((id) => request(`GET ${path}/${id}`, data));
}

/** What is measured of every server. */
export const scenarios = {
  get: {
    title: 'GET, 24 tiles',
    status: 200,
    perRound: 4000,
    warmUp: 8000,
    requests: (data) => gets({ ...data, ids: data.ids.slice(0, 100) }),
  },
  getOthers: {
    title: 'GET, another of 2,000 each time',
    status: 200,
    perRound: 4000,
    warmUp: 8000,
    requests: gets,
  },
  create: {
    title: 'POST, 24 tiles',
    status: 200,
    perRound: 600,
    warmUp: 1500,
    requests: (data) => [request(`POST ${path}`, data, data.body)],
  },
  list: {
    title: 'list of 100',
    status: 200,
    perRound: 80,
    warmUp: 120,
    requests: (data) => [listRequest(data, 0)],
  },
  missing: {
    title: 'key check, 404',
    status: 404,
    perRound: 4000,
    warmUp: 8000,
    requests: (data) => [request(`GET ${path}/${'0'.repeat(24)}`, data)],
  },
} as const satisfies Record<string, Scenario>;

/** A page of a hundred. */
export function listRequest(data: RequestData, offset: number): string {
  return request(`GET ${path}?limit=100&offset=${offset}`, data);
}

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Connections over which requests come at once. */
export const connections = 32;

/** The requests of a scenario, as the load takes them. */
export function taskOf(scenario: Scenario, port: number, data: RequestData, total: number): LoadTask {
  return { port, requests: scenario.requests(data), total, connections, status: scenario.status };
}
