import type { TableGroup, TableKind, TableRhythm } from '@console/contract-data';
import { TABLE_SUBJECTS, type TableDefinition, type TableSubject } from '@console/market/schema';
import { tableRhythm } from './table-rhythm.ts';

export interface CatalogueTable {
  /** The position in the order of loading, from 1. */
  readonly order: number;
  readonly table: string;
  readonly title: string;
  readonly group: TableGroup;
  readonly kind: TableKind;
  readonly rhythm: TableRhythm;
  /** Whether its as-of date is the day of an announcement. */
  readonly isAnnounced: boolean;
}

const GROUPS: Readonly<Record<TableSubject, TableGroup>> = {
  reference: '基础资料',
  trading: '行情交易',
  statements: '财务报表',
  business: '经营数据',
  company: '公司资料',
  holders: '股东持股',
  events: '事件公告',
  fund: '基金',
  derived: '衍生数据',
};

/** Every table of the mart, with what the data pages show of it. */
export const TABLE_CATALOGUE: readonly CatalogueTable[] = Object.entries(TABLE_SUBJECTS)
  .flatMap(([subject, tables]) => tables.map((table) => ({ table, subject: subject as TableSubject })))
  .map(({ table, subject }, at) => describeTable(table, subject, at + 1));

const BY_NAME = new Map(TABLE_CATALOGUE.map((one) => [one.table, one]));

export const isMartTable = (name: string): boolean => BY_NAME.has(name);

/** Its Chinese title; the name itself for a table that no longer exists. */
export const tableTitle = (name: string): string => BY_NAME.get(name)?.title ?? name;

function describeTable(table: TableDefinition, subject: TableSubject, order: number): CatalogueTable {
  return {
    order,
    table: table.name,
    title: table.title,
    group: GROUPS[subject],
    kind: table.load === 'derived' ? 'derived' : 'file',
    rhythm: tableRhythm(table),
    isAnnounced: table.asOf === 'announce_date',
  };
}
