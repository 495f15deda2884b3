#!/usr/bin/env node
// Plain JavaScript that old versions of Node.js can run too, so that they print this message instead of a syntax error.
const { node } = process.versions;
if (Number(node.split('.')[0]) < 24) {
  console.error(
    `The service requires Node.js 24 or newer, but this is Node.js ${node}. Install a newer version and start again.`,
  );
  process.exit(1);
}
await import('../dist/main.js');
