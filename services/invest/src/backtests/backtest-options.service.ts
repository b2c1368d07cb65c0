import { Inject, Injectable } from '@nestjs/common';
import type { backtestCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { PANEL_STORE } from '../panels/panels.module.ts';
import type { PanelStore } from '../panels/panel-store.ts';
import { tenantPools } from './tenant-pools.ts';

type Options = OutputOf<typeof backtestCalls.backtestOptions>;

/** What a run's form offers, of the newest data. */
@Injectable()
export class BacktestOptionsService {
  constructor(
    private readonly database: DataSource,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
  ) {}

  async options(tenantId: string): Promise<Options> {
    const { dates } = await this.panels.frame();
    const lastDate = dates.at(-1) ?? null;
    const [industries, pools, benchmarks] = await Promise.all([
      this.industries(lastDate),
      tenantPools(this.database, tenantId),
      this.benchmarks(),
    ]);
    return {
      ...{ firstDate: dates[0] ?? null, lastDate, industries, benchmarks },
      pools: pools.map(({ industryId, name, securities }) => ({
        ...{ industryId, name, companies: securities.length },
      })),
    };
  }

  /** The Shenwan industries that hold on the day, by level and code. */
  private industries(day: string | null): Promise<Options['industries']> {
    return this.database.query(
      `SELECT code, name, level FROM ${tableName('market', 'sw_industry')}
        WHERE valid_from <= ? AND (valid_to IS NULL OR valid_to > ?) ORDER BY level, code`,
      [day, day],
    );
  }

  /** The indexes that have bars. */
  private benchmarks(): Promise<Options['benchmarks']> {
    return this.database.query(
      `SELECT p.index_code AS code, p.name FROM ${tableName('market', 'index_profile')} p
        WHERE EXISTS (SELECT 1 FROM ${tableName('market', 'index_bar')} b WHERE b.index_code = p.index_code)
        ORDER BY p.index_code`,
    );
  }
}
