// Removes the files of previous builds from the built site. Runs after every build, cached or not.
import { siteFolder } from './index.ts';
import { removeStaleFiles } from './site/stale-files.ts';

const removed = await removeStaleFiles(siteFolder);
if (removed.length > 0) console.log(`Removed from the site:\n${removed.map((path) => `  ${path}`).join('\n')}`);
