import { sql, type Expression, type RawBuilder } from 'kysely';

interface Place {
  readonly by: Expression<unknown>;
  readonly direction: 'ASC' | 'DESC';
}
interface Order extends Place {
  /** Whether `by` may be missing. */
  readonly mayMiss: boolean;
  /** The columns that break ties: together with `by` they are unique among the rows. */
  readonly ties: readonly Place[];
}

/**
 * The ORDER BY of a page: missing values come last in both directions, and no row is on two pages. MariaDB
 * sorts missing values first, so only an ascending order by a column with missing values needs more than its
 * index.
 */
export function inOrder({ mayMiss, ties, ...first }: Order): RawBuilder<unknown> {
  const places = [first, ...ties].map(({ by, direction }) =>
    direction === 'ASC' ? sql`${by} ASC` : sql`${by} DESC`,
  );
  return sql.join(mayMiss && first.direction === 'ASC' ? [sql`${first.by} IS NULL`, ...places] : places);
}
