import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../database/connect.mjs';

const AGAIN_MS = 200;

/**
 * A database that is asked again while it is away.
 * @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<Record<string, any>[]>,
 *   end: () => Promise<void> }} SteadyDatabase
 * @param {string} url
 * @param {AbortSignal} over when it is not asked any more
 * @returns {SteadyDatabase}
 */
export function steadyDatabase(url, over) {
  /** @type {import('mysql2/promise').Connection | null} */
  let connection = null;
  return {
    query: async (sql, values = []) => {
      for (;;)
        try {
          connection ??= await opened(url);
          const [rows] = await connection.query(sql, [...values]);
          return /** @type {Record<string, any>[]} */ (rows);
        } catch (error) {
          if (!isAway(error)) throw error;
          connection?.destroy();
          connection = null;
          over.throwIfAborted();
          await pause(AGAIN_MS);
        }
    },
    end: async () => connection?.destroy(),
  };
}

/** @param {string} url */
async function opened(url) {
  const connection = await connect(url);
  // Without a listener the end of the server would end this process.
  connection.on('error', () => undefined);
  return connection;
}

/** Whether an error is about the connection and not about what was asked. @param {unknown} error */
function isAway(error) {
  const {
    fatal = false,
    code = '',
    message = '',
  } = /** @type {{ fatal?: boolean, code?: string, message?: string }} */ (error);
  return fatal || /^(E[A-Z]+|PROTOCOL_.*|ER_SERVER_SHUTDOWN)$/.test(code) || message.includes('closed state');
}
