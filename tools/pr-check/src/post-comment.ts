import { marker } from './comment.ts';

/** Where the comment goes. */
export interface Target {
  /** The origin of GitHub's API. */
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** `owner:branch` that the pull request comes from, and its newest commit. */
  readonly head: string;
  readonly commit: string;
  /** The page of the workflow run that has the artifacts. */
  readonly run: string;
}

/** The longest body that GitHub takes is 65,536 characters. */
const longest = 60_000;

/**
 * Writes the comment on the open pull request of a branch, in place of the one from before. The text comes from code of
 * the pull request: it is cut, and it cannot call a person. Answers what was done.
 */
export async function postComment(text: string, target: Target): Promise<'created' | 'updated' | 'no pull request'> {
  const { repository, head, commit } = target;
  const pulls = await call<readonly { readonly number: number; readonly head: { readonly sha: string } }[]>(
    target,
    'GET',
    `/repos/${repository}/pulls?state=open&head=${encodeURIComponent(head)}`,
  );
  // A branch that went on has a newer run, and that one comments.
  const number = pulls.find((pull) => pull.head.sha === commit)?.number;
  if (number === undefined) return 'no pull request';
  const report = withoutMentions(text.startsWith(marker) ? text : `${marker}\n\n${text}`).slice(0, longest);
  const body = `${report}\n\n[Artifacts of this run](${target.run}#artifacts)`;
  const earlier = await ownComment(target, number);
  if (earlier === undefined) {
    await call(target, 'POST', `/repos/${repository}/issues/${number}/comments`, { body });
    return 'created';
  }
  await call(target, 'PATCH', `/repos/${repository}/issues/comments/${earlier}`, { body });
  return 'updated';
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly type: string };
}

/** Only a comment of a bot is ours: a person may quote it. */
async function ownComment(target: Target, number: number): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const path = `/repos/${target.repository}/issues/${number}/comments?per_page=100&page=${page}`;
    const comments = await call<readonly Comment[]>(target, 'GET', path);
    const found = comments.find(({ body, user }) => user.type === 'Bot' && body.startsWith(marker));
    if (found || comments.length < 100) return found?.id;
  }
}

/** `@name` outside of code would notify somebody. */
function withoutMentions(text: string): string {
  return text
    .split(/(`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('@', '&#64;')))
    .join('');
}

async function call<Answer>(target: Target, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${target.api}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${target.token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  return (await response.json()) as Answer;
}
