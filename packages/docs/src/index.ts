/** The folder of the built site with `index.html`. It exists after `npm run build`. */
export const siteFolder: URL = new URL('../dist/site/', import.meta.url);
