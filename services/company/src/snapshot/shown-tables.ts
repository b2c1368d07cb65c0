import type { Rhythm } from './next-rows.ts';

/** The mart's tables that represent their kind where the freshness of data is shown, in that order. */
export const SHOWN_TABLES: readonly {
  readonly table: string;
  readonly title: string;
  readonly rhythm: Rhythm;
}[] = [
  { table: 'daily_bar', title: '日行情', rhythm: 'daily' },
  { table: 'income_statement', title: '财务报表', rhythm: 'reports' },
  { table: 'margin_trading', title: '融资融券', rhythm: 'daily' },
  { table: 'connect_holding', title: '沪深港通持股', rhythm: 'daily' },
  { table: 'institution_holding', title: '机构持股', rhythm: 'reports' },
  { table: 'announcement', title: '公告', rhythm: 'events' },
];
