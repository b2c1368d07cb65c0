import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDate, type Clock, type FilterOf, type Page, type RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { businessDate } from '@console/market/read';
import { CLOCK } from '@console/node-kit/config';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { inChinese } from '../runs/in-chinese.ts';
import { countRows } from './count-rows.ts';
import { TABLE_CATALOGUE, type CatalogueTable } from './table-catalogue.ts';
import { tableGaps, type TableGaps } from './table-gaps.ts';
import { tableLoads, type TableLoads } from './table-loads.ts';
import { tableState } from './table-state.ts';

type Tables = typeof dataTables.tables;
type Row = RowOf<Tables>;

const NEVER_LOADED: TableLoads = {
  rows: null,
  loadedRows: null,
  asOf: null,
  loadedAt: null,
  source: null,
  inserted: null,
  updated: null,
  deleted: null,
  rejected: 0,
  failed: false,
  message: null,
};

/** The state of every table of the mart. */
@Injectable()
export class MartTablesSource implements TableSource<Tables> {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async page(query: TableQuery<Tables>): Promise<Page<Row>> {
    const [today, lastOpen, loads, gaps] = await Promise.all([
      businessDate(this.database),
      this.lastOpenDay(),
      tableLoads(this.database),
      tableGaps(this.database),
    ]);
    const rows: Row[] = [];
    for (const one of TABLE_CATALOGUE) {
      const load = loads.get(one.table) ?? NEVER_LOADED;
      const told = one.kind === 'derived' ? load.loadedRows : load.rows;
      const held = told ?? (await countRows(this.database, one.table));
      // The business date is the bars' own: they are compared with the calendar instead.
      const expected = one.table === 'daily_bar' ? lastOpen : today;
      rows.push(tableRow(one, { load, held, gaps: gaps.get(one.table) ?? null, expected }));
    }
    const wanted = rows.filter((row) => isWanted(row, query.filter));
    return { ...pageOfRows<Tables>(wanted, 'table', query), asOf: today };
  }

  /** The newest trading day that is over; null without a calendar. */
  private async lastOpenDay(): Promise<string | null> {
    const newest = await queries(this.database)
      .selectFrom('market.trading_calendar')
      .where('is_open', '=', 1)
      .where('trade_date', '<', shanghaiDate(this.clock.now()))
      .select(({ fn }) => fn.max('trade_date').as('day'))
      .executeTakeFirst();
    return newest?.day ?? null;
  }
}

interface RowParts {
  readonly load: TableLoads;
  readonly held: number;
  readonly gaps: TableGaps | null;
  readonly expected: string | null;
}

function tableRow({ isAnnounced, ...one }: CatalogueTable, { load, held, gaps, expected }: RowParts): Row {
  const { asOf, loadedAt, source, inserted, updated, deleted, rejected, failed, message } = load;
  const facts = { rows: held, asOf, rhythm: one.rhythm, isAnnounced, failed, gapDays: gaps?.gapDays ?? null };
  return {
    ...one,
    asOf,
    loadedAt,
    source,
    inserted,
    updated,
    deleted,
    rejected,
    rows: held,
    state: tableState(facts, expected),
    message: message === null ? null : inChinese(message),
    gapDays: gaps?.gapDays ?? null,
    missingNow: gaps?.missingNow ?? null,
  };
}

function isWanted(row: Row, { search, group, state }: FilterOf<Tables>): boolean {
  const text = search?.toLowerCase();
  if (text !== undefined && !row.table.includes(text) && !row.title.toLowerCase().includes(text))
    return false;
  return (group === undefined || row.group === group) && (state === undefined || row.state === state);
}
