import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../queries.ts';
import { SESSION_SECONDS } from '../tokens/session-seconds.ts';

type WithSessions = Tables & { readonly s: Tables['access.user_session'] };

/** The sessions `s` that have not ended and whose lifetime has not run out. */
export const openSessions = (
  database: Querying,
  clock: Clock,
): SelectQueryBuilder<WithSessions, 's', object> =>
  queries(database)
    .selectFrom('access.user_session as s')
    .where('s.ended_at', 'is', null)
    .where('s.seen_at', '>', shanghaiDateTime(clock.now() - SESSION_SECONDS * 1000));
