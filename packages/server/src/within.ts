/** Whether work is over, well or not, within so many milliseconds. */
export const isOverWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
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
};

/** What is found out within so many milliseconds; that it fails or takes longer is a no. */
export const holdsWithin = async (asked: Promise<boolean>, ms: number): Promise<boolean> => {
  let holds = false;
  const answered = asked.then((found) => {
    holds = found;
  });
  await isOverWithin(answered, ms);
  return holds;
};
