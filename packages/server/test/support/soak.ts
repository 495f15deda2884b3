/** True in `npm run soak`, which runs the long tests completely. The time limits of these tests hold only on an idle machine. */
export const isSoak = process.env['SOAK'] === '1';
