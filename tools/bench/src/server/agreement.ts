import { Failed } from '../run.ts';
import type { RequestData } from './scenarios.ts';

const requestId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** The headers that every server has to send alike. */
const compared = ['content-type', 'etag', 'cache-control', 'x-content-type-options', 'x-request-id', 'x-total-count'];

/** What a server answers, with made ids left out. */
async function answersOf(port: number, { apiKey, ids, body }: RequestData): Promise<string[]> {
  const call = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/dashboards${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'x-request-id': requestId,
        connection: 'close',
      },
      ...(method === 'POST' && { body }),
    });
    const headers = compared.map((name) => `${name}: ${response.headers.get(name)}`).join('\n');
    return `${response.status}\n${headers}\n${await response.text()}`;
  };
  const read = [await call(`/${ids[0]}`), await call('?limit=100&offset=0'), await call(`/${'0'.repeat(24)}`)];
  const created = await call('', 'POST');
  return [...read, created.replaceAll(/"id":"[0-9a-f]{24}"/g, '"id":"…"')];
}

/** Throws Failed when a server answers other bytes than the first one: figures of it would compare nothing. */
export async function refuseDifference(
  subjects: readonly { readonly title: string; readonly port: number }[],
  data: RequestData,
): Promise<void> {
  const all = await Promise.all(subjects.map(({ port }) => answersOf(port, data)));
  for (const [index, answers] of all.entries()) {
    const different = answers.find((answer, which) => answer !== all[0]?.[which]);
    if (different === undefined) continue;
    const expected = all[0]?.[answers.indexOf(different)] ?? '';
    const [theirs, mine] = around(different, expected);
    throw new Failed(`${subjects[index]?.title} answers\n${theirs}\nwhere we answer\n${mine}`);
  }
}

/** Both texts where they part. */
function around(one: string, other: string): [string, string] {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const cut = (text: string) => text.slice(Math.max(0, place - 200), place + 200);
  return [cut(one), cut(other)];
}
