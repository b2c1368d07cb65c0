import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { readAgain, type PanelStore } from '@console/market/panels';
import { businessDate } from '@console/market/read';
import { transact } from '@console/node-kit/database';
import { canonicalJson } from '@console/node-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { queries } from '../../../queries.ts';
import type { DayRows } from '../day-rows.ts';
import { dayOfStrategy } from '../day-of-strategy.ts';
import { MarketDays, type MarketState } from '../market/market-days.ts';
import { tellOwner } from '../notices/tell-owner.ts';
import { Signals } from '../signals/signals.ts';
import { readPicks, readPosted } from './read-day.ts';
import { carriedOver, lockRisk, readRisks, riskLists, type DayRisk } from './risk-rows.ts';
import { readStrategy, type StrategyToPost } from './strategy-row.ts';
import { hashOfDay, writeDay } from './write-day.ts';

export interface StrategyDaysParts {
  readonly database: DataSource;
  readonly store: PanelStore;
  readonly clock: Clock;
  readonly codeVersion: string;
  /** Whether owners are told what asks to be looked at; true by default. */
  readonly tells?: boolean;
}

export interface PostOptions {
  /** Called first in the transaction of each day; what it throws keeps the day from being posted. */
  readonly lock?: (manager: EntityManager) => Promise<void>;
  readonly signal?: AbortSignal;
  /** Called after each day. */
  readonly posted?: (date: string) => void;
}

export interface PostedDays {
  /** Days that were posted now. */
  readonly days: number;
  /** The newest posted day; null where there is none. */
  readonly lastDate: string | null;
}

/**
 * Posts days of strategies, each exactly once: in one transaction all rows of the day and the strategy's `last_date`,
 * if that is still the day before. One for a process, so that strategies share the market and the signals.
 */
export class StrategyDays {
  readonly market: MarketDays;
  readonly signals: Signals;
  private readonly tells: boolean;

  constructor(private readonly parts: StrategyDaysParts) {
    this.market = new MarketDays(parts.database);
    this.signals = new Signals(parts.database, parts.store);
    this.tells = parts.tells !== false;
  }

  /**
   * Posts what is missing up to a date in order, as far as the market goes. A strategy that is stopped, or removed, or
   * not the tenant's, is left as it is.
   */
  async postThrough(
    { tenantId, strategyId }: { readonly tenantId: string; readonly strategyId: number },
    through: string,
    options: PostOptions = {},
  ): Promise<PostedDays> {
    for (let days = 0; ;) {
      options.signal?.throwIfAborted();
      const strategy = await readStrategy(this.parts.database, tenantId, strategyId);
      const lastDate = strategy?.lastDate ?? null;
      if (strategy === null || !strategy.isRunning) return { days, lastDate };
      if (lastDate !== null && lastDate >= through) return { days, lastDate };
      const outcome = await readAgain(() => this.postNext(strategy, through, options));
      if (outcome === 'none') return { days, lastDate };
      if (outcome === 'changed') continue;
      days += 1;
      options.posted?.(outcome.date);
      if (outcome.date >= through) return { days, lastDate: outcome.date };
    }
  }

  /** The next day of a strategy; `changed` where it was changed meanwhile, `none` where there is none yet. */
  private async postNext(
    strategy: StrategyToPost,
    through: string,
    { lock }: PostOptions,
  ): Promise<DayRows | 'changed' | 'none'> {
    const { database } = this.parts;
    const began = performance.now();
    const { id, lastDate, seal } = strategy;
    const [market, asOf, last] = await Promise.all([
      this.market.state(),
      businessDate(database),
      lastDate === null ? null : readPosted(database, { strategyId: id, date: lastDate }),
    ]);
    const seen: { risks: readonly DayRisk[] } = { risks: [] };
    const end = asOf !== null && asOf < through ? asOf : through;
    const rows = await dayOfStrategy(seal, last, {
      market: { calendar: upTo(market, end), on: (date) => market.on(date) },
      choose: (date) => this.signals.on({ tenantId: strategy.tenantId, seal, date, market }),
      firstPicks: () => readPicks(database, { strategyId: id, date: seal.startDate }),
      risks: async (dates) => {
        seen.risks = await readRisks(database, id, dates);
        return riskLists(seen.risks);
      },
    });
    if (rows === null || asOf === null) return 'none';
    const hashBefore = last?.dayHash ?? strategy.sealHash;
    const flagged = this.tells ? await market.flaggedOn(rows.date) : NO_CODES;
    const made = { rows, hashBefore, flagged, risk: seen.risks.at(-1) ?? null };
    const card = {
      asOf,
      loadId: market.loadId,
      hashBefore,
      milliseconds: Math.round(performance.now() - began),
    };
    const isPosted = await transact(database, async (manager) => {
      await lock?.(manager);
      return this.write(manager, strategy, { ...made, card });
    });
    return isPosted ? rows : 'changed';
  }

  /** Writes a day unless the strategy, or the caps its orders follow from, are no longer as they were read. */
  private async write(manager: EntityManager, strategy: StrategyToPost, made: MadeDay): Promise<boolean> {
    const { id, tenantId, lastDate, sealHash } = strategy;
    const { rows, risk, hashBefore } = made;
    if (!(await isUnmoved(manager, strategy))) return false;
    if (lastDate !== null && canonicalJson(await lockRisk(manager, id, lastDate)) !== canonicalJson(risk))
      return false;
    await writeDay(manager, {
      strategyId: id,
      tenantId,
      rows,
      dayHash: hashOfDay(hashBefore, rows),
      card: {
        ...made.card,
        sealHash,
        codeVersion: this.parts.codeVersion,
        node: process.version,
        arch: process.arch,
        worker: `${hostname()}:${process.pid}`,
      },
      risk: carriedOver(
        risk,
        rows.date,
        rows.holdings.map(({ code }) => code),
      ),
      now: shanghaiDateTime(this.parts.clock.now()),
    });
    await queries(manager)
      .updateTable('invest.strategy')
      .set({
        last_date: rows.date,
        assets: rows.report.assets,
        earning_rate: rows.report.earningRate,
        statis_days: rows.report.statisDays,
      })
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .execute();
    if (this.tells) await tellOwner(manager, this.parts.clock, { strategy, rows, flagged: made.flagged });
    return true;
  }
}

interface MadeDay {
  readonly rows: DayRows;
  readonly hashBefore: string;
  /** The codes that trade under ST for the first time. */
  readonly flagged: ReadonlySet<string>;
  /** The caps that its orders follow from. */
  readonly risk: DayRisk | null;
  readonly card: {
    readonly asOf: string;
    readonly loadId: number;
    readonly hashBefore: string;
    readonly milliseconds: number;
  };
}

/** Whether a strategy runs on and its newest day is still the one that was read; locks its row. */
async function isUnmoved(
  manager: EntityManager,
  { id, tenantId, lastDate }: StrategyToPost,
): Promise<boolean> {
  const row = await queries(manager)
    .selectFrom('invest.strategy')
    .select(['status', 'removed_at', 'last_date'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.status === 1 && row.removed_at === null && row.last_date === lastDate;
}

const NO_CODES: ReadonlySet<string> = new Set();

const upTo = ({ calendar }: MarketState, end: string): readonly string[] =>
  calendar.filter((date) => date <= end);
