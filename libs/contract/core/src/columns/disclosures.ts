import { percent, tenThousandShares, tenThousandYuan, yuan } from './figures.ts';
import { optional } from './presence.ts';
import { date, name, text, word } from './texts.ts';

/** The columns of a trade by an executive, or a relative, in the company's own shares: sales are negative. */
export const executiveTradeColumns = {
  amount: tenThousandYuan('变动金额', { signed: true }),
  volume: tenThousandShares('变动股数', { signed: true }),
  avgAmount: yuan('成交均价'),
  /** Volume over all shares of the company. */
  changeProportion: percent('变动比例'),
  lastedVolume: tenThousandShares('变动后持股'),
  /** The executive who, or whose relative, traded. */
  relevantName: word('相关高管', { sort: true }),
  changePost: optional(text('高管职务')),
  relevant: optional(word('与高管关系')),
  changeReason: text('变动原因'),
} as const;

/** The columns of a pledge of shares, as in its last announcement. */
export const pledgeColumns = {
  pledgeName: name('出质人'),
  startDate: date('质押起始日'),
  pledgeNumberOfShares: tenThousandShares('质押股数'),
  /** A share of what the holder owned at the last quarter's end. */
  proportionSharesHeld: percent('占其持股比例'),
  releaseAnnouncementDate: optional(date('解押公告日')),
  releaseNumberOfShares: tenThousandShares('解押股数'),
  releaseNumberOfRemainingShares: tenThousandShares('本笔剩余质押'),
  releaseTotalNumberOfRemainingPledgedShares: tenThousandShares('出质人累计剩余质押'),
  releaseCompanyAccumulatedRemaining: tenThousandShares('公司累计剩余质押'),
  pledgeCost: yuan('质押成本价'),
  alertPrice: yuan('预警价'),
  /** The liquidation price in yuan, at which the pledgee may sell. */
  closeRate: yuan('平仓价'),
} as const;
