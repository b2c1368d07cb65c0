import { table, type RowOf, type Session } from '@console/contract-core';
import { integer, number, required, word } from '@console/contract-core/columns';
import { jest } from '@jest/globals';
import { z } from 'zod';
import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { OTHER_TENANT, scratchData, TENANT, type ScratchData } from '../testing/index.ts';
import { sqlPage, type SqlTable } from './sql-table.ts';
import { tableQuery } from './table-controllers.ts';
import type { TableQuery } from './table-source.ts';

const list = table({
  id: 'probe.list',
  title: '列表',
  path: '/api/probe/list',
  services: ['company'],
  needs: 'public',
  key: 'id',
  defaultSort: 'id,ASC',
  filter: z.object({ grade: z.string().optional() }),
  columns: { id: required(integer('编号')), grade: word('等级', { sort: true }), pe: number('PE') },
});
type Row = RowOf<typeof list>;

/** Thirty rows of one tenant and ten of another: three grades, so ties everywhere; a third lacks a pe. */
const ROWS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  tenant: index < 30 ? TENANT : OTHER_TENANT,
  grade: 'ABC'[index % 3] ?? '',
  pe: index % 3 === 1 ? null : index % 4,
}));

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({
    company: [
      ddl(
        1795000000001,
        'Probe',
        'CREATE TABLE probe (id INT PRIMARY KEY, tenant_id VARCHAR(12), grade CHAR(1), pe DOUBLE NULL)',
      ),
    ],
  });
  await data.database.query(
    `INSERT INTO ${tableName('company', 'probe')} VALUES ${ROWS.map(() => '(?, ?, ?, ?)').join(', ')}`,
    ROWS.flatMap(({ id, tenant, grade, pe }) => [id, tenant, grade, pe]),
  );
});
afterAll(() => data.drop());

const probeTable = (): SqlTable<typeof list> => ({
  from: `${tableName('company', 'probe')} p`,
  key: 'p.id',
  tenant: 'p.tenant_id',
  columns: { id: 'p.id', grade: 'p.grade', pe: 'p.pe' },
  where: ({ grade }) =>
    grade === undefined ? [] : [{ sql: 'p.grade = ? OR p.grade = ?', values: [grade, grade] }],
});
const caller = (tenantId: string): Session => ({
  sid: 's',
  userId: 1,
  tenantId,
  username: 'u',
  realName: 'u',
  authorities: [],
  locked: false,
  mustChangePassword: false,
});
const page = (input: Record<string, unknown> = {}, tenantId = TENANT, sqlTable = probeTable()) =>
  sqlPage(data.database, {
    entry: list,
    table: sqlTable,
    query: tableQuery(list, list.input.parse(input) as never) as TableQuery<typeof list>,
    session: caller(tenantId),
  });
const allPages = async (sort: string, size: number): Promise<readonly Row[]> => {
  const pages: Row[] = [];
  for (let at = 0; at * size < 30; at += 1) pages.push(...(await page({ sort, size, page: at })).content);
  return pages;
};

describe('a page of a SQL table', () => {
  it.each([
    ['grade,ASC', 7],
    ['grade,DESC', 7],
    ['pe,ASC', 4],
    ['pe,DESC', 4],
    ['id,DESC', 30],
  ])('sorted by %s in pages of %d shows every row once', async (sort, size) => {
    const ids = (await allPages(sort, size)).map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect([...ids].sort((one, other) => one - other)).toEqual(ROWS.slice(0, 30).map(({ id }) => id));
  });

  it.each(['pe,ASC', 'pe,DESC'])('sorted by %s puts missing values last', async (sort) => {
    const values = (await allPages(sort, 8)).map(({ pe }) => pe);
    const present = values.slice(0, 20);
    expect(values.slice(20)).toEqual(Array.from({ length: 10 }, () => null));
    const way = sort.endsWith('ASC') ? 1 : -1;
    expect(present).toEqual([...present].sort((one, other) => way * ((one ?? 0) - (other ?? 0))));
    expect(present).not.toContain(null);
  });

  it('holds rows of the caller’s tenant alone', async () => {
    const own = await page({ size: 200 });
    const others = await page({ size: 200 }, OTHER_TENANT);
    expect([own.totalElements, others.totalElements]).toEqual([30, 10]);
    expect(others.content.map(({ id }) => id)).toEqual(ROWS.slice(30).map(({ id }) => id));
    expect((await page({}, '999999')).content).toEqual([]);
    expect((await page({}, "' OR '1'='1")).totalElements).toBe(0);
  });

  it('keeps to the tenant when a filter says OR', async () => {
    const { totalElements, content } = await page({ grade: 'A', size: 200 });
    expect(totalElements).toBe(10);
    expect(content.every(({ id, grade }) => id <= 30 && grade === 'A')).toBe(true);
  });

  it('of a shared table is the same for every tenant', async () => {
    const shared = { ...probeTable(), tenant: 'shared' };
    expect((await page({}, TENANT, shared)).totalElements).toBe(40);
    expect((await page({}, OTHER_TENANT, shared)).totalElements).toBe(40);
  });

  it('past the end is empty and still counts', async () => {
    expect(await page({ page: 99_999, size: 200 })).toEqual({ totalElements: 30, content: [] });
  });

  it('joins what its filter or sort names where rows are found, and everything where they are drawn', async () => {
    const note = `JOIN ${tableName('company', 'probe')} note ON note.id = p.id`;
    const joined = { ...probeTable(), joins: { note } };
    const noted = { ...joined, columns: { ...joined.columns, pe: 'note.pe' } };
    const asked = jest.spyOn(data.database, 'query');
    const joinsIn = async (input: Record<string, unknown>): Promise<readonly number[]> => {
      asked.mockClear();
      expect((await page({ size: 7, ...input }, TENANT, noted)).content).toEqual(
        (await page({ size: 7, ...input })).content,
      );
      const statements = asked.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes(note));
      return statements.map((sql) => sql.split(note).length - 1);
    };
    expect(await joinsIn({ sort: 'grade,DESC', grade: 'B' })).toEqual([1]);
    expect(await joinsIn({ sort: 'pe,DESC', grade: 'C' })).toEqual([2]);
    asked.mockRestore();
  });

  it('of a table that says so counts anew each time', async () => {
    const probe = tableName('company', 'probe');
    const total = async (): Promise<number> =>
      (await page({}, TENANT, { ...probeTable(), countAnew: true })).totalElements;
    const before = await total();
    await data.database.query(`INSERT INTO ${probe} VALUES (998, ?, 'A', 1)`, [TENANT]);
    const after = await total();
    await data.database.query(`DELETE FROM ${probe} WHERE id = 998`);
    expect([after - before, (await total()) - before]).toEqual([1, 0]);
  });

  it('counts again after a second', async () => {
    const fresh = { ...probeTable(), tenant: 'shared' };
    expect((await page({ grade: 'C' }, TENANT, fresh)).totalElements).toBe(13);
    await data.database.query(`INSERT INTO ${tableName('company', 'probe')} VALUES (99, 'x', 'C', 1)`);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    const { totalElements } = await page({ grade: 'C' }, TENANT, fresh);
    await data.database.query(`DELETE FROM ${tableName('company', 'probe')} WHERE id = 99`);
    expect(totalElements).toBe(14);
  });

  it('reads the wide joins for the shown rows alone, in the order of the page', async () => {
    const joined = {
      ...probeTable(),
      details: `LEFT JOIN (SELECT id AS other, grade FROM ${tableName('company', 'probe')}) d ON d.other = p.id`,
      columns: { id: 'p.id', grade: 'd.grade', pe: 'p.pe' },
    };
    const { content } = await page({ sort: 'id,DESC', size: 3 }, TENANT, joined);
    expect(content).toEqual(
      [...ROWS.slice(27, 30)].reverse().map(({ id, grade, pe }) => ({ id, grade, pe })),
    );
  });
});

describe('the sort of a table', () => {
  it('that is not one of its columns is refused with the text that was asked, cut short', () => {
    const asked = (sort: string) => () => tableQuery(list, { page: 0, size: 10, sort });
    expect(asked('tenant_id,ASC')).toThrow('不支持按 tenant_id,ASC 排序');
    expect(asked(`${'x'.repeat(60)},ASC`)).toThrow(`不支持按 ${'x'.repeat(40)} 排序`);
  });

  it('is the default when none is asked', () => {
    expect(tableQuery(list, { page: 2, size: 5 })).toEqual({
      filter: {},
      page: 2,
      size: 5,
      sort: { column: 'id', direction: 'ASC' },
    });
  });
});
