/** The mart's tables that represent their kind where the freshness of data is shown, in that order. */
export const SHOWN_TABLES: readonly {
  readonly table: string;
  readonly title: string;
  /** Whether rows of every trading day are expected. */
  readonly daily: boolean;
}[] = [
  { table: 'daily_bar', title: '日行情', daily: true },
  { table: 'income_statement', title: '财务报表', daily: false },
  { table: 'margin_trading', title: '融资融券', daily: true },
  { table: 'connect_holding', title: '沪深港通持股', daily: true },
  { table: 'institution_holding', title: '机构持股', daily: false },
  { table: 'announcement', title: '公告', daily: false },
];
