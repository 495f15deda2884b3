/** A section of the comment on a pull request. */
export interface Section {
  readonly title: string;
  /** Markdown that also reads well in a terminal. */
  readonly text: string;
  readonly ok: boolean;
  /** GitHub workflow commands for the lines of files. */
  readonly annotations?: string;
}

/** The input of a section: the checkout of the pull request and its base. */
export interface PullRequest {
  readonly root: string;
  /** The merge base, as a commit. */
  readonly base: string;
  /** Folder with the files of the merge base. */
  readonly before: string;
}
