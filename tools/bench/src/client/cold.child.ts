// Prints the CPU time of the import of a module in milliseconds: `node cold.child.mjs <module>`.
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(process.argv[2] ?? '').href;
const before = process.cpuUsage();
await import(module);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
