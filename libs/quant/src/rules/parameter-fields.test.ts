import { faultAt } from './parameter-fault.ts';
import {
  choiceField,
  countField,
  fieldFaults,
  flagField,
  listField,
  numberField,
  optional,
  type Field,
} from './parameter-fields.ts';

const PATH = ['outer', 3];

/** What a field says of a value: a code and the values that go with it. */
const said = (field: Field, value: unknown): unknown =>
  field.faults(value, PATH).map(({ path, code, values }) => {
    expect(path).toEqual(PATH);
    return [code, values];
  });

describe('a number', () => {
  test.each([0, -0, 1.5, -1e308, Number.MIN_VALUE, Number.MAX_VALUE])('is any finite one, as %d', (value) => {
    expect(said(numberField(), value)).toEqual([]);
  });

  test.each([NaN, Infinity, -Infinity, '1', true, [1], {}, 1n, new Number(1), () => 1])(
    'is not %p',
    (value) => {
      expect(said(numberField({ least: 0 }), value)).toEqual([['wrong-kind', { kind: 'number' }]]);
    },
  );

  test.each([
    [{ least: 2 }, 2, []],
    [{ least: 2 }, 2 - 2 ** -51, [['below-least', { bound: 2 }]]],
    [{ most: 2 }, 2, []],
    [{ most: 2 }, 2 + 2 ** -51, [['above-most', { bound: 2 }]]],
    [{ above: 2 }, 2 + 2 ** -51, []],
    [{ above: 2 }, 2, [['not-above', { bound: 2 }]]],
    [{ above: 0 }, -0, [['not-above', { bound: 0 }]]],
    [{ least: 0, most: 1 }, 0.5, []],
    [{ least: 0, most: 1 }, -0.5, [['below-least', { bound: 0 }]]],
    [{ least: 0, most: 1 }, 1.5, [['above-most', { bound: 1 }]]],
    [{ least: 0, above: 0 }, 0, [['not-above', { bound: 0 }]]],
  ])('of %j is judged where it is %d', (range, value, faults) => {
    expect(said(numberField(range), value)).toEqual(faults);
  });
});

describe('a count', () => {
  test.each([
    [{}, -4, []],
    [{}, 2 ** 53 - 1, []],
    [{}, 2 ** 53, [['wrong-kind', { kind: 'integer' }]]],
    [{}, 1.5, [['wrong-kind', { kind: 'integer' }]]],
    [{}, Infinity, [['wrong-kind', { kind: 'integer' }]]],
    [{}, '3', [['wrong-kind', { kind: 'integer' }]]],
    [{ least: 1, most: 3 }, 1, []],
    [{ least: 1, most: 3 }, 3, []],
    [{ least: 1, most: 3 }, 0, [['below-least', { bound: 1 }]]],
    [{ least: 1, most: 3 }, 4, [['above-most', { bound: 3 }]]],
    [{ least: 0 }, -0, []],
  ])('of %j is judged where it is %p', (range, value, faults) => {
    expect(said(countField(range), value)).toEqual(faults);
  });
});

test('a flag is true or false and nothing like it', () => {
  for (const value of [true, false]) expect(said(flagField(), value)).toEqual([]);
  for (const value of [0, 1, 'true', '', [], {}])
    expect(said(flagField(), value)).toEqual([['wrong-kind', { kind: 'boolean' }]]);
});

test('a choice is one of its words, as they are written', () => {
  const field = choiceField(['days', 'reports']);
  for (const value of ['days', 'reports']) expect(said(field, value)).toEqual([]);
  for (const value of ['', 'Days', 'days ', 'days reports', 0, ['days'], 'toString'])
    expect(said(field, value)).toEqual([['not-one-of', { allowed: 'days reports' }]]);
});

describe('a list', () => {
  const field = listField((value, path) => numberField({ above: 0 }).faults(value, path));

  test.each([
    [[1], []],
    [[1, 2, 0.5], []],
    [[], [faultAt(PATH, 'missing-parameter')]],
    ['12', [faultAt(PATH, 'wrong-kind', { kind: 'list' })]],
    [{ 0: 1, length: 1 }, [faultAt(PATH, 'wrong-kind', { kind: 'list' })]],
    [Float64Array.of(1), [faultAt(PATH, 'wrong-kind', { kind: 'list' })]],
    [
      [0, 1, 'x', -1],
      [
        faultAt([...PATH, 0], 'not-above', { bound: 0 }),
        faultAt([...PATH, 2], 'wrong-kind', { kind: 'number' }),
        faultAt([...PATH, 3], 'not-above', { bound: 0 }),
      ],
    ],
    [[null], [faultAt([...PATH, 0], 'wrong-kind', { kind: 'number' })]],
  ])('%j is judged item by item', (value, faults) => {
    expect(field.faults(value, PATH)).toEqual(faults);
  });
});

describe('the parameters of a rule', () => {
  const fields = {
    n: countField({ least: 1 }),
    kind: optional(choiceField(['a', 'b'])),
    flag: optional(flagField()),
  };

  test.each<[unknown, [string, string][]]>([
    [{ n: 1 }, []],
    [{ n: 1, kind: 'a', flag: false }, []],
    [{ n: 1, kind: null, flag: undefined }, []],
    [{}, [['n', 'missing-parameter']]],
    [{ n: null }, [['n', 'missing-parameter']]],
    [{ n: undefined }, [['n', 'missing-parameter']]],
    [
      { n: 0, kind: 'c' },
      [
        ['n', 'below-least'],
        ['kind', 'not-one-of'],
      ],
    ],
    [{ n: 1, m: 2 }, [['m', 'unknown-parameter']]],
    [{ n: 1, m: null }, [['m', 'unknown-parameter']]],
    [
      { z: 1, y: 2 },
      [
        ['z', 'unknown-parameter'],
        ['y', 'unknown-parameter'],
        ['n', 'missing-parameter'],
      ],
    ],
    [{ n: 1, toString: 2 }, [['toString', 'unknown-parameter']]],
    [
      { N: 1 },
      [
        ['N', 'unknown-parameter'],
        ['n', 'missing-parameter'],
      ],
    ],
  ])('%j have their faults by name, unknown ones first', (parameters, faults) => {
    expect(fieldFaults(fields, parameters).map(({ path, code }) => [path.join('.'), code])).toEqual(faults);
  });

  test.each([undefined, null, 'n: 1', 1, true, [], [{ n: 1 }]])('are no %p', (parameters) => {
    expect(fieldFaults(fields, parameters)).toEqual([faultAt([], 'wrong-kind', { kind: 'object' })]);
  });

  test('may be deeper, and then the place leads there', () => {
    expect(fieldFaults(fields, { n: 0, x: 1 }, PATH)).toEqual([
      faultAt([...PATH, 'x'], 'unknown-parameter'),
      faultAt([...PATH, 'n'], 'below-least', { bound: 1 }),
    ]);
    expect(fieldFaults(fields, 7, PATH)).toEqual([faultAt(PATH, 'wrong-kind', { kind: 'object' })]);
  });

  test('what none are asked for takes none', () => {
    expect(fieldFaults({}, {})).toEqual([]);
    expect(fieldFaults({}, { n: 1 })).toEqual([faultAt(['n'], 'unknown-parameter')]);
  });
});

test('what may be left out is judged all the same where it is given', () => {
  const [needed, free] = [countField({ least: 2 }), optional(countField({ least: 2 }))];
  expect([needed.optional, free.optional]).toEqual([false, true]);
  expect(said(free, 1)).toEqual(said(needed, 1));
});
