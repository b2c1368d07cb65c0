import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../run/fault.mjs';

/**
 * Waits until a server answers, as long as it runs: recovery after a crash may take any time.
 * @param {import('../run/children.mjs').Child} child
 * @param {() => Promise<boolean>} answers
 */
export async function awaitServer(child, answers) {
  const exited = child.exited.then(() => true);
  for (;;) {
    if (await answers()) return;
    if (await Promise.race([exited, pause(50, false)]))
      throw new Fault(
        `${child.name} ended while starting; the end of ${child.log}:\n${await child.logTail()}`,
      );
  }
}

/**
 * Opens a connection, sends a greeting, and checks the first answer.
 * @param {number} port
 * @param {string} greeting
 * @param {(answer: Buffer) => boolean} accepts
 * @returns {Promise<boolean>}
 */
export function ask(port, greeting, accepts) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => greeting && socket.write(greeting));
    let answer = Buffer.alloc(0);
    let settle = /** @type {NodeJS.Timeout | undefined} */ (undefined);
    socket.on('data', (data) => {
      answer = Buffer.concat([answer, data]);
      // An answer may come in pieces: it is complete when nothing follows.
      clearTimeout(settle);
      settle = setTimeout(() => end(accepts(answer)), 20);
    });
    socket.once('error', () => end(false));
    socket.once('close', () => end(answer.length > 0 && accepts(answer)));
  });
}
