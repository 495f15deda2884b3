import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MARKER } from '../src/comment.ts';
import { postComment } from '../src/post-comment.ts';

interface Comment {
  readonly id: number;
  body: string;
  readonly user: { readonly type: string };
}

let server: Server;
let api: string;
let comments: Comment[];

/** A fake GitHub API with pull request 7 and its comments. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const reply = (value: unknown) => response.end(JSON.stringify(value));
    if (request.headers.authorization !== 'Bearer secret') response.writeHead(401).end('Bad credentials');
    else if (pathname === '/repos/o/r/pulls')
      reply(searchParams.get('head') === 'fork:fix' ? [{ number: 7, head: { sha: 'abc' } }] : []);
    else if (request.method === 'GET') {
      const page = Number(searchParams.get('page'));
      reply(comments.slice(100 * (page - 1), 100 * page));
    } else {
      const { body } = (await json(request)) as { readonly body: string };
      const comment = comments.find(({ id }) => pathname === `/repos/o/r/issues/comments/${id}`);
      if (comment) comment.body = body;
      else if (pathname === '/repos/o/r/issues/7/comments') comments.push({ id: 1, body, user: { type: 'Bot' } });
      reply({});
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  // GitHub returns up to 100 comments per page, so the comment that a test creates is on the second page.
  comments = Array.from({ length: 100 }, (_, index) => ({
    id: index + 100,
    body: `${MARKER} quoted by a user`,
    user: { type: 'User' },
  }));
});

const run = 'https://github.example/o/r/actions/runs/1';
const link = `\n\n[Artifacts of this run](${run}#artifacts)`;

function target() {
  return { api, token: 'secret', repository: 'o/r', head: 'fork:fix', commit: 'abc', run };
}

it('creates one comment and updates it afterwards', async () => {
  expect(await postComment(`${MARKER}\n\nfirst`, target())).toBe('created');
  expect(await postComment(`${MARKER}\n\nsecond`, target())).toBe('updated');
  expect(comments.slice(100).map(({ body }) => body)).toEqual([`${MARKER}\n\nsecond${link}`]);
});

it('escapes mentions and truncates long text', async () => {
  await postComment(`@everybody \`@observability-api/schemas\` ${'x'.repeat(70_000)}`, target());
  const body = comments.at(-1)?.body ?? '';
  expect(body).toContain('@\u200beverybody `@observability-api/schemas`');
  expect(body).toHaveLength(60_000 + link.length);
  expect(body.endsWith(link)).toBe(true);
});

it('sends well-formed Unicode if it truncates text within a surrogate pair', async () => {
  for (const prefix of ['', 'x']) {
    await postComment(prefix + '😀'.repeat(40_000), target());
    expect(comments.at(-1)?.body.isWellFormed()).toBe(true);
  }
});

it('keeps the name of a package in a command', async () => {
  const command = '`npm install @observability-api/open-source@pr-<number>`';
  await postComment(command, target());
  expect(comments.at(-1)?.body).toContain(command);
});

it.each(['\\`@user`', '`a\n`@user`', '```\n@user\n```'])('escapes a mention that looks like code: %j', async (text) => {
  await postComment(text, target());
  expect(comments.at(-1)?.body).not.toMatch(/@(?!\u200b)/);
});

it('posts no comment without an open pull request or for an outdated commit', async () => {
  expect(await postComment('text', { ...target(), head: 'fork:other' })).toBe('no pull request');
  expect(await postComment('text', { ...target(), commit: 'older' })).toBe('no pull request');
  expect(comments).toHaveLength(100);
});

it('fails if GitHub rejects the token', async () => {
  await expect(postComment('text', { ...target(), token: 'wrong' })).rejects.toThrow('401 Bad credentials');
});
