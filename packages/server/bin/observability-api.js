#!/usr/bin/env node
// Plain JavaScript that any Node understands, so that an old one is told so instead of failing on what it lacks.
const { node } = process.versions;
if (Number(node.split('.')[0]) < 24) {
  console.error(`The service needs Node 24 or newer, and this is ${node}: install a newer Node and start again.`);
  process.exit(1);
}
await import('../dist/main.js');
