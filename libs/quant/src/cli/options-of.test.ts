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
    [['--nav', 'a.csv', '--nav', 'b.csv'], '--nav stands twice'],
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
