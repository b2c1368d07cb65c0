import { Injectable } from '@nestjs/common';
import { industryTables, LISTED_FIGURES } from '@console/contract-industry';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import { isWithin } from '@console/ecology';
import { businessDate } from '@console/market/read';
import { requireAuthority } from '@console/node-kit/auth';
import { remembered } from '@console/node-kit/clock';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { activeUserName, textContaining, textStarting } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { coverageOf, isRanked } from './figure-coverage.ts';
import { industryFigures, type IndustryFigures, type Placed } from './industry-figures.ts';

const AS_OF_FRESH_MS = 1000;

type List = typeof industryTables.industryList;
type Filter = FilterOf<List>;
type Row = RowOf<List>;

/**
 * A tenant's industries with their figures. Hundreds of industries, whose figures come from thousands of companies: all
 * are computed for any page, and sorted here. Refuses (403) domestic ones to a user who may only see overseas ones.
 */
@Injectable()
export class IndustryListSource implements TableSource<List> {
  private readonly asOf = remembered(AS_OF_FRESH_MS, () => businessDate(this.database));

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<Row>> {
    const { filter } = query;
    const { tenantId } = session;
    // No overseas market is loaded: the page is empty, and not the domestic one.
    if (filter.market === 'overseas') return { totalElements: 0, content: [], asOf: null };
    requireAuthority('hysjk_gn', session);
    const [rows, placed, asOf] = await Promise.all([
      this.rows(tenantId, filter),
      this.placed(tenantId, filter.type),
      this.asOf(),
    ]);
    const figures = await industryFigures(this.database, { tenantId, variant: filter.type }, placed);
    const full = rows.map((row) => ({ ...row, ...(figures.get(row.industryId) ?? NO_FIGURES) }));
    return { ...pageOfRows<List>(full, 'industryId', query, isRanked), asOf };
  }

  /** The rows without figures. An analyst who left, or may no longer sign in, is not shown. */
  private rows(tenantId: string, filter: Filter): Promise<Omit<Row, keyof IndustryFigures>[]> {
    const rows = queries(this.database)
      .selectFrom('ecology.industry as i')
      .leftJoin('ecology.industry as p', (on) =>
        on.onRef('p.id', '=', 'i.parent_id').onRef('p.tenant_id', '=', 'i.tenant_id'),
      )
      .where('i.tenant_id', '=', tenantId)
      .where('i.variant', '=', filter.type)
      .where('i.removed_at', 'is', null)
      .select(['i.id as industryId', 'i.name as industryName', 'i.code as industryCode', 'i.version'])
      .select(['i.level as industryLevel', 'i.parent_id as parentId', 'i.analyst_id as userId'])
      .select(({ ref }) => activeUserName(ref('i.tenant_id'), ref('i.analyst_id')).as('username'));
    return listConditions(filter)
      .reduce((some, condition) => some.where(condition), rows)
      .execute();
  }

  /** The whole classification: industries below a shown one count, shown or not. */
  private placed(tenantId: string, variant: Filter['type']): Promise<Placed[]> {
    return queries(this.database)
      .selectFrom('ecology.industry')
      .select(['id', 'parent_id as parentId'])
      .where('tenant_id', '=', tenantId)
      .where('variant', '=', variant)
      .where('removed_at', 'is', null)
      .execute();
  }
}

const NONE = coverageOf({ corpNum: 0, capital: null }, { memberNum: 0, capital: null });

/** The figures of an industry that was added while the list was read. */
const NO_FIGURES: IndustryFigures = {
  totalCapital: null,
  pe: null,
  pb: null,
  ps: null,
  industryOperatingRevenue: null,
  industryNp: null,
  corpCount: 0,
  coverage: Object.fromEntries(LISTED_FIGURES.map((name) => [name, NONE])) as IndustryFigures['coverage'],
  peCorpNum: 0,
  peCapitalShare: null,
  corpUpdatedTime: null,
};

type Industry = Tables['ecology.industry'];
const e = expressionBuilder<{ readonly i: Industry }, 'i'>();

function listConditions(filter: Filter): readonly Expression<SqlBool>[] {
  const { industryIds = [], search, userId, industryLevel } = filter;
  return [
    ...(industryIds.length === 0 ? [] : [isWithin(industryIds)]),
    ...(search === undefined
      ? []
      : [e.or([like(e.ref('i.name'), textContaining(search)), like(e.ref('i.code'), textStarting(search))])]),
    ...(userId === undefined ? [] : [e('i.analyst_id', '=', userId)]),
    ...(industryLevel === undefined ? [] : [e('i.level', '=', Number(industryLevel))]),
  ];
}

/** A condition regardless of case: names and codes that differ by case are stored as different. */
const like = (text: Expression<string>, pattern: string): Expression<SqlBool> =>
  sql`${text} COLLATE utf8mb4_general_ci LIKE ${pattern}`;
