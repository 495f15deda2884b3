/** A part of what is said about a pull request. */
export interface Section {
  readonly title: string;
  /** Markdown that also reads well in a terminal. */
  readonly text: string;
  readonly ok: boolean;
  /** GitHub workflow commands for the lines of files. */
  readonly annotations?: string;
}

/** What a section is made of: the folder of the pull request, and the commit that it left its base at. */
export interface PullRequest {
  readonly root: string;
  /** The merge base, as a commit. */
  readonly base: string;
  /** The folders of that commit that the sections compare with. */
  readonly before: string;
}
