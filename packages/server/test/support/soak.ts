/** True in `npm run soak`, which runs the long tests completely. Its time limits hold only on an idle machine. */
export const isSoak = process.env['SOAK'] === '1';
