import { searchText } from '@console/contract-core';
import { date, headline, hidden, number, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { company, words } from './company.ts';

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
export const announcements = company.facts({
  id: 'company.announcements',
  title: '公司公告',
  path: '/api/opinionMonitoring/announcements',
  needs: 'gssjk_gn_view_fundPreference',
  source: '公司公告',
  key: 'id',
  defaultSort: 'announcementDate,DESC',
  filter: { search: searchText(), category: z.enum(ANNOUNCEMENT_CATEGORIES).optional() },
  columns: {
    /** The day and the number among the company's of it. */
    id: hidden(z.string()),
    /** Read in a popover. */
    summary: hidden(words),
    announcementDate: date('公告日期', { fixed: 'left' }),
    category: text('类别', { sort: true }),
    title: headline('标题'),
  },
});

/** What media wrote about the company. */
export const news = company.facts({
  id: 'company.news',
  title: '新闻舆情',
  path: '/api/opinionMonitoring/news',
  needs: 'gssjk_gn_view_fundPreference',
  source: '媒体报道',
  key: 'id',
  defaultSort: 'publishDate,DESC',
  filter: { search: searchText(), sentiment: z.enum(SENTIMENTS).optional() },
  columns: {
    id: hidden(z.string()),
    summary: hidden(words),
    publishDate: date('发布日期', { fixed: 'left' }),
    source: text('来源', { sort: true }),
    title: headline('标题'),
    /** The vendor's: −1 all bad, 0 neutral, 1 all good. */
    sentiment: number('情绪'),
  },
});

/** Announcements and news: the opinion-monitoring tab of decisions.md. */
export const opinionTables = { announcements, news } as const;
export const opinionCalls = {} as const;
