import { checkPanels } from './rule-panel.ts';

const cells = (length: number): Float64Array => new Float64Array(length);

test.each([
  ['one input', [6], { dates: 2, stocks: 3 }],
  ['several inputs', [6, 6, 6], { dates: 3, stocks: 2 }],
  ['no inputs', [], { dates: 2, stocks: 3 }],
  ['no dates', [0], { dates: 0, stocks: 3 }],
  ['no stocks', [0, 0], { dates: 2, stocks: 0 }],
  ['an industry a stock', [6], { dates: 2, stocks: 3, industries: new Uint16Array(3) }],
  ['an industry a cell', [6], { dates: 2, stocks: 3, industries: new Uint16Array(6) }],
  ['no industries of no stocks', [0], { dates: 2, stocks: 0, industries: new Uint16Array(0) }],
  ['no industries by cell of no dates', [0], { dates: 0, stocks: 3, industries: new Uint16Array(0) }],
])('%s fit', (_, lengths, panel) => {
  expect(() => {
    checkPanels(lengths.map(cells), panel);
  }).not.toThrow();
});

test.each([
  ['an input too short', [5], { dates: 2, stocks: 3 }, '5 values for 2 × 3 cells'],
  ['an input too long', [7], { dates: 2, stocks: 3 }, '7 values for 2 × 3 cells'],
  ['the second input', [6, 0], { dates: 2, stocks: 3 }, '0 values for 2 × 3 cells'],
  ['cells of no dates', [3], { dates: 0, stocks: 3 }, '3 values for 0 × 3 cells'],
  ['a broken number of dates', [6], { dates: 1.5, stocks: 4 }, 'no size of a panel: 1.5 × 4'],
  ['a broken number of stocks', [6], { dates: 4, stocks: 1.5 }, 'no size of a panel: 4 × 1.5'],
  ['sizes below zero, whose product is none', [6], { dates: -2, stocks: -3 }, 'no size of a panel: -2 × -3'],
  ['sizes that are no numbers', [6], { dates: NaN, stocks: 3 }, 'no size of a panel: NaN × 3'],
  ['endless sizes', [6], { dates: 2, stocks: Infinity }, 'no size of a panel: 2 × Infinity'],
  [
    'too few industries',
    [6],
    { dates: 2, stocks: 3, industries: new Uint16Array(2) },
    '2 industries: one a stock (3) or a cell (6)',
  ],
  [
    'an industry a date',
    [12],
    { dates: 4, stocks: 3, industries: new Uint16Array(4) },
    '4 industries: one a stock (3) or a cell (12)',
  ],
])('%s: refused', (_, lengths, panel, message) => {
  expect(() => {
    checkPanels(lengths.map(cells), panel);
  }).toThrow(new RangeError(message));
});
