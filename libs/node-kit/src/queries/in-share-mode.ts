import { sql } from 'kysely';

/**
 * The end of a select that reads the currently committed rows and locks them against changes until the
 * transaction ends.
 */
export const inShareMode = sql`LOCK IN SHARE MODE`;
