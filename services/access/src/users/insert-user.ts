import type { Insertable } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { ACTIVE } from './user-repository.ts';

type NewUser = Omit<Insertable<Tables['access.user']>, 'status' | 'created_at' | 'updated_at'>;

/** Adds a user who may sign in, and answers their id. `now` as `YYYY-MM-DD HH:mm:ss`. */
export async function insertUser(manager: EntityManager, now: string, user: NewUser): Promise<number> {
  const { insertId } = await queries(manager)
    .insertInto('access.user')
    .values({ ...user, status: ACTIVE, created_at: now, updated_at: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}
