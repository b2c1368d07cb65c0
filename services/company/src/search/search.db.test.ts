import { platformEntries, type FoundCompany } from '@console/contract-core';
import { OTHER_TENANT } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn'] });
}, 30_000);
afterAll(() => company.stop());

const ask = (keyword: string, as = token) =>
  company.service.send(`${platformEntries.findCompanies.path}?keyword=${encodeURIComponent(keyword)}`, {
    token: as,
  });
const find = async (keyword: string, as = token): Promise<FoundCompany[]> => {
  const { status, body } = await ask(keyword, as);
  expect(status).toBe(200);
  return body.result as FoundCompany[];
};

describe('finding a company', () => {
  it('is by start of code, whole code, part of the name, initials and pinyin', async () => {
    for (const keyword of ['0008', '000858.sz', '粮液', 'wly', 'wuliangye']) {
      expect((await find(keyword)).map(({ shortName }) => shortName)).toContain('五粮液');
    }
  });

  it('answers what the palette shows', async () => {
    expect(await find('000858')).toEqual([
      {
        corpId: 102,
        stockCode: '000858',
        exchange: 'SZ',
        shortName: '五粮液',
        pinyinInitials: 'wly',
        industryNames: '食品饮料 / 白酒 / 白酒',
        close: 120,
        changeRate: 120 / 125 - 1,
      },
    ]);
  });

  it('takes a wildcard literally', async () => {
    expect((await find('%')).map(({ shortName }) => shortName)).toEqual(['百%分_百']);
    expect(await find('粮%')).toEqual([]);
  });

  it('never finds another tenant’s companies', async () => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: ['gssjk_gn'] });
    const ours = (await find('0')).map(({ corpId }) => corpId);
    const theirs = (await find('0', other)).map(({ corpId }) => corpId);
    expect(ours.length).toBeGreaterThan(0);
    expect(theirs.filter((id) => ours.includes(id))).toEqual([]);
  });

  it('needs a text', async () => {
    expect((await ask('  ')).status).toBe(400);
  });
});
