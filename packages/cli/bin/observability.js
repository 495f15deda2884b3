#!/usr/bin/env node
// Plain JavaScript that old versions of Node.js can run too, so that they print this message instead of a syntax error.
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`observability requires Node.js 20.19 or newer, but this is Node.js ${node}. Install a newer version.`);
  process.exit(3);
}
await import('../dist/main.js');
