import { Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, STRATEGY_TYPES, type previewCalls } from '@console/contract-invest';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { readAgain } from '@console/market/panels';
import { findRecord } from '@console/node-kit/queries';
import {
  centsOf,
  chooseTop,
  configurationIndexes,
  decimalOf,
  orNull,
  targetWeights,
  type StyleWeights,
  type Weights,
} from '@console/quant';
import { DataSource } from 'typeorm';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { pinnedCodes, poolCompanies, type PoolCompany } from '../pool/pool-companies.ts';
import { poolRows } from '../pool/pool-rows.ts';
import { StyleScoring, type ScoredDay } from '../scores/style-scores.ts';
import { yuanOf } from '../yuan-of.ts';
import { closesOn } from './closes-on.ts';
import { firstBuys, type FirstBuys, type PricedStock } from './first-buys.ts';

type Call = (typeof previewCalls)['previewStrategy'];
type Preview = OutputOf<Call>;

/** Shares of a lot, as lots are counted here whatever the board. */
const LOT = 100n;

/** What new strategies would buy first, at the last close: an estimate while they are typed. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
  ) {}

  /** @throws Refusal notFound of a style that the tenant does not have, noDay before the first complete day */
  async preview({ tenantId }: Session, input: InputOf<Call>): Promise<Preview> {
    const [weights, companies, pins] = await Promise.all([
      findRecord(this.database, STYLE_READS, { tenantId, id: input.styleId }),
      poolCompanies(this.database, tenantId),
      pinnedCodes(this.database, tenantId, input.styleId),
    ]);
    return readAgain(async () => {
      const day = await this.scoring.day();
      if (day === null) throw new Refusal(STRATEGY_MESSAGES.noDay);
      const isUser = input.strategyType === STRATEGY_TYPES.user;
      const codes = isUser
        ? (input.stocks ?? []).map(({ stockCode }) => stockCode)
        : await this.chosen(day, { weights, companies, pins, quantity: input.stockQuantity ?? 0 });
      const indexes = await this.indexes(day, weights, { codes, companies });
      const targets: Weights = isUser
        ? new Map((input.stocks ?? []).map((stock) => [stock.stockCode, decimalOf(stock.userConfigIndex)]))
        : targetWeights(codes, indexes.systemConfigIndex);
      const date = day.frame.dates[day.row] ?? '';
      const priced = await closesOn(this.database, date, securitiesOf(codes, companies));
      const bought = firstBuys(targets, priced, { capital: centsOf(decimalOf(input.initialCapital)), date });
      return presented({ date, codes, companies, indexes, targets, priced, bought });
    });
  }

  /** The stocks that a system strategy would choose, the highest style index first. */
  private async chosen(day: ScoredDay, { quantity, ...choice }: Choice): Promise<readonly string[]> {
    const rows = await poolRows(this.scoring, day, { ...choice, pool: undefined });
    const scores = Float64Array.from(rows, ({ styleIndex }) => styleIndex ?? NaN);
    const codes = rows.map(({ stockCode }) => stockCode);
    return chooseTop(scores, codes, quantity).map((at) => codes[at] ?? '');
  }

  private async indexes(
    day: ScoredDay,
    weights: StyleWeights,
    { codes, companies }: Stocks,
  ): Promise<Indexes> {
    const { market, styleIndex, corrected } = await this.scoring.on(day, weights);
    const columns = new Map(companies.map(({ code, securityId }) => [code, securityId - 1]));
    const own = (values: Float64Array): Float64Array =>
      Float64Array.from(codes, (code) => values[columns.get(code) ?? -1] ?? NaN);
    const chosen = { styleIndex: own(styleIndex), liquidity: own(market.parts.liquidity) };
    const { systemConfigIndex } = configurationIndexes(chosen, weights);
    return { styleIndex: chosen.styleIndex, corrected: own(corrected), systemConfigIndex };
  }
}

interface Choice {
  readonly weights: StyleWeights;
  readonly companies: readonly PoolCompany[];
  readonly pins: readonly string[];
  readonly quantity: number;
}

interface Stocks {
  readonly codes: readonly string[];
  readonly companies: readonly PoolCompany[];
}

/** By stock. */
interface Indexes {
  readonly styleIndex: Float64Array;
  readonly corrected: Float64Array;
  readonly systemConfigIndex: Float64Array;
}

function securitiesOf(codes: readonly string[], companies: readonly PoolCompany[]): readonly number[] {
  const wanted = new Set(codes);
  return companies.flatMap(({ code, securityId }) => (wanted.has(code) ? [securityId] : []));
}

interface Estimate extends Stocks {
  readonly date: string;
  readonly indexes: Indexes;
  readonly targets: Weights;
  readonly priced: readonly PricedStock[];
  readonly bought: FirstBuys;
}

function presented({ date, codes, companies, indexes, targets, priced, bought }: Estimate): Preview {
  const byCode = new Map(companies.map((company) => [company.code, company]));
  const closes = new Map(priced.map(({ code, close }) => [code, close]));
  const stocks = codes.map((stockCode, at) => {
    const company = byCode.get(stockCode);
    const close = closes.get(stockCode);
    const buy = bought.buys.get(stockCode);
    const weight = targets.get(stockCode);
    return {
      corpId: company?.corpId ?? null,
      corpName: company?.shortName ?? stockCode,
      stockCode,
      styleIndex: orNull(indexes.styleIndex[at] ?? NaN),
      correctionCorpConfig: orNull(indexes.corrected[at] ?? NaN),
      systemConfigIndex: orNull(indexes.systemConfigIndex[at] ?? NaN),
      weight: weight === undefined ? 0 : Number(weight.units) / 10 ** weight.scale,
      close: close === undefined ? null : yuanOf(close),
      shares: Number(buy?.shares ?? 0n),
      amount: yuanOf(buy?.amount ?? 0n),
      cost: yuanOf(buy?.cost ?? 0n),
    };
  });
  const all = [...bought.buys.values()];
  const sum = (of: (buy: (typeof all)[number]) => bigint): bigint =>
    all.reduce((total, buy) => total + of(buy), 0n);
  return {
    asOf: date,
    stocks,
    invested: yuanOf(sum(({ amount }) => amount)),
    cash: yuanOf(bought.cash),
    cost: yuanOf(sum(({ cost }) => cost)),
    lots: Number(sum(({ shares }) => shares / LOT)),
  };
}
