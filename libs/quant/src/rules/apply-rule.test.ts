import { applyRule } from './apply-rule.ts';
import type { Rule, RuleParameters } from './rule-parameters.ts';
import { seededPanel } from './testing/seeded-panel.ts';

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

/** Every rule as it is used, on as many inputs as it takes. */
const EVERY: readonly [Rule, unknown, number][] = [
  [1, { full: 20, zero: -20 }, 1],
  [2, { n: 6, least: 2 }, 1],
  [3, {}, 1],
  [3, { byIndustry: true }, 1],
  [4, { bands: [{ op: '<', value: 0, result: 1 }], otherwise: 2 }, 1],
  [5, { maxAge: 2 }, 1],
  [6, { n: 3, kind: 'difference' }, 1],
  [6, { n: 1, kind: 'ratio' }, 1],
  [7, { n: 5, least: 2 }, 1],
  [7, { across: true, least: 2 }, 3],
  [8, { weights: [1, 2, 4], least: 0.5 }, 3],
  [9, { op: '<' }, 4],
  [9, { op: '>=', constant: 0 }, 3],
];

describe.each(EVERY)('rule %i with %j', (rule, given, count) => {
  const parameters = given as RuleParameters[Rule];
  const size = { dates: 12, stocks: 7, industries: Uint16Array.of(0, 1, 0, 1, 2, 2, 0) };
  const drawn = Array.from({ length: count }, (_, seed) =>
    seededPanel(rule * 10 + seed, { ...size, gaps: 0.25, ties: 0.3 }),
  );
  const result = applyRule(rule, parameters, drawn, size);

  test('writes on no input and gives a panel of its own', () => {
    const before = drawn.map((each) => [...each]);
    const again = applyRule(rule, parameters, drawn, size);
    expect(drawn.map((each) => [...each])).toEqual(before);
    expect([result, ...drawn].some(({ buffer }) => buffer === again.buffer)).toBe(false);
    expect(again).toEqual(result);
  });

  test('has no values of none', () => {
    for (const [dates, stocks] of [
      [0, 7],
      [0, 0],
    ] as const)
      expect(
        applyRule(
          rule,
          parameters,
          drawn.map(() => new Float64Array(0)),
          { dates, stocks, industries: new Uint16Array(stocks) },
        ),
      ).toEqual(new Float64Array(0));
  });

  test('has nothing where everything is missing', () => {
    const gone = drawn.map((each) => each.map(() => NaN));
    expect(applyRule(rule, parameters, gone, size).every(Number.isNaN)).toBe(true);
  });

  test('sees nothing later than a date on it', () => {
    for (const dates of [1, 5, 11]) {
      const cells = dates * size.stocks;
      const first = drawn.map((each) => each.slice(0, cells));
      expect(applyRule(rule, parameters, first, { ...size, dates })).toEqual(result.slice(0, cells));
    }
  });

  test('does not depend on the order of stocks', () => {
    const turn = <T extends Float64Array | Uint16Array>(cells: T): T =>
      cells.map((_, cell) => cells[cell - (cell % 7) + 6 - (cell % 7)] ?? NaN) as T;
    const turned = applyRule(rule, parameters, drawn.map(turn), {
      ...size,
      industries: turn(size.industries),
    });
    expect(turned).toEqual(turn(result));
  });

  test('refuses an input of another size, whichever it is', () => {
    for (const at of drawn.keys())
      expect(() =>
        applyRule(
          rule,
          parameters,
          drawn.map((each, input) => (input === at ? each.subarray(1) : each)),
          size,
        ),
      ).toThrow(new RangeError('83 values for 12 × 7 cells'));
  });

  test('refuses an input too many and one too few', () => {
    const refused = (inputs: readonly Float64Array[]): unknown => {
      try {
        return applyRule(rule, parameters, inputs, size);
      } catch (error) {
        return error;
      }
    };
    expect(refused([])).toBeInstanceOf(RangeError);
    // A mean across takes any number from two on.
    const more = refused([...drawn, ...drawn.slice(0, 1)]);
    if (rule === 7 && count === 3) expect(more).toBeInstanceOf(Float64Array);
    else expect(more).toBeInstanceOf(RangeError);
  });
});

test.each<[Rule, unknown]>([
  [2, { n: 3, counts: 'reports' }],
  [7, { n: 3, counts: 'reports' }],
])('rule %i counts no reports on days either', (rule, parameters) => {
  expect(() => applyRule(rule, parameters as RuleParameters[Rule], [values], panel)).toThrow(
    new RangeError('windows that count reports are applied to report histories'),
  );
});
