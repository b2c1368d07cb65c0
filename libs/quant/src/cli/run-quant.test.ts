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
      /^usage:\n {2}quant factor .+\n {2}quant nav .+\n {2}quant rule .+\n$/,
    );
    expect(runQuant([])).toEqual({ out: '', error: usage, exitCode: 1 });
    for (const help of ['--help', '-h']) {
      expect(runQuant([help])).toEqual({ out: usage, error: '', exitCode: 0 });
      const own = { out: expect.stringMatching(/^quant nav --nav N\.csv .+\n$/), error: '', exitCode: 0 };
      expect(runQuant(['nav', help])).toEqual(own);
    }
  });

  it.each([
    [['bogus'], 'no command "bogus": quant takes factor, nav, rule or --help'],
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
  ])('tells what is wrong with %j in one line and leaves with 1', (args, message) => {
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
