// Loaded before the programs of `npm run try` and `npm run quickstart:*`. If a call of a client gets no response, it
// prints a message instead of a stack trace. Other errors keep their stack trace.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error?.name !== 'ConnectionError') return;
  const [, url] = /no response from (\S+) \(/.exec(error.message) ?? [];
  if (url === undefined) return;
  console.error(`No service responds at ${url}. Start it with \`npm start\`.`);
  process.exit(1);
});
