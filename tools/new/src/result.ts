/** The result of a command, with paths relative to the root of the repository. */
export interface Result {
  readonly files: readonly string[];
  /** The next steps in files that the command did not write. */
  readonly nextSteps: readonly string[];
}

/** Returns the output of the command: `title`, the files and the next steps. */
export function formatResult({ files, nextSteps }: Result, title = 'Written:'): string {
  const steps = [
    'Run `npm run lint -- specs` and fill in the fields that it reports.',
    'Run `npm run generate` and `npm run format`.',
    ...nextSteps,
    'Run `npm run lint`. It reports what is missing in the server, with the handlers to paste.',
  ];
  return [
    title,
    ...files.map((file) => `  ${file}`),
    'Next:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
