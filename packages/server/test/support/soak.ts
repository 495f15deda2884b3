/** True in `npm run soak`, which runs the long tests completely. Its limits of time hold only on a quiet machine. */
export const isSoak = process.env['SOAK'] === '1';
