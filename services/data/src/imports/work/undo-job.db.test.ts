import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importFolder } from '@console/market/import';
import { schemaName, tableName } from '@console/node-kit/database';
import { jobContext } from '@console/node-kit/testing';
import { runningData, type RunningData } from '../../testing/running-data.ts';
import { undoJob } from './undo-job.ts';
import { undoHere } from './undo-work.ts';

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
}, 60_000);
afterAll(() => running.stop());

async function importSecurity(): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'undo-'));
  await writeFile(
    join(dir, 'security.csv'),
    'code,exchange,name,board,list_date,status\n600000,SH,浦发银行,main,1999-11-10,listed\n',
  );
  const clock = { now: () => Date.parse('2026-07-02T04:00:00Z') };
  await importFolder({ url: running.data.databaseUrl, dir, clock });
  await rm(dir, { recursive: true });
  const [run] = await running.data.database.query<{ id: number }[]>(
    `SELECT MAX(id) AS id FROM ${tableName('market', 'import_run')}`,
  );
  return run?.id ?? 0;
}

it('a second try that waited while the first one, thought dead, finished succeeds as well', async () => {
  const runId = await importSecurity();
  const { database, databaseUrl: url } = running.data;
  const lock = `import:${schemaName('market')}`;
  const other = database.createQueryRunner();
  await other.query('SELECT GET_LOCK(?, 10)', [lock]);
  const { run } = undoJob({ database, url, runUndo: undoHere });
  const tries = [run({ runId }, jobContext()), run({ runId }, jobContext({ attempt: 2 }))];
  const waiting = async (): Promise<number> => {
    const [row] = await database.query<{ n: number | string }[]>(
      `SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE INFO LIKE CONCAT('SELECT GET_LOCK(''', ?, '%')`,
      [lock],
    );
    return Number(row?.n);
  };
  while ((await waiting()) < 2) await pause(20);
  await other.query('SELECT RELEASE_LOCK(?)', [lock]);
  await other.release();
  const results = await Promise.all(tries);
  expect(results).toMatchObject([{ runId }, { runId }]);
  const tables = results.flatMap((result) => (result as { tables: readonly unknown[] }).tables);
  expect(tables).toMatchObject([{ table: 'security', outcome: 'undone', deleted: 1 }]);
});
