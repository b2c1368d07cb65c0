import { stepQuote, meanAmount, UNQUOTED } from './quote.ts';
import { aBar, anAction, aQuote } from './testing/small-market.ts';

it('a first trading day has no gap, and its close becomes the reference', () => {
  const [after, day] = stepQuote(UNQUOTED, aBar({ preClose: 500n, close: 1050n, amount: 7n }), null);
  expect(after).toEqual({ ref: 1050n, ex: false, rights: false, amounts: [7n] });
  expect(day).toMatchObject({ action: null, gap: null, ref: null });
});

it('a suspended day leaves all as it was', () => {
  const quote = aQuote({ ex: true, rights: true });
  expect(stepQuote(quote, null, null)).toEqual([quote, { action: null, gap: null, ref: 1000n, bar: null }]);
});

it('what goes ex before the first trade has no effect', () => {
  expect(stepQuote(UNQUOTED, null, anAction('1', '1'))).toEqual([
    UNQUOTED,
    { action: null, gap: null, ref: null, bar: null },
  ]);
});

describe('the reference after an ex-date', () => {
  it.each([
    ['cash', '0.5', '0', 950n],
    ['bonus shares', '0', '0.3', 769n],
    ['both: (10 − 0.25) / 1.3 = 7.5', '0.25', '0.3', 750n],
    ['a half cent upwards: 10 − 0.005', '0.005', '0', 1000n],
    ['less than a half downwards: 10 − 0.0051', '0.0051', '0', 999n],
    ['a cent at least', '12', '0', 1n],
  ])('is less by %s', (_, cash, shares, ref) => {
    const [after] = stepQuote(aQuote(), null, anAction(cash, shares));
    expect(after).toMatchObject({ ref, ex: true, rights: false });
  });

  it('is marked until the next trading day is over, suspended days between', () => {
    const [ex] = stepQuote(aQuote(), null, anAction('0', '0', true));
    const [still] = stepQuote(ex, null, null);
    expect(still).toMatchObject({ ex: true, rights: true });
    const [traded] = stepQuote(still, aBar(), null);
    expect(traded).toMatchObject({ ex: false, rights: false });
  });

  it('goes down twice for two ex-dates of one suspension', () => {
    const [first] = stepQuote(aQuote(), null, anAction('1'));
    const [second] = stepQuote(first, null, anAction('0', '1'));
    expect(second.ref).toBe(450n);
  });
});

describe('the gap of a day', () => {
  const gapOf = (preClose: bigint, { ex = false, rights = false } = {}) =>
    stepQuote(aQuote({ ex, rights }), aBar({ preClose }), null)[1].gap;

  it.each([
    [1000n, null],
    [999n, { kind: 'gap', cents: 1n }],
    [1001n, { kind: 'gapUp', cents: 1n }],
  ])('without an announcement counts from a cent on: preClose %s', (preClose, gap) => {
    expect(gapOf(preClose)).toEqual(gap);
  });

  it.each([
    [999n, null],
    [1001n, null],
    [998n, { kind: 'gap', cents: 2n }],
    [1002n, { kind: 'gapUp', cents: 2n }],
  ])('on an ex-date may be a cent of rounding: preClose %s', (preClose, gap) => {
    expect(gapOf(preClose, { ex: true })).toEqual(gap);
  });

  it.each([
    [999n, { kind: 'rights', cents: 1n }],
    [1000n, null],
    [1001n, { kind: 'gapUp', cents: 1n }],
  ])('with rights counts from a cent on, and is theirs: preClose %s', (preClose, gap) => {
    expect(gapOf(preClose, { ex: true, rights: true })).toEqual(gap);
  });

  it('is what today’s own action does not explain', () => {
    const [, day] = stepQuote(aQuote(), aBar({ preClose: 940n }), anAction('0.5'));
    expect(day).toMatchObject({ ref: 950n, gap: { kind: 'gap', cents: 10n } });
  });
});

describe('the mean amount', () => {
  it('is of the last twenty trading days, suspended ones passed over', () => {
    let quote = UNQUOTED;
    for (let day = 1n; day <= 21n; day += 1n) {
      [quote] = stepQuote(quote, aBar({ amount: day }), null);
      [quote] = stepQuote(quote, null, null);
    }
    // 2 + 3 + … + 21
    expect(meanAmount(quote)).toEqual({ sum: 230n, days: 20n });
  });

  it('is of fewer where there are fewer, and of none before the first', () => {
    expect(meanAmount(aQuote({ amounts: [3n, 4n] }))).toEqual({ sum: 7n, days: 2n });
    expect(meanAmount(UNQUOTED)).toEqual({ sum: 0n, days: 0n });
  });
});
