import { Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, STRATEGY_TYPES, type previewCalls } from '@console/contract-invest';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { readAgain } from '@console/market/panels';
import { findRecord } from '@console/node-kit/queries';
import { chooseTop, configurationIndexes, decimalOf, targetWeights, type StyleWeights } from '@console/quant';
import { DataSource } from 'typeorm';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { decimalText, type StrategyPick } from '../days/signals/strategy-pick.ts';
import { pinnedCodes, poolCompanies, type PoolCompany } from '../pool/pool-companies.ts';
import { poolRows } from '../pool/pool-rows.ts';
import { StyleScoring, type ScoredDay } from '../scores/style-scores.ts';
import { FactorChoiceService } from './factor-choice.service.ts';
import { FirstDayService } from './first-day.service.ts';
import { presentedPreview, type StockIndexes } from './presented-preview.ts';

type Call = (typeof previewCalls)['previewStrategy'];
type Input = InputOf<Call>;

/** What new strategies would buy first, at the last close: an estimate while they are typed. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
    private readonly factors: FactorChoiceService,
    private readonly days: FirstDayService,
  ) {}

  /**
   * @throws Refusal notFound of a style that the tenant does not have, noDay before the first complete day, and those of
   *   `FactorChoiceService.picks`
   */
  async preview({ tenantId }: Session, input: Input): Promise<OutputOf<Call>> {
    const [weights, companies, pins] = await Promise.all([
      findRecord(this.database, STYLE_READS, { tenantId, id: input.styleId }),
      poolCompanies(this.database, tenantId),
      pinnedCodes(this.database, tenantId, input.styleId),
    ]);
    return readAgain(async () => {
      const day = await this.scoring.day();
      if (day === null) throw new Refusal(STRATEGY_MESSAGES.noDay);
      const date = day.frame.dates[day.row] ?? '';
      const picks = await this.picks(tenantId, day, { input, weights, companies, pins });
      const codes = picks.map(({ code }) => code);
      const indexes = await this.indexes(day, weights, { codes, companies });
      const first = await this.days.after(date, { picks, initialCapital: input.initialCapital });
      return presentedPreview({ date, picks, companies, indexes, first });
    });
  }

  private async picks(tenantId: string, day: ScoredDay, asked: Asked): Promise<readonly StrategyPick[]> {
    const { input, companies } = asked;
    const { strategyType, stocks = [], stockQuantity: quantity = 0, factorId, factorVersion } = input;
    if (strategyType === STRATEGY_TYPES.user)
      return stocks.map(({ stockCode, userConfigIndex }) => ({
        code: stockCode,
        weight: decimalText(decimalOf(userConfigIndex)),
      }));
    if (strategyType === STRATEGY_TYPES.system) return this.systemPicks(day, asked, quantity);
    if (factorId === undefined) throw new Refusal(STRATEGY_MESSAGES.noFactor);
    const choice = { factorId, factorVersion, quantity, weighting: input.weighting ?? 'equal' } as const;
    return this.factors.picks(tenantId, day, { companies, choice });
  }

  /** The stocks that a system strategy would choose, the highest style index first. */
  private async systemPicks(
    day: ScoredDay,
    { weights, companies, pins }: Asked,
    quantity: number,
  ): Promise<readonly StrategyPick[]> {
    const rows = await poolRows(this.scoring, day, { weights, companies, pins, pool: undefined });
    const scores = Float64Array.from(rows, ({ styleIndex }) => styleIndex ?? NaN);
    const all = rows.map(({ stockCode }) => stockCode);
    const codes = chooseTop(scores, all, quantity).map((at) => all[at] ?? '');
    const { systemConfigIndex } = await this.indexes(day, weights, { codes, companies });
    const targets = targetWeights(codes, systemConfigIndex);
    return codes.map((code) => {
      const weight = targets.get(code);
      return { code, weight: weight === undefined ? '0' : decimalText(weight) };
    });
  }

  private async indexes(
    day: ScoredDay,
    weights: StyleWeights,
    { codes, companies }: { readonly codes: readonly string[]; readonly companies: readonly PoolCompany[] },
  ): Promise<StockIndexes> {
    const { market, styleIndex, corrected } = await this.scoring.on(day, weights);
    const columns = new Map(companies.map(({ code, securityId }) => [code, securityId - 1]));
    const own = (values: Float64Array): Float64Array =>
      Float64Array.from(codes, (code) => values[columns.get(code) ?? -1] ?? NaN);
    const chosen = { styleIndex: own(styleIndex), liquidity: own(market.parts.liquidity) };
    const { systemConfigIndex } = configurationIndexes(chosen, weights);
    return { styleIndex: chosen.styleIndex, corrected: own(corrected), systemConfigIndex };
  }
}

interface Asked {
  readonly input: Input;
  readonly weights: StyleWeights;
  readonly companies: readonly PoolCompany[];
  readonly pins: readonly string[];
}
