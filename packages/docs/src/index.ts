/** The folder of the built site with `index.html`. In a clone, it exists after `npm run build` in the root folder. */
export const siteFolder: URL = new URL('../dist/site/', import.meta.url);
