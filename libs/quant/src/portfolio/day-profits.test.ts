import { dayProfits } from './day-profits.ts';
import { sampleRun } from './testing/sample-run.ts';
import { writtenDays } from './testing/written-days.ts';

const [first, second, third] = writtenDays();
const noCosts = { commission: 0n, stampDuty: 0n, transferFee: 0n, slippage: 0n };
const unpaid = { dividend: 0n, rights: 0n, gap: 0n };

test('a purchase earns from its price to the close; an order that was not filled earns nothing', () => {
  expect(first && dayProfits(null, first)).toEqual([
    {
      code: 'A',
      start: 0n,
      holding: 0n,
      trading: 10_000n,
      paid: unpaid,
      costs: { ...noCosts, commission: 500n },
    },
  ]);
});

test('what is sold earns until its sale, and the dividend is beside the fall of the price', () => {
  expect(first && second && dayProfits(first.report, second)).toEqual([
    {
      code: 'A',
      start: 510_000n,
      holding: -13_000n,
      trading: 0n,
      paid: { ...unpaid, dividend: 10_000n },
      costs: { commission: 50n, stampDuty: 100n, transferFee: 2n, slippage: 0n },
    },
  ]);
});

test('the slippage is split from the price where the open is known', () => {
  const bought = first && dayProfits(null, first, () => 499n)[0];
  expect([bought?.trading, bought?.costs.slippage]).toEqual([11_000n, 1_000n]);
  const sold = first && second && dayProfits(first.report, second, () => 501n)[0];
  expect([sold?.holding, sold?.costs.slippage]).toEqual([-12_600n, 400n]);
});

test('what leaves at its last close earns nothing', () => {
  expect(second && third && dayProfits(second.report, third)).toEqual([
    { code: 'A', start: 297_000n, holding: 0n, trading: 0n, paid: unpaid, costs: noCosts },
  ]);
});

test('every cent of every day of a ledger is explained', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const { days, capital, openOf } = sampleRun(seed);
    for (const [at, day] of days.entries()) {
      const before = days[at - 1]?.report ?? null;
      const profits = dayProfits(before, day, openOf);
      const sum = profits.reduce((total, { holding, trading, paid, costs }) => {
        const booked = paid.dividend + paid.rights + paid.gap;
        return (
          total +
          holding +
          trading +
          booked -
          costs.commission -
          costs.stampDuty -
          costs.transferFee -
          costs.slippage
        );
      }, 0n);
      expect(sum).toBe(day.report.assets - (before?.assets ?? capital));
      expect(profits.every(({ costs }) => costs.slippage >= 0n)).toBe(true);
      day.bookings.forEach(({ kind }) => kinds.add(kind));
    }
  }
  // The sample has what is to be explained.
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['bonus', 'delisted', 'dividend', 'gap', 'rights']),
  );
});
