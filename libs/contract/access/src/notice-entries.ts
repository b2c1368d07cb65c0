import { call, id, oneOrMore, table } from '@console/contract-core';
import { datetime, headline, hidden, name, optional, rowOf } from '@console/contract-core/columns';
import { z } from 'zod';
import { noticeRoutes } from './notice-addresses.ts';

const noticeColumns = {
  id: hidden(z.number().int()),
  kind: hidden(z.enum(['job', 'security', 'system'])),
  /** The path of the page where the notice is dealt with. */
  link: hidden(z.string().nullable()),
  /** 1 when read. */
  read: hidden(z.union([z.literal(0), z.literal(1)])),
  title: name('通知'),
  text: optional(headline('说明')),
  createdAt: datetime('时间'),
};

const noticeRow = rowOf(noticeColumns);
export type Notice = z.output<typeof noticeRow>;

/** Notices of the console to its user: finished jobs, changes to their account. */
export const noticeEntries = {
  notices: table({
    id: 'access.notices',
    title: '通知',
    path: '/api/notice/pageList',
    services: ['access'],
    needs: 'signed-in',
    key: 'id',
    defaultSort: 'createdAt,DESC',
    filter: z.object({
      kind: z.enum(['job', 'security', 'system']).optional(),
      read: z.enum(['0', '1']).optional(),
    }),
    columns: noticeColumns,
  }),
  unreadNotices: call({
    ...noticeRoutes.unreadNotices,
    title: '未读通知',
    input: z.strictObject({}),
    /** The newest unread notices, and the number of unread ones. */
    output: z.object({ count: z.number().int(), newest: z.array(noticeRow) }),
  }),
  /** Marks some as read, or all. Answers how many were unread. */
  readNotices: call({
    ...noticeRoutes.readNotices,
    title: '标记通知已读',
    input: z.strictObject({ ids: oneOrMore(id()) }),
    output: z.number().int(),
  }),
} as const;
