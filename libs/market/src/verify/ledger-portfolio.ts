import {
  centsOf,
  decimalOf,
  DEFAULT_COSTS,
  NO_RISKS,
  simulate,
  type BarRow,
  type Board,
  type MarketData,
} from '@console/quant';
import type { Querying } from '../read/querying.ts';
import { MONTH_END, type PortfolioFigures } from './plain-portfolio.ts';

/** The same portfolio by the ledger, of the mart's bars. */
export async function ledgerPortfolio(
  database: Querying,
  codes: readonly string[],
): Promise<PortfolioFigures> {
  const market = await marketOf(database, codes);
  const weight = decimalOf(1 / MONTH_END.stocks);
  const strategy = {
    start: market.calendar[0] ?? '',
    end: market.calendar.at(-1) ?? '',
    signals: { kind: 'periodic', frequency: 3, weights: new Map(codes.map((code) => [code, weight])) },
    risks: NO_RISKS,
  } as const;
  const rules = {
    initialCapital: BigInt(MONTH_END.capital),
    costs: DEFAULT_COSTS,
    participation: decimalOf(0.1),
  };
  const days = [...simulate(market, strategy, rules)];
  const trades = days.flatMap(({ orders }) => orders.filter(({ shares }) => shares > 0n));
  const bookings = days.flatMap((day) => day.bookings);
  return {
    days: days.map(({ report: { date, cash, assets } }) => ({
      date,
      cash: Number(cash),
      assets: Number(assets),
    })),
    trades: trades.length,
    fees: trades.reduce(
      (sum, { commission, stampDuty, transferFee }) => sum + Number(commission + stampDuty + transferFee),
      0,
    ),
    gaps: bookings.reduce((sum, { amount }) => sum + Number(amount), 0),
  };
}

interface StoredBar {
  readonly date: string;
  readonly code: string;
  readonly open: number;
  readonly close: number;
  readonly preClose: number;
  readonly amount: number;
  readonly st: number;
}

interface StoredSecurity {
  readonly code: string;
  readonly board: Board;
  readonly listed: string;
  readonly delisted: string | null;
}

const CODE = "CONCAT(security.code, '.', security.exchange)";

async function marketOf(database: Querying, codes: readonly string[]): Promise<MarketData> {
  const calendar = await database.query<readonly { date: string }[]>(
    'SELECT DISTINCT trade_date AS date FROM daily_bar ORDER BY trade_date',
  );
  const securities = await database.query<readonly StoredSecurity[]>(
    `SELECT ${CODE} AS code, board, list_date AS listed, delist_date AS delisted FROM security
    WHERE ${CODE} IN (?)`,
    [codes],
  );
  const rows = await database.query<readonly StoredBar[]>(
    `SELECT trade_date AS date, ${CODE} AS code, open, close, pre_close AS preClose, amount, st
    FROM daily_bar JOIN security ON security.id = security_id WHERE ${CODE} IN (?) AND NOT suspended`,
    [codes],
  );
  const bars = new Map<string, Map<string, BarRow>>();
  for (const { date, code, st, ...row } of rows) {
    const cents = (name: keyof typeof row): bigint => centsOf(decimalOf(row[name]));
    const ofDay = bars.get(date) ?? new Map<string, BarRow>();
    bars.set(date, ofDay);
    ofDay.set(code, {
      open: cents('open'),
      close: cents('close'),
      preClose: cents('preClose'),
      amount: cents('amount'),
      st: st === 1,
      upperLimit: null,
      lowerLimit: null,
    });
  }
  return { calendar: calendar.map(({ date }) => date), securities, bars, dividends: [] };
}
