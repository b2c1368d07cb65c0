import { Injectable } from '@nestjs/common';
import { companyTables } from '@console/contract-company';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import { businessDate } from '@console/market';
import {
  remembered,
  requireAuthority,
  sqlPage,
  tableName,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { PE_COLUMNS } from '../facts/pe-columns.ts';
import { companyCondition } from '../search/company-condition.ts';

const AS_OF_FRESH_MS = 1000;

type List = typeof companyTables.list;
type Filter = FilterOf<List>;

/** C-01: the tenant's companies with their latest figures. Refuses (403) domestic ones to who may see overseas alone. */
@Injectable()
export class CompanyListSource implements TableSource<List> {
  private readonly table = listTable();
  private readonly asOf = remembered(AS_OF_FRESH_MS, () => businessDate(this.database));

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    // No overseas market is loaded: an honest empty page, not the domestic one.
    if (query.filter.market === 'overseas') return { totalElements: 0, content: [], asOf: null };
    requireAuthority('gssjk_gn', session);
    const [page, asOf] = await Promise.all([
      sqlPage(this.database, { entry: companyTables.list, table: this.table, query, session }),
      this.asOf(),
    ]);
    return { ...page, asOf };
  }
}

const QUOTE_COLUMNS = ['close', 'changeRate', 'totalCapital', 'pe', 'pb', 'ps', 'date'] as const;

/** Every security has one row of each joined table, so inner joins drop none and any index may lead. */
function listTable(): SqlTable<List> {
  const level = (alias: string, code: string): string =>
    `LEFT JOIN ${tableName('market', 'sw_industry')} ${alias}
       ON ${alias}.code = m.${code} AND ${alias}.valid_to IS NULL`;
  return {
    from: `${tableName('ecology', 'company')} c`,
    joins: {
      s: `JOIN ${tableName('market', 'security')} s ON s.id = c.security_id`,
      q: `JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = c.security_id`,
    },
    details: `LEFT JOIN ${tableName('market', 'sw_member')} m ON m.security_id = c.security_id AND m.valid_to IS NULL
      ${level('l1', 'l1_code')} ${level('l2', 'l2_code')} ${level('l3', 'l3_code')}`,
    key: 'c.id',
    ties: {
      stockCode: 's.exchange',
      ...Object.fromEntries(QUOTE_COLUMNS.map((column) => [column, 'q.security_id'])),
    },
    tenant: 'c.tenant_id',
    columns: {
      corpId: 'c.id',
      stockCode: 's.code',
      shortName: 's.name',
      exchange: 's.exchange',
      releaseInfoNames: "NULLIF(CONCAT_WS(' / ', l1.name, l2.name, l3.name), '')",
      close: 'q.close',
      changeRate: 'q.change_rate',
      totalCapital: 'q.total_capital',
      ...PE_COLUMNS,
      pb: 'q.pb',
      ps: 'q.ps',
      typeTime: 'c.type_time',
      date: 'q.trade_date',
      status: 'c.status',
      version: 'c.version',
    },
    where: listConditions,
  };
}

function listConditions(filter: Filter): readonly Condition[] {
  return [
    { sql: 'c.deleted_at IS NULL', values: [] },
    ...(filter.search === undefined ? [] : [companyCondition(filter.search)]),
    ...(filter.exchange ? [{ sql: 's.exchange = ?', values: [filter.exchange] }] : []),
    ...(filter.status ? [{ sql: 'c.status = ?', values: [Number(filter.status)] }] : []),
    ...shenwanCondition(filter),
    ...(filter.typeTimeStart ? [{ sql: 'c.type_time >= ?', values: [filter.typeTimeStart] }] : []),
    ...(filter.typeTimeEnd
      ? [{ sql: 'c.type_time < ? + INTERVAL 1 DAY', values: [filter.typeTimeEnd] }]
      : []),
  ];
}

const LEVEL_COLUMN = { 1: 'l1_code', 2: 'l2_code', 3: 'l3_code' } as const;
/** What codes are made of; no Shenwan name is. */
const CODE = /^[0-9A-Za-z.]+$/;

function shenwanCondition({ releaseInfoNames, swType }: Filter): readonly Condition[] {
  if (!releaseInfoNames || releaseInfoNames.length === 0) return [];
  const codes = releaseInfoNames.filter((given) => CODE.test(given));
  const names = releaseInfoNames.filter((given) => !CODE.test(given));
  const columns = swType ? [LEVEL_COLUMN[swType]] : Object.values(LEVEL_COLUMN);
  const places = (given: readonly string[]): string => given.map(() => '?').join(', ');
  const named = `SELECT i.code FROM ${tableName('market', 'sw_industry')} i
                  WHERE i.valid_to IS NULL AND i.name IN (${places(names)})`;
  const among = [...(codes.length > 0 ? [places(codes)] : []), ...(names.length > 0 ? [named] : [])];
  const either = columns.flatMap((column) => among.map((list) => `w.${column} IN (${list})`));
  return [
    {
      sql: `EXISTS (SELECT 1 FROM ${tableName('market', 'sw_member')} w
              WHERE w.security_id = c.security_id AND w.valid_to IS NULL AND (${either.join(' OR ')}))`,
      values: columns.flatMap(() => [...codes, ...names]),
    },
  ];
}
