/** Returns true if the promise is fulfilled or rejected within `ms` milliseconds. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), ms);
  const settled = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns true if the promise resolves to true within `ms` milliseconds. Returns false otherwise, also if it is rejected. */
export async function isTrueWithin(check: Promise<boolean>, ms: number): Promise<boolean> {
  let isTrue = false;
  const settled = check.then((result) => {
    isTrue = result;
  });
  await settlesWithin(settled, ms);
  return isTrue;
}
