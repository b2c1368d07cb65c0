import { TENANT, type Answer } from '@console/node-kit/testing';
import { tableName } from '@console/node-kit/database';
import { runningIndustry, USERS, type RunningIndustry } from '../testing/running-industry.ts';

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  const column =
    'id, tenant_id, variant, parent_id, name, code, sw_code, level, analyst_id, created_at, updated_at';
  for (const [id, parent, name, code, sw, level, analyst] of [
    [11, null, '食品饮料', '801120', '801120', 1, USERS.self],
    [12, 11, '白酒Ⅱ', '801125', '801125', 2, USERS.stopped],
    [13, 12, '白酒Ⅲ', 'OWN', '851251', 3, null],
    [14, 11, '自建', '801121', null, 2, null],
  ])
    await industry.query(
      `INSERT INTO ${tableName('ecology', 'industry')} (${column})
       VALUES (?, '${TENANT}', 'default', ?, ?, ?, ?, ?, ?, '2026-01-05 09:00:00', '2026-01-05 09:00:00')`,
      [id, parent, name, code, sw, level, analyst],
    );
}, 30_000);
afterAll(() => industry.stop());

const get = (path: string, authorities = ['hysjk_gn']): Promise<Answer> =>
  industry.call('GET', path, { session: { authorities } });
const result = async (path: string): Promise<unknown> => (await get(path)).body.result;

describe('an industry', () => {
  it('has the names above it and its Shenwan marks', async () => {
    expect(await result('/api/dataIndustry/getIndustryById?industryId=13')).toEqual({
      industryId: 13,
      type: 'default',
      industryName: '白酒Ⅲ',
      industryCode: 'OWN',
      industryLevel: 3,
      industryDesc: '',
      parentId: 12,
      parentNames: ['食品饮料', '白酒Ⅱ'],
      parentCode: '801125',
      userId: null,
      username: null,
      swid: '851251',
      hyflName: 'SW',
      corpCount: 0,
      version: 1,
    });
  });

  it('names its analyst while the analyst is active', async () => {
    expect(await result('/api/ecology/dataIndustry/getIndustryById?industryId=11')).toMatchObject({
      userId: USERS.self,
      username: '陈思远',
    });
    expect(await result('/api/etf/dataIndustry/getIndustryById?industryId=12')).toMatchObject({
      userId: USERS.stopped,
      username: null,
    });
  });

  it('has a path of names', async () => {
    expect(await result('/api/dataIndustry/getParentIndustryName?industryId=13')).toBe(
      '食品饮料 / 白酒Ⅱ / 白酒Ⅲ',
    );
    expect(await result('/api/dataIndustry/getParentIndustryName?industryId=11')).toBe('食品饮料');
  });

  it('counts its current companies', async () => {
    expect(await result('/api/dataIndustry/getIndustryById?industryId=1')).toMatchObject({ corpCount: 1 });
  });

  it('that does not exist is 404, and an invalid id 400', async () => {
    expect((await get('/api/dataIndustry/getIndustryById?industryId=3')).status).toBe(404);
    expect((await get('/api/dataIndustry/getIndustryById?industryId=x')).status).toBe(400);
    expect((await get('/api/dataIndustry/getParentIndustryName?industryId=424242')).status).toBe(404);
  });
});

describe('the tree of options', () => {
  const node = (id: number, name: string, code: string, level: number, children: object[] = []) => ({
    industryId: id,
    industryName: name,
    industryCode: code,
    industryLevel: level,
    children,
  });

  it('is of one classification, in the order of codes', async () => {
    expect(await result('/api/dataIndustry/option')).toEqual([
      node(11, '食品饮料', '801120', 1, [
        node(14, '自建', '801121', 2),
        node(12, '白酒Ⅱ', '801125', 2, [node(13, '白酒Ⅲ', 'OWN', 3)]),
      ]),
    ]);
  });

  it('of a variant is the same at its own address and by its type', async () => {
    const ecology = [node(1, '高端消费', 'C1', 1)];
    expect(await result('/api/ecology/dataIndustry/option')).toEqual(ecology);
    expect(await result('/api/dataIndustry/option?type=ecology')).toEqual(ecology);
    expect(await result('/api/etf/dataIndustry/option')).toEqual([node(2, '酒ETF', 'C2', 1)]);
  });

  it('is for holders of its authority', async () => {
    for (const path of ['option', 'getIndustryById?industryId=11', 'getParentIndustryName?industryId=11'])
      expect((await get(`/api/dataIndustry/${path}`, ['hysjk'])).status).toBe(403);
  });
});
