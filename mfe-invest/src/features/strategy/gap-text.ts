import { formatNumber } from '@console/contract-core';

interface Gap {
  /** In words. */
  readonly cause: string;
  /** Above zero for shares that lack, below for shares too many. */
  readonly shares: number;
}

/** Why a holding is not what its signal wished: 与目标相差：停牌 缺 1,200 股，不足一手 缺 36 股 */
export const gapText = (gaps: readonly Gap[]): string =>
  `与目标相差：${gaps
    .map(
      ({ cause, shares }) =>
        `${cause} ${shares < 0 ? '多' : '缺'} ${formatNumber(Math.abs(shares), { unit: 'shares' })} 股`,
    )
    .join('，')}`;
