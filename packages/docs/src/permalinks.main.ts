// Writes down the links of the reference as it is, which a release is about to give out.
import { writePermalinks } from './site/permalinks.ts';
import { reference } from './site/reference.ts';

await writePermalinks(await reference());
