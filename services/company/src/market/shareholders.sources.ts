import { marketTables } from '@console/contract-company';
import type { TableOf } from '@console/contract-core';
import { before, facts } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

type List = 'top' | 'float_top';

const shareholders = (entry: TableOf<typeof marketTables.shareholders>, kind: List) =>
  companySource(
    facts(entry, {
      of: 'market.shareholder',
      columns: { heldSharesNature: 'share_nature' },
      where: (rows, { reportPeriod }) =>
        rows.where('t.kind', '=', kind).where('t.report_period', '=', ({ selectFrom, val }) =>
          reportPeriod === undefined
            ? selectFrom('market.shareholder as newest')
                .select(({ fn }) => fn.max('newest.report_period').as('period'))
                .whereRef('newest.security_id', '=', 't.security_id')
                .whereRef('newest.kind', '=', 't.kind')
            : val(reportPeriod),
        ),
    }),
  );

export const ShareholdersSource = shareholders(marketTables.shareholders, 'top');
export const FloatShareholdersSource = shareholders(marketTables.floatShareholders, 'float_top');

export const HolderCountsSource = companySource(
  facts(marketTables.holderCounts, {
    of: 'market.holder_count',
    columns: {
      reportDate: 'report_period',
      noticeDate: 'announce_date',
      shareHoldersNum: 'holder_num',
      // Counts are whole numbers: × 1e0 makes quotients doubles, which the driver does not return as text.
      shareHoldersNumChange: (e) =>
        sql`${e.ref('t.holder_num')} * 1e0
          / NULLIF(${before(e.ref('t.holder_num'), e.ref('t.report_period'))}, 0) - 1`,
    },
    where: (rows, { reportPeriod }) =>
      reportPeriod === undefined ? rows : rows.where('t.report_period', '<=', reportPeriod),
  }),
);
