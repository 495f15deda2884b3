import { fileURLToPath } from 'node:url';

/**
 * The folder of the built app: `index.html`, and files with a hash in their name in `assets/`. It exists after `npm run build`. The
 * app expects to be served at `/view/`, with `index.html` for each path outside of `assets/`. The web server that serves the app also
 * serves `config.json` and `session` below `/view/`, which the README describes.
 */
export const viewerRoot: string = fileURLToPath(new URL('../dist/', import.meta.url));
