/** Runs `work`. Returns its result and the number of ticks of the event loop until it finished. */
export async function countTicks<Result>(work: () => Promise<Result>) {
  let ticks = 0;
  let isFinished = false;
  const countTick = (): void => {
    ticks += 1;
    if (!isFinished) setImmediate(countTick);
  };
  setImmediate(countTick);
  try {
    const result = await work();
    return { result, ticks };
  } finally {
    isFinished = true;
  }
}
