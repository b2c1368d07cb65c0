import { Inject, Injectable } from '@nestjs/common';
import type { backtestCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { PANEL_STORE, type PanelStore } from '@console/market/panels';
import { indexesWithBars } from '../../indexes-with-bars.ts';
import { queries } from '../../queries.ts';
import { tenantPools } from './tenant-pools.ts';

type Options = OutputOf<typeof backtestCalls.backtestOptions>;

/** The choices of a run's form, from the newest data. */
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
      indexesWithBars(this.database),
    ]);
    return {
      firstDate: dates[0] ?? null,
      lastDate,
      industries,
      benchmarks,
      pools: pools.map(({ industryId, name, securities }) => ({
        industryId,
        name,
        companies: securities.length,
      })),
    };
  }

  /** The Shenwan industries that are valid on the day, by level and code. */
  private async industries(day: string | null): Promise<Options['industries']> {
    if (day === null) return [];
    return queries(this.database)
      .selectFrom('market.sw_industry')
      .select(['code', 'name', 'level'])
      .where('valid_from', '<=', day)
      .where(({ eb, or }) => or([eb('valid_to', 'is', null), eb('valid_to', '>', day)]))
      .orderBy('level')
      .orderBy('code')
      .execute();
  }
}
