import type { Readable } from 'node:stream';

/** The bytes after which a connection is not read until the next tick. A chunk has at most 64 KiB. */
const BYTES_PER_TICK = 64 * 1024;

/**
 * Reads a long result in many ticks of the event loop. By default, Node reads up to 2 MiB of each connection in one tick. Such long ticks
 * delay HTTP clients, because libuv accepts one connection per tick.
 */
export function paceReads(stream: Readable): void {
  let bytes = 0;
  const startTick = (): void => {
    if (bytes >= BYTES_PER_TICK) stream.resume();
    bytes = 0;
  };
  stream.on('data', ({ length }: Buffer) => {
    if (bytes === 0) setImmediate(startTick);
    bytes += length;
    if (bytes >= BYTES_PER_TICK) stream.pause();
  });
}
