/** Whether work is over, well or not, within so many milliseconds. */
export const isOverWithin = async (work, ms) => {
    const late = Promise.withResolvers();
    const timer = setTimeout(() => late.resolve(false), ms);
    const over = work.then(() => true, () => true);
    try {
        return await Promise.race([over, late.promise]);
    }
    finally {
        clearTimeout(timer);
    }
};
