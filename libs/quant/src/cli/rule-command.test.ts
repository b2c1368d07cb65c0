import { temporaryFiles } from './testing/temporary-files.ts';
import { RULE_USAGE, ruleCommand } from './rule-command.ts';

const file = temporaryFiles();

describe('quant rule', () => {
  it('answers the values by date', () => {
    const input = file('a.csv', ['date,a,b', '2026-01-05,5,', '2026-01-06,10,20']);
    expect(ruleCommand(['--rule', '1', '--params', '{"full":10,"zero":0}', '--input', `A=${input}`])).toEqual(
      {
        dates: ['2026-01-05', '2026-01-06'],
        assets: ['a', 'b'],
        values: [
          [50, null],
          [100, 100],
        ],
      },
    );
  });

  it('weighs whatever is present where no share has to be', () => {
    const a = file('w1.csv', ['date,a,b,c', '2026-01-05,10,,']);
    const b = file('w2.csv', ['date,a,b,c', '2026-01-05,40,40,']);
    const params = JSON.stringify({ weights: [2, 1], least: 0 });
    expect(ruleCommand(['--rule', '8', '--params', params, '--input', `A=${a},B=${b}`])).toMatchObject({
      values: [[20, 40, null]],
    });
  });

  describe('reads its inputs by their letters:', () => {
    const [a, b, c, d] = ['2', '3', '10', '20'].map(
      (value, at) => () => file(`${at}.csv`, ['date,x', `2026-01-05,${value}`]),
    );
    const condition = (params: string, input: string) =>
      ruleCommand(['--rule', '9', '--params', params, '--input', input]);

    it('whatever their order', () => {
      const input = `D=${d?.()},C=${c?.()},A=${a?.()},B=${b?.()}`;
      expect(condition('{"op":"<"}', input)).toMatchObject({ values: [[10]] });
      expect(condition('{"op":">"}', input)).toMatchObject({ values: [[20]] });
    });

    it('a constant may replace B', () => {
      const input = `A=${a?.()},C=${c?.()},D=${d?.()}`;
      expect(condition('{"op":"<","constant":5}', input)).toMatchObject({ values: [[10]] });
      expect(condition('{"op":"<","constant":1}', input)).toMatchObject({ values: [[20]] });
    });

    it.each([
      ['9', '{"op":"<","constant":1}', 'A=a,B=b,C=c', 'rule 9 with a constant takes A, C, D, not A, B, C'],
      ['9', '{"op":"<","constant":1}', 'A=a,B=b,C=c,D=d', 'takes A, C, D, not A, B, C, D'],
      ['9', '{"op":"<"}', 'A=a,C=c,D=d', 'rule 9 takes A, B, C, D, not A, C, D'],
      ['9', '{"op":"<","constant":null}', 'A=a,B=b,C=c', 'rule 9 takes A, B, C, D, not A, B, C'],
      ['1', '{"full":1,"zero":0}', 'B=b', 'rule 1 takes A, not B'],
      ['8', '{"weights":[1,2]}', 'A=a,C=c', 'rule 8 takes A, B, not A, C'],
      ['8', '{"weights":[1,2]}', 'A=a,A=c', '--input: A occurs twice'],
      ['1', '{"full":1,"zero":0}', 'A=', '--input takes A=X.csv,B=Y.csv, not "A="'],
    ])('rule %s of %s refuses %s', (rule, params, input, message) => {
      expect(() => ruleCommand(['--rule', rule, '--params', params, '--input', input])).toThrow(message);
    });
  });

  it.each([
    [['--rule', '0x1', '--input', 'A=x.csv'], '--rule takes 1 to 9, not "0x1"'],
    [['--rule', '1', '--params', '{"full":1,"zero":1}', '--input', 'A=x.csv'], 'equal-to-other'],
    [['--rule', '12', '--input', 'A=x.csv'], 'unknown-rule'],
    [['--rule', '1', '--params', '{', '--input', 'A=x.csv'], '--params is no JSON: {'],
    [['--rule', '1', '--input', 'x.csv'], '--input takes A=X.csv,B=Y.csv, not "x.csv"'],
  ])('refuses %j', (args, message) => {
    expect(() => ruleCommand(args)).toThrow(message);
  });
});

/** Each rule on one stock over days from 2026-01-01 on. */
describe('quant rule by hand', () => {
  const wide = (name: string, values: readonly (number | null)[]): string =>
    file(`${name}.csv`, ['date,s', ...values.map((value, at) => `2026-01-0${at + 1},${value ?? ''}`)]);

  it.each<[number, object, (number | null)[][], (number | null)[]]>([
    [1, { full: 0, zero: 4 }, [[1, 5, null, -1]], [75, 0, null, 100]],
    [2, { n: 2 }, [[5, 7, 6, 6]], [null, 75, 25, 50]],
    [3, {}, [[4, null, 4]], [50, null, 50]],
    [4, { bands: [{ op: '<', value: 2, result: 9 }], otherwise: 1 }, [[1, 2, null]], [9, 1, null]],
    [5, { maxAge: 1 }, [[1, null, null, 2]], [1, 1, null, 2]],
    [6, { n: 2, kind: 'difference' }, [[1, 2, 4, 8]], [null, null, 3, 6]],
    [6, { n: 1, kind: 'ratio' }, [[-2, 0, 3, 6]], [null, 1, null, 1]],
    [7, { n: 2 }, [[1, 3, null, 5]], [null, 2, null, null]],
    [
      7,
      { across: true, least: 1 },
      [
        [1, null, null],
        [3, 5, null],
      ],
      [2, 5, null],
    ],
    [
      8,
      { weights: [1, 3] },
      [
        [4, 4],
        [8, null],
      ],
      [7, null],
    ],
    [
      9,
      { op: '>=' },
      [
        [1, 2, null],
        [2, 2, 2],
        [10, 10, 10],
        [20, 20, 20],
      ],
      [20, 10, null],
    ],
    [
      9,
      { op: '!=', constant: 1 },
      [
        [1, 2],
        [10, 10],
        [20, 20],
      ],
      [20, 10],
    ],
  ])('rule %i with %j of %j is %j', (rule, params, inputs, expected) => {
    const letters = inputs.length === 3 && rule === 9 ? ['A', 'C', 'D'] : ['A', 'B', 'C', 'D'];
    const input = inputs.map((values, at) => `${letters[at]}=${wide(`h${at}`, values)}`).join(',');
    const { values } = ruleCommand([
      '--rule',
      String(rule),
      '--params',
      JSON.stringify(params),
      '--input',
      input,
    ]);
    expect(values).toEqual(expected.map((value) => [value]));
  });
});

describe('quant rule with several files', () => {
  const first = (): string =>
    file('first.csv', ['date,a,b', '2026-01-05,1,2', '2026-01-06,3,4', '2026-01-07,5,6']);
  const mean = (...files: string[]): unknown =>
    ruleCommand([
      '--rule',
      '7',
      '--params',
      '{"across":true,"least":1}',
      '--input',
      files.map((path, at) => `${'ABC'[at]}=${path}`).join(','),
    ])['values'];

  it('has the dates and stocks of the first; what another lacks is missing, what it has beyond passed over', () => {
    const second = file('second.csv', ['date,z,b', '2026-01-06,100,8']);
    expect(mean(first(), second)).toEqual([
      [1, 2],
      [3, 6],
      [5, 6],
    ]);
  });

  it('refuses a date of another that is not among the first’s, at its place', () => {
    const second = file('later.csv', ['date,a', '2026-01-06,1', '2026-01-08,1']);
    expect(() => mean(first(), second)).toThrow(
      new Error(`${second}, line 3, column 1: 2026-01-08 is no date of the other file`),
    );
    // The other way round it is the first that has too many.
    expect(() => mean(second, first())).toThrow('line 2, column 1: 2026-01-05 is no date of the other file');
  });

  it('names the file that is malformed, whichever it is', () => {
    const bad = file('bad.csv', ['date,a', '2026-01-05,x']);
    expect(() => mean(first(), bad)).toThrow(
      `${bad}, line 2, column 2: "x" is no number (empty means missing)`,
    );
    expect(() => mean(bad, first())).toThrow(`${bad}, line 2, column 2`);
    expect(() => mean(first(), 'none.csv')).toThrow('none.csv: no such file or directory (ENOENT)');
  });

  it('one file may be several inputs', () => {
    expect(mean(first(), first(), first())).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});

describe('quant rule within industries', () => {
  const input = (): string => file('stocks.csv', ['date,a,b,c,d', '2026-01-05,1,2,3,4']);
  const ranked = (params: string, ...industry: string[]): unknown =>
    ruleCommand(['--rule', '3', '--params', params, '--input', `A=${input()}`, ...industry])['values'];

  it('ranks a stock among those of its own', () => {
    const industry = file('of.csv', ['asset,industry', 'a,x', 'c,x', 'b,y']);
    // d is named by none and alone.
    expect(ranked('{"byIndustry":true}', '--industry', industry)).toEqual([[25, 50, 75, 50]]);
    expect(ranked('{}', '--industry', industry)).toEqual([[12.5, 37.5, 62.5, 87.5]]);
  });

  it('needs them where it is asked to', () => {
    expect(() => ranked('{"byIndustry":true}')).toThrow(
      new RangeError('percentiles within industries need the industries'),
    );
  });
});

it.each([
  [['--rule', '1'], RULE_USAGE],
  [['--input', 'A=x.csv'], RULE_USAGE],
  [[], RULE_USAGE],
  [['--rule', '-1', '--input', 'A=x.csv'], '--rule takes 1 to 9, not "-1"'],
  [['--rule', '1.0', '--input', 'A=x.csv'], '--rule takes 1 to 9, not "1.0"'],
  [['--rule', '', '--input', 'A=x.csv'], '--rule takes 1 to 9, not ""'],
  [['--rule', '0', '--input', 'A=x.csv'], '--params: all: unknown-rule (rule 0)'],
  [['--rule', '10', '--input', 'A=x.csv'], '--params: all: unknown-rule (rule 10)'],
  [['--rule', '5', '--input', 'A=x.csv'], '--params: maxAge: missing-parameter'],
  [['--rule', '5', '--params', '[]', '--input', 'A=x.csv'], '--params: all: wrong-kind (kind object)'],
  [['--rule', '5', '--params', 'null', '--input', 'A=x.csv'], '--params: all: wrong-kind (kind object)'],
  [['--rule', '5', '--params', '', '--input', 'A=x.csv'], '--params is no JSON: '],
  [
    ['--rule', '5', '--params', '{"maxAge":1}', '--input', 'A=x.csv,B=y.csv'],
    '--params: all: wrong-inputs (given 2, least 1, most 1)',
  ],
  [
    ['--rule', '8', '--params', '{"weights":[1]}', '--input', 'A=x.csv,B=y.csv'],
    '--params: weights: wrong-count (given 1, least 2, most 2)',
  ],
  [['--rule', '2', '--params', '{"n":1,"m":2}', '--input', 'A=x.csv'], '--params: m: unknown-parameter'],
])('quant rule refuses %j before it reads a file: %s', (args, message) => {
  expect(() => ruleCommand(args)).toThrow(new Error(message));
});
