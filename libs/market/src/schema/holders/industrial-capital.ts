import { announceDate, ofSecurity, ratio, reportPeriod, shares, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const industrialCapital = defineTable({
  name: 'industrial_capital',
  title: '产业资本持股',
  note:
    'What the founding holders (产业资本: the controlling holder and those who hold since before the listing) ' +
    'own at the end of a quarter.',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    within(shares('no1_holder_held_num', '第一大股东持股数'), { min: 0 }),
    within(shares('foundation_holder_held_num', '产业资本持股数'), { min: 0 }),
    shares(
      'foundation_holder_held_num_change',
      '产业资本持股变动',
      'against the quarter before; empty in the first',
    ),
    within(yuan('foundation_holder_held_capital', '产业资本持股市值', 'at the period’s last close'), {
      min: 0,
    }),
    within(ratio('foundation_holder_held_capital_rate', '产业资本持股占总股本比', 'fraction of all shares'), {
      min: 0,
      max: 1,
    }),
  ],
  key: ['security_id', 'report_period'],
  load: 'merge',
  asOf: 'report_period',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type IndustrialCapitalRow = RowOf<typeof industrialCapital>;
