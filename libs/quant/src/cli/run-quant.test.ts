import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuant } from './run-quant.ts';

let nav: string;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quant-'));
  nav = join(folder, 'n.csv');
  writeFileSync(nav, 'date,nav\n2026-01-05,1\n2026-01-06,1.1\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line', () => {
  it('answers a line of JSON', () => {
    const { out, error, exitCode } = runQuant(['nav', '--nav', nav, '--risk-free', '-0.01', '--json']);
    expect([error, exitCode]).toEqual(['', 0]);
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(out)).toMatchObject({ returns: 1 });
  });

  it('shows how it is used when it is asked, and when nothing is', () => {
    const usage = expect.stringMatching(
      /^usage:\n {2}quant factor .+\n {2}quant nav .+\n {2}quant rule .+\n {2}quant simulate .+\n$/,
    );
    expect(runQuant([])).toEqual({ out: '', error: usage, exitCode: 1 });
    for (const help of ['--help', '-h']) {
      expect(runQuant([help])).toEqual({ out: usage, error: '', exitCode: 0 });
      const own = { out: expect.stringMatching(/^quant nav --nav N\.csv .+\n$/), error: '', exitCode: 0 };
      expect(runQuant(['nav', help])).toEqual(own);
    }
  });

  it.each([
    [['bogus'], 'no command "bogus": quant takes factor, nav, rule, simulate or --help'],
    [['toString'], 'no command "toString"'],
    [['nav'], 'quant nav --nav N.csv'],
    [['nav', '--risk-free'], '--risk-free takes a value'],
    [['nav', '--nav', 'none/n.csv'], 'none/n.csv: no such file or directory (ENOENT)'],
    [
      ['factor', '--prices', '', '--factor', '', '--horizons', '-1'],
      '--horizons takes whole numbers from 1, not "-1"',
    ],
    [
      ['rule', '--rule', '1', '--input', 'A=x.csv', '--params', '{\n  "full": 1,\n'],
      '--params is no JSON: { "full": 1,',
    ],
    [['rule', '--rule', '9', '--input', 'a\u2028b'], '--input takes A=X.csv,B=Y.csv, not "a b"'],
  ])('reports what is wrong with %j in one line and exits with 1', (args, message) => {
    const { out, error, exitCode } = runQuant(args);
    expect([out, exitCode]).toEqual(['', 1]);
    expect(error).toMatch(/^[^\r\n\u2028]+\n$/);
    expect(error).toContain(message);
  });

  it('names the file of every failure to read', () => {
    const { error } = runQuant(['nav', '--nav', `${nav}/`]);
    expect(error).toBe(`${nav}/: not a directory (ENOTDIR)\n`);
    expect(runQuant(['nav', '--nav', folder]).error).toBe(
      `${folder}: illegal operation on a directory (EISDIR)\n`,
    );
  });
});

describe('what the command line answers', () => {
  it('is the same on one line with --json and without', () => {
    expect(runQuant(['nav', '--nav', nav])).toEqual(runQuant(['nav', '--nav', nav, '--json']));
  });

  it('has no number that JSON does not have', () => {
    const { out } = runQuant(['nav', '--nav', nav]);
    expect(out).not.toMatch(/NaN|Infinity/);
    // One return has neither a deviation nor a fall.
    expect(JSON.parse(out)).toMatchObject({
      annualVolatility: null,
      sharpe: null,
      drawdown: null,
      calmar: null,
      maxDrawdown: 0,
    });
  });

  it.each(['factor', 'nav', 'rule', 'simulate'])('is how %s is used, wherever help is asked for', (name) => {
    for (const args of [['--help'], ['-h'], ['--bogus', '--help'], ['--nav', '-h']])
      expect(runQuant([name, ...args])).toEqual({
        out: expect.stringMatching(new RegExp(`^quant ${name} .+\\n$`)),
        error: '',
        exitCode: 0,
      });
  });

  it.each([
    [[''], 'no command "": quant takes factor, nav, rule, simulate or --help'],
    [['NAV'], 'no command "NAV": quant takes factor, nav, rule, simulate or --help'],
    [['--json'], 'no command "--json": quant takes factor, nav, rule, simulate or --help'],
    [['__proto__'], 'no command "__proto__": quant takes factor, nav, rule, simulate or --help'],
    [['a\r\n\n b'], 'no command "a b": quant takes factor, nav, rule, simulate or --help'],
  ])('%j is told of in one line', (args, message) => {
    expect(runQuant(args)).toEqual({ out: '', error: `${message}\n`, exitCode: 1 });
  });

  it('is a line about a rule that cannot be applied to days or without industries', () => {
    const input = join(folder, 'x.csv');
    writeFileSync(input, 'date,a\n2026-01-05,1\n');
    const of = (rule: string, params: string) =>
      runQuant(['rule', '--rule', rule, '--params', params, '--input', `A=${input}`]);
    expect(of('6', '{"n":1,"kind":"ratio","counts":"reports"}')).toEqual({
      out: '',
      error: 'windows that count reports are applied to report histories\n',
      exitCode: 1,
    });
    expect(of('3', '{"byIndustry":true}').error).toBe('percentiles within industries need the industries\n');
    expect(of('3', '{}').out).toBe('{"dates":["2026-01-05"],"assets":["a"],"values":[[50]]}\n');
  });
});
