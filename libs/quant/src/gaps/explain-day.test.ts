import type { Account, Weights } from '../ledger/account.ts';
import { decideDay, type Decision } from '../ledger/decide-day.ts';
import { DEFAULT_COSTS } from '../ledger/fees.ts';
import type { StockDay } from '../ledger/market-day.ts';
import { NO_RISKS, type RiskLists } from '../ledger/position-cap.ts';
import {
  aBar,
  aMarket,
  anAccount,
  anAction,
  aStock,
  decimal,
  TODAY,
} from '../ledger/testing/small-market.ts';
import { tradeDay } from '../ledger/run-day.ts';
import { explainDay, NO_PLANS, type GapState } from './explain-day.ts';

const code = '600000.SH';

interface Close {
  readonly stock?: StockDay;
  readonly signal?: Weights | null;
  readonly risks?: RiskLists;
}

/** Days one after another, each a stock that trades and what is decided at its close; the gaps of the last. */
function lastOf(account: Account, ...closes: readonly Close[]) {
  let state: GapState = NO_PLANS;
  let current = account;
  let last: ReturnType<typeof explainDay>[1] = [];
  for (const { stock = aStock(), signal = null, risks = NO_RISKS } of closes) {
    const market = aMarket(stock);
    const decision: Decision = { market, before: '2024-06-03', signal, risks, participation: decimal('0.1') };
    const [traded, result] = tradeDay(current, market, { initialCapital: 1n, costs: DEFAULT_COSTS });
    current = decideDay(traded, decision);
    [state, last] = explainDay(state, [result, { market, account: current }, decision]);
  }
  return last.map(({ wish, held, causes }) => ({ wish, held, causes: Object.fromEntries(causes) }));
}

const all = (weight: string): Close => ({ signal: new Map([[code, decimal(weight)]]) });
const lowered = (risk: string): RiskLists => ({
  ...NO_RISKS,
  system: [{ date: TODAY, risk: decimal(risk) }],
});
/** 1,040 shares: 1,000 of them in lots. */
const odd = anAccount({ cash: 10_000_000n - 1_040_000n, shares: new Map([[code, 1040n]]) });

it('has nothing to explain on the day of the first signal, nor of a stock that is where it was wished', () => {
  expect(lastOf(anAccount(), all('0.5'))).toEqual([]);
  expect(lastOf(anAccount(), all('0.5'), {})).toEqual([{ wish: 5000n, held: 5000n, causes: {} }]);
});

it('takes the lot for what a target drops', () => {
  expect(lastOf(anAccount(), all('0.0599'), {})).toEqual([{ wish: 599n, held: 500n, causes: { lot: 99n } }]);
});

it('takes the risk cap for what it leaves out, and the lot of the rest', () => {
  const capped = { ...all('0.5'), risks: lowered('33.3') };
  expect(lastOf(anAccount(), capped, {})).toEqual([
    { wish: 5000n, held: 1600n, causes: { riskCap: 3335n, lot: 65n } },
  ]);
});

it.each([
  ['a suspended day', aStock({ bar: null }), { suspended: 5000n }],
  ['an open at the upper limit', aStock({ bar: aBar({ open: 1100n }) }), { upperLimit: 5000n }],
])('keeps what is to be bought on %s', (_, stock, causes) => {
  expect(lastOf(anAccount(), all('0.5'), { stock })).toEqual([{ wish: 5000n, held: 0n, causes }]);
});

it('keeps what is to be sold at the lower limit, as shares too many', () => {
  const stock = aStock({ bar: aBar({ open: 900n }) });
  expect(lastOf(odd, all('0'), { stock })).toEqual([
    { wish: 0n, held: 1040n, causes: { lowerLimit: -1040n } },
  ]);
});

it('parts what the volume left from what the cash left', () => {
  // A tenth of 30,000 yuan a day is 300 shares of the 900; a dearer open leaves cash for 200.
  const thin = aStock({
    before: { ref: 1000n, ex: false, rights: false, amounts: [] },
    bar: aBar({ amount: 3_000_000n }),
  });
  const dear = aStock({ bar: aBar({ open: 1099n }) });
  const poor = anAccount({ cash: 300_000n });
  expect(lastOf(poor, { ...all('1'), stock: thin }, { stock: dear })).toEqual([
    { wish: 300n, held: 200n, causes: { cash: 100n } },
  ]);
  expect(lastOf(anAccount({ cash: 900_000n }), { ...all('1'), stock: thin }, {})).toEqual([
    { wish: 900n, held: 300n, causes: { volume: 600n } },
  ]);
});

it('splits an order that both held up', () => {
  // 900 wished, 300 by the volume; at 35 yuan the cash is enough for 200.
  const thin = aStock({
    before: { ref: 1000n, ex: false, rights: false, amounts: [] },
    bar: aBar({ amount: 3_000_000n }),
  });
  const dear = aStock({ bar: aBar({ open: 3500n, upper: null }) });
  expect(lastOf(anAccount({ cash: 900_000n }), { ...all('1'), stock: thin }, { stock: dear })).toEqual([
    { wish: 900n, held: 200n, causes: { volume: 600n, cash: 100n } },
  ]);
});

it('calls odd what no order can trade, on the day and ever after', () => {
  // 1,100 wished, 1,040 held: 60 are no lot.
  const gap = { wish: 1100n, held: 1040n, causes: { oddLot: 60n } };
  expect(lastOf(odd, all('0.11'), {})).toEqual([gap]);
  expect(lastOf(odd, all('0.11'), {}, {})).toEqual([gap]);
});

it('grows with bonus shares', () => {
  const ex = aStock({ action: anAction('0', '1'), bar: aBar({ preClose: 500n, open: 500n, close: 500n }) });
  expect(lastOf(anAccount(), all('0.0599'), {}, { stock: ex })).toEqual([
    { wish: 1198n, held: 1000n, causes: { lot: 198n } },
  ]);
});

it('takes a cap that is lowered between signals for what is sold, and for what is not bought any more', () => {
  const lower: Close = { risks: lowered('40') };
  // Fees were paid since: a fifth of 99,987 yuan is 1,999 shares, 1,900 in lots.
  expect(lastOf(anAccount(), all('0.5'), lower, {})).toEqual([
    { wish: 5000n, held: 1900n, causes: { riskCap: 3100n } },
  ]);
  const waits: Close = { stock: aStock({ bar: null }) };
  expect(lastOf(anAccount(), all('0.5'), { ...waits, ...lower }, waits)).toEqual([
    { wish: 5000n, held: 0n, causes: { riskCap: 3000n, suspended: 2000n } },
  ]);
});

it('explains what is delisted by that alone', () => {
  const gone = aStock({ security: { delisted: TODAY }, bar: null });
  const gap = { wish: 599n, held: 0n, causes: { notListed: 599n } };
  expect(lastOf(anAccount(), all('0.0599'), {}, { stock: gone })).toEqual([gap]);
  // A signal for it afterwards: 599 shares at its last close.
  expect(lastOf(anAccount(), { ...all('0.0599'), stock: gone }, { stock: gone })).toEqual([gap]);
});
