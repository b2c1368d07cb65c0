import { coverageText, isThin } from './coverage.ts';

it('says of how many of a set’s members a figure is made, and of how much of their market value', () => {
  expect(coverageText({ corpNum: 23, memberNum: 25, other: 1 })).toBe('23 / 25 家');
  expect(coverageText({ corpNum: 0, memberNum: 0 })).toBe('0 / 0 家');
  expect(coverageText({ corpNum: 23, memberNum: 25, capitalShare: 0.98204 })).toBe(
    '23 / 25 家 · 市值占比 98.20%',
  );
  expect(coverageText({ corpNum: 23, memberNum: 25, capitalShare: null })).toBe('23 / 25 家');
});

it('marks a figure of too few members, or of too little of their market value', () => {
  expect(coverageText({ corpNum: 7, memberNum: 10, capitalShare: 0.9 })).toBe(
    '7 / 10 家 · 市值占比 90.00% · 覆盖不足',
  );
  expect(coverageText({ corpNum: 9, memberNum: 10, capitalShare: 0.5 })).toBe(
    '9 / 10 家 · 市值占比 50.00% · 覆盖不足',
  );
});

it.each([
  [8, 10, undefined, false],
  [7, 10, undefined, true],
  [8, 10, null, false],
  [8, 10, 0.8, false],
  [10, 10, 0.799, true],
  [0, 0, null, false],
])('%i of %i with %p of the market value: thin %p', (corpNum, memberNum, capitalShare, thin) => {
  expect(isThin({ corpNum, memberNum, capitalShare })).toBe(thin);
});

it.each([undefined, null, {}, { corpNum: 1 }, { corpNum: '1', memberNum: 2 }])(
  'says nothing about %p',
  (data) => {
    expect(coverageText(data)).toBeUndefined();
  },
);
