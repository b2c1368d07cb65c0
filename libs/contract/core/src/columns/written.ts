import { z } from 'zod';
import { optional } from './presence.ts';
import { datetime, hidden, word } from './texts.ts';
import { WIDE } from './wide.ts';

/** The columns of a record's author, last writer and version. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const writtenColumns = {
  createdUser: optional(word('创建人', { sort: true })),
  createdTime: datetime('创建时间', WIDE),
  updatedUser: optional(word('更新人', WIDE)),
  updatedTime: datetime('更新时间'),
  /** Sent back by edits, so that a stale edit is refused. */
  version: hidden(z.number().int()),
} as const;
