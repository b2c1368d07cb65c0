import { applyRule } from '../rules/apply-rule.ts';
import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { FORMULA_FUNCTIONS, isFormulaFunction, type FormulaFunctionName } from './formula-functions.ts';
import { callFaults, callFunction } from './testing/call-function.ts';

const panel = Object.freeze({ dates: 90, stocks: 7 });
const x = seededPanel(1, { ...panel, gaps: 0.1, ties: 0.3 });
const y = seededPanel(2, { ...panel, gaps: 0.1 });

test('the functions of the language are those of its grammar', () => {
  expect(Object.keys(FORMULA_FUNCTIONS).sort()).toEqual(
    'abs clamp corr cs_rank lag log max mean min pct_change std ts_rank zscore'.split(' '),
  );
  expect(isFormulaFunction('mean')).toBe(true);
  expect(isFormulaFunction('toString')).toBe(false);
});

test('functions named like a rule are that rule', () => {
  expect(callFunction('pct_change', [5], [x], panel)).toEqual(
    applyRule(6, { n: 5, kind: 'ratio' }, [x], panel),
  );
  expect(callFunction('ts_rank', [20, 5], [x], panel)).toEqual(applyRule(2, { n: 20, least: 5 }, [x], panel));
  expect(callFunction('ts_rank', [], [x], panel)).toEqual(applyRule(2, {}, [x], panel));
  expect(callFunction('cs_rank', [], [x], panel)).toEqual(applyRule(3, {}, [x], panel));
  expect(callFunction('mean', [20, 5], [x], panel)).toEqual(applyRule(7, { n: 20, least: 5 }, [x], panel));
  expect(callFunction('mean', [], [x, y], panel)).toEqual(applyRule(7, { across: true }, [x, y], panel));
});

const fault = (path: string[], code: string, values = {}): unknown => ({ path, code, values });

test.each([
  ['pct_change', [], 1, [fault(['n'], 'missing-parameter')]],
  ['pct_change', [0], 1, [fault(['n'], 'below-least', { bound: 1 })]],
  ['pct_change', [1, 2], 1, [fault(['constant 1'], 'unknown-parameter')]],
  ['pct_change', [1], 2, [fault([], 'wrong-inputs', { given: 2, least: 1, most: 1 })]],
  ['mean', [20], 2, [fault(['n'], 'excluded-by-other', { other: 'across' })]],
  ['mean', [], 1, [fault(['n'], 'missing-parameter')]],
  ['ts_rank', [20, 30], 1, [fault(['least'], 'above-other', { other: 'n' })]],
  ['cs_rank', [1], 1, [fault(['constant 0'], 'unknown-parameter')]],
  ['clamp', [1], 1, [fault(['high'], 'missing-parameter')]],
  ['clamp', [2, 1], 1, [fault(['low'], 'above-other', { other: 'high' })]],
  ['min', [], 1, [fault([], 'wrong-inputs', { given: 1, least: 2 })]],
  ['lag', [1.5], 1, [fault(['n'], 'wrong-kind', { kind: 'integer' })]],
  ['std', [1], 1, [fault(['n'], 'below-least', { bound: 2 })]],
  ['std', [5, 1], 1, [fault(['least'], 'below-least', { bound: 2 })]],
  ['corr', [5], 1, [fault([], 'wrong-inputs', { given: 1, least: 2, most: 2 })]],
] as const)(
  '%s of the constants %j and %i panels is refused where it is wrong',
  (name, constants, panels, faults) => {
    expect(callFaults(name, constants, panels)).toEqual(faults);
  },
);

test('a call that fits has no fault, one that does not is refused when called too', () => {
  expect(callFaults('corr', [20, 5], 2)).toEqual([]);
  expect(callFaults('max', [], 3)).toEqual([]);
  expect(() => callFunction('lag', [0], [x], panel)).toThrow(new RangeError('n: below-least (bound 1)'));
  expect(() => callFunction('log', [], [x.subarray(1)], panel)).toThrow(RangeError);
});

/** What each function is called with in its shortest and its longest form. */
const CALLS: readonly [FormulaFunctionName, number[], number][] = [
  ['pct_change', [3], 1],
  ['mean', [4], 1],
  ['mean', [4, 2], 1],
  ['mean', [], 3],
  ['ts_rank', [], 1],
  ['ts_rank', [9, 2], 1],
  ['cs_rank', [], 1],
  ['zscore', [], 1],
  ['clamp', [-10, 10], 1],
  ['log', [], 1],
  ['abs', [], 1],
  ['min', [], 2],
  ['max', [], 4],
  ['lag', [2], 1],
  ['std', [5], 1],
  ['std', [5, 2], 1],
  ['corr', [5], 2],
  ['corr', [5, 2], 2],
];

describe.each(CALLS)('%s(…, %j) of %i panels', (name, constants, count) => {
  const size = { dates: 20, stocks: 6 };
  const drawn = Array.from({ length: count }, (_, seed) =>
    seededPanel(seed + 40, { ...size, gaps: 0.2, ties: 0.3 }),
  );
  const result = callFunction(name, constants, drawn, size);

  test('has no fault, writes on no panel and gives one of its own', () => {
    expect(callFaults(name, constants, count)).toEqual([]);
    const before = drawn.map((each) => [...each]);
    const again = callFunction(name, constants, drawn, size);
    expect(drawn.map((each) => [...each])).toEqual(before);
    expect([...drawn, result]).not.toContain(again);
    expect(again).toEqual(result);
  });

  test('has nothing of nothing and nothing of what is missing', () => {
    const [none, gone] = [drawn.map(() => new Float64Array(0)), drawn.map((each) => each.map(() => NaN))];
    expect(callFunction(name, constants, none, { dates: 0, stocks: 6 })).toHaveLength(0);
    expect(callFunction(name, constants, gone, size).every(Number.isNaN)).toBe(true);
  });

  test('sees nothing later than a date on it', () => {
    for (const dates of [1, 7, 19]) {
      const first = drawn.map((each) => each.slice(0, dates * 6));
      expect(callFunction(name, constants, first, { ...size, dates })).toEqual(result.slice(0, dates * 6));
    }
  });

  test('takes no other number of panels, unless it takes any from two on', () => {
    const counts = [0, 1, 2, 3, 4, 5].filter((each) => callFaults(name, constants, each).length === 0);
    const isOfMany = name === 'min' || name === 'max' || (name === 'mean' && constants.length === 0);
    expect(counts).toEqual(isOfMany ? [2, 3, 4, 5] : [count]);
  });
});

test('constants are in the order of the grammar', () => {
  expect(
    Object.fromEntries(
      Object.entries(FORMULA_FUNCTIONS).map(([name, { constants }]) => [name, constants.join(' ')]),
    ),
  ).toEqual({
    pct_change: 'n',
    mean: 'n least',
    ts_rank: 'n least',
    cs_rank: '',
    zscore: '',
    clamp: 'low high',
    log: '',
    abs: '',
    min: '',
    max: '',
    lag: 'n',
    std: 'n least',
    corr: 'n least',
  });
});

test.each(['', 'Mean', 'mean ', 'constructor', '__proto__', 'if', '+', 'full_mark'])(
  '%j is no function',
  (name) => {
    expect(isFormulaFunction(name)).toBe(false);
  },
);
