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
