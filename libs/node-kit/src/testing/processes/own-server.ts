import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A MariaDB or a Redis that is one test's alone, in a process beside it. */
export interface OwnServer {
  readonly url: string;
  /** Ends it in this way; answers once it is gone. It comes back by itself, at the same address. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** It stays, and answers nothing until it is thawed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = join(import.meta.dirname, '../../../../../tools/tests/own-server.mjs');

/** Starts one, empty; null on a machine that has no program for it, where tests have only the servers they are given. */
export async function ownServer(kind: 'mariadb' | 'redis'): Promise<OwnServer | null> {
  const child = fork(PROGRAM, [kind], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const answer = async (): Promise<object> => {
    const gone = ended.then(([code]) => {
      throw new Error(`the ${kind} of the test ended with ${code}`);
    });
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [object];
    return message;
  };
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const signalled = async (signal: NodeJS.Signals): Promise<void> => {
    const done = answer();
    child.send({ signal });
    await done;
  };
  const { url } = (await answer()) as { readonly url: string | null };
  if (url === null) {
    await stop();
    return null;
  }
  return {
    url,
    stop,
    end: signalled,
    freeze: () => signalled('SIGSTOP'),
    thaw: () => signalled('SIGCONT'),
  };
}
