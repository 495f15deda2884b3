import { networkInterfaces } from 'node:os';

/** An IPv4 address of this machine that is not a loopback address. Undefined if it has none. */
export const nonLoopbackAddress: string | undefined = Object.values(networkInterfaces())
  .flatMap((entries) => entries ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
