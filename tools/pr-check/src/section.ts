import type { Finding } from 'api-diff';

/** A section of the comment on a pull request. */
export interface Section {
  readonly title: string;
  /** Markdown that also reads well in a terminal. */
  readonly text: string;
  /** The text for a terminal, if it differs. */
  readonly terminalText?: string;
  readonly ok: boolean;
  /** Messages for lines of files, which become annotations and SARIF. */
  readonly findings?: readonly Finding[];
}

/** The input of a section: the checkout of the pull request and its base. */
export interface PullRequest {
  readonly root: string;
  /** The merge base, as a commit. */
  readonly base: string;
  /** Temporary folder with `specs`, `packages` and `.changeset` of the merge base. */
  readonly before: string;
}
