import { Injectable, type Type } from '@nestjs/common';
import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import type { SetFigure } from './set-figure.ts';
import type { SetPeriod } from './set-periods.ts';
import { SetReportsService, type AskedPeriods } from './set-reports.service.ts';

type Label = 'reportDate' | 'year';
type Given = Label | 'corpNum' | 'memberNum' | 'capitalShare' | `${string}Why`;
/** The figures of a row, by their columns. */
export type RowFigures<E extends TableEntry> = Readonly<
  Record<Exclude<keyof RowOf<E> & string, Given>, SetFigure>
>;

/**
 * The source of a table with a row for each period of an industry, or for each year where its rows have one: made in
 * memory, some dozens at most.
 */
export function periodSource<E extends TableEntry>(entry: E, figures: RowFigures<E>): Type<TableSource<E>> {
  const label: Label = 'year' in entry.row.shape ? 'year' : 'reportDate';
  @Injectable()
  class PeriodSource implements TableSource<E> {
    constructor(private readonly reports: SetReportsService) {}

    async page(query: TableQuery<E>, session: Session): Promise<Page<RowOf<E>>> {
      const asked = query.filter as unknown as AskedPeriods;
      const periods = await this.reports.periods(
        session,
        { ...asked, reportType: label === 'year' ? 'Y' : 'Q' },
        figures as Readonly<Record<string, SetFigure>>,
      );
      const rows = periods.map((period) => rowOf(period, label) as RowOf<E>);
      const page = pageOfRows<E>(rows, label as Extract<keyof RowOf<E>, string>, query);
      return { ...page, asOf: periods[0]?.known ?? null };
    }
  }
  return PeriodSource;
}

function rowOf(
  { day, reported, members, capitalShare, values, why }: SetPeriod<string>,
  label: Label,
): object {
  const reasons = Object.entries(why).map(([name, reason]) => [`${name}Why`, reason]);
  return {
    [label]: label === 'year' ? Number(day.slice(0, 4)) : day,
    corpNum: reported,
    memberNum: members,
    capitalShare,
    ...values,
    ...(Object.fromEntries(reasons) as object),
  };
}
