import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuant } from './run-quant.ts';
import { marketFolders, type MarketFiles } from './testing/market-folder.ts';

const folder = marketFolders();
const STRATEGY = { initialCapital: 1000, start: '2024-06-03', end: '2024-06-04', signals: [] };

function simulate(text: string, files?: MarketFiles) {
  const data = folder(files);
  const strategy = join(data, 'strategy.json');
  writeFileSync(strategy, text);
  return runQuant(['simulate', '--data', data, '--strategy', strategy, '--json']);
}

it('writes days, orders and bookings, empty lists where there are none', () => {
  const { out, ...rest } = simulate(JSON.stringify(STRATEGY));
  expect(rest).toEqual({ error: '', exitCode: 0 });
  expect(JSON.parse(out)).toEqual({
    days: ['2024-06-03', '2024-06-04'].map((date, at) => ({
      date,
      cash: '1000.00',
      stockValue: '0.00',
      assets: '1000.00',
      earningRate: '0.000000',
      statisDays: at + 1,
      holdings: [],
    })),
    orders: [],
    bookings: [],
  });
});

it.each<[string, string, MarketFiles | undefined, RegExp]>([
  ['text that is no JSON', '{', undefined, /strategy\.json: no JSON: .+\n$/],
  [
    'a fault of the strategy',
    JSON.stringify({ ...STRATEGY, initialCapital: 0 }),
    undefined,
    /initialCapital is not above 0\n$/,
  ],
  [
    'a fault of the market',
    JSON.stringify(STRATEGY),
    { 'bars.csv': ['date'] },
    /bars\.csv, line 1, column 1: no column code\n$/,
  ],
  [
    'a market that is missing',
    JSON.stringify(STRATEGY),
    { 'securities.csv': null },
    /no such file or directory \(ENOENT\)\n$/,
  ],
])('answers %s in one line on stderr, and nothing on stdout', (_, text, files, message) => {
  const { out, error, exitCode } = simulate(text, files);
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 1 });
  expect(error).toMatch(message);
  expect(error.trimEnd()).not.toContain('\n');
});

it.each([[[]], [['--data', '.']], [['--strategy', 'x.json']]])('asks for both its options: %j', (args) => {
  expect(runQuant(['simulate', ...args])).toEqual({
    out: '',
    error: 'quant simulate --data DIR --strategy FILE [--json]\n',
    exitCode: 1,
  });
});
