// Loaded into every server before its own code: says what the process has used, when the bench asks. JavaScript, since
// what Node needs to read TypeScript would be on the bill of every server: some 20 MB.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() });
});
// Nobody is left who would stop it.
process.on('disconnect', () => process.exit());
