import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import {
  INVEST_SCREENS,
  STRATEGY_SCREENS,
  type ShownGoods,
} from '../support/accessibility/invest-screens.ts';
import type { Screen } from '../support/accessibility/screen.ts';
import { succeededRun } from '../support/invest/backtest-runs.ts';
import { ownFactors } from '../support/invest/own-factors.ts';
import { postedStrategy, type PostedStrategy } from '../support/invest/posted-strategy.ts';
import { httpSignIn } from '../support/suite/http-session.ts';

const factors = ownFactors();

const SCREENS: readonly Screen[] = [
  { name: 'styles', path: '/investment/istyle', shows: '投资风格' },
  { name: 'style added', path: '/investment/istyle/addnew', shows: '基本信息' },
  { name: 'strategies', path: '/investment/strategy', shows: '投资策略' },
  { name: 'strategy added', path: '/investment/strategy/addstrategy', shows: '下一步' },
  { name: 'simulations', path: '/investment/strategy/simulation', shows: '历史模拟' },
  { name: 'invest', path: '/investment/overview', shows: '选股范围' },
];

nothingSerious(SCREENS, (reader) => {
  describe('of factors and backtests', () => {
    let goods: ShownGoods;
    beforeAll(async () => {
      const keeper = await reader.people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
      const session = await httpSignIn(keeper);
      const factor = await factors.made('cs_rank(pct_change(后复权收盘价, 20))');
      const runs = [
        await succeededRun(session, factor.id),
        await succeededRun(session, factor.id, { quantiles: 3, standardise: 'rank', horizons: [1, 5] }),
      ] as const;
      goods = { factor, runs: [runs[0].id, runs[1].id] };
      await session.leave();
    });

    it.each(INVEST_SCREENS)('on $name', async ({ path, ...screen }) => {
      expect(await reader.faultsOf({ ...screen, path: path(goods) })).toEqual([]);
    });
  });

  describe('of a strategy', () => {
    let strategy: PostedStrategy;
    beforeAll(async () => {
      strategy = await postedStrategy('000000');
    });
    afterAll(() => strategy.remove());

    it.each(STRATEGY_SCREENS)('on $name', async ({ query, ...screen }) => {
      const path = `/investment/strategy/strategydetail?strategyId=${strategy.strategyId}&strategyType=2${query}`;
      expect(await reader.faultsOf({ ...screen, path })).toEqual([]);
    });

    it('on its comparison', async () => {
      const path = `/investment/pcomparison?ids=${strategy.strategyId}`;
      expect(await reader.faultsOf({ name: 'comparison', path, shows: '持仓重合度' })).toEqual([]);
    });
  });
});
