import type { basicInfoCalls } from '@console/contract-company';
import { MESSAGES, type OutputOf } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { basicInfoTab } from './basic-info-tab.ts';

const PROFILE: OutputOf<typeof basicInfoCalls.companyProfile> = {
  corpCnName: '华岚精工自动化股份有限公司',
  corpEnName: 'Hualan Precision Automation Co., Ltd.',
  province: '江苏省',
  city: '苏州市',
  nationalEcoIndustry: '通用设备制造业',
  regCapital: 401_234_567,
  establishedDate: '2009-06-18',
  unifiedSocialCreditCode: '91320500MA00000000',
  website: 'www.hualan-precision.example',
  officeAddress: '苏州工业园区示例路 88 号',
  registeredAddress: null,
  phone: null,
  legalRepresentative: '陈砚',
  boardSecretary: null,
  operatingScope: '精密减速器的研发、制造、销售',
  corpProfile: '公司专注于机器人核心零部件',
};
const FUND: OutputOf<typeof basicInfoCalls.fundProfile> = {
  fundName: '机器人交易型开放式指数基金',
  fundShortName: '机器人ETF',
  fundCode: '562500.SH',
  fundStatus: '正常',
  fundShares: 1_234_560_000,
  fundScale: 2_345_000_000,
  reportDate: '2026-09-30',
  establishedDate: '2021-12-17',
  expiryDate: null,
  fundSupervisor: '某基金管理有限公司',
  fundManager: '某经理',
  benchmark: '中证机器人指数收益率',
  investSocpe: '成份股',
  investObjective: '紧密跟踪',
  investRange: '不低于 90%',
  investPhilosophy: '指数化',
  investStrategy: '完全复制',
};

const page = (...content: object[]) => ({ totalElements: content.length, content, asOf: '2026-04-20' });
const open = (address: string, answers: Answers): Told =>
  consoleOn(client)(ofCompany(basicInfoTab), { address: `/detail${address}`, answers });
const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;
const lines = (table: HTMLElement): readonly (readonly (string | null)[])[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('公司概况', () => {
  test('shows the company’s data, its capital in 亿元 and unknown values as —', async () => {
    open('', { 'company.profile': () => PROFILE });
    expect(await screen.findByText('华岚精工自动化股份有限公司')).toBeDefined();
    expect(valueOf('公司英文名称')).toBe('Hualan Precision Automation Co., Ltd.');
    expect(valueOf('所在城市')).toBe('江苏省 苏州市');
    expect(valueOf('国民经济行业')).toBe('通用设备制造业');
    expect(valueOf('注册资本')).toBe('4.01 亿元');
    expect(valueOf('成立日期')).toBe('2009-06-18');
    expect(valueOf('统一社会信用代码')).toBe('91320500MA00000000');
    expect(valueOf('办公地址')).toBe('苏州工业园区示例路 88 号');
    expect(valueOf('注册地址')).toBe('—');
    expect(valueOf('经营范围')).toBe('精密减速器的研发、制造、销售');
    expect(valueOf('公司简介')).toBe('公司专注于机器人核心零部件');
    const website = screen.getByRole('link', { name: 'www.hualan-precision.example' });
    expect(website.getAttribute('href')).toBe('https://www.hualan-precision.example');
  });

  test('shows the header’s data about the company, and the trading day beside it', async () => {
    open('', { 'company.profile': () => PROFILE });
    await screen.findByText('股票简称');
    expect(valueOf('证券代码')).toBe('688921.SH');
    expect(valueOf('上市板块')).toBe('上交所科创板');
    expect(valueOf('申万行业')).toBe('机械设备 / 自动化设备 / 机器人');
    expect(valueOf('生态行业')).toBe('人形机器人');
    expect(valueOf('首次分类时间')).toBe('2026-11-18 10:42');
    expect(valueOf('概念题材')).toBe('工业机器人');
    expect(valueOf('主营产品')).toBe('—');
    expect(screen.getByText('当日行情')).toBeDefined();
  });

  test('makes no link of an invalid address', async () => {
    open('', { 'company.profile': () => ({ ...PROFILE, website: 'javascript:alert(1)' }) });
    expect(await screen.findByText('javascript:alert(1)')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('says that there is no profile, and offers to load a failed one again', async () => {
    let broken = true;
    open('', { 'company.profile': () => (broken ? refusal(MESSAGES.internal) : null) });
    await screen.findByText('公司概况没有取到');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有该公司的概况')).toBeDefined();
  });

  test('begins with the fund when the company was opened from an ETF industry', async () => {
    const { inputs } = open('?type=etf&backIndustryId=31', {
      'company.profile': () => PROFILE,
      'company.fundProfile': () => FUND,
    });
    await screen.findByText('562500.SH');
    expect(inputs('company.fundProfile')).toEqual([{ dataId: 12, industryId: 31 }]);
    expect(valueOf('基金名称')).toBe('机器人交易型开放式指数基金');
    expect(valueOf('基金份额')).toBe('1,234.56 百万份');
    expect(valueOf('基金规模')).toBe('23.45 亿元');
    expect(valueOf('到期日期')).toBe('—');
    expect(valueOf('投资策略')).toBe('完全复制');
    expect(screen.getByText('来源 基金定期报告 · 截至 2026-09-30')).toBeDefined();
  });
});

describe('供应商与客户', () => {
  const SUMS = [2025, 2024].map((year) => ({
    year,
    supplierPurAmtSum: year * 1e6,
    supplierRatioSum: 0.314,
    customerSalesAmtSum: null,
    customerRatioSum: null,
  }));
  const answers: Answers = {
    'company.partnerSums': () => page(...SUMS),
    'company.partners': ({ kind, year }) =>
      page({ rank: 1, name: `${kind} ${year}`, amount: 2e8, ratio: 0.25, related: null }),
    'company.partnerIndustry': () => page(),
  };

  test('shows the sums, and the names of the year that was chosen', async () => {
    const { address } = open('?sub=partners', answers);
    expect(await screen.findByText('20.25')).toBeDefined();
    expect(await screen.findByText('supplier 2025')).toBeDefined();
    expect(await screen.findByText('customer 2025')).toBeDefined();
    await userEvent.click(screen.getByLabelText('查看 2024 年明细'));
    expect(await screen.findByText('supplier 2024')).toBeDefined();
    expect(screen.queryByText('supplier 2025')).toBeNull();
    expect(address()).toContain('year=2024');
    expect(screen.getByText('没有同行业均值')).toBeDefined();
  });
});

describe('研发情况', () => {
  test('draws spend in 万元, ratios in percent, and explains the rule of the scores', async () => {
    open('?sub=research', {
      'company.research': () =>
        page({
          year: 2025,
          developersNum: 5,
          staffCompositionId: 20,
          developersNumRatio: 0.25,
          totalRadAm: 12_345_678,
          radFeeToRevenue: 0.04,
          capitalizedRadCost: null,
          capitalizedRadFeeRatio: null,
          issueCost: null,
        }),
      'company.patents': () => page(),
    });
    expect(await screen.findByText('1,234.57')).toBeDefined();
    expect(screen.getByText('25.00')).toBeDefined();
    expect(await screen.findByText('该公司没有知识产权记录')).toBeDefined();
    const rule = screen.getByRole('button', { name: '得分规则' });
    expect(rule.getAttribute('aria-description')).toBe(
      '发明专利每件 5 分，发明授权每件 4 分，实用新型每件 3 分，外观设计每件 2 分；总得分为各项之和',
    );
  });
});

describe('员工构成', () => {
  const YEAR = {
    productionStaffNum: 500,
    salesStaffNum: 200,
    techNum: 250,
    financialNum: 10,
    executiveStaffNum: 20,
    manageStaffNum: 20,
    otherNum: null,
    staffNum: 1000,
  };
  const answers: Answers = {
    'company.staffComposition': () => ({
      content: [
        { ...YEAR, year: 2025 },
        { ...YEAR, year: 2024, staffNum: null },
      ],
      asOf: '2026-04-20',
    }),
    'company.staffEducation': () => page(),
  };

  test('shows occupations as rows and years as columns, as people or as shares', async () => {
    const { address } = open('?sub=staff', answers);
    const counts = lines(await screen.findByRole('table'));
    expect(counts.map(([label]) => label)).toEqual([
      ...['岗位', '生产人员', '销售人员', '技术人员', '财务人员', '行政人员', '管理人员', '其他人员', '合计'],
    ]);
    expect(counts[0]).toEqual(['岗位', '2025', '2024']);
    expect(counts[1]).toEqual(['生产人员', '500', '500']);
    expect(counts[7]).toEqual(['其他人员', '—', '—']);
    expect(counts[8]).toEqual(['合计', '1,000', '—']);
    await userEvent.click(screen.getByText('占比'));
    expect(lines(screen.getByRole('table'))[1]).toEqual(['生产人员%', '50.00', '—']);
    expect(address()).toContain('staff=share');
  });

  test('has the education on its second tab, and says when it is not known', async () => {
    open('?sub=staff', answers);
    await userEvent.click(await screen.findByRole('tab', { name: '学历' }));
    expect(await screen.findByText('该公司没有学历构成记录')).toBeDefined();
  });
});
