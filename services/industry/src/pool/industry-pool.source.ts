import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { IndustryReader, poolWithin, turnVersion } from '@console/ecology';
import { HeldPanels } from '@console/market/panels';
import { newestLoad, PE_OF_QUOTE, shenwanPath } from '@console/market/read';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { newestDay } from '../detail/newest-day.ts';
import { queries } from '../queries.ts';

type Pool = typeof industryTables.industryPool;
type Row = RowOf<Pool>;

/** For some hundred thousand companies of all kept pools. */
const MOST_BYTES = 64 * 1024 ** 2;
const ROW_BYTES = 450;

interface Kept {
  readonly rows: readonly Row[];
  /** The newest day of their quotes. */
  readonly asOf: string | null;
}

/** The companies of an industry and of all below it, read again only after a change of industries or a load. */
@Injectable()
export class IndustryPoolSource implements TableSource<Pool> {
  private readonly kept = new HeldPanels<Kept>(MOST_BYTES, ({ rows }) => (rows.length + 1) * ROW_BYTES);

  constructor(
    private readonly database: DataSource,
    private readonly reader: IndustryReader,
  ) {}

  /** Refuses with 404 an industry the tenant does not have. */
  async page(query: TableQuery<Pool>, { tenantId }: Session): Promise<Page<Row>> {
    const { dataId } = query.filter;
    const [turn, load] = await Promise.all([
      turnVersion(this.database, tenantId),
      newestLoad(this.database),
      this.reader.namePath(tenantId, dataId),
    ]);
    const key = JSON.stringify([tenantId, turn, load, dataId]);
    const { rows, asOf } = await this.kept.ask(key, () => this.read(tenantId, dataId));
    const { totalElements, content } = pageOfRows<Pool>(rows, 'corpId', query);
    const skipped = query.page * query.size;
    return {
      totalElements,
      content: content.map((row, at) => ({ ...row, no: skipped + at + 1 })),
      asOf,
    };
  }

  private async read(tenantId: string, dataId: number): Promise<Kept> {
    const found = await queries(this.database)
      .selectFrom(poolWithin(this.database, tenantId, dataId).as('p'))
      .innerJoin('market.security as s', 's.id', 'p.security_id')
      .leftJoin('market.latest_quote as q', 'q.security_id', 'p.security_id')
      .leftJoin(shenwanPath(queries(this.database)), 'path.security_id', 'p.security_id')
      .select(['p.company_id as corpId', 's.code as stockCode', 's.name as shortName'])
      .select(['p.joined_at as createdTime', 'path.names as shenwan', 'q.close'])
      .select(['q.change_rate as changeRate', 'q.total_capital as totalCapital'])
      .select([PE_OF_QUOTE.pe.as('pe'), PE_OF_QUOTE.peWhy.as('peWhy')])
      .select(['q.float_capital as floatCapital', 'q.pb', 'q.ps', 'q.trade_date as date'])
      .execute();
    return {
      // The place in the list is known once it is sorted.
      rows: found.map((row) => ({ ...row, id: String(row.corpId), no: 0 })),
      asOf: newestDay(found.map(({ date }) => ({ day: date }))),
    };
  }
}
