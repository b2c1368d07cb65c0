import { MESSAGES } from '@console/contract-core';
import { tabs } from '@console/subject';
import { cellsOfHeader, consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { client } from '../client.ts';
import type { Company } from './company-tab.ts';
import { ofCompany } from './testing/of-company.tsx';
import { investClient, researchTab } from './research-tab.tsx';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const found = {
  strategies: [
    {
      strategyId: 7,
      strategyName: '稳进质优',
      strategyType: 1,
      status: 1,
      reportDate: '2026-07-02',
      heldNum: 12_300,
      realityWeight: 0.0823,
    },
  ],
  styles: [{ styleId: 9, styleName: '质量成长', system: true, user: false }],
};
const open = (answer: unknown, authorities: readonly string[] = ['tzgl_view']): Told =>
  consoleOn(client, investClient)(ofCompany(tabs('舆情监测', [researchTab]), COMPANY), {
    address: '/detail?row=12&sub=research',
    authorities,
    answers: { 'invest.researchOfCompany': () => answer },
  });

describe('the research that a company is in', () => {
  it('has the strategies that hold it and the pools that have it, with links', async () => {
    const { inputs } = open(found);
    expect(await cellsOfHeader('稳进质优')).toEqual(['运行中', '2026-07-02', '12,300', '8.23']);
    expect(await cellsOfHeader('质量成长')).toEqual(['在池中', '']);
    expect(screen.getByRole('link', { name: '稳进质优' }).getAttribute('href')).toBe(
      '/investment/strategy/strategydetail?strategyId=7&strategyType=1&from=strategy&tab=profit',
    );
    expect(screen.getByRole('link', { name: '质量成长' }).getAttribute('href')).toBe(
      '/investment/istyle/detail?styleId=9&tab=pool',
    );
    expect(inputs('invest.researchOfCompany')).toEqual([{ corpId: 12 }]);
  });

  it('says that there is none, or why it was not loaded', async () => {
    open({ strategies: [], styles: [] });
    expect(await screen.findByText('没有策略持有该公司')).toBeTruthy();
    expect(screen.getByText('不在任何股票生态池中')).toBeTruthy();
    open(refusal(MESSAGES.internal));
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('is not there for who may not view strategies', () => {
    const { asked } = open(found, ['gssjk_gn']);
    expect(screen.queryByText('策略与生态池')).toBeNull();
    expect(asked).toEqual([]);
  });
});
