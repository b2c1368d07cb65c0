import { companyCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { OTHER_TENANT } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

type Header = OutputOf<typeof companyCalls.header>;

let company: RunningCompany;
let token: string;
let otherToken: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
  otherToken = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: ['gssjk_gn_view'] });
}, 30_000);
afterAll(() => company.stop());

const ask = (corpId: unknown, as = token) =>
  company.service.send(`${companyCalls.header.path}?corpId=${String(corpId)}`, { token: as });
const header = async (corpId: number, as = token): Promise<Header> => {
  const { status, body } = await ask(corpId, as);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Header;
};

describe('the header of a company', () => {
  it('has its names and its last trade', async () => {
    expect(await header(101)).toEqual({
      corpId: 101,
      stockCode: '600519',
      shortName: '贵州茅台',
      exchange: 'SH',
      board: 'main',
      stockQuerycode: '600519.SH',
      listDate: '2001-08-27',
      delistDate: null,
      releaseInfoNames: ['食品饮料', '白酒', '白酒'],
      industryNames: ['高端消费'],
      conceptTheme: null,
      mainProductName: null,
      typeTime: '2026-03-02 10:00:00',
      status: 1,
      version: 1,
      date: '2026-07-02',
      suspended: false,
      st: false,
      close: 1500,
      preClose: 1500,
      open: 1500,
      high: 1501,
      low: 1499,
      changeRate: 0,
      totalCapital: 15_000,
      floatCapitalOfShares: 15_000,
      pe: 25,
      peWhy: null,
      pb: 8,
      ps: 12,
      amount: 150_000,
      turnoverRate: 0.01,
      high52w: 1501,
      low52w: 1449,
    });
  });

  it('distinguishes a suspended share, which has no range of the day, from one under special treatment', async () => {
    expect(await header(107)).toMatchObject({
      suspended: true,
      st: false,
      close: 258,
      open: null,
      high: null,
      low: null,
    });
    expect(await header(106)).toMatchObject({ suspended: false, st: true, pe: null, peWhy: 'loss' });
  });

  it('has no figures for a company that never traded', async () => {
    expect(await header(109)).toMatchObject({
      stockQuerycode: '000002.SZ',
      date: null,
      close: null,
      totalCapital: null,
      suspended: false,
      releaseInfoNames: [],
      industryNames: [],
      typeTime: null,
      status: 0,
    });
  });

  it('names the industries it is in today, of every variant', async () => {
    expect((await header(102)).industryNames).toEqual(['酒ETF']);
    expect((await header(201, otherToken)).industryNames).toEqual(['他人行业']);
  });

  it('is 404 alike for another tenant’s company, a deleted one and one that never existed', async () => {
    const told = await Promise.all([ask(201), ask(110), ask(999_999), ask(101, otherToken)]);
    expect(told.map(({ status, body }) => [status, body.appCode, body.appMesg])).toEqual(
      told.map(() => [404, 'C0404', '所请求的内容不存在']),
    );
  });

  it.each(['', 'x', '0', '-1', '1.5', '1e999', '101;DROP', '9007199254740993'])(
    'refuses the id %j',
    async (corpId) => {
      expect((await ask(corpId)).status).toBe(400);
    },
  );

  it('is only for holders of its authority, whether the company exists or not', async () => {
    const without = await company.service.signIn({ authorities: ['gssjk_gn'] });
    expect((await ask(101, without)).body.appMesg).toBe('缺少权限 gssjk_gn_view（查看公司详情）');
    expect((await ask(201, without)).status).toBe(403);
  });
});
