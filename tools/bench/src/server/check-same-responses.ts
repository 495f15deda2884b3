import { BenchError } from '../run-program.ts';
import type { RequestData } from './scenarios.ts';

const REQUEST_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** The compared headers. */
const headerNames = [
  'content-type',
  'etag',
  'cache-control',
  'x-content-type-options',
  'x-request-id',
  'x-total-count',
];

/** Returns the responses of a server as text, without generated ids. */
async function readResponses(port: number, { apiKey, ids, body }: RequestData): Promise<string[]> {
  const call = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/dashboards${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'x-request-id': REQUEST_ID,
        connection: 'close',
      },
      ...(method === 'POST' && { body }),
    });
    const headers = headerNames.map((name) => `${name}: ${response.headers.get(name)}`).join('\n');
    return `${response.status}\n${headers}\n${await response.text()}`;
  };
  const reads = [await call(`/${ids[0]}`), await call('?limit=100&offset=0'), await call(`/${'0'.repeat(24)}`)];
  const created = await call('', 'POST');
  return [...reads, created.replaceAll(/"id":"[0-9a-f]{24}"/g, '"id":"…"')];
}

/** Throws {@link BenchError} if a server returns another status, compared header or body than the first one. */
export async function checkSameResponses(
  servers: readonly { readonly title: string; readonly port: number }[],
  data: RequestData,
): Promise<void> {
  const [expected = [], ...others] = await Promise.all(servers.map(({ port }) => readResponses(port, data)));
  for (const [index, responses] of others.entries()) {
    for (const [request, received] of responses.entries()) {
      if (received === expected[request]) continue;
      const [actual, expectedExcerpt] = excerpts(received, expected[request] ?? '');
      throw new BenchError(`${servers[index + 1]?.title} returned\n${actual}\nExpected\n${expectedExcerpt}`);
    }
  }
}

/** Returns the part of both responses around their first difference. */
function excerpts(first: string, second: string): [string, string] {
  let position = 0;
  while (position < first.length && first[position] === second[position]) position++;
  const cut = (text: string) => text.slice(Math.max(0, position - 200), position + 200);
  return [cut(first), cut(second)];
}
