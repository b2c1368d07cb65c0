import { fillUniverseMask, type UniverseAccount, type UniverseInput } from './universe-mask.ts';

const NONE = NaN;
/** Two dates of five stocks; the last never has a bar. */
const panel = {
  dates: 2,
  stocks: 5,
  bars: Float64Array.of(0, 0, 1, 0, NONE, 0, NONE, 0, 0, NONE),
  unlisted: new Uint8Array(10),
  listingRows: Int32Array.of(-100, -100, -100, -1, -100),
  leastDays: 0,
};
function universeMask(input: Omit<UniverseInput, 'mask'>): { mask: Uint8Array; account: UniverseAccount } {
  const mask = new Uint8Array(10).fill(9);
  return { account: fillUniverseMask({ ...input, mask }), mask };
}
const cells = (...values: number[]): Uint8Array => Uint8Array.from(values);

it('lets every stock with a bar take part, and does not count the others', () => {
  const { mask, account } = universeMask(panel);
  expect([...mask].map((reasons) => reasons === 0)).toEqual([...panel.bars].map((bar) => !Number.isNaN(bar)));
  expect(account).toEqual({
    perDay: [4, 3],
    excluded: { outside: 0, suspended: 0, st: 0, young: 0 },
  });
});

it('excludes every stock that is not listed, with or without a bar, and does not count it', () => {
  // The first has left by the second date, the last stock was never listed.
  const unlisted = cells(0, 0, 0, 0, 1, 1, 0, 0, 0, 1);
  const { mask, account } = universeMask({ ...panel, unlisted });
  expect([...mask].map((reasons) => reasons === 0)).toEqual(
    [...panel.bars].map((bar, cell) => !Number.isNaN(bar) && unlisted[cell] === 0),
  );
  expect(account).toEqual({ perDay: [4, 2], excluded: { outside: 0, suspended: 0, st: 0, young: 0 } });
});

it('counts every stock once, by the first reason', () => {
  const { account } = universeMask({
    ...panel,
    members: cells(0, 1, 1, 1, 1),
    suspended: cells(1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    st: cells(0, 1, 1, 0, 0, 0, 0, 0, 0, 1),
    leastDays: 3,
  });
  // The fourth was listed the day before: its second and third day.
  expect(account).toEqual({
    perDay: [0, 2],
    excluded: { outside: 2, suspended: 1, st: 1, young: 1 },
  });
});

it('takes members by date', () => {
  const { account } = universeMask({ ...panel, members: cells(1, 0, 0, 0, 0, 0, 0, 1, 1, 0) });
  expect(account).toMatchObject({ perDay: [1, 2], excluded: { outside: 4 } });
});
