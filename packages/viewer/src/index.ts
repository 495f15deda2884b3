import { fileURLToPath } from 'node:url';

/**
 * The folder of the built app: `index.html`, and files with a hash in their name in `assets/`. It exists after `npm run build`.
 * The app expects to be served at `/view/`, with `index.html` for each path that is not a file, and `config.json` and `session`
 * next to it, which the README describes.
 */
export const viewerRoot: string = fileURLToPath(new URL('../dist/', import.meta.url));
