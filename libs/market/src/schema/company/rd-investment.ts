import { announceDate, count, ofSecurity, required, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const rdInvestment = defineTable({
  name: 'rd_investment',
  title: '研发投入',
  note:
    'People and money in research and development of a fiscal year. What is not capitalised is expensed: ' +
    'total − capitalised is the R&D expense of the year’s income statement. Ratios follow from the row ' +
    'and the year’s revenue.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    within(count('developers', '研发人员数'), { min: 0 }),
    within(count('total_staff', '员工总数', 'as in `staff_composition`'), { min: 0 }),
    within(required(yuan('total_rd_amount', '研发投入总额', 'expensed and capitalised')), { min: 0 }),
    within(yuan('capitalized_rd_amount', '研发投入资本化金额'), { min: 0 }),
  ],
  key: ['security_id', 'year'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['developers', 'total_staff'] },
    { kind: 'ascending', columns: ['capitalized_rd_amount', 'total_rd_amount'] },
  ],
});

export type RdInvestmentRow = RowOf<typeof rdInvestment>;
