import { MARKER } from './comment.ts';

/** The pull request to comment on, and access to it. */
export interface Target {
  /** The base URL of GitHub's API. */
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** `owner:branch` of the pull request. */
  readonly head: string;
  /** The commit that the check has run on. */
  readonly commit: string;
  /** The page of the workflow run that has the artifacts. */
  readonly run: string;
}

/** Maximum length of the text before the link. GitHub allows 65,536 characters in a comment. */
const MAX_LENGTH = 60_000;

/**
 * Creates or updates the comment on the open pull request of a branch. Posts nothing and returns `no pull request` if none has the
 * commit. The text comes from code of the pull request and is not trusted: it is truncated, and mentions are escaped.
 */
export async function postComment(text: string, target: Target): Promise<'created' | 'updated' | 'no pull request'> {
  const { repository, head, commit } = target;
  const pulls = await call<readonly { readonly number: number; readonly head: { readonly sha: string } }[]>(
    target,
    'GET',
    `/repos/${repository}/pulls?state=open&head=${encodeURIComponent(head)}`,
  );
  // If the branch has a newer commit, the run of that commit comments.
  const number = pulls.find((pull) => pull.head.sha === commit)?.number;
  if (number === undefined) return 'no pull request';
  const escaped = escapeMentions(text.startsWith(MARKER) ? text : `${MARKER}\n\n${text}`);
  // The end of the slice can be within a surrogate pair.
  const report = escaped.slice(0, MAX_LENGTH).toWellFormed();
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

/** Returns the id of the existing comment. Considers only comments of bots, because a user may quote the marker. */
async function ownComment(target: Target, number: number): Promise<number | undefined> {
  for (let page = 1; ; page++) {
    const path = `/repos/${target.repository}/issues/${number}/comments?per_page=100&page=${page}`;
    const comments = await call<readonly Comment[]>(target, 'GET', path);
    const existing = comments.find(({ body, user }) => user.type === 'Bot' && body.startsWith(MARKER));
    if (existing || comments.length < 100) return existing?.id;
  }
}

/** Matches the start of code with a package of the repository, and each `@` that can start a mention. */
const PACKAGE_OR_MENTION = /(`(?:npm install )?@observability-api\/)|(?<!\w)@/g;

/**
 * Inserts a zero-width space after `@`, so that the comment notifies no one. `\@` and `&#64;` do not suffice: GitHub searches for mentions
 * after it has decoded them. Code spans that start with a package of the repository, or with `npm install` and such a package, keep the
 * `@` of its name without the space, so that readers can copy them. Other code spans do not: where they start and end depends on the rest
 * of the text.
 */
function escapeMentions(text: string): string {
  return text.replaceAll(PACKAGE_OR_MENTION, (_, packageName?: string) => packageName ?? '@\u200b');
}

async function call<Body>(target: Target, method: string, path: string, body?: object): Promise<Body> {
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
  return (await response.json()) as Body;
}
