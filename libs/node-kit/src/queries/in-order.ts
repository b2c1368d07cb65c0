import { sql, type Expression, type RawBuilder } from 'kysely';

interface Place {
  readonly by: Expression<unknown>;
  readonly direction: 'ASC' | 'DESC';
}
interface Order extends Place {
  /** Whether `by` may be missing. */
  readonly mayMiss: boolean;
  /** What breaks ties: together with `by` unique among the rows. */
  readonly ties: readonly Place[];
}

/**
 * What a page is ordered by: missing values come last either way, and no row shows on two pages. MariaDB takes
 * missing values for the least, so that only what rises and may miss is ordered by more than its index.
 */
export function inOrder({ mayMiss, ties, ...first }: Order): RawBuilder<unknown> {
  const places = [first, ...ties].map(({ by, direction }) =>
    direction === 'ASC' ? sql`${by} ASC` : sql`${by} DESC`,
  );
  return sql.join(mayMiss && first.direction === 'ASC' ? [sql`${first.by} IS NULL`, ...places] : places);
}
