import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { freePort } from '../run/free-port.mjs';
import { commandLine, endProcess, identify } from '../run/process-identity.mjs';
import { supervise } from '../run/supervise.mjs';
import { ask, awaitServer } from './await-server.mjs';

/** The longest path that fits into a Unix socket's address. */
const SOCKET_PATH_LIMIT = 100;
/** Patience for a clean stop, which writes every dirty page; a killed server would have to recover. */
const STOP_PATIENCE_MS = 60_000;

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} DatabaseServer
 * @param {{ directory: string, binaries: import('./server-binaries.mjs').MariadbBinaries, password: string,
 *   children: import('../run/children.mjs').Children, durable?: boolean }} options `durable`: whether commits
 *   survive a crash of the machine; otherwise nothing waits for the disk
 * @returns {Promise<DatabaseServer>} listening on 127.0.0.1 alone, started again there if it dies
 */
export async function startMariadb({ directory, binaries, password, children, durable = true }) {
  const data = join(directory, 'data');
  await mkdir(directory, { recursive: true });
  await endOrphanedMariadb(directory);
  await prepareData({ directory, data, binaries });
  const initFile = join(directory, 'accounts.sql');
  await writeFile(initFile, administratorSql(password), { mode: 0o600 });
  const port = await freePort();
  const launch = () =>
    children.start('mariadb', {
      file: binaries.mariadbd,
      args: [
        ...serverArguments({ directory, data, port, initFile }),
        ...(durable ? DURABLE : FLEETING),
        ...installation(binaries),
        ...asRoot(),
      ],
      env: binaries.env,
      patienceMs: STOP_PATIENCE_MS,
    });
  const child = await launch();
  // The first packet of a server that takes connections is its greeting, protocol version 10.
  await awaitServer(child, () => ask(port, '', (packet) => packet[4] === 10));
  const { stop } = supervise('mariadb', launch, { first: child, closing: children.closing });
  return { url: `mysql://console:${password}@127.0.0.1:${port}`, stop };
}

/**
 * Executed by the server before it takes a connection, one statement per line: the passwordless accounts of a fresh
 * data folder are never reachable.
 * @param {string} password
 */
export function administratorSql(password) {
  return [
    `CREATE USER IF NOT EXISTS 'console'@'%' IDENTIFIED BY '${password}';`,
    `ALTER USER 'console'@'%' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'console'@'%' WITH GRANT OPTION;`,
    `DELETE FROM mysql.global_priv WHERE User IN ('', 'root');`,
    'FLUSH PRIVILEGES;',
    '',
  ].join('\n');
}

/**
 * Makes a data folder under another name and moves it into place when complete. An incomplete one is moved aside,
 * never deleted.
 * @param {{ directory: string, data: string, binaries: import('./server-binaries.mjs').MariadbBinaries }} options
 */
async function prepareData({ directory, data, binaries }) {
  for (const name of await readdir(directory))
    if (name.startsWith('draft-')) await rm(join(directory, name), { recursive: true, force: true });
  if (await exists(join(data, 'mysql'))) return;
  if (await exists(data)) await rename(data, `${data}-incomplete-${Date.now()}`);
  const draft = join(directory, `draft-${process.pid}`);
  await runCommand(
    binaries.installDb,
    [
      '--no-defaults',
      `--datadir=${draft}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      ...installation(binaries),
      ...asRoot(),
    ],
    { env: binaries.env },
  );
  await rename(draft, data);
}

const DURABLE = ['--innodb-flush-log-at-trx-commit=1'];
const FLEETING = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=0',
  '--sync-frm=0',
];

/** @param {{ directory: string, data: string, port: number, initFile: string }} options */
function serverArguments({ directory, data, port, initFile }) {
  return [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socketPath(directory)}`,
    `--pid-file=${pidFile(data)}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--init-file=${initFile}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--innodb-log-file-size=64M',
    `--innodb-buffer-pool-size=${bufferPoolMiB(totalmem())}M`,
    '--skip-log-bin',
    '--local-infile=1',
    '--max-connections=400',
  ];
}

/**
 * The server's page cache: an eighth of the machine's memory, used as pages are read. The rows of the full market
 * fit, and a small machine keeps enough for itself.
 * @param {number} memory in bytes
 * @returns {number} MiB, 256 to 2,048
 */
export function bufferPoolMiB(memory) {
  return Math.min(Math.max(Math.floor(memory / 8 / 2 ** 20), 256), 2048);
}

/**
 * Ends a server of this data folder that a killed run left behind. The pid file may be old and its number may
 * belong to another program by now, so the command line decides.
 * @param {string} directory
 */
export async function endOrphanedMariadb(directory) {
  const data = join(directory, 'data');
  const pid = Number(await readFile(pidFile(data), 'utf8').catch(() => ''));
  if (!pid || !(await commandLine(pid)).includes(`--datadir=${data} `)) return;
  const identity = await identify(pid);
  if (identity !== null) await endProcess(identity, STOP_PATIENCE_MS);
}

/** @param {string} data */
function pidFile(data) {
  return join(data, 'server.pid');
}

/** @param {string} directory */
function socketPath(directory) {
  const path = join(directory, 'server.sock');
  return path.length <= SOCKET_PATH_LIMIT ? path : join(tmpdir(), `console-${process.pid}.sock`);
}

/** @param {import('./server-binaries.mjs').MariadbBinaries} binaries */
function installation({ baseDirectory }) {
  return baseDirectory === null
    ? []
    : [`--basedir=${baseDirectory}`, `--lc-messages-dir=${join(baseDirectory, 'share/mysql')}`];
}

function asRoot() {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/** @param {string} path */
function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
