import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Children } from '../run/children.mjs';
import { describeError, Fault } from '../run/fault.mjs';
import { serversDirectory } from '../run/paths.mjs';
import { untilFrozen } from '../run/process-identity.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { startRedis } from '../servers/redis.mjs';
import { mariadbBinaries, redisBinary } from '../servers/server-binaries.mjs';

/*
 * `fork('own-server.mjs', ['mariadb' | 'redis'])`: a server for one test alone, which may end or freeze it. Sends
 * `{ url }` once it answers, `{ url: null }` where its program is not available. On a message `{ signal }` it ends
 * the server by that signal, and sends `{ ended: true }`; the server restarts at the same address. SIGSTOP and
 * SIGCONT freeze and thaw it, answered by `{ sent: true }` once it is frozen or the signal is sent. Ends with its
 * parent process.
 */

/** The most that a busy machine takes to stop a server. */
const STOP_MS = 30_000;
const PASSWORD = 'of-one-test';
/** @type {readonly NodeJS.Signals[]} */
const STAYS = ['SIGSTOP', 'SIGCONT'];

/** The processes of one server, one after another. */
class Generations extends Children {
  /** @type {import('../run/children.mjs').Child | null} */
  newest = null;

  /**
   * @override
   * @param {string} name
   * @param {import('../run/children.mjs').ChildOptions} options
   */
  async start(name, options) {
    const child = await super.start(name, options);
    this.newest = child;
    return child;
  }
}

/** @param {unknown} message */
const send = (message) => process.send?.(message);

/**
 * @param {string} kind
 * @param {{ directory: string, children: Children }} place
 */
async function open(kind, place) {
  const programs = serversDirectory();
  return kind === 'redis'
    ? startRedis({ ...place, binary: await redisBinary(programs), password: PASSWORD })
    : startMariadb({ ...place, binaries: await mariadbBinaries(programs), password: PASSWORD });
}

/** @param {string} kind */
async function main(kind) {
  const directory = await mkdtemp(join(tmpdir(), `own-${kind}-`));
  const children = new Generations(directory);
  const ends = ['disconnect', 'SIGTERM', 'SIGINT', 'SIGHUP'];
  const left = Promise.race(ends.map((name) => once(process, name)));
  try {
    const server = await open(kind, { directory, children });
    process.on('message', async (/** @type {{ signal: NodeJS.Signals }} */ { signal }) => {
      const child = children.newest;
      // A server that was just restarted may not be recorded yet.
      while (!child?.isRunning()) await pause(20);
      process.kill(child.pid, signal);
      if (signal === 'SIGSTOP') await untilFrozen(child.pid, STOP_MS);
      if (STAYS.includes(signal)) return send({ sent: true });
      await child.exited;
      send({ ended: true });
    });
    send({ url: server.url });
    await left;
    // A frozen server would not receive the signal to end.
    if (children.newest?.isRunning()) process.kill(children.newest.pid, 'SIGCONT');
    await server.stop();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`${describeError(error)}\n`);
    send({ url: null });
  } finally {
    children.close();
    await children.stopAll();
    await rm(directory, { recursive: true, force: true });
  }
}

if (!process.connected) throw new Error('own-server.mjs is forked by a test');
await main(process.argv[2] ?? '');
