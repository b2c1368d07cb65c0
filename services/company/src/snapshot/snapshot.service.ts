import { Inject, Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import {
  shanghaiDate,
  type Clock,
  type DataSnapshot,
  type OutputOf,
  type Session,
} from '@console/contract-core';
import { CompanyReader } from '@console/ecology';
import { businessDate, nextTradingDay, shenwanTree, type ShenwanNode } from '@console/market/read';
import { CLOCK } from '@console/node-kit/config';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { nextRows } from './next-rows.ts';
import { SHOWN_TABLES } from './shown-tables.ts';

type Options = OutputOf<typeof companyCalls.swOptions>;

/** The state of the market data: its day, its loads, its classification tree. */
@Injectable()
export class SnapshotService {
  constructor(
    private readonly database: DataSource,
    private readonly companies: CompanyReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async asOf(session: Session): Promise<DataSnapshot> {
    const day = await businessDate(this.database);
    const [loads, counts, coverage, nextDay] = await Promise.all([
      this.lastLoads(),
      this.companies.count(session.tenantId),
      this.coverage(),
      day === null ? null : nextTradingDay(this.database, day),
    ]);
    const tables = SHOWN_TABLES.flatMap(({ rhythm, ...shown }) => {
      const load = loads.find(({ table }) => table === shown.table);
      if (!load) return [];
      const { rows, asOf, loadedAt, source } = load;
      const covered = coverage.find(({ table }) => table === shown.table);
      return [
        {
          ...shown,
          daily: rhythm === 'daily',
          rows: Number(rows),
          asOf,
          loadedAt,
          source,
          coverage: covered
            ? { day: covered.day, present: covered.present, expected: covered.expected }
            : null,
          next: day === null ? null : nextRows(rhythm, day, nextDay),
        },
      ];
    });
    return { asOf: day, demo: loads.some(({ demo }) => demo === 1), tables, ...counts };
  }

  async swOptions(): Promise<Options> {
    const day = (await businessDate(this.database)) ?? shanghaiDate(this.clock.now());
    return (await shenwanTree(this.database, day)).map(option);
  }

  /** The newest day or period of each covered table for which rows are expected. */
  private coverage() {
    const newest = queries(this.database)
      .selectFrom('market.coverage')
      .select(({ fn }) => ['table_name', fn.max('day').as('day')])
      .where('expected', '>', 0)
      .groupBy('table_name')
      .as('newest');
    return queries(this.database)
      .selectFrom('market.coverage as c')
      .innerJoin(newest, (on) =>
        on.onRef('newest.table_name', '=', 'c.table_name').onRef('newest.day', '=', 'c.day'),
      )
      .select(['c.table_name as table', 'c.day', 'c.present', 'c.expected'])
      .execute();
  }

  private lastLoads() {
    const newest = queries(this.database)
      .selectFrom('market.snapshot')
      .select(({ fn }) => [fn.max('id').as('id'), fn.max('as_of').as('as_of')])
      .where('status', '=', 'loaded')
      .groupBy('table_name')
      .as('newest');
    return queries(this.database)
      .selectFrom('market.snapshot as s')
      .innerJoin(newest, 'newest.id', 's.id')
      .select(({ fn, ref }) => [
        's.table_name as table',
        fn.coalesce('s.table_rows', 's.loaded_rows').as('rows'),
        sql<string | null>`IF(${ref('s.run_id')} IS NULL, ${ref('s.as_of')}, ${ref('newest.as_of')})`.as(
          'asOf',
        ),
        ref('s.finished_at').$notNull().as('loadedAt'),
        's.source',
        's.is_demo as demo',
      ])
      .orderBy('s.id')
      .execute();
  }
}

function option({ code, name, level, children }: ShenwanNode): Options[number] {
  return { industryId: code, industryName: name, level, children: children.map(option) };
}
