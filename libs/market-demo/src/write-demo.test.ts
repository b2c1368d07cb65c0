import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileRowCheck } from '@console/market/files';
import { FILE_TABLES, fileColumns, headerName, type TableDefinition } from '@console/market/schema';
import { parse } from 'csv-parse/sync';
import type { WorldOptions } from './world/make-world.ts';
import { tradingDayAfter } from './prices/trading-days.ts';
import { demoFiles, writeDemo, type StoryPart } from './write-demo.ts';

type Files = ReturnType<typeof demoFiles>;
/** A table's rows by their keys. */
type Mart = Map<string, Map<string, string>>;

const ORIGIN = '2024-06-28';
const SOME = { companies: 12, days: 130 };

/** Loads files as the importer does: by key, or as the whole table. */
function load(mart: Mart, files: Files): Mart {
  for (const table of FILE_TABLES) {
    const pieces = files[table.name];
    if (!pieces) continue;
    const rows = rowsOf(table, pieces.join(''));
    const known = table.load === 'replace' ? [] : (mart.get(table.name) ?? []);
    mart.set(table.name, new Map([...known, ...rows]));
  }
  return mart;
}

function rowsOf(table: TableDefinition, text: string): readonly (readonly [string, string])[] {
  const columns = fileColumns(table);
  const [header, ...lines] = parse(text) as string[][];
  expect(header).toEqual(columns.map(headerName));
  const key = table.key.map((name) => columns.findIndex((column) => column.name === name));
  const rows = lines.map((cells) => [key.map((at) => cells[at]).join(' '), cells.join('|')] as const);
  expect(new Set(rows.map(([own]) => own)).size).toBe(rows.length);
  return rows;
}

/** The tables' rows, sorted, so that their order of arrival does not matter. */
const content = (mart: Mart): Record<string, readonly string[]> =>
  Object.fromEntries([...mart].map(([table, rows]) => [table, [...rows.values()].sort()]));

function told(options: Omit<WorldOptions, 'origin'>, days: readonly number[]): Mart {
  const mart: Mart = new Map();
  let since: string | undefined;
  for (const count of days) {
    const end = tradingDayAfter(ORIGIN, count);
    load(mart, demoFiles({ ...options, origin: ORIGIN, end, ...(since === undefined ? {} : { since }) }));
    since = end;
  }
  return mart;
}

test.each([1, 2, 3])('a story written day by day equals the story written at once (seed %d)', (seed) => {
  const options = { seed, size: SOME };
  expect(content(told(options, [0, 1, 8]))).toEqual(content(told(options, [8])));
});

test('a story written in parts over a year and a half, with listings, delistings and reports, equals it too', () => {
  const options = { seed: 4, size: { companies: 24, days: 60 } };
  const once = told(options, [380]);
  expect(content(told(options, [0, 101, 380]))).toEqual(content(once));
  const securities = [...(once.get('security')?.values() ?? [])];
  expect(securities.length).toBeGreaterThan(24);
});

test('the importer takes every row of every table', () => {
  const files = demoFiles({ seed: 5, size: SOME, origin: ORIGIN });
  const text = (table: string) => (files[table] ?? []).join('');
  const ids = (parse(text('security'), { columns: true }) as Record<string, string>[]).map(
    ({ code, exchange }, at) => [`${code ?? ''}.${exchange ?? ''}`, at + 1] as const,
  );
  const faults = FILE_TABLES.flatMap((table) => {
    const check = compileRowCheck(table, { securityIds: new Map(ids) });
    const rows = (parse(text(table.name)) as string[][]).slice(1).map(check);
    return rows.flatMap((row) => ('faults' in row ? [{ table: table.name, ...row.faults[0] }] : []));
  });
  expect(faults).toEqual([]);
});

test('a part has only rows that became known after the last one', () => {
  const part = demoFiles({ seed: 1, size: SOME, origin: ORIGIN, end: '2024-07-05', since: ORIGIN });
  const days = new Set(
    (part['daily_bar'] ?? [])
      .join('')
      .split('\n')
      .slice(1, -1)
      .map((line) => line.slice(0, 10)),
  );
  expect([...days]).toEqual(['2024-07-01', '2024-07-02', '2024-07-03', '2024-07-04', '2024-07-05']);
});

test('the same seed and origin give the same bytes, another seed others', () => {
  const text = (seed: number) => JSON.stringify(demoFiles({ seed, size: SOME, origin: ORIGIN }));
  expect(text(1)).toBe(text(1));
  expect(text(1)).not.toBe(text(2));
});

describe('files', () => {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'demo-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
  const part: StoryPart = { seed: 1, size: SOME, origin: '2024-06-29' };

  test('have the rows in memory, one file for each table', async () => {
    expect(writeDemo({ ...part, dir })).toEqual({ origin: ORIGIN, end: ORIGIN });
    const files = demoFiles(part);
    expect((await readdir(dir)).sort()).toEqual(
      Object.keys(files)
        .map((table) => `${table}.csv`)
        .sort(),
    );
    for (const [table, pieces] of Object.entries(files)) {
      expect(await readFile(join(dir, `${table}.csv`), 'utf8')).toBe(pieces.join(''));
    }
  });

  test('of an earlier run do not remain beside those of the next', async () => {
    const small: StoryPart = { ...part, size: { companies: 1, days: 20 } };
    const files = demoFiles(small);
    const absent = FILE_TABLES.find(({ name }) => !(name in files))?.name;
    if (absent === undefined) throw new Error('even one company has rows in every table');
    await writeFile(join(dir, 'daily_bar.csv'), 'old');
    await writeFile(join(dir, `${absent}.csv`), 'old');
    writeDemo({ ...small, dir });
    expect(await readFile(join(dir, 'daily_bar.csv'), 'utf8')).toBe(files['daily_bar']?.join(''));
    expect(await readdir(dir)).not.toContain(`${absent}.csv`);
  });

  test('appear complete or not at all', async () => {
    // A folder of that name blocks the last step for one table; before that step no file is visible.
    await mkdir(join(dir, 'security.csv.part'));
    expect(() => writeDemo({ ...part, dir })).toThrow(/EISDIR/);
    expect(await readdir(dir)).toEqual(['security.csv.part']);
  });
});
