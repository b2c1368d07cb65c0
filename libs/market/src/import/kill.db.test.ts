import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { killHard, marketCli, type MarketCli } from '../testing/market-cli.ts';
import { sampleDays, sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { tableDigests } from '../verify/database-figures.ts';

const DAYS = 250;
const files = sampleFiles({ securities: 120, days: DAYS });
const half = sampleDays(DAYS)[DAYS / 2] ?? '';
const [header = '', ...bars] = (files['daily_bar.csv'] ?? '').trimEnd().split('\n');
const before = {
  ...files,
  'daily_bar.csv': [header, ...bars.filter((line) => (line.split(',')[1] ?? '') < half)].join('\n'),
};
/** The other half, and a change to a tenth of the first, its last row included. */
const after = {
  'daily_bar.csv': [
    header,
    ...bars.map((line) => (/^600..9/.test(line) ? line.replace(',1.1,', ',1.2,') : line)),
  ].join('\n'),
};

let cli: MarketCli;
let market: ScratchMarket;
/** Locks a table that the importer needs, so that it waits where a test wants to kill it. */
let blocker: Connection;
/** Locks what the importer passes before, until the other lock is there. */
let gate: Connection;
let folders: Awaited<ReturnType<typeof csvFolder>>[];
let child: ChildProcess | null;

const starting = (args: readonly string[]) => () => {
  child = cli.start(args, market.url);
};

/** The contents of every table when nothing was killed, after either folder. */
let first: Readonly<Record<string, string>>;
let later: Readonly<Record<string, string>>;

beforeAll(async () => {
  cli = await marketCli();
  [market, folders] = [await scratchMarket({ fresh: true }), []];
  await importIt(before);
  first = await digests();
  await importIt(after);
  later = await digests();
  await endTest();
});
afterAll(() => cli.remove());
beforeEach(async () => {
  [market, folders, child] = [await scratchMarket({ fresh: true }), [], null];
  [blocker, gate] = [await openConnection(market.url), await openConnection(market.url)];
});
afterEach(async () => {
  if (child) await killHard(child);
  await Promise.all([blocker.end(), gate.end()]);
  await endTest();
});
async function endTest(): Promise<void> {
  await market.drop();
  for (const { remove } of folders) await remove();
}

async function folderOf(given: Readonly<Record<string, string>>): Promise<string> {
  const folder = await csvFolder(given);
  folders.push(folder);
  return folder.dir;
}
const importIt = async (given: Readonly<Record<string, string>>) =>
  cli.run(['import', await folderOf(given)], market.url);
const digests = async () => Object.fromEntries(await tableDigests(market.connection));

/** Waits until the importer's state can be observed; the limit only ends a test that waits in vain. */
async function until(what: () => Promise<boolean>, everyMs = 5): Promise<void> {
  for (let tries = 0; tries * everyMs < 100_000; tries += 1) {
    if (await what()) return;
    if (child?.exitCode !== null) throw new Error('the importer ended before it was seen there');
    await pause(everyMs);
  }
  throw new Error('waited in vain');
}

interface Thread {
  readonly id: number;
  readonly state: string | null;
  readonly info: string | null;
}
async function importer(): Promise<Thread | undefined> {
  const [thread] = await selectRows<Thread>(
    market.connection,
    `SELECT ID AS id, STATE AS state, INFO AS info FROM information_schema.PROCESSLIST
      WHERE DB = DATABASE() AND ID NOT IN (CONNECTION_ID(), ?, ?)`,
    [blocker.threadId, gate.threadId],
  );
  return thread;
}
const waitsFor = (statement: RegExp, state: RegExp) => () =>
  importer().then((thread) => statement.test(thread?.info ?? '') && state.test(thread?.state ?? ''));
/** The server's list of locks is a copy that is renewed only when it was not read for a tenth of a second. */
const LOCKS_EVERY_MS = 150;
const TABLE_LOCK = /metadata lock/;
async function isWaitingForRow(): Promise<boolean> {
  const rows = await selectRows(
    market.connection,
    `SELECT 1 FROM information_schema.INNODB_TRX t JOIN information_schema.PROCESSLIST p
      ON p.ID = t.trx_mysql_thread_id WHERE p.DB = DATABASE() AND t.trx_state = 'LOCK WAIT'`,
  );
  return rows.length > 0;
}
async function hasRows(table: string): Promise<boolean> {
  await market.connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED');
  const rows = await selectRows(market.connection, `SELECT 1 FROM ${table} LIMIT 1`).catch(() => []);
  return rows.length > 0;
}

/** Starts the importer, once what it is to wait for is locked: it waits there however late a busy machine looks. */
type Start = () => void;

/** The points at which the importer is killed: each waits for a state that can be observed. */
const IN_A_FIRST_LOAD = {
  'while rows are sent': async (start: Start) => {
    await lockLastRow(blocker);
    start();
    await until(() => hasRows('daily_bar_staging'));
  },
  'before the loaded table is swapped in': async (start: Start) => {
    await blocker.query('START TRANSACTION');
    await blocker.query('SELECT * FROM daily_bar LIMIT 1');
    start();
    await until(waitsFor(/^RENAME/, TABLE_LOCK));
  },
  'between the swap and its record': async (start: Start) => {
    await lockLastRow(gate);
    start();
    await until(() => hasRows('daily_bar_staging'));
    await blocker.query('START TRANSACTION');
    await blocker.query(`SELECT * FROM snapshot WHERE table_name = 'daily_bar' FOR UPDATE`);
    await gate.query('ROLLBACK');
    await until(isWaitingForRow, LOCKS_EVERY_MS);
  },
} as const;
const IN_A_LATER_LOAD = {
  'while rows are sent': IN_A_FIRST_LOAD['while rows are sent'],
  'while the difference is made': async (start: Start) => {
    // It waits for the record of its load, then to drop the difference, and only then for the table.
    await blocker.query('START TRANSACTION');
    await blocker.query('SELECT * FROM snapshot FOR UPDATE');
    start();
    await until(isWaitingForRow, LOCKS_EVERY_MS);
    await gate.query('CREATE TABLE daily_bar_difference (id INT)');
    await gate.query('START TRANSACTION');
    await gate.query('SELECT 1 FROM daily_bar_difference');
    await blocker.query('ROLLBACK');
    await until(waitsFor(/^DROP TABLE IF EXISTS `daily_bar_difference`/, TABLE_LOCK));
    await blocker.query('LOCK TABLES daily_bar WRITE');
    await gate.query('ROLLBACK');
    await until(waitsFor(/INSERT INTO `daily_bar_difference`/, TABLE_LOCK));
  },
  'in the middle of changing the table': blockLastRow,
  'between the change and keeping what undoes it': async (start: Start) => {
    await blockLastRow(start);
    // A read inside a transaction: the table can be read and written, not renamed.
    await market.connection.query('START TRANSACTION');
    await market.connection.query('SELECT 1 FROM daily_bar_difference LIMIT 1');
    await blocker.query('ROLLBACK');
    await until(waitsFor(/^RENAME/, TABLE_LOCK));
  },
} as const;

/**
 * Locks the last row of the bars, or the table while it has none: an importer that has sent its rows waits there, so that
 * they are seen however late a busy machine looks.
 */
async function lockLastRow(connection: Connection): Promise<void> {
  await connection.query('START TRANSACTION');
  await connection.query(
    'SELECT * FROM daily_bar ORDER BY trade_date DESC, security_id DESC LIMIT 1 FOR UPDATE',
  );
}

/** The importer waits in its transaction, at the last row it changes. */
async function blockLastRow(start: Start): Promise<void> {
  await lockLastRow(blocker);
  start();
  await until(isWaitingForRow, LOCKS_EVERY_MS);
}

/** Kills the importer and makes the server notice, as it would when it next writes to the socket. */
async function killThere(): Promise<void> {
  const thread = await importer();
  if (child) await killHard(child);
  if (thread) await blocker.query(`KILL ${thread.id}`).catch(gone);
  await blocker.query('ROLLBACK');
  await blocker.query('UNLOCK TABLES');
  await market.connection.query('ROLLBACK');
}
/** The server may have noticed before. */
function gone(error: unknown): void {
  if ((error as { code?: string }).code !== 'ER_NO_SUCH_THREAD') throw error;
}

async function leftTables(): Promise<readonly string[]> {
  const rows = await selectRows<{ name: string }>(
    market.connection,
    `SELECT TABLE_NAME AS name FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '_(old|staging|difference|undo)$'`,
  );
  return rows.map(({ name }) => name);
}
interface Outcome {
  readonly status: string;
  readonly message: string | null;
}
/** The status of the loads of a table, or of imports, the newest first. */
const records = (of: 'import_run' | 'daily_bar') =>
  selectRows<Outcome>(
    market.connection,
    of === 'import_run'
      ? 'SELECT status, message FROM import_run ORDER BY id DESC'
      : `SELECT status, message FROM snapshot WHERE table_name = '${of}' ORDER BY id DESC`,
  );

const IN_TURN = [
  { status: 'loaded', message: null },
  { status: 'partly', message: 'interrupted' },
];

test.each(Object.entries(IN_A_FIRST_LOAD))(
  'a first load killed %s is done by the next',
  async (_, arrive) => {
    const dir = await folderOf(before);
    await arrive(starting(['import', dir]));
    await killThere();
    await cli.run(['import', dir], market.url);
    expect(await digests()).toEqual(first);
    expect(await leftTables()).toEqual(['security_undo']);
    expect(await records('import_run')).toEqual(IN_TURN);
    expect(await records('daily_bar')).toEqual([IN_TURN[0], { status: 'failed', message: 'interrupted' }]);
  },
);

test.each(Object.entries(IN_A_LATER_LOAD))(
  'a later load killed %s is done by the next',
  async (where, arrive) => {
    await importIt(before);
    const dir = await folderOf(after);
    await arrive(starting(['import', dir]));
    await killThere();
    await cli.run(['import', dir], market.url);
    expect(await digests()).toEqual(later);
    expect(await leftTables()).toEqual(['daily_bar_undo', 'security_undo']);
    const isOnRecord = where.startsWith('between');
    expect(await records('daily_bar')).toEqual([
      IN_TURN[0],
      ...(isOnRecord ? [] : [{ status: 'failed', message: 'interrupted' }]),
      IN_TURN[0],
    ]);
    expect((await records('import_run'))[1]).toEqual({
      status: isOnRecord ? 'partly' : 'failed',
      message: 'interrupted',
    });
    await cli.run(['undo'], market.url);
    expect(await digests()).toEqual(first);
  },
);

test('an undo killed in the middle of changing the table is done by the next', async () => {
  await importIt(before);
  await importIt(after);
  await blockLastRow(starting(['undo']));
  await killThere();
  expect(await digests()).toEqual(later);
  await cli.run(['undo'], market.url);
  expect(await digests()).toEqual(first);
  expect((await records('import_run')).map((run) => run.status)).toEqual(['undone', 'loaded']);
});
