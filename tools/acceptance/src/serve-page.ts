import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that loads one module, and its server. */
export interface ServedPage {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a module and a page that loads it. Their origin differs from that of the service. */
export async function servePage(code: string): Promise<ServedPage> {
  const server = createServer(({ url }, response) => {
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(code);
    else response.setHeader('content-type', 'text/html').end('<body><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
