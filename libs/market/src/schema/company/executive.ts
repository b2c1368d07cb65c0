import {
  announceDate,
  choice,
  count,
  date,
  ofSecurity,
  optional,
  quantity,
  shares,
  text,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';
import { fiscalYear } from './fiscal-year.ts';

export const EDUCATIONS = ['博士', '硕士', '本科', '大专', '其他'] as const;

export const executive = defineTable({
  name: 'executive',
  title: '高管名单',
  note:
    'Directors, supervisors and senior managers who served in a fiscal year, from the annual report. The ' +
    'age is the year less `birth_year`. The education score is filled in: 博士 5, 硕士 4, 本科 3, 大专 2, 其他 1.',
  columns: [
    ofSecurity,
    fiscalYear,
    announceDate,
    text('name', '姓名', 60),
    text('post', '职务', 100, 'as disclosed; averages of pay leave out 独立董事, 独立监事 and 非执行董事'),
    optional(choice('sex', '性别', ['男', '女'])),
    within(count('birth_year', '出生年份'), { min: 1900, max: 2100 }),
    optional(choice('education', '学历', EDUCATIONS)),
    {
      ...quantity('education_score', '学历得分'),
      filledFrom: {
        by: 'score',
        column: 'education',
        scores: { 博士: 5, 硕士: 4, 本科: 3, 大专: 2, 其他: 1 },
      },
    },
    within(yuan('pay', '薪酬', 'before tax, from the company, of the year'), { min: 0 }),
    within(shares('shares_held', '持股数', 'at the end of the year'), { min: 0 }),
    optional(date('start_date', '任职起始日')),
    optional(date('end_date', '任职终止日', 'when the term ends, or the day the person left')),
  ],
  key: ['security_id', 'year', 'name', 'post'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['start_date', 'end_date'] }],
});

export type ExecutiveRow = RowOf<typeof executive>;
