import { optionsOf } from './options-of.ts';

const of = (...args: string[]) => optionsOf(args, ['nav', 'risk-free'], 'quant nav --nav N.csv');

describe('the options of a command', () => {
  it.each([
    [[], {}],
    [['--nav', 'n.csv', '--json'], { nav: 'n.csv' }],
    [['--nav=n.csv', '--risk-free=0.02'], { nav: 'n.csv', 'risk-free': '0.02' }],
    [['--risk-free', '-0.01', '--nav', 'n.csv'], { nav: 'n.csv', 'risk-free': '-0.01' }],
    [['--risk-free=-0.01'], { 'risk-free': '-0.01' }],
    [['--nav', '-', '--risk-free', ''], { nav: '-', 'risk-free': '' }],
    [['--nav=--json'], { nav: '--json' }],
    [['--nav', 'a=b.csv'], { nav: 'a=b.csv' }],
  ])('%j are %j', (args, values) => {
    expect(of(...args)).toEqual(values);
  });

  it.each([
    [['--risk-free'], '--risk-free takes a value: quant nav --nav N.csv'],
    [['--nav', '--risk-free', '1'], '--nav takes a value: quant nav --nav N.csv'],
    [['--nav', '--json'], '--nav takes a value: quant nav --nav N.csv'],
    [['--nav', 'a.csv', '--nav', 'b.csv'], '--nav occurs twice'],
    [['--index', 'a.csv'], '--index is no option: quant nav --nav N.csv'],
    [['--toString', 'a.csv'], '--toString is no option: quant nav --nav N.csv'],
    [['--json=1'], '--json is no option: quant nav --nav N.csv'],
    [['n.csv'], 'n.csv is no option: quant nav --nav N.csv'],
    [['-n', 'n.csv'], '-n is no option: quant nav --nav N.csv'],
    [['--', 'n.csv'], '-- is no option: quant nav --nav N.csv'],
  ])('%j are refused in one line', (args, message) => {
    expect(() => of(...args)).toThrow(new Error(message));
  });
});

describe('the edges of options', () => {
  it.each([
    [['--nav', 'a', '--json', '--json'], { nav: 'a' }],
    [['--json', '--nav', 'a'], { nav: 'a' }],
    [['--nav='], { nav: '' }],
    [['--nav=a=b'], { nav: 'a=b' }],
    [['--nav', '-h'], { nav: '-h' }],
    [['--nav', '文件 1.csv'], { nav: '文件 1.csv' }],
    [['--risk-free=--0'], { 'risk-free': '--0' }],
  ])('%j are %j', (args, values) => {
    expect(of(...args)).toEqual(values);
  });

  it.each([
    [['--nav', 'a', 'b'], 'b is no option: quant nav --nav N.csv'],
    [['--NAV', 'a'], '--NAV is no option: quant nav --nav N.csv'],
    [['--na', 'a'], '--na is no option: quant nav --nav N.csv'],
    [['--no-nav'], '--no-nav is no option: quant nav --nav N.csv'],
    [['--json', 'true'], 'true is no option: quant nav --nav N.csv'],
    [['--nav', 'a', '--nav'], '--nav occurs twice'],
    [['--nav', '', '--nav', ''], '--nav occurs twice'],
    [['--nav', '--', 'a'], '--nav takes a value: quant nav --nav N.csv'],
    [['--__proto__', 'a'], '--__proto__ is no option: quant nav --nav N.csv'],
    [[''], ' is no option: quant nav --nav N.csv'],
  ])('%j are refused: %s', (args, message) => {
    expect(() => of(...args)).toThrow(new Error(message));
  });

  it('leave what was typed as it is', () => {
    const args = Object.freeze(['--nav', 'a', '--json']);
    expect(optionsOf(args, ['nav'], '')).toEqual({ nav: 'a' });
    expect(args).toEqual(['--nav', 'a', '--json']);
  });
});
