import { applyRule } from './apply-rule.ts';

const panel = Object.freeze({ dates: 2, stocks: 2 });
const values = Float64Array.from([1, 2, 3, 4]);

test('parameters that do not fit are refused by their first fault', () => {
  expect(() => applyRule(1, { full: 1, zero: 1 }, [values], panel)).toThrow(
    new RangeError('full: equal-to-other (other zero)'),
  );
  expect(() => applyRule(9, { op: '<' }, [values], panel)).toThrow(
    new RangeError('all: wrong-inputs (given 1, least 4, most 4)'),
  );
});

test('inputs and industries of another size are refused', () => {
  expect(() => applyRule(5, { maxAge: 1 }, [values.subarray(1)], panel)).toThrow(
    new RangeError('3 values for 2 × 2 cells'),
  );
  expect(() => applyRule(3, {}, [values], { ...panel, industries: new Uint16Array(3) })).toThrow(
    new RangeError('3 industries: one a stock (2) or a cell (4)'),
  );
  expect(() => applyRule(5, { maxAge: 1 }, [values], { dates: 0.5, stocks: 8 })).toThrow(RangeError);
});

test('windows that count reports are not applied to days', () => {
  expect(() => applyRule(6, { n: 1, kind: 'ratio', counts: 'reports' }, [values], panel)).toThrow(
    new RangeError('windows that count reports are applied to report histories'),
  );
});
