/**
 * The source of an executive's trades: the columns that `executiveTradeColumns` of the contract names differently
 * from the mart.
 */
export const executiveTradeSources = {
  avgAmount: 'average_price',
  lastedVolume: 'shares_after',
  relevantName: 'executive_name',
  changePost: 'post',
  relevant: 'relation',
} as const;

/** The same for pledges and `pledgeColumns`. */
export const pledgeSources = {
  pledgeName: 'pledger',
  pledgeNumberOfShares: 'pledged_shares',
  proportionSharesHeld: 'holding_ratio',
  releaseAnnouncementDate: 'release_announce_date',
  releaseNumberOfShares: 'released_shares',
  releaseNumberOfRemainingShares: 'remaining_shares',
  releaseTotalNumberOfRemainingPledgedShares: 'holder_remaining_shares',
  releaseCompanyAccumulatedRemaining: 'company_remaining_shares',
  closeRate: 'close_out_price',
} as const;
