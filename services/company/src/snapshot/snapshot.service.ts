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
import { businessDate, shenwanTree, type ShenwanNode } from '@console/market';
import { CLOCK, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { SHOWN_TABLES } from './shown-tables.ts';

type Options = OutputOf<typeof companyCalls.swOptions>;

interface LoadRow {
  readonly table: string;
  readonly rows: number | string;
  readonly asOf: string | null;
  readonly loadedAt: string;
  readonly source: string;
  readonly demo: number;
}

/** What the market data is: its day, its loads, its classification tree. */
@Injectable()
export class SnapshotService {
  constructor(
    private readonly database: DataSource,
    private readonly companies: CompanyReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async asOf(session: Session): Promise<DataSnapshot> {
    const [day, loads, counts] = await Promise.all([
      businessDate(this.database),
      this.lastLoads(),
      this.companies.count(session.tenantId),
    ]);
    const tables = SHOWN_TABLES.flatMap((shown) => {
      const load = loads.find(({ table }) => table === shown.table);
      if (!load) return [];
      const { rows, asOf, loadedAt, source } = load;
      return [{ ...shown, rows: Number(rows), asOf, loadedAt, source }];
    });
    return { asOf: day, demo: loads.some(({ demo }) => demo === 1), tables, ...counts };
  }

  async swOptions(): Promise<Options> {
    const day = (await businessDate(this.database)) ?? shanghaiDate(this.clock.now());
    return (await shenwanTree(this.database, day)).map(option);
  }

  private lastLoads(): Promise<LoadRow[]> {
    const snapshot = tableName('market', 'snapshot');
    return this.database.query<LoadRow[]>(
      `SELECT s.table_name AS \`table\`, COALESCE(s.table_rows, s.loaded_rows) AS \`rows\`,
              IF(s.run_id IS NULL, s.as_of, newest.as_of) AS asOf, s.finished_at AS loadedAt, s.source, s.is_demo AS demo
         FROM ${snapshot} s
         JOIN (SELECT MAX(id) AS id, MAX(as_of) AS as_of FROM ${snapshot}
                WHERE status = 'loaded' GROUP BY table_name) newest ON newest.id = s.id
        ORDER BY s.id`,
    );
  }
}

function option({ code, name, level, children }: ShenwanNode): Options[number] {
  return { industryId: code, industryName: name, level, children: children.map(option) };
}
