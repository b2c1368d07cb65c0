import { consoleOn, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { anOrigin } from '../../index-origin/testing/an-origin.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { PoolTab } from './pool-tab.tsx';

const stock = {
  corpId: 4,
  signalDate: '2026-11-13',
  corpName: '华岚精工',
  stockCode: '688921.SH',
  fullPositionWeight: 0.6,
  styleIndex: 3.9,
  liquidityIndex: 2.5,
  corpConfigIndex: 0.5,
  correctionWeight: 0.5,
  systemConfigIndex: 0.5,
  userConfigIndex: null,
  factorValue: null,
};
const open = (): Told =>
  consoleOn(client)(<PoolTab strategy={aStrategy()} />, {
    address: '/investment/strategy/strategydetail?strategyId=7&tab=pool',
    authorities: ['tzgl_view'],
    answers: {
      'invest.strategyStocks': () => ({
        totalElements: 3,
        content: [
          stock,
          { ...stock, stockCode: '600001.SH', corpName: '旧公司', corpId: null },
          { ...stock, stockCode: '600002.SH', corpName: '自选', styleIndex: null, liquidityIndex: null },
        ],
        asOf: '2026-11-13',
      }),
      'invest.indexOrigin': anOrigin,
    },
  });

describe('the stocks of a strategy', () => {
  it('say how their index came about on the day of the signal, with the weights that were published', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: '华岚精工 风格指数 3.90，指数构成' }));
    expect(await screen.findByText('华岚精工 688921.SH 指数构成')).toBeTruthy();
    expect(opened.inputs('invest.indexOrigin')).toEqual([
      { styleId: 12, corpId: 4, strategyId: 7, date: '2026-11-13' },
    ]);
  });

  it('have no origin without a company, or without an index', async () => {
    open();
    await screen.findByText('旧公司');
    expect(screen.getAllByRole('button', { name: /指数构成$/ })).toHaveLength(2);
  });
});
