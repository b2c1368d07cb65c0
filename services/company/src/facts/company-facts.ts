import { Injectable, type Type } from '@nestjs/common';
import type { FilterOf, Page, RowOf, Session, TableEntry } from '@console/contract-core';
import type { Condition, TableQuery, TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from './share-of-company.ts';

/** A table's facts of one share: rows of `t`, which has a `security_id`, and what is joined to them. */
export interface FactTable<E extends TableEntry> {
  /** `market.connect_holding t …`, joins that neither add nor drop rows. */
  readonly from: string;
  /** The same rows for less, where making them is work: what they are counted from. */
  readonly counted?: string;
  /** The SQL expression of every row key; a window over it sees all rows of the share that the filter leaves. */
  readonly columns: Readonly<Record<Extract<keyof RowOf<E>, string>, string>>;
  /** Unique among the rows of one share: breaks ties, so that no row shows on two pages. */
  readonly key: string;
  /** The day a row speaks of; the newest is what the table is as of. */
  readonly asOf: string;
  /** The share that the filter names in place of a company; null where it does not. */
  readonly share?: (filter: FilterOf<E>) => number | null;
  readonly where?: (filter: FilterOf<E>) => readonly Condition[];
}

/**
 * The source of a table about one company: a page of its share's rows, by the date the table is sorted by.
 * A share has some thousand rows at most, which its index finds together. Refuses with 404 a company the
 * tenant does not have.
 */
export function companyFacts<E extends TableEntry>(_entry: E, facts: FactTable<E>): Type<TableSource<E>> {
  @Injectable()
  class CompanyFacts implements TableSource<E> {
    constructor(
      private readonly shares: ShareOfCompany,
      private readonly database: DataSource,
    ) {}

    async page(query: TableQuery<E>, session: Session): Promise<Page<RowOf<E>>> {
      const securityId = await this.shareOf(query.filter, session);
      const conditions = [
        { sql: 't.security_id = ?', values: [securityId] },
        ...(facts.where?.(query.filter) ?? []),
      ];
      const where = conditions.map(({ sql }) => `(${sql})`).join(' AND ');
      const values = conditions.flatMap((condition) => condition.values);
      const [[about], content] = await Promise.all([
        this.database.query<About[]>(
          `SELECT COUNT(*) AS total, MAX(${facts.asOf}) AS asOf FROM ${facts.counted ?? facts.from} WHERE ${where}`,
          values,
        ),
        this.database.query<RowOf<E>[]>(
          `SELECT ${select} FROM ${facts.from} WHERE ${where}
            ORDER BY ${orderBy(facts, query.sort)} LIMIT ? OFFSET ?`,
          [...values, query.size, query.page * query.size],
        ),
      ]);
      return { totalElements: Number(about?.total ?? 0), content, asOf: about?.asOf ?? null };
    }

    private shareOf(filter: FilterOf<E>, session: Session): Promise<number> {
      const dataId: unknown = Reflect.get(filter, 'dataId');
      const named = dataId === undefined ? (facts.share?.(filter) ?? null) : null;
      return named === null ? this.shares.of(session, Number(dataId)) : this.shares.followed(session, named);
    }
  }
  const select = Object.entries<string>(facts.columns)
    .map(([key, sql]) => `${sql} AS \`${key}\``)
    .join(', ');
  return CompanyFacts;
}

interface About {
  readonly total: number | string;
  readonly asOf: string | null;
}

/** Missing values stand last either way. The key is never missing: by it alone an index gives the rows in order. */
function orderBy<E extends TableEntry>(
  { columns, key }: FactTable<E>,
  { column, direction }: TableQuery<E>['sort'],
): string {
  const expression = columns[column];
  if (expression === key) return `${key} ${direction}`;
  return `${expression} IS NULL, ${expression} ${direction}, ${key} ${direction}`;
}
