import { HeldPanels } from '@console/market/panels';
import { newestLoad, TO_DAYS_EPOCH } from '@console/market/read';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { queries } from '../queries.ts';

/** Securities of a query: the rows of all of them are in memory as objects. */
const BATCH = 250;
/** Both kinds of the newest state of the data, and of the one before while it is replaced. */
const MOST = 4;

/** What all securities disclosed of their products or regions, a row for each period and item. */
export interface SegmentRows {
  readonly securities: Int32Array;
  /** Places of `periods` and `items`. */
  readonly period: Int32Array;
  readonly item: Int32Array;
  readonly revenue: Float64Array;
  /** NaN where it is not disclosed. */
  readonly cost: Float64Array;
  /** Days since 1970-01-01. */
  readonly announced: Int32Array;
  readonly periods: readonly string[];
  readonly items: readonly string[];
}

export type SegmentKind = 'product' | 'region';

/** The segments of all securities, read once for each load. */
@Injectable()
export class SegmentReader {
  private readonly kept = new HeldPanels<SegmentRows>(MOST, () => 1);

  constructor(private readonly database: DataSource) {}

  async read(kind: SegmentKind): Promise<SegmentRows> {
    const load = await newestLoad(this.database);
    return this.kept.ask(`${load} ${kind}`, () => readAll(this.database, kind));
  }
}

async function readAll(database: Querying, kind: SegmentKind): Promise<SegmentRows> {
  const [periods, items] = [new Places(), new Places()];
  const columns = { security: [], period: [], item: [], revenue: [], cost: [], announced: [] } as Record<
    'security' | 'period' | 'item' | 'revenue' | 'cost' | 'announced',
    number[]
  >;
  const [newest] = await queries(database)
    .selectFrom('market.security')
    .select(({ fn }) => fn.max('id').as('id'))
    .execute();
  for (let from = 1; from <= (newest?.id ?? 0); from += BATCH) {
    const rows = await queries(database)
      .selectFrom('market.business_segment as t')
      .where('t.kind', '=', kind)
      .where('t.security_id', '>=', from)
      .where('t.security_id', '<', from + BATCH)
      .select(['t.security_id as security', 't.report_period as period', 't.item', 't.revenue', 't.cost'])
      .select(({ ref }) => sql<number>`TO_DAYS(${ref('t.announce_date')})`.as('announced'))
      .orderBy('t.security_id')
      .execute();
    for (const { security, period, item, revenue, cost, announced } of rows) {
      columns.security.push(security);
      columns.period.push(periods.of(period));
      columns.item.push(items.of(item));
      columns.revenue.push(revenue);
      columns.cost.push(cost ?? NaN);
      columns.announced.push(Number(announced) - TO_DAYS_EPOCH);
    }
  }
  return {
    securities: Int32Array.from(columns.security),
    period: Int32Array.from(columns.period),
    item: Int32Array.from(columns.item),
    revenue: Float64Array.from(columns.revenue),
    cost: Float64Array.from(columns.cost),
    announced: Int32Array.from(columns.announced),
    periods: periods.names,
    items: items.names,
  };
}

/** Names by their place, in the order of their first use. */
class Places {
  readonly names: string[] = [];
  private readonly places = new Map<string, number>();

  of(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}
