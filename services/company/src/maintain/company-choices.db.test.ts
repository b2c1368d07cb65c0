import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { maintaining, type Maintaining } from '../testing/maintaining.ts';

let company: Maintaining;
beforeAll(async () => {
  company = await maintaining();
}, 60_000);
afterAll(() => company.stop());

const ask = (path: string, session = {}): Promise<Answer> => company.call('GET', path, { session });
const result = async (path: string, session = {}): Promise<unknown> => {
  const { status, body } = await ask(path, session);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
};
const other = { tenantId: OTHER_TENANT, userId: 8 };

describe('the shares to add', () => {
  const ALL = '/api/dataStockCompanyDO/selectAll';
  it('are the listed ones that the tenant has not added, by number, name or pinyin', async () => {
    const haitian = [{ shortName: '海天味业', stockQuerycode: '603288.SH' }];
    for (const keyword of ['603288', '603288.SH', '海天', 'htwy', 'haitian'])
      expect(await result(`${ALL}?keyword=${encodeURIComponent(keyword)}`)).toEqual(haitian);
    expect(await result(ALL)).toHaveLength(2);
    expect(await result(`${ALL}?keyword=600519`)).toEqual([]);
    expect(await result(`${ALL}?keyword=600001`)).toEqual([]);
    expect(await result(`${ALL}?keyword=%25`)).toEqual([]);
  });

  it('are another tenant’s own to add', async () => {
    expect(await result(`${ALL}?keyword=000858`, other)).toEqual([
      { shortName: '五粮液', stockQuerycode: '000858.SZ' },
    ]);
    expect(await result(`${ALL}?keyword=600519`, other)).toEqual([]);
  });

  it('are at most as many as requested, for users who may add', async () => {
    expect(await result(`${ALL}?size=1`)).toHaveLength(1);
    expect(await result(`${ALL}?size=500`)).toHaveLength(2);
    expect((await ask(`${ALL}?size=501`)).status).toBe(400);
    expect((await ask(ALL, { authorities: ['gssjk_gn'] })).status).toBe(403);
  });
});

it('the companies to choose from are the tenant’s, labelled by name and number', async () => {
  const path = '/api/dataStockCompanyDO/selectTableAll';
  expect(await result(`${path}?keyword=gzmt`)).toEqual([
    { corpId: 101, shortName: '贵州茅台', stockQuerycode: '600519.SH', nameCloud: '贵州茅台 600519' },
  ]);
  expect(await result(`${path}?keyword=gzmt`, other)).toMatchObject([{ corpId: 201 }]);
  expect(await result(`${path}?keyword=600001`)).toEqual([]);
  expect(await result(`${path}?size=3`)).toHaveLength(3);
  expect(await result(`${path}?size=500`)).toHaveLength(11);
  expect((await ask(`${path}?size=501`)).status).toBe(400);
});

it('the industries to choose from are the tenant’s ecology ones, as a tree', async () => {
  const tree = (await result('/api/dataCorp/industryOptions')) as { industryName: string }[];
  expect(tree.map(({ industryName }) => industryName)).toEqual(['高端消费', '食品']);
  expect(tree[1]).toMatchObject({
    industryId: 11,
    industryLevel: 1,
    children: [{ industryId: 12, children: [{ industryId: 13 }, { industryId: 14 }] }],
  });
  expect(await result('/api/dataCorp/industryOptions', other)).toMatchObject([{ industryName: '他人行业' }]);
});

describe('a company as it is maintained', () => {
  it('has its share, its ecology industries and what staff wrote', async () => {
    expect(await result('/api/dataCorp/getCorpById?corpId=101')).toEqual({
      corpId: 101,
      shortName: '贵州茅台',
      stockCode: '600519',
      exchange: 'SH',
      listed: 1,
      industryIds: [1],
      conceptTheme: null,
      mainProductName: null,
      version: 1,
    });
  });

  it('is 404 alike for another tenant’s, a deleted one and one that never existed', async () => {
    for (const corpId of [110, 201, 424_242])
      for (const call of ['getCorpById', 'getCorpToInsIndustryId'])
        expect((await ask(`/api/dataCorp/${call}?corpId=${corpId}`)).status).toBe(404);
  });

  it('is in industries of each classification today', async () => {
    const call = 'dataCorp/getCorpToInsIndustryId';
    expect(await result(`/api/${call}?corpId=101`)).toEqual([1]);
    expect(await result(`/api/etf/${call}?corpId=101`)).toEqual([]);
    expect(await result(`/api/etf/${call}?corpId=102`)).toEqual([2]);
    expect((await ask(`/api/${call}?corpId=101`, { authorities: ['gssjk_gn'] })).status).toBe(403);
  });
});

describe('the pool of an industry', () => {
  const POOL = '/api/dataCorp/getIndustryCropId';
  interface Pool {
    readonly AllCorp: readonly { readonly corpId: number; readonly createdTime: string | null }[];
    readonly IndustryIdCorp: readonly { readonly corpId: number }[];
  }
  const pool = async (query: string, session = {}, path = POOL): Promise<Pool> =>
    (await result(`${path}?${query}`, session)) as Pool;
  const members = async (query: string, session = {}): Promise<readonly number[]> =>
    (await pool(query, session)).IndustryIdCorp.map(({ corpId }) => corpId);

  it('has the companies that are in it today, and when each joined', async () => {
    expect(await members('industryId=1')).toEqual([101]);
    expect(await members('industryId=2')).toEqual([102]);
    expect(await members('industryId=3', other)).toEqual([201]);
    expect((await ask(`${POOL}?industryId=3`)).status).toBe(404);
    expect((await pool('industryId=1')).IndustryIdCorp).toEqual([
      {
        corpId: 101,
        stockCode: '600519',
        shortName: '贵州茅台',
        createdTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      },
    ]);
  });

  it('also has all companies that may be added to it, or those that match a search', async () => {
    const { AllCorp } = await pool('industryId=1&industryLevel=1');
    expect(AllCorp).toHaveLength(11);
    expect(AllCorp.filter(({ createdTime }) => createdTime !== null).map(({ corpId }) => corpId)).toEqual([
      101,
    ]);
    expect((await pool('industryId=2&keyword=gzmt')).AllCorp).toMatchObject([
      { corpId: 101, createdTime: null },
    ]);
    expect((await pool('industryId=2&size=3')).AllCorp).toHaveLength(3);
  });

  it('is answered under the paths of all classifications', async () => {
    const plain = await pool('industryId=2');
    for (const type of ['ecology', 'etf'])
      expect(await pool('industryId=2', {}, `/api/${type}/dataCorp/getIndustryCropId`)).toEqual(plain);
  });

  it('is refused with a level that is not the industry’s', async () => {
    const { status, body } = await ask(`${POOL}?industryId=14&industryLevel=2`);
    expect([status, body.appMesg]).toEqual([400, '该行业的层级是 3']);
  });
});
