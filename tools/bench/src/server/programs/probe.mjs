// Imported into every server. Reports the used resources when the bench asks for them. This is JavaScript, because the
// type stripping of Node.js would add memory to the servers that do not need it.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
});
// Exits when the bench exits.
process.on('disconnect', () => process.exit());
