import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@console/contract-core';
import { dataCalls, dataTables } from '@console/contract-data';
import { tableName } from '@console/node-kit/database';
import type { Answer } from '@console/node-kit/testing';
import { runningData, type RunningData } from '../testing/running-data.ts';

const JOB = randomUUID();

let running: RunningData;
let runId: number;
beforeAll(async () => {
  running = await runningData();
  const { insertId } = await running.data.database.query<{ insertId: number }>(
    `INSERT INTO ${tableName('market', 'import_run')} (source, folder, is_demo, status, job_id, started_at)
     VALUES ('test', 'x', 0, 'failed', ?, '2026-07-02 20:00:00')`,
    [JOB],
  );
  runId = insertId;
  const rows = Array.from({ length: 25 }, (_, at) => `bars.csv,${at + 2},close,"a ""b"",\nc",not a number\n`);
  await mkdir(join(running.importDir, '.rejected', JOB), { recursive: true });
  await writeFile(
    join(running.importDir, '.rejected', JOB, 'daily_bar.csv'),
    `file,line,column,value,reason\n${rows.join('')}`,
  );
}, 60_000);
afterAll(() => running.stop());

const lines = async (query: string): Promise<readonly number[]> => {
  const answer = await running.ask(`${dataTables.rejects.path}?table=daily_bar&runId=${runId}&${query}`);
  const { totalElements, content } = answer.body.result as Page<{ line: number }>;
  expect(totalElements).toBe(25);
  return content.map(({ line }) => line);
};
const ask = (query: string): Promise<Answer> => running.ask(`${dataTables.rejects.path}?${query}`);

describe('the rejected rows of a table', () => {
  it('are read as they were written, quotes and line breaks included', async () => {
    const { body } = await ask(`table=daily_bar&runId=${runId}&size=1`);
    expect((body.result as Page<unknown>).content).toEqual([
      { no: 1, file: 'bars.csv', line: 2, column: 'close', value: 'a "b",\nc', reason: '不是数字' },
    ]);
  });

  it('are downloaded without formulas, and stay unchanged in the file', async () => {
    const path = join(running.importDir, '.rejected', JOB, 'security.csv');
    const kept = 'file,line,column,value,reason\na.csv,2,name,=1+1,missing\na.csv,3,price,-1,missing\n';
    await writeFile(path, kept);
    const { text } = await running.ask(`${dataCalls.rejectFile.path}?table=security&runId=${runId}`);
    expect(text).toBe(kept.replace('=1+1', "'=1+1"));
    expect(await readFile(path, 'utf8')).toBe(kept);
    await rm(path);
  });

  it('are listed in pages, forwards and backwards, none past the end', async () => {
    expect(await lines('size=10')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await lines('size=10&page=2')).toEqual([22, 23, 24, 25, 26]);
    expect(await lines('size=10&sort=line,DESC')).toEqual([26, 25, 24, 23, 22, 21, 20, 19, 18, 17]);
    expect(await lines('size=10&page=2&sort=line,DESC')).toEqual([6, 5, 4, 3, 2]);
    expect(await lines('size=10&page=3&sort=line,DESC')).toEqual([]);
    expect(await lines('size=10&page=9')).toEqual([]);
  });

  it('are not found for an unknown run, job or table, nor for a table that had none', async () => {
    expect((await ask(`table=daily_bar&runId=${runId + 1}`)).status).toBe(404);
    expect((await ask(`table=security&runId=${runId}`)).status).toBe(404);
    expect((await ask(`table=nowhere&runId=${runId}`)).status).toBe(404);
    // The existence of a folder with that name is not enough: the job must be one of the tenant's.
    expect((await ask(`table=daily_bar&jobId=${JOB}`)).status).toBe(404);
  });

  it.each(['table=daily_bar', `table=daily_bar&runId=1&jobId=${JOB}`, 'runId=1', 'table=../x&runId=1'])(
    'are of one table of one run or one job: %s is refused',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
      expect((await running.ask(`${dataCalls.rejectFile.path}?${query}`)).status).toBe(400);
    },
  );
});
