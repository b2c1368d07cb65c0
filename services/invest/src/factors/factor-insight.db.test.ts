import { factorCalls, factorTables, type FactorRow } from '@console/contract-invest';
import type { OutputOf, Page } from '@console/contract-core';
import { BUSINESS_DATE, TENANT } from '@console/node-kit/testing';
import { addDemoFactors } from './demo/demo-factors.ts';
import { runningFactors, type RunningFactors } from './testing/running-factors.ts';

type Tree = OutputOf<typeof factorCalls.relationTree>;
type Radar = OutputOf<typeof factorCalls.factorRadar>;
type Values = OutputOf<typeof factorCalls.factorValues>;

let factors: RunningFactors;
beforeAll(async () => {
  factors = await runningFactors();
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

const ask = async <T>(path: string, body: object, token = factors.tokens.viewer): Promise<T> => {
  const { body: answer } = await factors.post(path, body, token);
  expect(answer).toMatchObject({ success: true });
  return answer.result as T;
};
const tree = async (id: number, direction: 'sources' | 'users'): Promise<readonly string[]> => {
  const { nodes, edges } = await ask<Tree>(factorCalls.relationTree.path, { id, direction });
  expect(new Set(nodes.map(({ ref }) => ref)).size).toBe(nodes.length);
  return [nodes[0]?.name ?? '', ...edges.map(([from, to]) => `${nodes[from]?.name} < ${nodes[to]?.name}`)];
};
const list = (body: object, token?: string): Promise<Page<FactorRow>> =>
  ask(factorTables.factorList.path, body, token);
const namesOf = async (body: object): Promise<readonly string[]> =>
  (await list(body)).content.map(({ name }) => name);

describe('a relation tree', () => {
  it('goes down to the indicators and up to factors that no other names, each thing once', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价 + 开盘价' });
    await factors.saved({ name: '左', formula: 'cs_rank(底)' });
    await factors.saved({ name: '右', formula: 'zscore(底) + cs_rank(收盘价)' });
    const top = await factors.saved({ name: '顶', formula: '左 + 右' });
    expect(await tree(top.id, 'sources')).toEqual([
      '顶',
      '顶 < 左',
      '顶 < 右',
      '左 < 底',
      '右 < 底',
      '右 < 收盘价',
      '底 < 收盘价',
      '底 < 开盘价',
    ]);
    expect(await tree(base.id, 'users')).toEqual(['底', '左 < 底', '右 < 底', '顶 < 左', '顶 < 右']);
    expect(await tree(top.id, 'users')).toEqual(['顶']);
  });

  it('follows the versions that are pinned', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    const user = await factors.saved({ name: '用者', formula: 'cs_rank(底)' });
    await factors.save({ id: base.id, revision: 1, name: '底', formula: '开盘价' });
    expect(await tree(user.id, 'sources')).toEqual(['用者', '用者 < 底', '底 < 收盘价']);
    expect(await tree(base.id, 'users')).toEqual(['底', '用者 < 底']);
    const { nodes } = await ask<Tree>(factorCalls.relationTree.path, { id: user.id });
    expect(nodes[1]).toEqual({ ref: `f${base.id}@1`, kind: 'factor', name: '底', factorId: base.id });
    expect(nodes[2]).toMatchObject({ ref: 'daily_bar.close@1', kind: 'indicator', factorId: null });
  });

  it('of another tenant’s factor is not found', async () => {
    const { id } = await factors.saved({});
    for (const direction of ['sources', 'users'])
      expect(
        (await factors.post(factorCalls.relationTree.path, { id, direction }, factors.tokens.stranger))
          .status,
      ).toBe(404);
  });
});

describe('a radar', () => {
  it('has a percentile for each direct input and for the factor, ties count half', async () => {
    const { id } = await factors.saved({ name: '差', formula: '市净率 - log(收盘价) * 0' });
    const { date, security, axes } = await ask<Radar>(factorCalls.factorRadar.path, { id, securityId: 2 });
    expect(date).toBe(BUSINESS_DATE);
    expect(security).toEqual({ securityId: 2, stockCode: '000858', shortName: '五粮液' });
    // pb: 0.5 1 2 2 2 4 4 5 8; five are below 4 and two equal it.
    const percentile = ((5 + 1) / 9) * 100;
    expect(axes).toEqual([
      { name: '市净率', percentile: expect.closeTo(percentile, 9), value: 4 },
      { name: '自然对数·收盘价 × 0', percentile: expect.closeTo(50, 9), value: 0 },
      // One of the two that equal it is suspended: it has no price, and so no such value.
      { name: '差', percentile: expect.closeTo((5.5 / 8) * 100, 9), value: 4 },
    ]);
  });

  it('names each axis by its source, and no two alike', async () => {
    const formula =
      'average(cs_rank(市净率), cs_rank(收盘价), cs_rank(pct_change(收盘价, 20)), across: true)';
    const { id } = await factors.saved({ name: '合', formula });
    const { axes } = await ask<Radar>(factorCalls.factorRadar.path, { id });
    expect(axes.map(({ name }) => name)).toEqual([
      ...['截面百分位·市净率', '截面百分位·收盘价', '截面百分位·变化率·收盘价', '合'],
    ]);
    const same = await factors.saved({ name: '截面百分位·市净率', formula: '-cs_rank(市净率)' });
    const radar = await ask<Radar>(factorCalls.factorRadar.path, { id: same.id });
    expect(radar.axes.map(({ name }) => name)).toEqual(['截面百分位·市净率', '截面百分位·市净率（本因子）']);
  });

  it('is the market’s median without a company, and empty where the company has no value', async () => {
    const { id } = await factors.saved({ name: '净', formula: 'cross_percentile(市净率)' });
    const middle = await ask<Radar>(factorCalls.factorRadar.path, { id });
    expect(middle).toMatchObject({
      security: null,
      axes: [{ percentile: 50, value: 2 }, { percentile: 50 }],
    });
    const young = await ask<Radar>(factorCalls.factorRadar.path, { id, securityId: 8 });
    expect(young.axes).toEqual([
      { name: '市净率', percentile: null, value: null },
      { name: '净', percentile: null, value: null },
    ]);
  });

  it('leaves out numbers and conditions', async () => {
    const { id } = await factors.saved({ name: '选', formula: 'if(市净率 > 2, 收盘价, 开盘价)' });
    const { axes } = await ask<Radar>(factorCalls.factorRadar.path, { id, securityId: 1 });
    expect(axes.map(({ name }) => name)).toEqual(['收盘价', '开盘价', '选']);
  });

  it('of a company that is not listed is refused', async () => {
    const { id } = await factors.saved({});
    for (const securityId of [10, 999])
      expect((await factors.post(factorCalls.factorRadar.path, { id, securityId })).status).toBe(404);
  });
});

describe('the values of a factor', () => {
  const values = (body: object): Promise<Values> => ask(factorCalls.factorValues.path, body);

  it('are ranked over all, highest first, equal ones alike', async () => {
    const { id } = await factors.saved({ formula: '市净率' });
    const { date, totalElements, content } = await values({ id });
    expect([date, totalElements]).toEqual([BUSINESS_DATE, 9]);
    expect(content.map(({ securityId, rank, value }) => [securityId, rank, value])).toEqual([
      [1, 1, 8],
      [5, 2, 5],
      [2, 3, 4],
      [7, 3, 4],
      [6, 5, 2],
      [11, 5, 2],
      [12, 5, 2],
      [3, 8, 1],
      [4, 9, 0.5],
    ]);
    expect(content[0]).toMatchObject({ stockCode: '600519', percentile: expect.closeTo((8.5 / 9) * 100, 9) });
  });

  it('come page by page, from either end', async () => {
    const { id } = await factors.saved({ formula: '市净率' });
    const ids = async (body: object): Promise<unknown> =>
      (await values({ id, ...body })).content.map(({ securityId }) => securityId);
    expect(await ids({ size: 4, page: 1 })).toEqual([6, 11, 12, 3]);
    expect(await ids({ size: 2, direction: 'ASC' })).toEqual([4, 3]);
    expect(await ids({ page: 9 })).toEqual([]);
  });

  it('are found by code, name and pinyin, and keep their rank', async () => {
    const { id } = await factors.saved({ formula: '市净率' });
    const ids = async (search: string): Promise<unknown> =>
      (await values({ id, search })).content.map(({ securityId, rank }) => [securityId, rank]);
    for (const search of ['600036', '600036.SH', '招商', 'zsyh', 'ZhaoShang'])
      expect(await ids(search)).toEqual([[3, 8]]);
    expect(await ids('%')).toEqual([[11, 5]]);
    expect(await ids('600036.SZ')).toEqual([]);
  });

  it('of factors that compare securities are among all listed ones', async () => {
    const { id } = await factors.saved({ formula: 'cross_percentile(市净率)' });
    expect((await values({ id })).content[0]).toMatchObject({
      securityId: 1,
      value: expect.closeTo(94.444_444_444, 6),
    });
  });

  it('of another tenant’s factor are not found', async () => {
    const { id } = await factors.saved({});
    for (const call of [factorCalls.factorValues, factorCalls.factorRadar])
      expect((await factors.post(call.path, { id }, factors.tokens.stranger)).status).toBe(404);
  });
});

describe('the list and the tree of factors', () => {
  const seed = (): Promise<number> =>
    factors.invest.data.database.transaction((manager) =>
      addDemoFactors(manager, { tenantId: TENANT, author: 'analyst', now: '2026-07-02 18:30:00' }),
    );

  it('contain the demo’s, in every category, by its analyst, and once', async () => {
    const count = await seed();
    expect(count).toBeGreaterThanOrEqual(12);
    expect(await seed()).toBe(0);
    const { totalElements, content } = await list({ size: 100 });
    expect([totalElements, content.length]).toEqual([count, count]);
    expect(new Set(content.map(({ treeFormId }) => treeFormId)).size).toBe(7);
    for (const row of content) {
      expect(row).toMatchObject({ createdUser: '陈思远', version: 1, createdTime: '2026-07-02 18:30:00' });
      expect(row.remark).toMatch(/\S/);
      expect(row.formula).toMatch(/\S/);
      // Their analyst can save each again.
      expect((await factors.check({ formula: row.formula })).faults).toEqual([]);
    }
    expect(content.find(({ name }) => name === '质量成长')).toMatchObject({
      factorIsSingle: 2,
      calcRule: 8,
      sourceStr: '盈利能力均分，营收增长得分，估值档位',
      usedBy: 1,
    });
    expect(await list({}, factors.tokens.stranger)).toEqual({ totalElements: 0, content: [] });
    expect(new Set(content.map(({ calcRule }) => calcRule)).size).toBeGreaterThanOrEqual(9);
  });

  it('are found by a part of the name, the category, the kind and the rule', async () => {
    await seed();
    expect(await namesOf({ search: '分位', sort: 'name,ASC' })).toHaveLength(3);
    expect(await namesOf({ search: '%' })).toEqual([]);
    expect(await namesOf({ treeFormId: 2, sort: 'name,ASC' })).toEqual(['利润增长加速', '营收增长得分']);
    expect(await namesOf({ calcRule: 9 })).toEqual(['稳健优选']);
    expect(await namesOf({ factorIsSingle: '2', treeFormId: 1 })).toEqual(['盈利能力均分']);
    for (const { factorIsSingle } of (await list({ factorIsSingle: '3', size: 100 })).content)
      expect(factorIsSingle).toBe(3);
  });

  it.each(['name', 'factorIsSingle', 'calcRule', 'updatedTime'])('can be sorted by %s', async (column) => {
    await seed();
    const key = column as keyof FactorRow;
    const sorted = async (direction: string): Promise<unknown[]> =>
      (await list({ sort: `${column},${direction}`, size: 100 })).content
        .map((row) => row[key])
        .filter((value) => value !== null);
    const [up, down] = [await sorted('ASC'), await sorted('DESC')];
    expect(up).toEqual(down.toReversed());
    if (column !== 'updatedTime') expect(new Set(up).size).toBeGreaterThan(1);
  });

  it('are in categories; a search shows only categories with results', async () => {
    await factors.saved({ name: 'Beta 一', treeFormId: 3 });
    const two = await factors.saved({ name: '二', treeFormId: 3 });
    const categories = async (search?: string): Promise<OutputOf<typeof factorCalls.factorTree>> => {
      const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`;
      const { body } = await factors.get(factorCalls.factorTree.path + query);
      return body.result as OutputOf<typeof factorCalls.factorTree>;
    };
    expect((await categories()).map(({ id, children }) => [id, children.length])).toEqual([
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
    ]);
    expect(
      (await categories('beta')).map(({ title, children }) => [title, children.map(({ name }) => name)]),
    ).toEqual([['估值', ['Beta 一']]]);
    await factors.save({ id: two.id, revision: 1, name: '二', treeFormId: 3, formula: '开盘价' });
    expect((await categories('二'))[0]?.children).toEqual([
      { id: two.id, name: '二', factorIsSingle: 1, ref: `f${two.id}@2` },
    ]);
  });
});
