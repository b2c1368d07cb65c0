import { Injectable, type Type } from '@nestjs/common';
import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import type { AskedSet } from '../facts/industry-set.ts';
import type { DayFigureName } from './day-figures.ts';
import { dayPage } from './day-page.ts';
import { IndustryDays } from './industry-days.ts';
import type { AskedDays, SetDays } from './set-days.ts';

/** A column that follows from a figure's whole series. */
export interface SeriesColumn {
  readonly of: DayFigureName;
  readonly make: (values: Float64Array) => Float64Array;
}

/** The columns of a table by day beside the day itself and its coverage. */
export type DayColumns<E extends TableEntry> = Readonly<
  Record<
    Exclude<
      Extract<keyof RowOf<E>, string>,
      'date' | 'reportDate' | 'corpNum' | 'memberNum' | 'capitalShare'
    >,
    DayFigureName | SeriesColumn
  >
>;

interface DayTable<E extends TableEntry> {
  /** The figure whose members `corpNum` counts; the days on which a member has it are the rows. */
  readonly main: DayFigureName;
  readonly columns: DayColumns<E>;
}

/** The input of tables by day. */
type AskedTable = { readonly dataId: number } & Pick<AskedSet, 'members'> & AskedDays;

/** The source of a table of sums over an industry's members by day. Refuses with 404 as `industrySet`. */
export function dayTableSource<E extends TableEntry>({ main, columns }: DayTable<E>): Type<TableSource<E>> {
  @Injectable()
  class DayTableSource implements TableSource<E> {
    constructor(private readonly industries: IndustryDays) {}

    page(query: TableQuery<E>, { tenantId }: Session): Promise<Page<RowOf<E>>> {
      const { dataId, members, ...range } = query.filter as unknown as AskedTable;
      return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
        const { counts } = await days.figure(main);
        const { from, to } = days.rowsOf(range, { whole: true });
        const rows = Array.from({ length: to - from }, (_, at) => from + at).filter(
          (row) => (counts[row] ?? 0) > 0,
        );
        return dayPage<E>(query, {
          columns: {
            ...(await coverageOf(days, main)),
            ...Object.fromEntries(
              await Promise.all(
                Object.entries<DayFigureName | SeriesColumn>(columns).map(
                  async ([key, column]): Promise<[string, Float64Array]> => [
                    key,
                    await seriesOf(days, column),
                  ],
                ),
              ),
            ),
          },
          rows,
          asOf: days.dayOf(rows.at(-1) ?? -1),
        });
      });
    }
  }
  return DayTableSource;
}

/** The day of each row under both of its names, and of how many members its figures are made. */
async function coverageOf(days: SetDays, main: DayFigureName) {
  const [{ counts }, capitalShare] = await Promise.all([days.figure(main), days.capitalShares(main)]);
  return {
    date: days.frame.dates,
    reportDate: days.frame.dates,
    corpNum: Float64Array.from(counts),
    memberNum: Float64Array.from(days.memberCounts),
    capitalShare,
  };
}

async function seriesOf(days: SetDays, column: DayFigureName | SeriesColumn): Promise<Float64Array> {
  if (typeof column === 'string') return (await days.figure(column)).values;
  return column.make((await days.figure(column.of)).values);
}
