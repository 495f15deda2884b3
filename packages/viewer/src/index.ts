import { fileURLToPath } from 'node:url';

/**
 * The folder of the built app: `index.html`, and files with a hash in their name in `assets/`. It exists after `npm run build`. The
 * app expects to be served at `/view/`, with `index.html` for each path outside of `assets/`, except `config.json` and `session`. The web
 * server must respond to these two paths as the README describes.
 */
export const viewerRoot: string = fileURLToPath(new URL('../dist/', import.meta.url));
