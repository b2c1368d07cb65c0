import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { Entry } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_information';
const ZHANG = '1|2025|张三|董事长';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  await insertFacts(company.data.database, 'executive', [
    {
      ...served(2025, '张三', '董事长'),
      sex: '男',
      birth_year: 1970,
      education: '硕士',
      education_score: 4,
      pay: 1_200_000,
      shares_held: 5000,
    },
    { ...served(2025, '李四', '独立董事'), pay: 100_000 },
    { ...served(2025, '王五', '副总经理'), pay: null },
    { ...served(2024, '张三', '董事长'), pay: 1_000_000 },
    { ...served(2026, '旁人', '董事长'), security_id: 2 },
  ]);
  await insertFacts(company.data.database, 'executive_change', [
    trade('2026-03-05', '张三', 100),
    { ...trade('2026-03-05', '张太', -40), executive_name: '张三', relation: '配偶' },
    trade('2026-01-01', '李四', 10),
    trade('2025-12-31', '张三', 7),
    { ...trade('2026-03-05', '旁人', 1), security_id: 2 },
  ]);
}, 60_000);
afterAll(() => company.stop());

const served = (year: number, name: string, post: string): Fact => ({
  security_id: 1,
  year,
  announce_date: `${year + 1}-04-20`,
  name,
  post,
});
const trade = (trade_date: string, name: string, volume: number): Fact => ({
  security_id: 1,
  trade_date,
  announce_date: trade_date,
  changer_name: name,
  volume,
  average_price: 20,
  amount: 20 * volume,
  change_proportion: volume / 1000,
  shares_after: 5000,
  executive_name: name,
  post: '董事',
  relation: '本人',
  change_reason: '竞价交易',
});

const ask = (entry: Entry, query: Record<string, string>, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
async function read(entry: Entry, query: Record<string, string> = {}): Promise<unknown> {
  const { status, body } = await ask(entry, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}
const page = async (entry: Entry, query: Record<string, string>) =>
  (await read(entry, query)) as {
    totalElements: number;
    asOf: string;
    content: Record<string, unknown>[];
  };

describe('executives', () => {
  it('have a tab for every disclosed year, newest first', async () => {
    expect(await read(basicInfoCalls.executiveYears)).toEqual([2025, 2024]);
    expect(await read(basicInfoCalls.executiveYears, { dataId: '103' })).toEqual([]);
  });

  it('of a year are listed with age in the year, score, holding and pay', async () => {
    const { content, totalElements, asOf } = await page(basicInfoTables.executives, { year: '2025' });
    expect([totalElements, asOf]).toEqual([3, '2026-04-20']);
    expect(content[0]).toEqual({
      id: ZHANG,
      name: '张三',
      post: '董事长',
      sex: '男',
      age: 55,
      education: '硕士',
      educationScore: 4,
      sharesHeldNumber: 5000,
      pay: 1_200_000,
    });
    expect(content[2]).toMatchObject({ name: '王五', pay: null, age: null, sex: null });
  });

  it('are sorted and paged, unpaid ones last either way', async () => {
    const names = async (query: Record<string, string>) =>
      (await page(basicInfoTables.executives, { year: '2025', ...query })).content.map(({ name }) => name);
    expect(await names({ sort: 'pay,ASC' })).toEqual(['李四', '张三', '王五']);
    expect(await names({ sort: 'pay,ASC', page: '1', size: '2' })).toEqual(['王五']);
    expect(await names({ page: '9' })).toEqual([]);
  });

  it('are by default those of the newest year that the company itself disclosed', async () => {
    const { content, totalElements, asOf } = await page(basicInfoTables.executives, {});
    expect([totalElements, asOf]).toEqual([3, '2026-04-20']);
    expect(content.map(({ name }) => name)).toEqual(['张三', '李四', '王五']);
    expect(await page(basicInfoTables.executives, { dataId: '103' })).toMatchObject({
      totalElements: 0,
      content: [],
      asOf: null,
    });
  });

  it('are none for a year without any, and refused for an invalid year', async () => {
    expect((await page(basicInfoTables.executives, { year: '2019' })).content).toEqual([]);
    for (const year of ['', '1979', '2101', 'x', '2025.5']) {
      expect((await ask(basicInfoTables.executives, { year })).status).toBe(400);
    }
    expect((await ask(basicInfoTables.executives, { year: '2025', sort: 'birth_year,ASC' })).status).toBe(
      400,
    );
  });

  it('are answered under their second address too, by company only', async () => {
    const path = '/api/dataSeniorExecutiveStructure/getDetailByTrueDataID';
    const { body } = await company.service.send(`${path}?dataId=101`, { token });
    expect(body.result).toEqual(await page(basicInfoTables.executives, {}));
  });

  it('are answered one by one by the id of a row, 404 for an id that none of the company has', async () => {
    expect(await read(basicInfoCalls.executiveDetail, { id: ZHANG })).toMatchObject({
      year: 2025,
      name: '张三',
      age: 55,
    });
    for (const id of ['1|2025|张三|独立董事', '2|2026|旁人|董事长', "' OR '1'='1"]) {
      expect((await ask(basicInfoCalls.executiveDetail, { id })).status).toBe(404);
    }
  });
});

describe('trades of executives', () => {
  it('have a tab for every year, of all or of one and relatives', async () => {
    expect(await read(basicInfoCalls.executiveChangeYears)).toEqual([2026, 2025]);
    expect(await read(basicInfoCalls.executiveChangeYears, { detailId: '1|2025|李四|独立董事' })).toEqual([
      2026,
    ]);
    expect(await read(basicInfoCalls.executiveChangeYears, { detailId: '1|2025|王五|副总经理' })).toEqual([]);
  });

  it('of a year are from its first day to its last', async () => {
    const of2026 = await page(basicInfoTables.executiveChanges, { year: '2026', sort: 'volume,DESC' });
    expect(of2026.content.map(({ changeName }) => changeName)).toEqual(['张三', '李四', '张太']);
    const of2025 = await page(basicInfoTables.executiveChanges, { year: '2025' });
    expect(of2025.content.map(({ date }) => date)).toEqual(['2025-12-31']);
  });

  it('of one executive are theirs and their relatives’, with every figure', async () => {
    const { content } = await page(basicInfoTables.executiveChanges, {
      year: '2026',
      detailId: ZHANG,
      sort: 'volume,ASC',
    });
    expect(content).toEqual([
      {
        id: '2026-03-05|张太|竞价交易|-40',
        date: '2026-03-05',
        changeName: '张太',
        amount: -800,
        volume: -40,
        avgAmount: 20,
        changeProportion: -0.04,
        lastedVolume: 5000,
        relevantName: '张三',
        changePost: '董事',
        relevant: '配偶',
        changeReason: '竞价交易',
      },
      expect.objectContaining({ changeName: '张三', volume: 100 }),
    ]);
  });

  it('of one executive are found without the company, which the id names, when the tenant has it', async () => {
    const changes = (query: Record<string, string>, as = token) =>
      company.service.send(`${basicInfoTables.executiveChanges.path}?${new URLSearchParams(query)}`, {
        token: as,
      });
    const ofZhang = await changes({ detailId: ZHANG, year: '2026' });
    expect(ofZhang.body.result).toEqual(
      await page(basicInfoTables.executiveChanges, { detailId: ZHANG, year: '2026' }),
    );
    const notTheTenants = '999|2026|旁人|董事长';
    for (const detailId of [notTheTenants, '旁人', "' OR '1'='1"])
      expect((await changes({ detailId, year: '2026' })).status).toBe(404);
    const { status, body } = await changes({ year: '2026' });
    expect([status, body.appMesg]).toEqual([
      400,
      expect.stringContaining('请给出公司（dataId）或高管（detailId）'),
    ]);
  });
});

const EVERY: readonly (readonly [string, Entry, Record<string, string>])[] = [
  ['years', basicInfoCalls.executiveYears, {}],
  ['list', basicInfoTables.executives, { year: '2025' }],
  ['detail', basicInfoCalls.executiveDetail, { id: ZHANG }],
  ['change years', basicInfoCalls.executiveChangeYears, {}],
  ['changes', basicInfoTables.executiveChanges, { year: '2026' }],
];

describe.each(EVERY)('the call for executives’ %s', (_name, entry, query) => {
  it('answers 404 for another tenant’s company and for one that was deleted', async () => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    expect((await ask(entry, query, other)).status).toBe(404);
    expect((await ask(entry, { ...query, dataId: '110' })).status).toBe(404);
  });

  it('is for holders of the basic info tab’s authority', async () => {
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(entry, query, without)).status).toBe(403);
  });
});
