/** True in `npm run soak`, which runs the long tests completely on a quiet machine. */
export const isSoak = process.env['SOAK'] === '1';
