import * as mysql2 from 'mysql2';
import { Patience } from './patience.ts';
import { watchConnection, type Wait } from './watch-connection.ts';

/** The maximum number of waits for a connection of a pool; further ones are refused at once. */
const MOST_WAITING = 500;
/** The silence of a statement without a limit after which the server is checked. */
const SILENT_MS = 3000;
const GREETING_MS = 3000;

const patience = new Patience();

/** The address of the server, as the driver takes it. */
export type ServerAddress = Pick<mysql2.ConnectionOptions, 'host' | 'port' | 'user' | 'password'>;

/**
 * A wait of `answerMs`, longer while parts of the answer arrive. Without `answerMs`, a wait that lasts as
 * long as the server accepts new connections: it may be busy with the statement for hours, but not frozen.
 */
export function waitFor(server: ServerAddress, answerMs?: number): Wait {
  if (answerMs !== undefined) return (missed, hears) => halfwayWait(answerMs, missed, hears);
  let asked: Promise<boolean> | null = null;
  const lives = (): Promise<boolean> => {
    asked ??= greets(server).finally(() => (asked = null));
    return asked;
  };
  return (missed) => patience.wait(SILENT_MS, missed, lives);
}

/**
 * Checks halfway as well, so that a silence that begins in the middle of an answer does not last for two
 * whole waits.
 */
function halfwayWait(answerMs: number, missed: () => void, hears = (): boolean => false): () => void {
  let silentHalves = 0;
  return patience.wait(answerMs / 2, missed, () => {
    silentHalves = hears() ? 0 : silentHalves + 1;
    return Promise.resolve(silentHalves < 2);
  });
}

/**
 * The part of mysql2 that the database library needs: pools whose connections, and waits for one, have a
 * limit.
 */
export function watchedDriver(answerMs: number | undefined): { createPool: typeof mysql2.createPool } {
  const createPool = (options: mysql2.PoolOptions): mysql2.Pool => {
    const pool = mysql2.createPool({ ...options, queueLimit: MOST_WAITING });
    const { host, port, user, password } = options;
    const wait = waitFor({ host, port, user, password } as ServerAddress, answerMs);
    pool.on('connection', (connection) => watchConnection(connection, wait));
    limitWaiting(pool, wait);
    return pool;
  };
  return { createPool: createPool as typeof mysql2.createPool };
}

type GetConnection = mysql2.Pool['getConnection'];

function limitWaiting(pool: mysql2.Pool, wait: Wait): void {
  const getConnection: GetConnection = pool.getConnection.bind(pool);
  pool.getConnection = (told) => {
    let isOver = false;
    const answered = wait(() => {
      isOver = true;
      told(poolError('POOL_WAIT_OVER', 'no connection in time'), undefined as never);
    });
    getConnection((error, connection) => {
      // The caller has left.
      if (isOver) {
        if (!error) connection.release();
        return;
      }
      answered();
      told(error && error.code === undefined ? poolError('POOL_REFUSED', error.message) : error, connection);
    });
  };
}

const poolError = (code: string, message: string): NodeJS.ErrnoException =>
  Object.assign(new Error(message), { code });

/** Whether the server answers a new connection, even with a refusal. */
function greets(server: ServerAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = mysql2.createConnection({ ...server, connectTimeout: GREETING_MS });
    connection.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ETIMEDOUT'));
    connection.on('connect', () => {
      resolve(true);
      connection.end();
    });
  });
}
