/** Whether work is over, well or not, within so many milliseconds. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  const over = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([over, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is found out within so many milliseconds; that it fails or takes longer is a no. */
export async function isTrueWithin(check: Promise<boolean>, ms: number): Promise<boolean> {
  let holds = false;
  const answered = check.then((found) => {
    holds = found;
  });
  await settlesWithin(answered, ms);
  return holds;
}
