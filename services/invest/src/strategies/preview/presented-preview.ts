import type { previewCalls } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { orNull } from '@console/quant';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';
import { feesOf, lacking } from '../plan/planned-lines.ts';
import type { PoolCompany } from '../pool/pool-companies.ts';
import { yuanOf } from '../yuan-of.ts';
import type { FirstDay } from './first-day.service.ts';

type Preview = OutputOf<(typeof previewCalls)['previewStrategy']>;

/** By stock. */
export interface StockIndexes {
  readonly styleIndex: Float64Array;
  readonly corrected: Float64Array;
  readonly systemConfigIndex: Float64Array;
}

export interface Estimate {
  readonly date: string;
  readonly picks: readonly StrategyPick[];
  readonly companies: readonly PoolCompany[];
  readonly indexes: StockIndexes;
  readonly first: FirstDay;
}

/** Shares of a lot, as lots are counted here whatever the board. */
const LOT = 100n;

/** An estimate as the wire has it. */
export function presentedPreview({ date, picks, companies, indexes, first }: Estimate): Preview {
  const byCode = new Map(companies.map((company) => [company.code, company]));
  const orders = new Map(first.rows.orders.map((order) => [order.code, order]));
  const wishes = new Map(first.rows.state.plans.map(([code, wish]) => [code, wish]));
  const causes = lacking(first.rows);
  const stocks = picks.map(({ code, weight, factorValue }, at) => {
    const close = first.closes.get(code);
    const order = orders.get(code);
    return {
      corpId: byCode.get(code)?.corpId ?? null,
      corpName: byCode.get(code)?.shortName ?? code,
      stockCode: code,
      styleIndex: orNull(indexes.styleIndex[at] ?? NaN),
      correctionCorpConfig: orNull(indexes.corrected[at] ?? NaN),
      systemConfigIndex: orNull(indexes.systemConfigIndex[at] ?? NaN),
      factorValue: factorValue ?? null,
      weight: Number(weight),
      close: close === undefined ? null : yuanOf(close),
      wished: Number(wishes.get(code) ?? 0),
      shares: Number(order?.shares ?? 0),
      amount: yuanOf(order?.amount ?? 0),
      cost: yuanOf(order === undefined ? 0n : feesOf(order)),
      lacking: [...(causes.get(code) ?? [])],
    };
  });
  const all = first.rows.orders;
  const sum = (of: (order: (typeof all)[number]) => bigint): bigint =>
    all.reduce((total, order) => total + of(order), 0n);
  return {
    asOf: date,
    stocks,
    invested: yuanOf(sum(({ amount }) => BigInt(amount))),
    cash: yuanOf(first.rows.report.cash),
    cost: yuanOf(sum(feesOf)),
    lots: Number(sum(({ shares }) => BigInt(shares) / LOT)),
  };
}
