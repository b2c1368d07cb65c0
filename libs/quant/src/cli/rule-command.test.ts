import { temporaryFiles } from './testing/temporary-files.ts';
import { ruleCommand } from './rule-command.ts';

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

    it('a constant stands for B', () => {
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
      ['8', '{"weights":[1,2]}', 'A=a,A=c', '--input: A stands twice'],
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
