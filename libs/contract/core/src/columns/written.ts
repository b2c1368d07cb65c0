import { z } from 'zod';
import { optional } from './presence.ts';
import { datetime, hidden, word } from './texts.ts';

/** The columns of a record's author, last writer and version. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const writtenColumns = {
  createdUser: optional(word('创建人', { sort: true })),
  createdTime: hidden(z.string()),
  updatedUser: hidden(z.string().nullable()),
  updatedTime: datetime('更新时间'),
  /** Sent back by edits, so that a stale edit is refused. */
  version: hidden(z.number().int()),
} as const;
