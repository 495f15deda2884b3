/** Returns a function that joins a call in progress instead of starting another one. */
export function coalesceCalls<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let inProgress: Promise<Result> | undefined;
  return () => {
    inProgress ??= start().finally(() => {
      inProgress = undefined;
    });
    return inProgress;
  };
}
