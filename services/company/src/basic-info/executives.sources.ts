import { basicInfoTables } from '@console/contract-company';
import { executiveTradeSources, facts, joined, minus, type TableOf } from '@console/market/facts';
import { sql, type RawBuilder } from 'kysely';
import { companySource } from '../facts/company-source.ts';

type Executive = TableOf<'market.executive'>;
type Trade = TableOf<'market.executive_change'>;

/** The id of an executive's post in a year, which begins with the share. */
export const executiveId = (e: Executive): RawBuilder<string> =>
  joined('|', e.ref('t.security_id'), e.ref('t.year'), e.ref('t.name'), e.ref('t.post'));

export const ageInYear = (e: Executive): RawBuilder<number | null> =>
  minus(e.ref('t.year'), e.ref('t.birth_year'));

/** The share with which an executive's id begins; 0, which no share has, for an invalid id. */
const shareOfExecutive = (id: string): number => Number(/^\d{1,10}(?=\|)/.exec(id)?.[0] ?? 0);

export const ExecutivesSource = companySource(
  facts(basicInfoTables.executives, {
    of: 'market.executive',
    columns: { id: executiveId, age: ageInYear, sharesHeldNumber: 'shares_held' },
    where: (rows, { year }) =>
      rows.where('t.year', '=', ({ selectFrom, val }) =>
        year === undefined
          ? selectFrom('market.executive as newest')
              .select(({ fn }) => fn.max('newest.year').as('year'))
              .whereRef('newest.security_id', '=', 't.security_id')
          : val(year),
      ),
  }),
);

/** The condition that a trade is an executive's or a relative's, by the executive's id. */
export const isTradeOf = (e: Trade, id: string): RawBuilder<boolean> =>
  sql`${e.ref('t.executive_name')} IN ${e
    .selectFrom('market.executive as own')
    .select('own.name')
    .whereRef('own.security_id', '=', 't.security_id')
    .where(
      ({ ref }) =>
        sql<boolean>`${joined('|', ref('own.security_id'), ref('own.year'), ref('own.name'), ref('own.post'))} = ${id}`,
    )}`;

export const ExecutiveChangesSource = companySource(
  facts(basicInfoTables.executiveChanges, {
    of: 'market.executive_change',
    columns: {
      id: (e) =>
        joined(
          '|',
          e.ref('t.trade_date'),
          e.ref('t.changer_name'),
          e.ref('t.change_reason'),
          e.ref('t.volume'),
        ),
      date: 'trade_date',
      changeName: 'changer_name',
      ...executiveTradeSources,
    },
    where: (rows, { year, detailId }) => {
      const ofYear = rows
        .where('t.trade_date', '>=', `${year}-01-01`)
        .where('t.trade_date', '<=', `${year}-12-31`);
      return detailId === undefined ? ofYear : ofYear.where((e) => isTradeOf(e, detailId));
    },
  }),
  ({ detailId }) => (detailId === undefined ? null : shareOfExecutive(detailId)),
);
