import type { IncomingMessage, Server } from 'node:http';
import { nextFreeTick } from '../domain/next-free-tick.ts';

/**
 * Reads bodies with `Transfer-Encoding: chunked` from one connection per tick of the event loop, up to 64 KiB. Node calls a function
 * for each chunk and reads up to 2 MiB of a connection in one tick, which can contain 300,000 chunks of one byte.
 *
 * A paused connection is not read. Node resumes it whenever the stream of the body has space, so it is paused again until
 * {@link nextFreeTick} allows the next read.
 */
export function paceChunkedBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    // Node discards the rest of an unread body without any event. Reading it here keeps it paced.
    response.once('prefinish', () => request.resume());
    paceBody(request);
  });
}

function paceBody(request: IncomingMessage): void {
  const { socket } = request;
  let isPaused = false;
  const keepPaused = (): void => {
    if (isPaused) socket.pause();
  };
  const pause = (): void => {
    isPaused = true;
    socket.pause();
  };
  const resume = (): void => {
    isPaused = false;
    socket.resume();
  };
  const readNext = async (): Promise<void> => {
    await nextFreeTick();
    // A listener for all chunks would be called for each of them.
    request.once('data', pauseForOneTick);
    resume();
  };
  const pauseForOneTick = (): void => {
    pause();
    void readNext();
  };
  // Until the body has a reader, its chunks would be collected in memory.
  pause();
  socket.on('resume', keepPaused);
  request.once('resume', readNext);
  request.once('close', () => {
    socket.off('resume', keepPaused);
    resume();
  });
}
