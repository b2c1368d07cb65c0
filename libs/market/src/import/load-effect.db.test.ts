import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { sampleDays, sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { importFolder } from './import-folder.ts';
import { Snapshots } from './load/snapshots.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const files = sampleFiles();
const lines = (files['daily_bar.csv'] ?? '').trimEnd().split('\n');
const header = lines[0] ?? '';
const barsFile = (rows: readonly string[]) => ({ 'daily_bar.csv': `${[header, ...rows].join('\n')}\n` });
const rowsOfDay = (day: string) => lines.filter((line) => line.split(',')[1] === day);
const days = sampleDays(40);

let market: ScratchMarket;
beforeAll(async () => {
  market = await scratchMarket();
});
afterAll(() => market.drop());
beforeEach(async () => {
  for (const table of ['snapshot', 'import_run', 'retired_security', ...Object.keys(files)]) {
    await market.connection.query(`TRUNCATE TABLE \`${table.replace('.csv', '')}\``);
  }
});

async function load(given: Readonly<Record<string, string>>) {
  const { dir, remove } = await csvFolder(given);
  try {
    return await importFolder({ url: market.url, dir, clock });
  } finally {
    await remove();
  }
}
const effectOf = async (given: Readonly<Record<string, string>>, table = 'daily_bar') =>
  (await load(given)).find((report) => report.table === table)?.effect;
const idOf = async (code: string) =>
  (await selectRows<{ id: number }>(market.connection, 'SELECT id FROM security WHERE code = ?', [code]))[0]
    ?.id ?? NaN;
const snapshots = () => new Snapshots(market.connection, clock);

test('a first load records all of the table', async () => {
  expect(await effectOf(files)).toEqual({
    tableRows: lines.length - 1,
    inserted: lines.length - 1,
    updated: 0,
    deleted: 0,
    changes: { days: null, securities: null },
  });
});

test('a later load records the days and securities it adds or changes, unchanged rows are not counted', async () => {
  await load({
    ...files,
    ...barsFile(lines.slice(1).filter((line) => !rowsOfDay(days[39] ?? '').includes(line))),
  });
  const before = (await selectRows(market.connection, 'SELECT COUNT(*) AS n FROM daily_bar'))[0];
  const [first = '', ...rest] = [...rowsOfDay(days[39] ?? ''), ...rowsOfDay(days[3] ?? '')];
  const changed = rest.map((line) =>
    line.startsWith(`600003.SH,${days[3]}`) ? line.replace(/,2\.25,0,0$/, ',2.26,0,0') : line,
  );
  expect(await effectOf(barsFile([first, ...changed]))).toEqual({
    tableRows: Number(Object(before)['n']) + 12,
    inserted: 12,
    updated: 1,
    deleted: 0,
    changes: {
      days: [days[3], days[39]],
      securities: await Promise.all(Array.from({ length: 12 }, (_, at) => idOf(`${600_000 + at}`))),
    },
  });
});

test('a value that becomes missing or is no longer missing is a change, a repeated one is none', async () => {
  await load(files);
  const [row = ''] = rowsOfDay(days[1] ?? '');
  const cells = row.split(',');
  cells[12] = '';
  expect(await effectOf(barsFile([cells.join(',')]))).toMatchObject({ inserted: 0, updated: 1 });
  expect(await effectOf(barsFile([row]))).toMatchObject({
    inserted: 0,
    updated: 1,
    changes: { days: [days[1]], securities: [await idOf('600000')] },
  });
  expect(await effectOf(barsFile([row, lines[9] ?? '']))).toMatchObject({
    inserted: 0,
    updated: 0,
    deleted: 0,
    changes: { days: [], securities: [] },
  });
});

test('a whole table loses the rows missing from its load', async () => {
  await load(files);
  const members = (files['sw_member.csv'] ?? '').trimEnd().split('\n');
  const [head = '', one = '', ...others] = members;
  const given = [head, one.replace('857831', ''), ...others.slice(1)].join('\n');
  expect(await effectOf({ 'sw_member.csv': given }, 'sw_member')).toEqual({
    tableRows: 11,
    inserted: 0,
    updated: 1,
    deleted: 1,
    changes: { days: null, securities: [await idOf('600000'), await idOf('600001')] },
  });
});

test('a change of only the case of a text is a change, too', async () => {
  await load(files);
  const named = (name: string) => ({
    'security.csv': (files['security.csv'] ?? '').replace('样本3号,', `${name},`),
  });
  expect(await effectOf(named('Ab'), 'security')).toMatchObject({ updated: 1 });
  expect(await effectOf(named('AB'), 'security')).toMatchObject({
    inserted: 0,
    updated: 1,
    changes: { securities: [await idOf('600003')] },
  });
});

test('new securities get the next ids in the order of their file, old ones keep theirs', async () => {
  await load({ 'security.csv': files['security.csv'] ?? '' });
  const before = await selectRows(market.connection, 'SELECT id, code FROM security ORDER BY id');
  const added = ['688002', '300001']
    .map((code) => `${code},${code < '6' ? 'SZ' : 'SH'},新股,,main,2024-01-02,,listed\n`)
    .join('');
  const [head, ...rest] = (files['security.csv'] ?? '').split(/(?<=\n)/);
  await load({ 'security.csv': [head, added, ...rest].join('') });
  const after = await selectRows(market.connection, 'SELECT id, code FROM security ORDER BY id');
  expect(after).toEqual([...before, { id: 14, code: '688002' }, { id: 15, code: '300001' }]);
});

test('changes of loads since are reported per table, and everything to a caller that never asked', async () => {
  await load(files);
  const { through, changes } = await snapshots().changesSince(['daily_bar', 'sw_member'], null);
  expect(Object.fromEntries(changes)).toEqual({
    daily_bar: { days: null, securities: null },
    sw_member: { days: null, securities: null },
  });
  const [row = ''] = rowsOfDay(days[1] ?? '');
  await load(barsFile([row.replace(/,2\.25,0,0$/, ',2.26,0,0')]));
  await load(barsFile([`${(rowsOfDay(days[2] ?? '')[1] ?? '').replace(/,2\.25,0,0$/, ',2.26,0,0')}`]));
  const since = await snapshots().changesSince(['daily_bar', 'sw_member'], through);
  expect(Object.fromEntries(since.changes)).toEqual({
    daily_bar: { days: [days[1], days[2]], securities: [await idOf('600000'), await idOf('600001')] },
  });
  const rest = await snapshots().changesSince(['daily_bar', 'sw_member'], since.through);
  expect(rest).toEqual({ through: since.through, changes: new Map() });
});

test('a load from before changes were recorded may have touched anything', async () => {
  await load(files);
  await market.connection.query(`UPDATE snapshot SET changes = NULL WHERE table_name = 'daily_bar'`);
  const { changes } = await snapshots().changesSince(['daily_bar'], 0);
  expect(changes.get('daily_bar')).toEqual({ days: null, securities: null });
});

test('a run is recorded with its folder, who started it and how it ended', async () => {
  const { dir, remove } = await csvFolder({ ...files, 'sw_member.csv': 'security\n' });
  const jobId = '00000000-0000-4000-8000-000000000000';
  await importFolder({ url: market.url, dir, clock, source: 'vendor', startedBy: 'ops', jobId });
  await importFolder({ url: market.url, dir, clock, dryRun: true });
  await remove();
  expect(await selectRows(market.connection, 'SELECT * FROM import_run')).toEqual([
    {
      id: 1,
      source: 'vendor',
      folder: dir,
      is_demo: 0,
      status: 'partly',
      message: 'sw_member failed',
      started_by: 'ops',
      job_id: jobId,
      started_at: '2024-06-30 12:00:00',
      finished_at: '2024-06-30 12:00:00',
      undo_started_at: null,
    },
  ]);
});
