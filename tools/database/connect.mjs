/**
 * Loaded late: before the install there is no driver.
 * @param {string} url
 * @returns {Promise<import('mysql2/promise').Connection>}
 */
export async function connect(url) {
  const { createConnection } = await import('mysql2/promise');
  return createConnection({ uri: url, charset: 'utf8mb4' });
}

/**
 * @template T
 * @param {string} url
 * @param {(connection: import('mysql2/promise').Connection) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withConnection(url, work) {
  const connection = await connect(url);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
