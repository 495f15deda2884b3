import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { marker } from '../src/comment.ts';
import { postComment } from '../src/post-comment.ts';

interface Comment {
  readonly id: number;
  body: string;
  readonly user: { readonly type: string };
}

let server: Server;
let api: string;
let comments: Comment[];

/** GitHub, as far as it is used: one pull request, number 7, and its comments. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = (value: unknown) => response.end(JSON.stringify(value));
    if (request.headers.authorization !== 'Bearer secret') response.writeHead(401).end('Bad credentials');
    else if (pathname === '/repos/o/r/pulls')
      answer(searchParams.get('head') === 'fork:fix' ? [{ number: 7, head: { sha: 'abc' } }] : []);
    else if (request.method === 'GET') {
      const page = Number(searchParams.get('page'));
      answer(comments.slice(100 * (page - 1), 100 * page));
    } else {
      const { body } = (await json(request)) as { readonly body: string };
      const known = comments.find(({ id }) => pathname === `/repos/o/r/issues/comments/${id}`);
      if (known) known.body = body;
      else if (pathname === '/repos/o/r/issues/7/comments') comments.push({ id: 1, body, user: { type: 'Bot' } });
      answer({});
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  comments = Array.from({ length: 100 }, (_, index) => ({
    id: index + 100,
    body: `${marker} quoted by a person`,
    user: { type: 'User' },
  }));
});

const run = 'https://github.example/o/r/actions/runs/1';
const link = `\n\n[Artifacts of this run](${run}#artifacts)`;

const target = () => ({ api, token: 'secret', repository: 'o/r', head: 'fork:fix', commit: 'abc', run });

it('writes one comment and changes it in place afterwards', async () => {
  expect(await postComment(`${marker}\n\nfirst`, target())).toBe('created');
  expect(await postComment(`${marker}\n\nsecond`, target())).toBe('updated');
  expect(comments.slice(100).map(({ body }) => body)).toEqual([`${marker}\n\nsecond${link}`]);
});

it('calls nobody by name, and cuts what is too long', async () => {
  await postComment(`@everybody \`@observability-api/schemas\` ${'x'.repeat(70_000)}`, target());
  const body = comments.at(-1)?.body ?? '';
  expect(body).toContain('&#64;everybody `@observability-api/schemas`');
  expect(body).toHaveLength(60_000 + link.length);
  expect(body.endsWith(link)).toBe(true);
});

it('says nothing where the branch has no open pull request, or went on', async () => {
  expect(await postComment('text', { ...target(), head: 'fork:other' })).toBe('no pull request');
  expect(await postComment('text', { ...target(), commit: 'older' })).toBe('no pull request');
});

it('fails when it may not write', async () => {
  await expect(postComment('text', { ...target(), token: 'wrong' })).rejects.toThrow('401 Bad credentials');
});
