import { EXCHANGES } from '@console/contract-core';
import { defineTable, type RowOf } from './table-definition.ts';

export const BOARDS = ['main', 'chinext', 'star', 'bse'] as const;
export type Board = (typeof BOARDS)[number];

export const security = defineTable({
  name: 'security',
  title: '证券',
  note: 'Every share ever listed, delisted ones included. Ids are ours and never change.',
  columns: [
    { name: 'code', type: 'text', size: 6, pattern: '\\d{6}', note: 'six digits' },
    { name: 'exchange', type: 'enum', values: EXCHANGES, note: 'Shanghai, Shenzhen, Beijing' },
    { name: 'name', type: 'text', size: 40, note: 'current short name, with its ST prefix' },
    { name: 'full_name', type: 'text', size: 120, nullable: true, note: 'registered name' },
    { name: 'english_name', type: 'text', size: 160, nullable: true, note: '' },
    { name: 'board', type: 'enum', values: BOARDS, note: 'decides price limits and lot sizes' },
    { name: 'list_date', type: 'date', note: 'first trading day' },
    { name: 'delist_date', type: 'date', nullable: true, note: 'day of delisting; empty while listed' },
    { name: 'status', type: 'enum', values: ['listed', 'delisted'], note: '' },
    {
      name: 'pinyin',
      type: 'text',
      size: 120,
      note: 'of the name, lower case without tones or spaces, for search',
      filledFrom: { column: 'name', by: 'pinyin' },
    },
    {
      name: 'pinyin_initials',
      type: 'text',
      size: 40,
      note: 'of the name, lower case, for search',
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
