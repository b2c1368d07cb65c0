import {
  FREQUENCY_TITLES,
  STRATEGY_TYPE_TITLES,
  STRATEGY_TYPES,
  type AdjustFrequency,
  type StrategyType,
} from '@console/contract-invest';

/** 系统策略: any type but user and intelligent is a system strategy. */
export const typeTitle = (type: number): string =>
  STRATEGY_TYPE_TITLES[type as StrategyType] ?? STRATEGY_TYPE_TITLES[STRATEGY_TYPES.system];

export const isUserStrategy = (type: number): boolean => type === STRATEGY_TYPES.user;

/** 运行中, 已停止 */
export const statusTitle = (status: number): string => (status === 0 ? '已停止' : '运行中');

/** 周频调仓 */
export const frequencyText = (frequency: AdjustFrequency): string => `${FREQUENCY_TITLES[frequency]}频调仓`;
