import { announceDate, choice, count, ofSecurity, optional, required, text, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const ANNOUNCEMENT_CATEGORIES = [
  '定期报告',
  '业绩预告',
  '分红',
  '增减持',
  '质押',
  '股权激励',
  '停复牌',
  '风险提示',
  '股东大会',
  '其他',
] as const;
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];

export const announcement = defineTable({
  name: 'announcement',
  title: '公司公告',
  note: 'What a listed company announced, by day; the full text is not kept.',
  columns: [
    ofSecurity,
    announceDate,
    within(required(count('sequence', '序号', 'among the company’s of that day, from 1')), { min: 1 }),
    choice('category', '类别', ANNOUNCEMENT_CATEGORIES),
    text('title', '标题', 200),
    optional(text('summary', '摘要', 500)),
  ],
  key: ['security_id', 'announce_date', 'sequence'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
});

export type AnnouncementRow = RowOf<typeof announcement>;
