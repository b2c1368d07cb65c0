import { basicInfoTables } from '@console/contract-company';
import {
  executiveId,
  executiveTradeSources,
  facts,
  isTradeOf,
  joined,
  minus,
  shareOfExecutive,
  type TableOf,
} from '@console/market/facts';
import type { RawBuilder } from 'kysely';
import { companySource } from '../facts/company-source.ts';

type Executive = TableOf<'market.executive'>;

export const ageInYear = (e: Executive): RawBuilder<number | null> =>
  minus(e.ref('t.year'), e.ref('t.birth_year'));

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
