import { announceDate, count, ofSecurity, quantity, reportPeriod, required, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const holderCount = defineTable({
  name: 'holder_count',
  title: '股东户数',
  note: 'How many accounts hold the share at the end of a quarter.',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    within(required(count('holder_num', '股东户数')), { min: 0 }),
    within(quantity('average_shares', '户均流通股数', 'shares of the float for each account'), { min: 0 }),
  ],
  key: ['security_id', 'report_period'],
  load: 'merge',
  asOf: 'report_period',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type HolderCountRow = RowOf<typeof holderCount>;
