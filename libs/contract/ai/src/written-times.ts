import { datetime, hidden, optional, word } from '@console/contract-core/columns';
import { z } from 'zod';

/** Writers, times and version of a record as document 3 names them. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const documentedTimesRow = {
  createTime: z.string(),
  createUser: z.string().nullable(),
  updateTime: z.string(),
  updateUser: z.string().nullable(),
  /** Counts the edits; sent back by them, so that a stale edit is refused. */
  version: z.number().int(),
};

/** The same as the last columns of a list. */
export const documentedTimes = {
  createTime: hidden(z.string()),
  createUser: hidden(z.string().nullable()),
  version: hidden(z.number().int()),
  updateUser: optional(word('更新人', { sort: true })),
  updateTime: datetime('更新时间'),
};
