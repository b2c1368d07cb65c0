import { beside, chart, choice, part, remark, statement, table, type Tab } from '../index.ts';
import { calls, facts } from './industry-entries.ts';

/** 资金偏好 of an industry. */
export const fundPreference: Tab = {
  key: 'funds',
  title: '资金偏好',
  needs: 'hysjk_gn_view_fundPreference',
  parts: [
    beside(chart(calls.totalCapital), chart(calls.turnoverRate)),
    remark('市值与成交额为成份公司合计。'),
    choice('口径', [
      {
        key: 'liquidity',
        title: '流动性',
        parts: [
          table(facts.liquidity, {
            total: ['tradingDayAmt'],
            empty: { title: '该行业没有流动性数据', cause: '成份公司还没有成交过' },
          }),
        ],
      },
      {
        key: 'connect',
        title: '沪深港通',
        parts: [table(facts.connectHeld, { empty: { title: '该行业没有沪深港通持股记录' } })],
      },
    ]),
    statement(calls.income, { periods: 'funds', flows: true }),
    part(() => import('./industry-heavyweights.tsx').then((file) => file.Heavyweights)),
  ],
};
