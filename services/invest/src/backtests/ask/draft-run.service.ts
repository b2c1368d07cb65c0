import { Inject, Injectable } from '@nestjs/common';
import {
  ALL_STOCKS,
  BACKTEST_MESSAGES,
  type BacktestParams,
  type backtestCalls,
  type Universe,
} from '@console/contract-invest';
import { Refusal, type InputOf } from '@console/contract-core';
import { CONFIG } from '@console/node-kit/config';
import { DataSource, type EntityManager } from 'typeorm';
import { FactorStore } from '../../factors/factor-store.ts';
import type { InvestConfig } from '../../invest-config.ts';
import { PANEL_STORE, type PanelStore } from '@console/market/panels';
import { queries } from '../../queries.ts';
import type { FrozenUniverse } from '../compute/backtest-work.ts';
import { checkMemory } from './check-memory.ts';
import { needsIndustries } from '../compute/load-run.ts';
import { runDates } from './run-dates.ts';
import type { RunDraft } from './run-draft.ts';
import { readStoredRun } from './stored-run.ts';
import { tenantPool } from './tenant-pools.ts';

/** Freezes the inputs of a run, and refuses one that cannot be computed before it is queued. */
@Injectable()
export class DraftRunService {
  constructor(
    private readonly database: DataSource,
    private readonly factors: FactorStore,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
    @Inject(CONFIG) private readonly config: InvestConfig,
  ) {}

  /**
   * @throws Refusal of a factor, pool, industry or benchmark that does not exist, of dates without enough trading days,
   *   of grouping by industries that the data does not have, and of a run that would take more memory than one may
   */
  async draft(
    tenantId: string,
    { factorFormId, version, params }: InputOf<typeof backtestCalls.submitBacktest>,
  ): Promise<RunDraft> {
    const factor = await this.factors.find(tenantId, factorFormId, version);
    const graph = await this.factors.expanded(tenantId, factor.graph);
    const frame = await this.panels.frame();
    const range = runDates(frame.dates, params);
    const { universe, text } = await this.universe(tenantId, params.universe);
    await this.checkBenchmark(params);
    await this.checkIndustries(params);
    const frozen = { graph, universe };
    const { PANEL_MAX_MB: maxMb, WORKER_THREADS: threads } = this.config;
    checkMemory({ frame, range, frozen, params, maxMb, threads });
    return {
      factorId: factor.id,
      factorVersion: factor.version,
      factorName: factor.name,
      formula: factor.formula,
      universeText: text,
      params,
      frozen,
      startDate: frame.dates[range.from] ?? null,
      endDate: frame.dates[range.to - 1] ?? null,
      repeatsId: null,
    };
  }

  /**
   * The draft of a repeated run, from the frozen inputs of the first, even if its factor or pool has changed.
   * @throws Refusal of one that has not succeeded, and once the data has changed
   */
  async again(tenantId: string, associationId: number): Promise<RunDraft> {
    const { draft, state, snapshotId } = await readStoredRun(this.database, tenantId, associationId);
    if (state !== 'succeeded') throw new Refusal(BACKTEST_MESSAGES.notEnded);
    const { snapshotId: now } = await this.panels.frame();
    if (now !== snapshotId)
      throw new Refusal(BACKTEST_MESSAGES.snapshotGone, { then: snapshotId ?? '无', now: now ?? '无' });
    return { ...draft, repeatsId: associationId };
  }

  /** Keeps the factor of a run from being deleted until the transaction ends; see `FactorStore.lock`. */
  lock(manager: EntityManager, tenantId: string, { factorId }: RunDraft): Promise<void> {
    return this.factors.lock(manager, tenantId, factorId);
  }

  private async universe(
    tenantId: string,
    universe: Universe,
  ): Promise<{ readonly universe: FrozenUniverse; readonly text: string }> {
    if (universe.kind === 'all') return { universe, text: ALL_STOCKS };
    if (universe.kind === 'pool') {
      const { name, securities } = await tenantPool(this.database, tenantId, universe.industryId);
      return { universe: { kind: 'pool', securities }, text: `行业池 ${name}` };
    }
    const { code } = universe;
    const industry = await queries(this.database)
      .selectFrom('market.sw_industry')
      .select('name')
      .where('code', '=', code)
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (industry === undefined) throw new Refusal(BACKTEST_MESSAGES.unknownIndustry, { code });
    return { universe, text: `申万 ${industry.name}` };
  }

  private async checkBenchmark({ benchmark }: BacktestParams): Promise<void> {
    if (benchmark === null) return;
    const found = await queries(this.database)
      .selectFrom('market.index_profile')
      .select('index_code')
      .where('index_code', '=', benchmark)
      .executeTakeFirst();
    if (!found) throw new Refusal(BACKTEST_MESSAGES.unknownBenchmark, { code: benchmark });
  }

  private async checkIndustries(params: BacktestParams): Promise<void> {
    if (!needsIndustries(params)) return;
    const found = await queries(this.database)
      .selectFrom('market.sw_member')
      .select('security_id')
      .limit(1)
      .executeTakeFirst();
    if (!found) throw new Refusal(BACKTEST_MESSAGES.noIndustries);
  }
}
