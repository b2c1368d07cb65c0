import { day, searchText } from '@console/contract-core';
import { date, headline, hidden, number, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { company, words } from './company.ts';

/** The categories of announcements in the market data. */
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

/** The tones of news: positive above 0.2, negative below −0.2, else neutral. */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];
/** The bound of a neutral tone in either direction. */
export const NEUTRAL_UP_TO = 0.2;

/** The company's announcements; their full text is not stored. */
export const announcements = company.facts({
  id: 'company.announcements',
  title: '公司公告',
  path: '/api/opinionMonitoring/announcements',
  needs: 'gssjk_gn_view_fundPreference',
  source: '公司公告',
  key: 'id',
  defaultSort: 'announcementDate,DESC',
  filter: {
    search: searchText(),
    category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
    /** The last day of announcements. */
    endTime: day().optional(),
  },
  columns: {
    /** The day, and the number among the company's announcements of that day. */
    id: hidden(z.string()),
    /** Shown in a popover. */
    summary: hidden(words),
    announcementDate: date('公告日期', { fixed: 'left' }),
    category: text('类别', { sort: true }),
    title: headline('标题'),
  },
});

/** News about the company in the media. */
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
    /** The vendor's score: −1 negative, 0 neutral, 1 positive. */
    sentiment: number('情绪'),
  },
});

/** Announcements and news: the opinion-monitoring tab of decisions.md. */
export const opinionTables = { announcements, news } as const;
export const opinionCalls = {} as const;
