import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Connection } from 'mysql2';

/**
 * Begins to wait for an answer; `whenMissed` is called when none comes. `hears` says whether a part of it has come since
 * it was last asked. The result ends the wait.
 */
export type Wait = (whenMissed: () => void, hears?: () => boolean) => () => void;

type Send = (...given: unknown[]) => EventEmitter;
type Told = (error: LostError | null, ...rest: unknown[]) => void;
interface LostError extends Error {
  code?: string;
  fatal?: boolean;
}

/**
 * Ends a connection whose server leaves a statement without an answer, of whatever kind: BEGIN, COMMIT and prepared
 * ones too. Everything that waits on it fails at once, and a pool never gets it back.
 */
export function watchConnection(connection: Connection, wait: Wait): void {
  const { stream } = connection as Connection & { readonly stream: Socket };
  // No one but the statements that failed has to hear of it.
  connection.on('error', () => undefined);
  const waits = new Set<() => void>();
  // Statements without a callback are not told that their connection was lost.
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

/** The driver gives no code to what is asked of a connection that is lost already. */
const coded =
  (told: Told): Told =>
  (error, ...rest) => {
    if (error?.fatal && error.code === undefined) error.code = 'PROTOCOL_CONNECTION_LOST';
    told(error, ...rest);
  };
