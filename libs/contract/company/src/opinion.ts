import { searchText } from '@console/contract-core';
import { z } from 'zod';
import { companyTable, figure, words } from './company-table.ts';

/** As the mart's announcements are classed. */
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

/** How news reads: above 0.2 good, below −0.2 bad, else neutral. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
/** Where neutral ends, either way. */
export const NEUTRAL_UP_TO = 0.2;

/** What the company announced; the full text is not kept. */
export const announcements = companyTable({
  id: 'company.announcements',
  title: '公司公告',
  path: '/api/opinionMonitoring/announcements',
  needs: 'gssjk_gn_view_fundPreference',
  source: '公司公告',
  defaultSort: 'announcementDate,DESC',
  filter: { search: searchText(), category: z.enum(ANNOUNCEMENT_CATEGORIES).optional() },
  row: z.object({
    /** The day and the number among the company's of it. */
    id: z.string(),
    /** Read in a popover. */
    summary: words,
    announcementDate: z.string(),
    category: z.string(),
    title: z.string(),
  }),
  columns: [
    { key: 'announcementDate', title: '公告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'category', title: '类别', sortable: true, width: 104 },
    { key: 'title', title: '标题', width: 720 },
  ],
});

/** What media wrote about the company. */
export const news = companyTable({
  id: 'company.news',
  title: '新闻舆情',
  path: '/api/opinionMonitoring/news',
  needs: 'gssjk_gn_view_fundPreference',
  source: '媒体报道',
  defaultSort: 'publishDate,DESC',
  filter: { search: searchText(), sentiment: z.enum(SENTIMENTS).optional() },
  row: z.object({
    id: z.string(),
    summary: words,
    publishDate: z.string(),
    source: z.string(),
    title: z.string(),
    /** The vendor's: −1 all bad, 0 neutral, 1 all good. */
    sentiment: figure,
  }),
  columns: [
    { key: 'publishDate', title: '发布日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'source', title: '来源', sortable: true, width: 128 },
    { key: 'title', title: '标题', width: 600 },
    { key: 'sentiment', title: '情绪', unit: 'number', sortable: true, width: 128 },
  ],
});

/** Announcements and news: the opinion-monitoring tab of decisions.md. */
export const opinionTables = { announcements, news } as const;
export const opinionCalls = {} as const;
