/** The folder of the built site: `index.html`, and everything that it links to. It exists after `npm run build`. */
export const siteFolder: URL = new URL('../dist/site/', import.meta.url);
