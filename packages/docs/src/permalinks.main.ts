// Adds the permalinks of the current reference to permalinks.txt before a release.
import { writePermalinks } from './site/permalinks.ts';
import { reference } from './site/reference.ts';

await writePermalinks(await reference());
