import { z } from 'zod';
import { hidden, text, word } from './texts.ts';

/**
 * The columns of every table of the members of a set: the key of the row and its company. `corpId` is null
 * for a company that the tenant did not add.
 */
export const memberColumns = {
  id: hidden(z.string()),
  corpId: hidden(z.number().int().nullable()),
  stockCode: word('代码', { sort: true, fixed: 'left' }),
  shortName: text('简称', { sort: true, fixed: 'left' }),
} as const;
