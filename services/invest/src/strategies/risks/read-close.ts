import type { Querying } from '@console/node-kit/queries';
import { parseDecimal, type Account, type Decimal, type OpenOrder } from '@console/quant';
import { queries } from '../../queries.ts';

/** A strategy after the close of a posted day. */
export interface Close {
  readonly date: string;
  readonly account: Account;
  /** Cents by code, of held stocks. */
  readonly closes: ReadonlyMap<string, bigint>;
}

/** The parts of a day's state that its account is made of; all numbers are texts. */
interface State {
  /** Code, side, shares that are left, and shares a day at the most. */
  readonly orders?: readonly (readonly [string, 'buy' | 'sell', string, string | null])[];
  readonly weights?: readonly (readonly [string, string])[];
}

/** @throws Error for a day that is not posted */
export async function readClose(database: Querying, strategyId: number, date: string): Promise<Close> {
  const [day, holdings] = await Promise.all([
    queries(database)
      .selectFrom('invest.strategy_day')
      .select(['cash', 'state', 'statis_days as days'])
      .where('strategy_id', '=', strategyId)
      .where('report_date', '=', date)
      .executeTakeFirstOrThrow(() => new Error(`strategy ${strategyId}: ${date} is not posted`)),
    queries(database)
      .selectFrom('invest.strategy_holding')
      .select(['code', 'shares', 'close'])
      .where('strategy_id', '=', strategyId)
      .where('report_date', '=', date)
      .orderBy('code')
      .execute(),
  ]);
  const { orders = [], weights = [] } = JSON.parse(day.state) as State;
  return {
    date,
    account: {
      cash: BigInt(day.cash),
      shares: new Map(holdings.map(({ code, shares }) => [code, BigInt(shares)])),
      orders: new Map(
        orders.map(([code, side, remaining, cap]): [string, OpenOrder] => [
          code,
          { side, remaining: BigInt(remaining), cap: cap === null ? null : BigInt(cap) },
        ]),
      ),
      weights: new Map(weights.map(([code, weight]) => [code, written(weight)])),
      days: day.days,
    },
    closes: new Map(holdings.map(({ code, close }) => [code, BigInt(close)])),
  };
}

function written(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (decimal === null) throw new RangeError(`no decimal: ${text}`);
  return decimal;
}
