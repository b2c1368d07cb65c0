import { count, date, ofSecurity, optional, quantity, required, text, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const news = defineTable({
  name: 'news',
  title: '新闻舆情',
  note: 'What media wrote about a company.',
  columns: [
    ofSecurity,
    date('publish_date', '发布日'),
    within(required(count('sequence', '序号', 'among the company’s of that day, from 1')), { min: 1 }),
    text('source', '来源', 60),
    text('title', '标题', 200),
    optional(text('summary', '摘要', 500)),
    within(quantity('sentiment', '情绪', 'the vendor’s: −1 all bad, 0 neutral, 1 all good'), {
      min: -1,
      max: 1,
    }),
  ],
  key: ['security_id', 'publish_date', 'sequence'],
  indexes: [['publish_date']],
  load: 'merge',
  asOf: 'publish_date',
  needs: ['security'],
});

export type NewsRow = RowOf<typeof news>;
