/**
 * True in `npm run soak`, which runs the long tests completely. `npm test` shortens or skips them, because they are slow, and because
 * their time limits hold only on an idle machine.
 */
export const isSoak = process.env['SOAK'] === '1';
