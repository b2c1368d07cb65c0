import type { AdjustFrequency, StrategyType, Weighting } from '@console/contract-invest';

/** A strategy of the demo; its days before today are posted when it is added. */
export interface DemoStrategy {
  readonly name: string;
  readonly type: StrategyType;
  /** The name of its style. */
  readonly style: string;
  /** Stocks that are chosen, or that the user has. */
  readonly stocks: number;
  readonly frequency: AdjustFrequency;
  /** Trading days since its publication. */
  readonly since: number;
  /** Yuan. */
  readonly capital: number;
  /** The factor of an intelligent one, by name. */
  readonly factor?: string;
  readonly weighting?: Weighting;
  /** The day from its publication on which its caps are lowered, and to what. */
  readonly lowered?: { readonly after: number; readonly system: number };
  /** The day from its publication on which it is stopped. */
  readonly stopped?: number;
  /** Whether every tenant of the demo has it, and not the first alone. */
  readonly isEverywhere?: true;
}

const YI = 100_000_000;

/** Some of each type that have run for up to a year, one that was stopped, and one whose caps were lowered. */
export const DEMO_STRATEGIES: readonly DemoStrategy[] = [
  { name: '成长精选', type: 1, style: '成长', stocks: 20, frequency: 3, since: 242, capital: YI },
  {
    name: '资金先锋',
    type: 1,
    style: '资金趋势',
    stocks: 10,
    frequency: 2,
    since: 60,
    capital: YI / 2,
    isEverywhere: true,
  },
  {
    name: '价值稳进',
    type: 1,
    style: '价值',
    stocks: 30,
    frequency: 4,
    since: 120,
    capital: YI,
    stopped: 80,
  },
  { name: '核心持仓', type: 2, style: '均衡', stocks: 8, frequency: 2, since: 242, capital: YI / 5 },
  {
    name: '稳健防守',
    type: 2,
    style: '红利低波',
    stocks: 6,
    frequency: 3,
    since: 120,
    capital: YI / 10,
    lowered: { after: 60, system: 60 },
  },
  {
    name: '价值低波',
    type: 3,
    style: '价值',
    stocks: 15,
    frequency: 3,
    since: 242,
    capital: YI,
    factor: '价值低波',
    weighting: 'equal',
  },
  {
    name: '低波优选',
    type: 3,
    style: '红利低波',
    stocks: 10,
    frequency: 2,
    since: 40,
    capital: YI / 2,
    isEverywhere: true,
    factor: '低波动',
    weighting: 'inverseVolatility',
  },
];
