import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { MartTables } from '@console/market/schema';
import { sumYearToDate } from '@console/quant';
import { sql } from 'kysely';
import type { DayFigure } from '../days/day-recipes.ts';
import type { SetDays } from '../days/set-days.ts';
import { TO_DAYS_EPOCH } from '@console/market/read';

const DAY_MS = 86_400_000;

/**
 * The dividends that the members of each day have paid in its calendar year up to it, in yuan before tax; a plan that
 * is not carried out yet has no payment day.
 */
export async function paidThisYear(database: Querying, days: SetDays): Promise<Float64Array> {
  return (await days.kept('paidThisYear', () => paid(database, days))).values;
}

async function paid(database: Querying, { frame, set }: SetDays): Promise<DayFigure> {
  const rows = await queriesOf<MartTables>(database)
    .selectFrom('market.dividend as d')
    .where('d.cash_amount', 'is not', null)
    .where(({ ref }) => sql<boolean>`COALESCE(${ref('d.pay_date')}, ${ref('d.ex_date')}) IS NOT NULL`)
    .select(({ ref }) => [
      'd.security_id as security',
      sql<number>`TO_DAYS(COALESCE(${ref('d.pay_date')}, ${ref('d.ex_date')}))`.as('day'),
      sql<number>`${ref('d.cash_amount')}`.as('amount'),
    ])
    .orderBy('security')
    .orderBy('day')
    .execute();
  const starts = new Int32Array(frame.stocks + 1);
  const own = rows.filter(({ security }) => security <= frame.stocks);
  for (const { security } of own) starts[security] = (starts[security] as number) + 1;
  for (let stock = 1; stock < starts.length; stock += 1)
    starts[stock] = (starts[stock] as number) + (starts[stock - 1] as number);
  const payments = {
    starts,
    days: Int32Array.from(own, ({ day }) => Number(day) - TO_DAYS_EPOCH),
    amounts: Float64Array.from(own, ({ amount }) => Number(amount)),
  };
  const yearStarts = frame.dates.map((date) => Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`) / DAY_MS);
  const { sums, counts } = sumYearToDate(set, payments, { days: frame.days, yearStarts });
  return { values: sums, counts };
}
