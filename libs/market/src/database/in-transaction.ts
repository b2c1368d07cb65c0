import type { Connection } from 'mysql2/promise';

/** Runs `body` in a transaction: all of its writes happen or none. No DDL in it: that would commit. */
export async function inTransaction<T>(connection: Connection, body: () => Promise<T>): Promise<T> {
  await connection.beginTransaction();
  try {
    const result = await body();
    await connection.commit();
    return result;
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}
