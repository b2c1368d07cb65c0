import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import { analystJoin } from '@console/ecology';
import { businessDate } from '@console/market';
import {
  remembered,
  requireAuthority,
  tableName,
  textContaining,
  textStarting,
  type Condition,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { industryFigures, type IndustryFigures, type Placed } from './industry-figures.ts';
import { pageOfRows } from './page-of-rows.ts';

const AS_OF_FRESH_MS = 1000;

type List = typeof industryTables.industryList;
type Filter = FilterOf<List>;
type Row = RowOf<List>;

/**
 * I-01: a tenant's industries with their figures. Hundreds of industries, whose figures come from thousands of
 * companies: all are worked out for any page, and sorted here. Refuses (403) domestic ones to who may see overseas
 * alone.
 */
@Injectable()
export class IndustryListSource implements TableSource<List> {
  private readonly asOf = remembered(AS_OF_FRESH_MS, () => businessDate(this.database));

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<Row>> {
    const { filter } = query;
    const { tenantId } = session;
    // No overseas market is loaded: an honest empty page, not the domestic one.
    if (filter.market === 'overseas') return { totalElements: 0, content: [], asOf: null };
    requireAuthority('hysjk_gn', session);
    const [rows, placed, asOf] = await Promise.all([
      this.rows(tenantId, filter),
      this.placed(tenantId, filter.type),
      this.asOf(),
    ]);
    const figures = await industryFigures(this.database, { tenantId, variant: filter.type }, placed);
    const full = rows.map((row) => ({ ...row, ...(figures.get(row.industryId) ?? NO_FIGURES) }));
    return { ...pageOfRows<List>(full, 'industryId', query), asOf };
  }

  private rows(tenantId: string, filter: Filter): Promise<Omit<Row, keyof IndustryFigures>[]> {
    const conditions = listConditions(filter);
    const industry = tableName('ecology', 'industry');
    return this.database.query(
      `SELECT i.id AS industryId, i.name AS industryName, i.code AS industryCode, i.level AS industryLevel,
              i.parent_id AS parentId, i.analyst_id AS userId, u.real_name AS username, i.version
         FROM ${industry} i LEFT JOIN ${industry} p ON p.id = i.parent_id ${analystJoin()}
        WHERE i.tenant_id = ? AND i.variant = ? AND i.removed_at IS NULL ${conditions.map(({ sql }) => `AND (${sql})`).join(' ')}`,
      [tenantId, filter.type, ...conditions.flatMap(({ values }) => values)],
    );
  }

  /** The whole classification: what is below a shown industry counts, shown or not. */
  private placed(tenantId: string, variant: Filter['type']): Promise<Placed[]> {
    return this.database.query(
      `SELECT id, parent_id AS parentId FROM ${tableName('ecology', 'industry')}
        WHERE tenant_id = ? AND variant = ? AND removed_at IS NULL`,
      [tenantId, variant],
    );
  }
}

/** Of an industry that came while the list was read. */
const NO_FIGURES: IndustryFigures = {
  totalCapital: null,
  pe: null,
  pb: null,
  ps: null,
  industryOperatingRevenue: null,
  industryNp: null,
  corpCount: 0,
  corpUpdatedTime: null,
};

function listConditions(filter: Filter): readonly Condition[] {
  const { industryIds = [], search, userId, industryLevel } = filter;
  const places = industryIds.map(() => '?').join(', ');
  const within = ['i.id', 'i.parent_id', 'p.parent_id'].map((column) => `${column} IN (${places})`);
  return [
    ...(industryIds.length === 0
      ? []
      : [{ sql: within.join(' OR '), values: within.flatMap(() => industryIds) }]),
    ...(search === undefined
      ? []
      : [
          {
            sql: `i.name COLLATE utf8mb4_general_ci LIKE ? OR i.code COLLATE utf8mb4_general_ci LIKE ?`,
            values: [textContaining(search), textStarting(search)],
          },
        ]),
    ...(userId === undefined ? [] : [{ sql: 'i.analyst_id = ?', values: [userId] }]),
    ...(industryLevel === undefined ? [] : [{ sql: 'i.level = ?', values: [Number(industryLevel)] }]),
  ];
}
