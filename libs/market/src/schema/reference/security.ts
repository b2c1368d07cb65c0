import { EXCHANGES } from '@console/contract-core';
import { choice, date, optional, text } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const BOARDS = ['main', 'chinext', 'star', 'bse'] as const;
export type Board = (typeof BOARDS)[number];

export const security = defineTable({
  name: 'security',
  title: '证券',
  note: 'Every share ever listed, delisted ones included. Ids are ours and never change.',
  columns: [
    { ...text('code', '代码', 6, 'six digits'), pattern: '\\d{6}' },
    choice('exchange', '交易所', EXCHANGES, 'Shanghai, Shenzhen, Beijing'),
    text('name', '简称', 40, 'current short name, with its ST prefix'),
    optional(text('full_name', '公司名称', 120, 'registered name')),
    optional(text('english_name', '英文名称', 160)),
    choice('board', '板块', BOARDS, 'decides price limits and lot sizes'),
    date('list_date', '上市日', 'first trading day'),
    optional(date('delist_date', '退市日', 'day of delisting; empty while listed')),
    choice('status', '状态', ['listed', 'delisted']),
    {
      ...text('pinyin', '拼音', 120, 'of the name, lower case without tones or spaces, for search'),
      filledFrom: { column: 'name', by: 'pinyin' },
    },
    {
      ...text('pinyin_initials', '拼音首字母', 40, 'of the name, lower case, for search'),
      filledFrom: { column: 'name', by: 'pinyin-initials' },
    },
  ],
  key: ['code', 'exchange'],
  surrogate: true,
  indexes: [['name'], ['pinyin'], ['pinyin_initials']],
  load: 'merge',
  rules: [{ kind: 'ascending', columns: ['list_date', 'delist_date'] }],
});

export type SecurityRow = RowOf<typeof security>;
