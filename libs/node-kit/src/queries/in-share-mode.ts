import { sql } from 'kysely';

/** The end of a select that reads what is committed now, and keeps it from changing until the transaction ends. */
export const inShareMode = sql`LOCK IN SHARE MODE`;
