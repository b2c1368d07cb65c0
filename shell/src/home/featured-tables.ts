import type { DataSnapshot } from '@console/contract-core';

type TableState = DataSnapshot['tables'][number];

/** The mart's tables that stand for their kind on the home page, and what they are called there. */
const FEATURED: readonly { readonly table: string; readonly title: string; readonly daily: boolean }[] = [
  { table: 'daily_bar', title: '日行情', daily: true },
  { table: 'income_statement', title: '财务报表', daily: false },
  { table: 'margin_trading', title: '融资融券', daily: true },
  { table: 'connect_holding', title: '沪深港通持股', daily: true },
  { table: 'institution_holding', title: '机构持股', daily: false },
  { table: 'announcement', title: '公告', daily: false },
];

export interface FeaturedTable extends TableState {
  /** Expected to have rows of every trading day. */
  readonly daily: boolean;
}

/** Those of them that were loaded, in their order. */
export function featuredTables(tables: readonly TableState[]): readonly FeaturedTable[] {
  return FEATURED.flatMap(({ table, title, daily }) => {
    const state = tables.find((given) => given.table === table);
    return state ? [{ ...state, title, daily }] : [];
  });
}

/** Reaches the business date, or speaks of no single day. ISO days compare as text. */
export function isCurrent(table: FeaturedTable, businessDate: string | null): boolean {
  return !table.daily || table.asOf === null || businessDate === null || table.asOf >= businessDate;
}
