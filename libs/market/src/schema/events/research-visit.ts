import { announceDate, count, date, ofSecurity, optional, required, text, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const researchVisit = defineTable({
  name: 'research_visit',
  title: '机构调研',
  note:
    'A visit of investors to a company, a row each: the visits of a period are its rows. The score of a kind of ' +
    'institution is not stored; it is 100 × the percentile, among all listed companies, of the kind’s visiting ' +
    'institutions over the twelve months up to the day, ties half.',
  columns: [
    ofSecurity,
    date('visit_date', '调研日'),
    within(required(count('sequence', '序号', 'among the visits of that day, from 1')), { min: 1 }),
    announceDate,
    optional(text('form', '调研方式', 40)),
    within(required(count('institution_count', '机构家数')), { min: 0 }),
    within(count('person_count', '调研人数'), { min: 0 }),
    within(count('fund_count', '基金公司家数'), { min: 0 }),
    within(count('broker_count', '证券公司家数'), { min: 0 }),
    within(count('private_fund_count', '私募机构家数'), { min: 0 }),
    within(count('insurance_count', '保险机构家数'), { min: 0 }),
    within(count('foreign_count', '外资机构家数'), { min: 0 }),
    within(count('other_count', '其他机构家数'), { min: 0 }),
    optional(text('topics', '调研内容', 500)),
  ],
  key: ['security_id', 'visit_date', 'sequence'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['visit_date', 'announce_date'] },
    { kind: 'ascending', columns: ['institution_count', 'person_count'] },
    {
      kind: 'sum',
      total: 'institution_count',
      plus: [
        'fund_count',
        'broker_count',
        'private_fund_count',
        'insurance_count',
        'foreign_count',
        'other_count',
      ],
    },
  ],
});

export type ResearchVisitRow = RowOf<typeof researchVisit>;
