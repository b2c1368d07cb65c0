import { MESSAGES } from '@console/contract-core';
import { cellsOfHeader, consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import { client } from '../../../client.ts';
import { BrinsonPanel } from './brinson-panel.tsx';

const brinson = {
  firstDate: '2026-06-29',
  lastDate: '2026-07-02',
  return: 0.05,
  benchmarkReturn: 0.02,
  sectors: [
    { industryName: '电子', allocation: 0.01, selection: 0.02, interaction: 0.005, total: 0.035 },
    { industryName: '现金', allocation: -0.004, selection: 0, interaction: 0, total: -0.004 },
  ],
  trading: 0.001,
  costs: -0.002,
  residual: 0,
};
const open = (answer: unknown): Told =>
  consoleOn(client)(<BrinsonPanel strategyId={7} />, {
    address: '/investment/strategy/strategydetail',
    authorities: ['tzgl_view'],
    answers: { 'invest.strategyBrinson': () => answer },
  });

describe('why a strategy differs from the market', () => {
  it('is told by industry, and adds up to the difference of the returns', async () => {
    const { inputs } = open(brinson);
    expect(await cellsOfHeader('电子')).toEqual(['+1.00', '+2.00', '+0.50', '+3.50']);
    expect(await cellsOfHeader('买入当日')).toEqual(['', '', '', '+0.10']);
    expect(await cellsOfHeader('费用')).toEqual(['', '', '', '−0.20']);
    const foot = screen.getByText('合计', { selector: 'tfoot *' }).closest('tr');
    expect(foot?.textContent).toBe('合计+0.60+2.00+0.50+3.00');
    expect(screen.getByText(/策略 \+5.00，全部 A 股按流通市值加权 \+2.00/)).toBeTruthy();
    expect(screen.queryByText('未解释')).toBeNull();
    expect(inputs('invest.strategyBrinson')).toEqual([{ strategyId: 7 }]);
  });

  it('is not told before the second day, nor where the service fails', async () => {
    open(null);
    expect(await screen.findByText('还没有可归因的超额收益')).toBeTruthy();
    open(refusal(MESSAGES.internal));
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
