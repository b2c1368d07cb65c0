import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Connection } from 'mysql2';

/**
 * Begins to wait for an answer; `whenMissed` is called when none arrives. `hears` returns whether a part of
 * it has arrived since the last call. The result ends the wait.
 */
export type Wait = (whenMissed: () => void, hears?: () => boolean) => () => void;

type Send = (...given: unknown[]) => EventEmitter;
type Told = (error: LostError | null, ...rest: unknown[]) => void;
interface LostError extends Error {
  code?: string;
  fatal?: boolean;
}

/**
 * Ends a connection whose server does not answer a statement of any kind, BEGIN, COMMIT and prepared ones
 * included. All statements that wait on it fail at once, and it never returns to a pool.
 */
export function watchConnection(connection: Connection, wait: Wait): void {
  const { stream } = connection as Connection & { readonly stream: Socket };
  // Only the statements that failed have to report it.
  connection.on('error', () => undefined);
  const waits = new Set<() => void>();
  // Statements without a callback are not notified that their connection was lost.
  stream.once('close', () => waits.forEach((endWait) => endWait()));
  const watched =
    (send: Send): Send =>
    (...given) => {
      const endWait = wait(() => end(stream), progressOf(stream));
      const answered = (): void => {
        endWait();
        waits.delete(endWait);
      };
      waits.add(endWait);
      const command = send(...given.map((each) => (typeof each === 'function' ? coded(each as Told) : each)));
      command.once('end', answered);
      return command;
    };
  connection.query = watched(connection.query.bind(connection) as Send) as Connection['query'];
  connection.execute = watched(connection.execute.bind(connection) as Send) as Connection['execute'];
}

function progressOf(stream: Socket): () => boolean {
  let seen = stream.bytesRead;
  return () => {
    const before = seen;
    seen = stream.bytesRead;
    return seen > before;
  };
}

/** The driver's own `destroy` waits for the other side, and leaves its statements waiting with it. */
function end(stream: Socket): void {
  stream.destroy(
    Object.assign(new Error('the database does not answer'), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' }),
  );
}

/** The driver's errors for statements on a lost connection have no code. */
const coded =
  (told: Told): Told =>
  (error, ...rest) => {
    if (error?.fatal && error.code === undefined) error.code = 'PROTOCOL_CONNECTION_LOST';
    told(error, ...rest);
  };
