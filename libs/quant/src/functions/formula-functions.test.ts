import { applyRule } from '../rules/apply-rule.ts';
import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { FORMULA_FUNCTIONS, isFormulaFunction } from './formula-functions.ts';
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
