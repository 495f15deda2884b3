#!/usr/bin/env node
// Plain JavaScript, so that Node.js 14.8 to 20.18 print the message below instead of a syntax error.
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`observability requires Node.js 20.19 or newer, but this is Node.js ${node}. Install a newer version.`);
  process.exit(3);
}
await import('../dist/main.js');
