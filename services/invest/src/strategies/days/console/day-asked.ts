import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../../queries.ts';

/** The last trading day up to a day and the business date; null where there is none. */
export async function dayAsked(
  database: Querying,
  businessDate: string | null,
  date: string | undefined,
): Promise<string | null> {
  if (businessDate === null) return null;
  const until = date === undefined || date > businessDate ? businessDate : date;
  return newestDay(database, { until });
}

/** The trading days before and after one, up to the business date; null where there is none. */
export async function daysBeside(
  database: Querying,
  businessDate: string,
  date: string,
): Promise<{ readonly before: string | null; readonly after: string | null }> {
  const next = await queries(database)
    .selectFrom('market.daily_bar')
    .select(({ fn }) => fn.min('trade_date').as('day'))
    .where('trade_date', '>', date)
    .where('trade_date', '<=', businessDate)
    .executeTakeFirst();
  return { before: await newestDay(database, { under: date }), after: next?.day ?? null };
}

async function newestDay(
  database: Querying,
  { until, under }: { readonly until?: string; readonly under?: string },
): Promise<string | null> {
  const row = await queries(database)
    .selectFrom('market.daily_bar')
    .select(({ fn }) => fn.max('trade_date').as('day'))
    .$if(until !== undefined, (some) => some.where('trade_date', '<=', until ?? ''))
    .$if(under !== undefined, (some) => some.where('trade_date', '<', under ?? ''))
    .executeTakeFirst();
  return row?.day ?? null;
}
