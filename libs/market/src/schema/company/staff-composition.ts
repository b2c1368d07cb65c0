import { announceDate, count, ofSecurity, required, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const staffComposition = defineTable({
  name: 'staff_composition',
  title: '员工专业构成',
  note: 'Staff by occupation at the end of each fiscal year, from the annual report.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    within(count('production_staff', '生产人员'), { min: 0 }),
    within(count('sales_staff', '销售人员'), { min: 0 }),
    within(count('technical_staff', '技术人员'), { min: 0 }),
    within(count('financial_staff', '财务人员'), { min: 0 }),
    within(count('administrative_staff', '行政人员'), { min: 0 }),
    within(count('management_staff', '管理人员'), { min: 0 }),
    within(count('other_staff', '其他人员'), { min: 0 }),
    within(required(count('total_staff', '员工总数')), { min: 0 }),
  ],
  key: ['security_id', 'year'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    {
      kind: 'sum',
      total: 'total_staff',
      plus: [
        'production_staff',
        'sales_staff',
        'technical_staff',
        'financial_staff',
        'administrative_staff',
        'management_staff',
        'other_staff',
      ],
    },
  ],
});

export type StaffCompositionRow = RowOf<typeof staffComposition>;
