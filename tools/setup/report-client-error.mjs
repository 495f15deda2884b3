// Loaded before the programs of `npm run try` and `npm run quickstart:*`. It prints a message instead of a stack trace if the program
// cannot import a client, or if a client cannot reach the service, throws an `ApiError` or has no credentials. Other errors keep their
// stack trace. The query parameter `credentials` of the URL of this module says where the credentials come from.
const credentials = new URL(import.meta.url).searchParams.get('credentials');

process.on('uncaughtExceptionMonitor', (error) => {
  const message = messageOf(error);
  if (message === undefined) return;
  console.error(message);
  process.exit(1);
});

/** Returns the message that replaces the stack trace, and undefined for errors that keep their stack trace. */
function messageOf(error) {
  if (error?.name === 'ConnectionError') {
    const [, url] = /no response from (\S+) \(/.exec(error.message) ?? [];
    return url && `No service responds at ${url}. Start it with \`npm start\`.`;
  }
  const [, missing] = /^Cannot find package '@observability-api\/([\w-]+)/.exec(error?.message ?? '') ?? [];
  if (missing)
    // The other lines suggest the path of a file, which works only on this machine.
    return `${error.message.split('\n')[0]}\nSave the program in packages/${missing}, or in the folder of a package that depends on it.`;
  if (error?.name === 'TypeError' && error.message.startsWith('Missing option'))
    return `${error.message}\n${credentials}`;
  // Only an `ApiError` has both.
  if (error?.operation === undefined || error.status === undefined) return undefined;
  if (error.status === 401 || error.status === 403) return `${error.message}\n${credentials}`;
  // The first stack frame is the call in the program, see start-at-caller.ts.
  const [call = ''] = /\n +at .*/.exec(error.stack) ?? [];
  return `${error.message}${call}`;
}
