import { z } from 'zod';
import { hidden, text, word } from './texts.ts';

/**
 * What every row of a table of the members of a set has: what tells it from the others, and whose it is; `corpId` is
 * null for a company that the tenant did not add.
 */
export const memberColumns = {
  id: hidden(z.string()),
  corpId: hidden(z.number().int().nullable()),
  stockCode: word('代码', { sort: true, fixed: 'left' }),
  shortName: text('简称', { sort: true, fixed: 'left' }),
} as const;
