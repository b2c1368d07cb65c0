import { ruleInputs } from './rule-inputs.ts';

describe('the files of a rule', () => {
  it.each<[string, number, unknown, string[]]>([
    ['A=x.csv', 1, {}, ['x.csv']],
    ['A=x.csv,B=y.csv', 8, {}, ['x.csv', 'y.csv']],
    ['B=y.csv,A=x.csv', 8, {}, ['x.csv', 'y.csv']],
    ['C=3,A=1,B=2', 7, {}, ['1', '2', '3']],
    ['A=1,B=2,C=3,D=4', 9, { op: '<' }, ['1', '2', '3', '4']],
    ['D=4,C=3,B=2,A=1', 9, { op: '<', constant: null }, ['1', '2', '3', '4']],
    ['D=4,A=1,C=3', 9, { op: '<', constant: 0 }, ['1', '3', '4']],
    ['A=x.csv,B=x.csv', 8, {}, ['x.csv', 'x.csv']],
    ['A=a=b.csv', 1, {}, ['a=b.csv']],
    ['A=文件 1.csv', 1, {}, ['文件 1.csv']],
    ['A= x.csv', 1, {}, [' x.csv']],
    // How many inputs another rule takes is for its own check to say.
    ['A=1,B=2,C=3', 1, {}, ['1', '2', '3']],
  ])('%s of rule %d are in the order of its letters', (text, rule, parameters, files) => {
    expect(ruleInputs(text, rule, parameters)).toEqual(files);
  });

  it('may be as many as there are letters', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const text = letters
      .toReversed()
      .map((letter) => `${letter}=${letter}.csv`)
      .join(',');
    expect(ruleInputs(text, 8, {})).toEqual(letters.map((letter) => `${letter}.csv`));
  });

  it.each([
    ['', ''],
    ['A', 'A'],
    ['A=', 'A='],
    ['=x.csv', '=x.csv'],
    ['a=x.csv', 'a=x.csv'],
    ['AB=x.csv', 'AB=x.csv'],
    [' A=x.csv', ' A=x.csv'],
    ['1=x.csv', '1=x.csv'],
    ['A=x.csv,', ''],
    ['A=x.csv,,B=y.csv', ''],
    ['A=x.csv, B=y.csv', ' B=y.csv'],
    ['A=x,y.csv', 'y.csv'],
  ])('%j are refused for %j', (text, part) => {
    expect(() => ruleInputs(text, 8, {})).toThrow(new Error(`--input takes A=X.csv,B=Y.csv, not "${part}"`));
  });

  it.each<[string, number, unknown, string]>([
    ['A=1,A=1', 8, {}, '--input: A occurs twice'],
    ['A=1,B=2,B=3', 8, {}, '--input: B occurs twice'],
    ['B=1', 1, {}, '--input: rule 1 takes A, not B'],
    ['A=1,C=3', 8, {}, '--input: rule 8 takes A, B, not A, C'],
    ['C=3,A=1', 8, {}, '--input: rule 8 takes A, B, not C, A'],
    ['Z=1', 7, {}, '--input: rule 7 takes A, not Z'],
    ['A=1,B=2,C=3', 9, {}, '--input: rule 9 takes A, B, C, D, not A, B, C'],
    ['A=1,C=3,D=4', 9, null, '--input: rule 9 takes A, B, C, D, not A, C, D'],
    ['A=1,C=3,D=4', 9, 'constant', '--input: rule 9 takes A, B, C, D, not A, C, D'],
    ['A=1,B=2,C=3,D=4,E=5', 9, {}, '--input: rule 9 takes A, B, C, D, not A, B, C, D, E'],
    ['A=1,B=2,C=3', 9, { constant: 1 }, '--input: rule 9 with a constant takes A, C, D, not A, B, C'],
    ['A=1,B=2,C=3,D=4', 9, { constant: 0 }, '--input: rule 9 with a constant takes A, C, D, not A, B, C, D'],
  ])('%s of rule %i with %j are refused', (text, rule, parameters, message) => {
    expect(() => ruleInputs(text, rule, parameters)).toThrow(new Error(message));
  });
});
