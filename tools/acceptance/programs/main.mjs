// Runs the compiled programs in any runtime: `main.mjs <credentials file>`.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { callDashboards as managed } from './managed.js';
import { callDashboards as openSource } from './open-source.js';
import { receive } from './receiver.js';

const credentials = JSON.parse(readFileSync(argv[2], 'utf8'));
console.log(await openSource(credentials.openSource));
console.log(await managed(credentials.managed));
console.log(await receive());
