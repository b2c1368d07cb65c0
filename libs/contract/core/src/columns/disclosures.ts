import { percent, tenThousandShares, tenThousandYuan, yuan } from './figures.ts';
import { optional } from './presence.ts';
import { text, word } from './texts.ts';

/** A trade of an executive, or of a relative, in the company's own shares: sales are negative. */
export const executiveTradeColumns = {
  amount: tenThousandYuan('变动金额', { signed: true }),
  volume: tenThousandShares('变动股数', { signed: true }),
  avgAmount: yuan('成交均价'),
  /** Volume over all shares of the company. */
  changeProportion: percent('变动比例'),
  lastedVolume: tenThousandShares('变动后持股'),
  /** The executive whose trade, or whose relative's trade it is. */
  relevantName: word('相关高管', { sort: true }),
  changePost: optional(text('高管职务')),
  relevant: optional(word('与高管关系')),
  changeReason: text('变动原因'),
} as const;
