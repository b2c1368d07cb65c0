import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { eachRow } from './each-row.ts';
import { selectArrays } from './select-arrays.ts';
import { writeRows } from './write-rows.ts';

let market: ScratchMarket;
beforeAll(async () => {
  market = await scratchMarket();
  await market.connection.query('CREATE TABLE number (value DOUBLE NULL, name VARCHAR(10) NULL)');
});
afterAll(() => market.drop());

const COUNT = 20_000;
const target = { table: 'number', columns: ['value', 'name'] };

test('what a generator writes in bulk is seen row by row, missing values among them', async () => {
  await writeRows(
    market.connection,
    target,
    (function* () {
      for (let at = 1; at <= COUNT; at += 1) yield [at / 8, 'a'];
      yield [NaN, null];
    })(),
  );
  let sum = 0;
  const missing: unknown[] = [];
  const query = { sql: 'SELECT value, name FROM number WHERE value IS NULL OR value > ?', values: [0] };
  await eachRow<[number | null, string | null]>(market.connection, query, (row) => {
    if (row[0] === null) missing.push(row);
    else sum += row[0];
  });
  expect(sum).toBe((COUNT * (COUNT + 1)) / 16);
  expect(missing).toEqual([[null, null]]);
});

test('an error of the query, of the callback or of the rows to write reaches the caller, and the connection survives', async () => {
  await expect(eachRow(market.connection, { sql: 'SELECT nothing' }, () => undefined)).rejects.toThrow(
    'nothing',
  );
  const fails = (): never => {
    throw new Error('cannot look');
  };
  await expect(eachRow(market.connection, { sql: 'SELECT 1' }, fails)).rejects.toThrow('cannot look');
  const broken = function* (): Generator<[number, string]> {
    yield [1, 'b'];
    throw new Error('cannot go on');
  };
  await expect(writeRows(market.connection, target, broken())).rejects.toThrow('cannot go on');
  expect(await selectArrays(market.connection, 'SELECT 7')).toEqual([[7]]);
});
