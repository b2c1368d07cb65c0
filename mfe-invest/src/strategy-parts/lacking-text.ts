import { formatNumber } from '@console/contract-core';

interface Lacking {
  /** In words. */
  readonly cause: string;
  /** Above 0 they lack, below 0 they are too many. */
  readonly shares: number;
}

/** 停牌 3,000 股，不足一手 22 股; empty where nothing lacks. */
export const lackingText = (lacking: readonly Lacking[]): string =>
  lacking
    .map(
      ({ cause, shares }) =>
        `${cause} ${shares < 0 ? '多 ' : ''}${formatNumber(Math.abs(shares), { unit: 'integer' })} 股`,
    )
    .join('，');
