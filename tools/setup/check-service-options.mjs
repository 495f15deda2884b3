// Checks the options of `npm start` before the build, which can take half a minute. Prints the error of invalid options, or the help or
// the version if an option requests it. Requires Node 24, which runs the TypeScript of the service.
import { createCommand, readOptions } from '@observability-api/server/src/cli/options.ts';

const serviceArguments = process.argv.slice(2);
const [command] = serviceArguments;
const consumed = optionConsumedByNpm();
if (consumed) {
  fail(
    `npm has consumed the option --${consumed.name()}. Put two dashes before the options: npm start -- ${consumed.flags}`,
  );
}
// These commands check their own options.
if (command !== 'admin' && command !== 'evaluate') checkOptions(serviceArguments);

/**
 * Returns an option of the service that npm has consumed, because the two dashes before it were missing. npm sets an environment variable
 * for each option that it consumes.
 */
function optionConsumedByNpm() {
  return createCommand().options.find((option) => {
    // npm has its own option `viewer`, which can also be in a configuration file.
    return option.name() !== 'viewer' && process.env[`npm_config_${option.name().replaceAll('-', '_')}`] !== undefined;
  });
}

function checkOptions(argv) {
  try {
    const request = readOptions(argv);
    if ('print' in request) process.stdout.write(request.print);
  } catch (error) {
    if (error.name !== 'StartupError') throw error;
    fail(error.message);
  }
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
