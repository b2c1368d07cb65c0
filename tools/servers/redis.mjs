import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../run/free-port.mjs';
import { endProcess, identify } from '../run/process-identity.mjs';
import { supervise } from '../run/supervise.mjs';
import { ask, awaitServer } from './await-server.mjs';

/**
 * @typedef {{ url: string, stop: () => Promise<void> }} RedisServer
 * @param {{ directory: string, binary: import('./server-binaries.mjs').RedisBinary, password: string,
 *   children: import('../run/children.mjs').Children }} options
 * @returns {Promise<RedisServer>} listening on 127.0.0.1 alone, started again there if it dies
 */
export async function startRedis({ directory, binary, password, children }) {
  await mkdir(directory, { recursive: true });
  const config = join(directory, 'redis.conf');
  await endOrphanedRedis(directory);
  const port = await freePort();
  // In a file, not on the command line, where every user of the machine could read the password.
  await writeFile(config, configuration({ directory, password, port }), { mode: 0o600 });
  const launch = () =>
    children.start('redis', {
      file: binary.redis,
      args: [config],
      env: binary.env,
      patienceMs: 20_000,
    });
  const child = await launch();
  const greeting = `AUTH ${password}\r\nPING\r\n`;
  // While it loads its file it answers -LOADING.
  await awaitServer(child, () => ask(port, greeting, (answer) => answer.toString().startsWith('+OK')));
  await awaitServer(child, () => ask(port, greeting, (answer) => !answer.toString().includes('-LOADING')));
  const { stop } = supervise('redis', launch, { first: child, closing: children.closing });
  return { url: `redis://:${password}@127.0.0.1:${port}`, stop };
}

/**
 * Ends a server of this data folder that a killed run left behind: two servers writing one file would destroy it. A
 * server is ours if it accepts our password and names our configuration.
 * @param {string} directory
 */
export async function endOrphanedRedis(directory) {
  const config = join(directory, 'redis.conf');
  const written = await readFile(config, 'utf8').catch(() => '');
  const port = /^port (\d+)$/m.exec(written)?.[1];
  const password = /^requirepass (\S+)$/m.exec(written)?.[1];
  if (port === undefined || password === undefined) return;
  let pid = 0;
  await ask(Number(port), `AUTH ${password}\r\nINFO server\r\n`, (answer) => {
    const text = answer.toString();
    if (text.includes(`config_file:${config}\r`)) pid = Number(/process_id:(\d+)/.exec(text)?.[1]);
    return true;
  });
  const identity = pid ? await identify(pid) : null;
  if (identity !== null) await endProcess(identity, 20_000);
}

/** @param {{ directory: string, password: string, port: number }} options */
function configuration({ directory, password, port }) {
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${directory}"`,
    `requirepass ${password}`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    '',
  ].join('\n');
}
