import { yearsBack } from '@console/market/read';
import type { Template } from '@console/market/schema';
import { Injectable } from '@nestjs/common';
import type { Figures } from '@console/market/statements';
import type { ReportType, Session, YearSize } from '@console/contract-core';
import { namedColumns, type QueryTemplate } from '@console/node-kit/queries';
import { sql, type Expression } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template } from '../queries.ts';

/** The company and the reports to read. */
export interface ReportInput {
  readonly dataId: number;
  readonly reportType: ReportType;
  readonly yearSize: YearSize;
}

export interface ReportTable {
  /** A table with one row for each report, with `report_period` and `announce_date`. */
  readonly name: 'income_statement' | 'balance_sheet' | 'cash_flow_statement' | 'financial_analysis';
  readonly columns: readonly string[];
  /** The same columns, to be selected. */
  readonly figures: Readonly<Record<string, Expression<number | null>>>;
  /** The queries of a security's newest reports of one kind, oldest first, `back` years of them. */
  readonly read: Readonly<Record<ReportType, ReadReports>>;
}

type ReadReports = QueryTemplate<{ readonly securityId: number; readonly back: number }, ReportRow>;
type ReportRow = Figures & { readonly day: string; readonly announced: string; readonly template: Template };

export function reportTable(name: ReportTable['name'], columns: readonly string[]): ReportTable {
  const figures = Object.fromEntries(columns.map((column) => [column, sql.ref<number | null>(column)]));
  const read = { Q: readReports(name, figures, 'Q'), Y: readReports(name, figures, 'Y') };
  return { name, columns, figures, read };
}

export interface Reports {
  /** The reports by their last day, oldest first: those shown, and those they are compared with. */
  readonly byDay: ReadonlyMap<string, Figures>;
  /** The days of those shown, newest first. */
  readonly shown: readonly string[];
  /** The day on which the newest became known. */
  readonly asOf: string | null;
  /** The template of the newest. */
  readonly template: Template;
}

/** The years before those shown: one to compare the oldest with, and one from which that is a difference. */
const YEARS_BEFORE = 2;

/** A company's reports from the mart. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Refuses with 404 a company the tenant does not have; for one without reports everything is empty. */
  async read(session: Session, table: ReportTable, input: ReportInput): Promise<Reports> {
    return this.ofShare(await this.shares.of(session, input.dataId), table, input);
  }

  private async ofShare(securityId: number, table: ReportTable, input: ReportInput): Promise<Reports> {
    const years = input.yearSize === '' ? null : Number(input.yearSize);
    const back = years === null ? ALL_YEARS : years + YEARS_BEFORE;
    const rows = await table.read[input.reportType](this.database, { securityId, back });
    const newest = rows.at(-1);
    const before = newest && years !== null ? yearsBack(newest.day, years) : '';
    return {
      byDay: new Map(rows.map((row) => [row.day, figuresOf(row, table.columns)])),
      shown: rows
        .map(({ day }) => day)
        .filter((day) => day > before)
        .reverse(),
      asOf: newest?.announced ?? null,
      template: newest?.template ?? 'general',
    };
  }
}

const ALL_YEARS = 500;

const figuresOf = (row: Figures, names: readonly string[]): Figures =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

const readReports = (
  name: ReportTable['name'],
  figures: ReportTable['figures'],
  kind: ReportType,
): ReadReports =>
  template((queries, { securityId, back }) => {
    const ofKind = queries
      .selectFrom(`market.${name}`)
      .where('security_id', '=', securityId)
      .$if(kind === 'Y', (some) =>
        some.where(({ ref }) => sql<boolean>`MONTH(${ref('report_period')}) = 12`),
      );
    const first = ofKind.select(({ fn }) =>
      sql<string | null>`DATE_SUB(${fn.max('report_period')}, INTERVAL ${back} YEAR)`.as('first'),
    );
    return (
      ofKind
        .select(['report_period as day', 'announce_date as announced'])
        .select(
          name === 'financial_analysis'
            ? sql.lit<Template>('general').as('template')
            : sql.ref<Template>('template').as('template'),
        )
        .select(namedColumns(figures))
        // As SQL: a typed `coalesce` over the four tables takes the compiler seconds.
        .where('report_period', '>', sql<string>`COALESCE(${first}, '1900-01-01')`)
        .orderBy('report_period')
    );
  });
