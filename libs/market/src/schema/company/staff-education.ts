import { announceDate, count, ofSecurity, required, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const staffEducation = defineTable({
  name: 'staff_education',
  title: '员工教育程度',
  note: 'Staff by education at the end of each fiscal year; the total is that of `staff_composition`.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    within(count('postgraduate_staff', '研究生及以上'), { min: 0 }),
    within(count('undergraduate_staff', '本科'), { min: 0 }),
    within(count('junior_college_staff', '大专'), { min: 0 }),
    within(count('high_school_staff', '高中及中专'), { min: 0 }),
    within(count('other_education_staff', '其他学历'), { min: 0 }),
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
        'postgraduate_staff',
        'undergraduate_staff',
        'junior_college_staff',
        'high_school_staff',
        'other_education_staff',
      ],
    },
  ],
});

export type StaffEducationRow = RowOf<typeof staffEducation>;
