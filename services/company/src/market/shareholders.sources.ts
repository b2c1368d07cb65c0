import { marketTables } from '@console/contract-company';
import { tableName, type Condition } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

type List = 'top' | 'float_top';

const COLUMNS = {
  rank: 't.`rank`',
  holderName: 't.holder_name',
  holderType: 't.holder_type',
  heldNum: 't.held_num',
  heldRatio: 't.held_ratio',
  heldNumChange: 't.held_num_change',
  heldSharesNature: 't.share_nature',
} as const;

const ofList = (kind: List) => ({
  from: `${tableName('market', 'shareholder')} t`,
  columns: COLUMNS,
  key: 't.`rank`',
  asOf: 't.report_period',
  where: ({ reportPeriod }: { readonly reportPeriod?: string | undefined }): readonly Condition[] => [
    { sql: 't.kind = ?', values: [kind] },
    reportPeriod === undefined
      ? {
          sql: `t.report_period = (SELECT MAX(n.report_period) FROM ${tableName('market', 'shareholder')} n
                                    WHERE n.security_id = t.security_id AND n.kind = t.kind)`,
          values: [],
        }
      : { sql: 't.report_period = ?', values: [reportPeriod] },
  ],
});

export const ShareholdersSource = companyFacts(marketTables.shareholders, ofList('top'));
export const FloatShareholdersSource = companyFacts(marketTables.floatShareholders, ofList('float_top'));

/** Counts are whole numbers: × 1e0 keeps what is divided from coming as text. */
const BEFORE = 'LAG(t.holder_num) OVER (ORDER BY t.report_period)';

export const HolderCountsSource = companyFacts(marketTables.holderCounts, {
  from: `${tableName('market', 'holder_count')} t`,
  columns: {
    reportDate: 't.report_period',
    noticeDate: 't.announce_date',
    shareHoldersNum: 't.holder_num',
    shareHoldersNumChange: `t.holder_num * 1e0 / NULLIF(${BEFORE}, 0) - 1`,
    averageShares: 't.average_shares',
  },
  key: 't.report_period',
  asOf: 't.report_period',
  where: ({ reportPeriod }) =>
    reportPeriod === undefined ? [] : [{ sql: 't.report_period <= ?', values: [reportPeriod] }],
});
